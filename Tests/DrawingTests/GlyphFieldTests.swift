import Drawing
import GeoCore
import Testing

@Suite("Glyphs known by their distances")
struct GlyphFieldTests {
  /// A disc of `radius` pixels about the middle of a field.
  private func disc(_ radius: Double, side: Int = 32) throws -> GlyphField {
    let middle = Double(side) / 2
    let values = (0..<side * side).map { i -> UInt8 in
      let (x, y) = (Double(i % side) + 0.5 - middle, Double(i / side) + 0.5 - middle)
      let distance = radius - (x * x + y * y).squareRoot()
      return UInt8(min(max(GlyphField.edge + distance * 255 / 8, 0), 255).rounded())
    }
    return try #require(
      GlyphField(width: side, height: side, values: values, corner: Point(x: -middle, y: -middle)))
  }

  // Twice the area is the sum of cross products; positive where what is inside lies on the right, y being down.
  private func area(_ path: Path) -> Double {
    let points = path.points
    return zip(points, Array(points.dropFirst()) + points.prefix(1)).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y)
    } / 2
  }

  @Test("The outline of a disc is a circle of its radius", arguments: [3.0, 6.5, 10])
  func discs(radius: Double) throws {
    let path = try disc(radius).contour()
    let em = 24.0
    #expect(path.verbs.count { $0 == .move } == 1)
    for point in path.points { #expect(abs(point.length * em - radius) < 0.06, "\(point)") }
    #expect(abs(area(path) * em * em - .pi * radius * radius) < 0.06 * 2 * .pi * radius)
  }

  @Test("What reaches the edge of a field is closed there; corners across are told apart")
  func edges() throws {
    let full = try #require(
      GlyphField(width: 2, height: 1, values: [255, 255], pixelsPerEm: 1, corner: .zero))
    let box = try #require(full.contour().bounds())
    // Beyond the middles of the outer pixels the values fall from 255 to 0: a quarter of the way is inside.
    #expect(abs(box.minX - 0.25) < 1e-9 && abs(box.maxX - 1.75) < 1e-9)
    let diagonal = try #require(
      GlyphField(
        width: 2, height: 2, values: [255, 0, 0, 255], pixelsPerEm: 1, corner: .zero))
    #expect(diagonal.contour().verbs.count { $0 == .move } == 2)
  }

  @Test("Fields have as many values as they say")
  func sizes() {
    #expect(GlyphField(width: 2, height: 2, values: [1, 2, 3], corner: .zero) == nil)
    #expect(GlyphField(width: 0, height: 2, values: [], corner: .zero) == nil)
    #expect(GlyphField(width: .max, height: 2, values: [1], corner: .zero) == nil)
    #expect(GlyphField(width: 1, height: 1, values: [1], pixelsPerEm: 0, corner: .zero) == nil)
  }

  @Test(
    "Scripts that stand in columns",
    arguments: [
      ("日", true), ("ㅎ", true), ("カ", true), ("a", false), ("ب", false), ("©", false), ("（", false),
      ("1", false),
    ])
  func columns(text: String, isUpright: Bool) {
    #expect(ColumnScript.allowsColumns(text) == isUpright)
    #expect(ColumnScript.allowsColumns("ab" + text) == isUpright)
  }
}
