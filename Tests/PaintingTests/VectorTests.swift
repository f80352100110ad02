import CCairo
import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

@Suite struct VectorTests {
  private var sample: DisplayList {
    var list = DisplayList(size: Size(width: 100, height: 80))
    list.fill(
      Path(Rect(x: 10, y: 10, width: 30, height: 20), cornerRadius: 6), Color(rgb: 0x3366AA))
    var dashed = Stroke(width: 3.3, cap: .round, join: .round)
    dashed.dashes = [7, 5]
    list.stroke(polygon((50, 10), (90, 20), (60, 40)), dashed, Color(rgb: 0xAA3333).opacity(0.7))
    list.stroke(polygon((12, 45), (40, 48), (15, 70)), Stroke(width: 5), .black)
    list.shadow(Path(Rect(x: 60, y: 50, width: 20, height: 15)), blur: 2, Color.black.opacity(0.6))
    let outline = GlyphOutline(
      font: "test", index: 3, path: Path(center: Point(x: 0.5, y: -0.5), radius: 0.4))
    let range = list.add([
      PlacedGlyph(outline: outline, origin: Point(x: 45, y: 70), size: 12, angle: 0.2)
    ])
    list.append(.glyphs(range, .halo(Color.white.opacity(0.8), width: 1.5, blur: 0)))
    list.append(.glyphs(range, .fill(.black)))
    var group = DisplayList.Group()
    group.opacity = 0.5
    group.transform = AffineTransform.rotation(degrees: 10).then(.translation(Point(x: 40, y: 5)))
    group.clip = list.add(Path(center: Point(x: 25, y: 25), radius: 15))
    list.append(.begin(group))
    list.fill(Path(Rect(x: 10, y: 10, width: 20, height: 30)), Color(rgb: 0x00AA00))
    list.append(.end)
    return list
  }

  @Test func samePictureSameBytes() throws {
    let painter = Painter()
    #expect(try painter.pdf([sample, sample]) == painter.pdf([sample, sample]))
    #expect(try painter.svg(sample) == painter.svg(sample))
    #expect(try painter.bitmap(sample) == Painter().bitmap(sample))
  }

  @Test func sizesAreThoseOfTheList() throws {
    var options = PDFOptions()
    options.title = "A title"
    let pdf = String(decoding: try Painter().pdf([sample], options), as: UTF8.self)
    // 100 × 80 points of 1/96 inch are 75 × 60 of 1/72.
    #expect(pdf.contains("/MediaBox [ 0 0 75 60 ]"))
    #expect(pdf.hasPrefix("%PDF-1.") && pdf.contains("(A title)"))
    #expect(pdf.contains("19700101000000Z)"))
    let svg = String(decoding: try Painter().svg(sample), as: UTF8.self)
    #expect(svg.contains(#"width="100px" height="80px" viewBox="0 0 100 80""#))
  }

  @Test func pagesHaveTheirOwnSizes() throws {
    let other = DisplayList(size: Size(width: 192, height: 96))
    let pdf = String(decoding: try Painter().pdf([sample, other]), as: UTF8.self)
    #expect(pdf.contains("/MediaBox [ 0 0 75 60 ]") && pdf.contains("/MediaBox [ 0 0 144 72 ]"))
  }

  @Test func outlinesStayOutlines() throws {
    var list = DisplayList(size: Size(width: 10, height: 10))
    list.stroke(polygon((1, 1), (9, 1), (9, 9)), Stroke(width: 2), .black)
    let svg = String(decoding: try Painter().svg(list), as: UTF8.self)
    #expect(svg.contains("stroke-width:2;") && !svg.contains("<image"))
  }

  @Test func identifiersFollowTheDocument() {
    let svg = ##"<g id="surface7"/><use xlink:href="#surface7" mask="url(#m9)"/><g id="m9"/>"##
    let expected = ##"<g id="i0"/><use xlink:href="#i0" mask="url(#i1)"/><g id="i1"/>"##
    #expect(SVGIdentifiers.renumber(Array(svg.utf8)) == Array(expected.utf8))
    let broken = Array(#"<g id="x"#.utf8)
    #expect(SVGIdentifiers.renumber(broken) == broken)
  }

  /// What Cairo makes of a list in an image of 4 × 4 pixels a point, made smaller by means.
  private func cairo(_ list: DisplayList) throws -> [SIMD4<Double>] {
    let (w, h, k) = (Int(list.size.width), Int(list.size.height), 4)
    let size = Size(width: list.size.width * Double(k), height: list.size.height * Double(k))
    var image: OpaquePointer?
    let document = try CairoDocument("image", size) { _, _, width, height in
      image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      return image
    }
    var canvas = VectorCanvas(list, on: document, scale: Double(k))
    canvas.paintAll(.white)
    try canvas.beginPage()
    try PaintWalk.run(list, on: &canvas)
    canvas.endPage()
    cairo_surface_flush(image)
    let data = try #require(cairo_image_surface_get_data(image))
    let stride = Int(cairo_image_surface_get_stride(image))
    return (0..<w * h).map { i in
      var sum = SIMD4<Double>.zero
      for dy in 0..<k {
        for dx in 0..<k {
          let p = data + ((i / w) * k + dy) * stride + 4 * ((i % w) * k + dx)
          sum += SIMD4(Double(p[2]), Double(p[1]), Double(p[0]), Double(p[3]))
        }
      }
      return sum / Double(k * k)
    }
  }

  /// The largest and the mean difference of a channel between our pixels and Cairo's, and how many are above a limit.
  private func difference(
    _ list: DisplayList, above limit: Double = 0
  ) throws -> (worst: Double, mean: Double, count: Int) {
    let ours = try Painter().bitmap(list, background: .white)
    let theirs = try cairo(list)
    var (worst, total, count) = (0.0, 0.0, 0)
    for i in 0..<theirs.count {
      for c in 0..<4 {
        let d = abs(Double(ours.pixels[4 * i + c]) - theirs[i][c])
        worst = max(worst, d)
        total += d
        if d > limit { count += 1 }
      }
    }
    return (worst, total / Double(4 * theirs.count), count)
  }

  @Test func pixelsAreWhatCairoPaints() throws {
    let (worst, mean, _) = try difference(sample)
    // Halos have an S curve for an edge, shadows are coarser in documents, and coverages of overlapping edges
    // are added here: single pixels may be an eighth off, the mean not a two hundredth.
    #expect(worst <= 34)
    #expect(mean < 0.5)
  }

  @Test(arguments: 0..<12)
  func fillsAndStrokesAreCairos(seed: UInt64) throws {
    var dice = Dice(seed &+ 77)
    var list = DisplayList(size: Size(width: 64, height: 64))
    let stroke: (Double) -> Stroke = { width in
      var stroke = Stroke(width: width)
      stroke.join = [.miter, .round, .bevel][Int(seed % 3)]
      stroke.cap = [.butt, .round, .square][Int(seed / 3 % 3)]
      stroke.dashes = seed > 5 ? [9, 8] : []
      return stroke
    }
    var path = Path()
    path.move(to: Point(x: 8, y: 8))
    path.line(to: Point(x: 50 + 10 * dice.next(), y: 8 + 8 * dice.next()))
    path.cubic(
      Point(x: 70, y: 30), Point(x: 20, y: 20 + 20 * dice.next()),
      to: Point(x: 10 + 8 * dice.next(), y: 56))
    if seed % 2 == 0 { path.close() }
    list.fill(path, Color(rgb: 0x88AACC))
    list.stroke(path, stroke(0.5 + 3 * dice.next()), Color(rgb: 0x224466))
    let (_, mean, count) = try difference(list, above: 14)
    // Cairo's 4 × 4 pixels a pixel have a grid of 15 × 17 each, and its curves are off by up to 0.1. What differs
    // more are the few pixels of the sharp corner, where the line lies over itself and coverages add up.
    #expect(count <= 3 * 8)
    #expect(mean < 0.2)
  }
}
