import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

@Suite struct GlyphTests {
  /// A box of half an em on the baseline.
  private let box = GlyphOutline(
    font: "test", index: 1, path: Path(Rect(x: 0, y: -0.5, width: 0.5, height: 0.5)))
  private let disc = GlyphOutline(
    font: "test", index: 2, path: Path(center: Point(x: 0.5, y: -0.5), radius: 0.4))

  private func paint(
    _ glyphs: [PlacedGlyph], _ paint: GlyphPaint, size: Double = 30, painter: Painter = Painter()
  ) throws -> Bitmap {
    var list = DisplayList(size: Size(width: size, height: size))
    let range = list.add(glyphs)
    list.append(.glyphs(range, paint))
    return try painter.bitmap(list)
  }

  @Test(arguments: [(5.0, 20.0), (5.25, 20.5), (4.75, 19.75), (-0.5, 3)])
  func onQuartersOfAPixelGlyphsAreOutlines(x: Double, y: Double) throws {
    let glyph = PlacedGlyph(outline: disc, origin: Point(x: x, y: y), size: 17)
    let found = try paint([glyph], .fill(.black))
    var path = Path()
    path.append(
      disc.path, transform: AffineTransform.scale(17, 17).then(.translation(Point(x: x, y: y))))
    let expected = try painted(30, 30) { $0.fill(path, .black) }
    for (a, b) in zip(found.pixels, expected.pixels) { #expect(abs(Int(a) - Int(b)) <= 1) }
  }

  @Test func turnedGlyphsTurnAboutTheirOrigin() throws {
    // A quarter turn clockwise: what was above the baseline is right of it.
    let glyph = PlacedGlyph(outline: box, origin: Point(x: 10, y: 10), size: 10, angle: .pi / 2)
    let found = try paint([glyph], .fill(.black))
    for y in 0..<30 {
      for x in 0..<30 {
        let inside = (10..<15).contains(x) && (10..<15).contains(y)
        #expect(pixel(found, x, y)[3] == (inside ? 255 : 0))
      }
    }
  }

  @Test func haloReachesItsWidth() throws {
    // The box is 10…20; half of the pixels whose middles lie 3 from it are covered.
    let glyph = PlacedGlyph(outline: box, origin: Point(x: 10, y: 20), size: 20)
    let found = try paint([glyph], .halo(.black, width: 2.5, blur: 0))
    let row = (0..<30).map { Int(pixel(found, $0, 15)[3]) }
    // Middles are 2.5 away at x = 7 and 22: half covered; nearer than 1.75 all, further than 3.25 none.
    #expect(row[7] == 128 && row[22] == 128)
    #expect(row[8] == 255 && row[21] == 255 && row[15] == 255)
    #expect(row[6] == 0 && row[23] == 0)
    // Around the corner it is round: (7.5, 7.5) is 3.54 from (10, 10), (8.5, 8.5) 2.12.
    #expect(pixel(found, 7, 7)[3] == 0)
    #expect(pixel(found, 8, 8)[3] > 180)
  }

  @Test func blurSoftens() throws {
    let glyph = PlacedGlyph(outline: box, origin: Point(x: 10, y: 20), size: 20)
    let found = try paint([glyph], .halo(.black, width: 2.5, blur: 2))
    let row = (0..<10).map { Int(pixel(found, $0, 15)[3]) }
    #expect(row[7] == 128)
    #expect(row == row.sorted())
    // The edge is 0.75 + 1.19·2 = 3.13 to each side: t = (2.5 + 3.13 − 3.5) / 6.26 at x = 6.
    let t: Double = (2.5 + 3.13 - 3.5) / 6.26
    let expected = Int((t * t * (3 - 2 * t) * 255).rounded())
    #expect(abs(row[6] - expected) <= 1)
  }

  @Test func overlapsAreCoveredOnce() throws {
    let glyphs = [10.0, 12].map { PlacedGlyph(outline: box, origin: Point(x: $0, y: 20), size: 20) }
    for paint in [
      GlyphPaint.fill(.black.opacity(0.5)), .halo(.black.opacity(0.5), width: 2, blur: 0),
    ] {
      let found = try self.paint(glyphs, paint)
      #expect(pixel(found, 15, 15)[3] == 128)
      #expect(found.pixels.max() == 128)
    }
  }

  @Test func masksAreReusedAndNothingChanges() throws {
    let painter = Painter()
    let glyphs = (0..<8).map {
      PlacedGlyph(outline: disc, origin: Point(x: Double($0) * 3.3, y: 20), size: 9)
    }
    let first = try paint(glyphs, .fill(.black), painter: painter)
    #expect(try paint(glyphs, .fill(.black), painter: painter) == first)
    #expect(try paint(glyphs, .fill(.black), painter: Painter(glyphCacheBytes: 0)) == first)
  }

  @Test func cacheIsBounded() {
    let cache = GlyphMaskCache(limit: 10_000)
    for i in 0..<2000 {
      let key = GlyphMaskKey(
        outline: disc, size: Double(i), phaseX: 0, phaseY: 0, style: .fill)
      let map = AffineTransform.scale(10, 10)
      let visible = PixelBox(minX: -50, minY: -50, maxX: 50, maxY: 50)
      _ = cache.mask(key) { GlyphMask.make(disc.path, map, .fill, visible: visible) }
    }
    // An entry is at least 200 bytes.
    #expect(cache.count <= 50 && cache.count > 5)
  }

  @Test func picturesInParallelShareACache() async throws {
    let painter = Painter(glyphCacheBytes: 3000)
    let glyphs = (0..<40).map { (i: Int) -> PlacedGlyph in
      let origin = Point(x: Double(i) * 0.7, y: 20)
      return PlacedGlyph(outline: i % 2 == 0 ? disc : box, origin: origin, size: Double(8 + i % 5))
    }
    let expected = try paint(glyphs, .halo(.black, width: 1, blur: 0))
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 {
        group.addTask { try paint(glyphs, .halo(.black, width: 1, blur: 0), painter: painter) }
      }
      for try await found in group { #expect(found == expected) }
    }
  }

  @Test func absurdGlyphsEnd() throws {
    let sizes = [0, -1, Double.nan, .infinity, 1e-300, 1e300, 1e7]
    let places = [0, Double.nan, .infinity, 1e300, -1e9]
    for size in sizes {
      for x in places {
        let glyph = PlacedGlyph(
          outline: disc, origin: Point(x: x, y: 5), size: size, angle: x == 0 ? 0 : size)
        for halo in [GlyphPaint.fill(.black), .halo(.black, width: size, blur: x)] {
          _ = try paint([glyph], halo, size: 10)
          var list = DisplayList(size: Size(width: 9, height: 9))
          let range = list.add([glyph])
          list.append(.glyphs(range, halo))
          _ = try Painter().svg(list)
        }
      }
    }
  }
}
