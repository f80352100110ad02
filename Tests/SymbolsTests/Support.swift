import Drawing
import GeoCore

/// A text of square letters, `advance` points wide each, of 10 points an em; a space for " ".
func letters(_ text: String, advance: Double = 10, size: Double = 10) -> ShapedText {
  let box = GlyphOutline(
    font: "test", index: 1, path: Path(Rect(minX: 0, minY: -1, maxX: 1, maxY: 0)))
  let space = GlyphOutline(font: "test", index: 0, path: Path())
  let glyphs = text.enumerated().map { i, character in
    ShapedGlyph(
      outline: character == " " ? space : box, position: Point(x: Double(i) * advance, y: 0),
      advance: advance, size: size, cluster: i, span: 0)
  }
  let width = Double(glyphs.count) * advance
  return ShapedText(
    lines: [ShapedLine(glyphs: glyphs, x: 0, baseline: size, width: width)],
    size: Size(width: width, height: 1.2 * size))
}

func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }

func near(_ a: Point, _ x: Double, _ y: Double, _ tolerance: Double = 1e-9) -> Bool {
  near(a.x, x, tolerance) && near(a.y, y, tolerance)
}

/// A repeatable stream of numbers (Numerical Recipes' generator).
struct Numbers {
  var state: UInt64 = 1

  mutating func next(below limit: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / Double(1 << 31) * limit
  }
}
