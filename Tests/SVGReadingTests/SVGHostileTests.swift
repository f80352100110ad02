import Drawing
import GeoCore
import Testing

@testable import SVGReading

@Suite struct SVGHostileTests {
  @Test func copiesOfCopies() throws {
    // 10^8 rectangles in a kilobyte.
    let levels = (1...8).map { level in
      "<g id='g\(level)'>"
        + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    let drawing = try drawing(
      "<defs><rect id='g0' width='1' height='1'/>\(levels.joined())</defs><use href='#g8'/>")
    #expect(drawing.list.commands.count <= 3 * SVGLimits.elements)
    #expect(drawing.diagnostics.contains { $0.kind == .limit })
  }

  @Test func rings() throws {
    let ring = """
      <g id='a'><use href='#b'/></g><g id='b'><use href='#c'/></g>
      <g id='c'><use href='#a'/><rect width='1' height='1'/></g>
      """
    let drawing = try drawing(ring)
    #expect(drawing.messages.contains { $0.contains("leads back to itself") })
    // The way from a and from b passes c once; that from c comes back to c once more.
    #expect(drawing.painted.count == 4)
  }

  @Test func entitiesOfEntities() {
    let entities = (1...30).map { "<!ENTITY e\($0) '&e\($0 - 1);&e\($0 - 1);'>" }.joined()
    let text =
      "<!DOCTYPE svg [<!ENTITY e0 'fill:red;'>\(entities)]><svg viewBox='0 0 9 9'><g style='&e30;'/></svg>"
    #expect(throws: SVGError.self) { try SVGDrawing(Array(text.utf8)) }
  }

  @Test func deepFiles() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "<g>", count: count) + "<rect width='1' height='1'/>"
        + String(repeating: "</g>", count: count)
    }
    #expect(try drawing(nested(80)).painted.count == 1)
    #expect(try drawing(nested(200)).diagnostics.map(\.kind) == [.limit])
    #expect(throws: SVGError.self) { try drawing(nested(100_000)) }
    let chain = (1...500).map { "<g id='c\($0)'><use href='#c\($0 + 1)'/></g>" }.joined()
    #expect(
      try drawing("<defs>\(chain)</defs><use href='#c1'/>").diagnostics.map(\.kind) == [.limit])
  }

  @Test(arguments: [
    "<rect width='1e308' height='1e308'/>", "<path d='M0 0L1e300 1e300z'/>",
    "<circle r='1e200' stroke='red' stroke-width='1e300'/>",
    "<path d='M0 0a1e-320 1e300 9 1 1 1e150 7'/>",
    "<g transform='scale(1e200)'><g transform='scale(1e200)'><rect width='9' height='9'/></g></g>",
    "<path d='M0 0h9' stroke='red' stroke-dasharray='1e-300'/>",
    "<rect width='9' height='9' fill='url(#a)'/><radialGradient id='a' r='1e-300'><stop/><stop/></radialGradient>",
    "<rect width='9' height='9' fill='url(#a)'/><linearGradient id='a' x2='1e-30'><stop/><stop/></linearGradient>",
    "<svg viewBox='0 0 1e-300 1e-300'><rect width='1' height='1'/></svg>",
  ])
  func absurdNumbers(_ content: String) throws {
    for painted in try drawing(content).painted {
      #expect(painted.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test func manyLargeGradients() throws {
    let shape = "<rect width='9' height='9' fill='url(#a)'/>"
    let gradient =
      "<radialGradient id='a'><stop/><stop offset='1' stop-color='red'/></radialGradient>"
    let text = "<svg viewBox='0 0 9 9'>\(shape)\(shape)\(gradient)</svg>"
    var builder = SVGBuilder(try SVGDocument(Array(text.utf8)), size: Size(width: 9, height: 9))
    builder.pixels = SVGLimits.pixels - 1
    builder.drawRoot()
    #expect(builder.list.images.count == 1)
    #expect(builder.list.commands.count { if case .fill = $0 { true } else { false } } == 2)
    #expect(builder.notes.diagnostics.map(\.kind) == [.limit])
  }

  @Test func manyRules() throws {
    let rules = (0..<5000).map { "#a\($0),*{fill:red}" }.joined()
    let shapes = (0..<3000).map { "<path id='p\($0)' d='M0 0h9v9'/>" }.joined()
    let drawing = try drawing("<style>\(rules)</style>\(shapes)")
    #expect(drawing.painted.count == 3000)
    #expect(drawing.diagnostics.map(\.kind) == [.limit])
  }

  @Test func filesThatAreCutOrDamaged() {
    let whole = Array(
      """
      <svg viewBox='0 0 9 9'><style>.a{fill:red}</style><g transform='rotate(3)' class='a'>
      <path d='M0 0a1 1 0 011 1z' stroke-dasharray='1 2'/><use href='#b' clip-path='url(#c)'/></g>
      <clipPath id='c'><rect width='5' height='5'/></clipPath><linearGradient id='b'/></svg>
      """.utf8)
    for count in 0..<whole.count { _ = try? SVGDrawing(Array(whole.prefix(count))) }
    var state: UInt64 = 7
    for _ in 0..<500 {
      // Knuth's MMIX generator.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var bytes = whole
      bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24 & 0x7F)
      _ = try? SVGDrawing(bytes)
    }
  }
}
