import Colorimetry
import Drawing
import GeoCore
import Imaging
import Painting
import Testing

@Suite("Glyphs that are fields")
struct GlyphFieldPaintingTests {
  /// 8 × 8 pixels; the outline is the line x = 4, what lies left of it is inside.
  private func glyph() throws -> GlyphOutline {
    let values = (0..<64).map { i -> UInt8 in
      let distance = 3.5 - Double(i % 8)
      return UInt8(min(max(GlyphField.edge + distance * 255 / 8, 0), 255).rounded())
    }
    let field = try #require(
      GlyphField(width: 8, height: 8, values: values, corner: Point(x: 0, y: -8)))
    return GlyphOutline(font: "field", index: 1, field: field)
  }

  private func alphas(
    _ paint: GlyphPaint, at origin: Point = Point(x: 0, y: 8), angle: Double = 0
  ) throws -> [[Int]] {
    var list = DisplayList(size: Size(width: 8, height: 8))
    let range = list.add([
      PlacedGlyph(outline: try glyph(), origin: origin, size: 24, angle: angle)
    ])
    list.append(.glyphs(range, paint))
    let bitmap = try Painter().bitmap(list, scale: 1)
    return (0..<8).map { y in
      (0..<8).map { x in Int(bitmap.pixels[(y * 8 + x) * 4 + 3]) }
    }
  }

  @Test("An edge is a smooth step 0.21 of the field's range wide")
  func edge() throws {
    // Half a pixel from the outline is 1/16 of the range: t = (0.0625 + 0.105) / 0.21, and t² (3 − 2t) = 0.894.
    let rows = try alphas(.fill(.black))
    for row in rows {
      #expect(row[0...2].allSatisfy { $0 == 255 } && row[5...7].allSatisfy { $0 == 0 })
      #expect(abs(row[3] - 228) <= 2 && abs(row[4] - 27) <= 2, "\(row)")
    }
  }

  @Test("A halo lies around the glyph and not under it")
  func halo() throws {
    let row = try alphas(.halo(.black, width: 2, blur: 0))[4]
    #expect(row[0] == 0 && row[1] == 0)
    // From the outline at 4 to 6.
    #expect(row[4] > 200 && row[5] > 200 && row[7] < 40, "\(row)")
  }

  @Test("It turns about its origin, and lies wherever it is put")
  func turned() throws {
    // A quarter clockwise about (0, 0): what was left of x = 4 is above y = 4.
    let rows = try alphas(.fill(.black), at: Point(x: 0, y: 0), angle: .pi / 2)
    #expect(rows[1].allSatisfy { $0 == 255 } && rows[6].allSatisfy { $0 == 0 })
    let moved = try alphas(.fill(.black), at: Point(x: 2, y: 8))
    #expect(moved[3][0] == 0 && moved[3][3] == 255 && abs(moved[3][5] - 228) <= 2)
  }

  @Test("Documents draw its outline")
  func documents() throws {
    var list = DisplayList(size: Size(width: 8, height: 8))
    let range = list.add([
      PlacedGlyph(outline: try glyph(), origin: Point(x: 0, y: 8), size: 24)
    ])
    list.append(.glyphs(range, .fill(.black)))
    let text = String(decoding: try Painter().svg(list), as: UTF8.self)
    #expect(!text.contains("<image") && text.contains("<path"))
  }
}
