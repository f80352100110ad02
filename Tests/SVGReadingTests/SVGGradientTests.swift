import Colorimetry
import Drawing
import GeoCore
import Imaging
import SVGReading
import Testing

@Suite struct SVGGradientTests {
  private static let stops = "<stop stop-color='#f00'/><stop offset='1' stop-color='#00f'/>"

  /// The colour a pattern has at a point of the drawing, of its nearest pixel.
  private func color(_ drawing: SVGDrawing, at p: Point) throws -> [Int] {
    let painted = try #require(drawing.painted.first)
    guard case .pattern(let index, let map, _) = painted.paint else { return [] }
    let image = drawing.list.images[index]
    let back = try #require(map.inverse)
    let at = back(p)
    let x = min(max(Int(at.x), 0), image.width - 1)
    let y = min(max(Int(at.y), 0), image.height - 1)
    let first = 4 * (y * image.width + x)
    return image.pixels[first..<first + 4].map(Int.init)
  }

  /// Red at 0 and blue at 1: at t there are 255·(1−t) of red and 255·t of blue.
  private func expect(
    _ gradient: String, at p: Point, is t: Double, _ place: SourceLocation = #_sourceLocation
  ) throws {
    let drawing = try drawing(
      "<rect width='100' height='50' fill='url(#a)'/><defs>\(gradient)</defs>")
    let found = try color(drawing, at: p)
    // The nearest pixel of 252 on 100 points is at most 0.2 points off, which is 1/50 of the steepest gradient.
    let wanted = [255 * (1 - t), 0, 255 * t, 255]
    let isClose = zip(found, wanted).allSatisfy { abs(Double($0) - $1) <= 6 }
    #expect(found.count == 4 && isClose, "\(found) is not \(wanted)", sourceLocation: place)
  }

  private func linear(_ attributes: String) -> String {
    "<linearGradient id='a' \(attributes)>\(Self.stops)</linearGradient>"
  }

  private func radial(_ attributes: String) -> String {
    "<radialGradient id='a' \(attributes)>\(Self.stops)</radialGradient>"
  }

  @Test func linear() throws {
    try expect(linear(""), at: Point(x: 25, y: 10), is: 0.25)
    try expect(linear("x2='0' y2='1'"), at: Point(x: 25, y: 10), is: 0.2)
    try expect(linear("x1='20%' x2='.6'"), at: Point(x: 30, y: 1), is: 0.25)
    let units = "gradientUnits='userSpaceOnUse'"
    try expect(linear("\(units) x1='20' x2='60'"), at: Point(x: 30, y: 1), is: 0.25)
    try expect(linear("\(units) x1='20' x2='60'"), at: Point(x: 10, y: 1), is: 0)
    try expect(linear("\(units) x1='20' x2='60'"), at: Point(x: 90, y: 1), is: 1)
    try expect(linear("\(units) x2='40' spreadMethod='repeat'"), at: Point(x: 50, y: 1), is: 0.25)
    try expect(linear("\(units) x2='40' spreadMethod='reflect'"), at: Point(x: 50, y: 1), is: 0.75)
    try expect(
      linear("\(units) x2='40' gradientTransform='translate(10)'"), at: Point(x: 20, y: 1), is: 0.25
    )
    // In the skewed plane of a box of 100 × 50 the lines of one colour run from corner to corner:
    // at (25, 25) the shares are (1/4, 1/2), and (1/4 + 1/2)/2 of the way.
    try expect(linear("x2='1' y2='1'"), at: Point(x: 25, y: 25), is: 0.375)
  }

  @Test func radial() throws {
    // About (50, 25), half axes 50 and 25.
    try expect(radial(""), at: Point(x: 62.5, y: 25), is: 0.25)
    try expect(radial(""), at: Point(x: 50, y: 12.5), is: 0.5)
    let units = "gradientUnits='userSpaceOnUse' cx='50' cy='25' r='20'"
    try expect(radial(units), at: Point(x: 55, y: 25), is: 0.25)
    try expect(radial(units), at: Point(x: 90, y: 25), is: 1)
    // From the focus (40, 25) rightwards 30 units lead to the circle, leftwards 10.
    try expect(radial("\(units) fx='40'"), at: Point(x: 55, y: 25), is: 0.5)
    try expect(radial("\(units) fx='40'"), at: Point(x: 35, y: 25), is: 0.5)
    // Between radii 10 and 20.
    try expect(radial("\(units) fr='10'"), at: Point(x: 65, y: 25), is: 0.5)
  }

  /// Patterns repeat, so that what is painted must lie within one, a pixel from its edges for the filter.
  @Test(arguments: [
    "x2='0' y2='1'", "x1='.3' x2='.4' y2='.2'", "gradientUnits='userSpaceOnUse' x2='7'",
  ])
  func pixelsReachBeyondWhatIsPainted(_ attributes: String) throws {
    for gradient in [linear(attributes), radial("")] {
      let line = "<path d='M5 5Q50 90 95 20' fill='none' stroke='url(#a)' stroke-width='8'/>"
      let drawing = try drawing(line + gradient)
      let painted = try #require(drawing.painted.first)
      guard case .pattern(let index, let map, _) = painted.paint else { continue }
      let image = drawing.list.images[index]
      let inner = Rect(
        x: 1, y: 1, width: Double(image.width - 2), height: Double(image.height - 2))
      let back = try #require(map.inverse)
      // The curve's highest and lowest points, its ends, and half the width.
      for p in [Point(x: 1, y: 1), Point(x: 99, y: 20), Point(x: 50, y: 60)] {
        #expect(inner.contains(back(p)), "\(back(p)) is not in \(inner)")
      }
    }
  }

  @Test func whatIsNotSaidIsTakenFromAnother() throws {
    let chain = """
      <linearGradient id='a' href='#b' x2='.5'/><linearGradient id='b' xlink:href='#c' x2='.1'/>
      <radialGradient id='c'>\(Self.stops)</radialGradient>
      """
    try expect(chain, at: Point(x: 25, y: 1), is: 0.5)
  }

  @Test(arguments: [
    ("<linearGradient id='a'/>", nil), ("<linearGradient id='a' href='#a'/>", nil),
    ("<linearGradient id='a'><stop stop-color='#0f0'/></linearGradient>", Color(rgb: 0x00FF00)),
    (
      "<linearGradient id='a' x2='0'><stop/><stop offset='1' stop-color='#0f0'/></linearGradient>",
      Color(rgb: 0x00FF00)
    ),
    (
      "<radialGradient id='a' r='0'><stop/><stop offset='1' stop-color='#0f0'/></radialGradient>",
      Color(rgb: 0x00FF00)
    ),
    (
      "<linearGradient id='a'><stop style='stop-color:#0f0;stop-opacity:.5'/></linearGradient>",
      Color(red: 0, green: 1, blue: 0, alpha: 0.5)
    ),
    ("<linearGradient id='a' gradientTransform='scale(0)'><stop/><stop/></linearGradient>", nil),
  ])
  func oneColorOrNone(_ gradient: String, _ expected: Color?) throws {
    let found = try drawing("<rect width='9' height='9' fill='url(#a)'/>\(gradient)").painted
    #expect(found.map(\.color) == (expected.map { [$0] } ?? []))
  }
}
