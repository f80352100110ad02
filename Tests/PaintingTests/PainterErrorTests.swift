import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

@Suite struct PainterErrorTests {
  private let painter = Painter()

  private func expectAll(_ error: PaintingError, _ list: DisplayList) {
    #expect(throws: error) { try painter.bitmap(list) }
    #expect(throws: error) { try painter.pdf([list]) }
    #expect(throws: error) { try painter.svg(list) }
  }

  private var empty: DisplayList { DisplayList(size: Size(width: 4, height: 4)) }

  @Test func sizeIsRounded() throws {
    let list = DisplayList(size: Size(width: 10.4, height: 2.5))
    let bitmap = try painter.bitmap(list, scale: 1.5)
    // 15.6 and 3.75.
    #expect(bitmap.width == 16 && bitmap.height == 4)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func sizesThatAreNone(side: Double) {
    let size = Size(width: side, height: 5)
    #expect(throws: PaintingError.self) { try painter.bitmap(DisplayList(size: size)) }
    #expect(throws: PaintingError.self) { try painter.pdf([DisplayList(size: size)]) }
    #expect(throws: PaintingError.self) { try painter.svg(DisplayList(size: size)) }
    #expect(throws: PaintingError.self) { try painter.bitmap(empty, scale: side) }
  }

  @Test func sizesBeyondTheLimit() {
    let tooLarge = { (w: Double, h: Double) in
      PaintingError.tooLarge(width: w, height: h, limit: 1 << 28, side: 32_767)
    }
    #expect(throws: tooLarge(32_768, 1)) {
      try painter.bitmap(DisplayList(size: Size(width: 32_768, height: 1)))
    }
    #expect(throws: tooLarge(20_000, 20_000)) {
      try painter.bitmap(DisplayList(size: Size(width: 10_000, height: 10_000)), scale: 2)
    }
    #expect(throws: tooLarge(1e9, 1)) {
      try painter.svg(DisplayList(size: Size(width: 1e9, height: 1)))
    }
  }

  @Test func noPages() {
    #expect(throws: PaintingError.noPages) { try painter.pdf([]) }
  }

  @Test func groupsMustNest() {
    var open = empty
    open.append(.begin(DisplayList.Group()))
    expectAll(.unbalancedGroup(command: 1), open)
    var ended = empty
    ended.append(.end)
    expectAll(.unbalancedGroup(command: 0), ended)
    var deep = empty
    for _ in 0..<300 { deep.append(.begin(DisplayList.Group())) }
    for _ in 0..<300 { deep.append(.end) }
    expectAll(.tooDeep(command: 256, limit: 256), deep)
  }

  @Test func indicesMustBeHeld() {
    let nowhere = PathSlice(verbs: 0..<1, points: 0..<1)
    let commands: [DisplayList.Command] = [
      .fill(nowhere, .nonZero, .color(.black)),
      .stroke(nowhere, Stroke(width: 1), .color(.black)),
      .shadow(nowhere, blur: 1, .black),
      .glyphs(0..<1, .fill(.black)),
      .image(index: 0, Rect(x: 0, y: 0, width: 1, height: 1), opacity: 1, .linear),
      .fill(
        PathSlice(verbs: 0..<0, points: 0..<0), .nonZero,
        .pattern(index: -1, .identity, opacity: 1)),
    ]
    for command in commands {
      var list = empty
      list.append(command)
      expectAll(.malformed(command: 0), list)
    }
    var clipped = empty
    var group = DisplayList.Group()
    group.clip = nowhere
    clipped.append(.begin(group))
    expectAll(.malformed(command: 0), clipped)
  }

  @Test func verbsMustFitTheirPoints() {
    var list = empty
    _ = list.add(Path(Rect(x: 0, y: 0, width: 1, height: 1)))
    list.append(.fill(PathSlice(verbs: 0..<3, points: 0..<4), .nonZero, .color(.black)))
    expectAll(.malformed(command: 0), list)
  }
}
