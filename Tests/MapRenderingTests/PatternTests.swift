import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing
import TileFixtures

@testable import MapRendering

@Suite("Patterns")
struct PatternTests {
  private static let square = MapFixture.classes([
    (.area([(800, 800), (1600, 800), (1600, 1600), (800, 1600)]), "park")
  ])
  private static let paper =
    #"{"id": "b", "type": "background", "paint": {"background-pattern": "p"}}"#

  private func fixture(_ layers: String, ratio: Double = 1) -> MapFixture {
    var image = StyleImage(Bitmap(width: 12, height: 6))
    image.pixelRatio = ratio
    var fixture = MapFixture(layers: layers, tile: [Self.square])
    fixture.images.add(image, named: "p")
    return fixture
  }

  private func map(_ fixture: MapFixture) throws -> AffineTransform {
    let fills = try fixture.picture().list.fills
    guard case .pattern(_, let map, _)? = fills.first?.paint else {
      throw Missing()
    }
    return map
  }

  private struct Missing: Error {}

  /// Where the map of a point of the picture lies in the image, in its widths and heights: 0 at a corner of it.
  private func phase(_ map: AffineTransform, _ point: Point) throws -> Point {
    let back = try #require(map.inverse)
    let p = back(point)
    func part(_ x: Double, _ n: Double) -> Double {
      let r = (x / n).truncatingRemainder(dividingBy: 1)
      return abs(r - r.rounded())
    }
    return Point(x: part(p.x, 12), y: part(p.y, 6))
  }

  @Test("They repeat from the corner of the world, a pixel a point, and turn and grow with the map")
  func plane() throws {
    var item = fixture(Self.paper)
    var plane = try map(item)
    #expect(plane.a == 1 && plane.d == 1)
    // The world's corner is that of the picture at zoom 0.
    #expect(try phase(plane, .zero).length < 1e-9)
    item.zoom = 1.5
    plane = try map(item)
    #expect(abs(plane.a - 2.0.squareRoot()) < 1e-12)
    // 512 · 2^1.5 points from the middle to the left lies the world's edge, half the world away.
    let corner = 256 - 256 * 2.0.squareRoot() * 2
    #expect(try phase(plane, Point(x: corner, y: corner)).length < 1e-9)
    item.bearing = 90
    #expect(abs(try map(item).a) < 1e-12)
  }

  @Test("Images of more pixels a point are drawn smaller")
  func ratio() throws {
    #expect(try map(fixture(Self.paper, ratio: 2)).a == 0.5)
  }

  @Test("Far into the world the numbers of a pattern stay small")
  func depth() throws {
    var item = fixture(Self.paper)
    item.zoom = 22.25
    let plane = try map(item)
    #expect(abs(plane.tx) < 600 && abs(plane.ty) < 600)
  }

  @Test("Without its image nothing is drawn, and no colour in its place")
  func missing() throws {
    var item = fixture(
      Self.paper + """
        , {"id": "f", "type": "fill", "source": "s", "source-layer": "roads",
           "paint": {"fill-pattern": "p"}}
        """)
    #expect(try item.picture().list.fills.count == 2)
    item.images = StyleImages()
    #expect(try item.picture().list.fills.isEmpty)
  }

  /// A layer of each type that has a pattern, or an icon.
  private static let bearers: [(String, String)] = [
    ("background", #""paint": {"background-pattern": "gone"}"#),
    ("fill", #""paint": {"fill-pattern": "gone"}"#),
    ("line", #""paint": {"line-pattern": "gone"}"#),
    ("fill-extrusion", #""paint": {"fill-extrusion-pattern": "gone"}"#),
    ("symbol", #""layout": {"icon-image": "gone", "symbol-placement": "line"}"#),
  ]

  @Test(
    "An image that is not there is told once, in whatever layer it is named", arguments: bearers)
  func missingIsTold(type: String, more: String) throws {
    let source = type == "background" ? "" : #""source": "s", "source-layer": "roads", "#
    let layer = { (id: String) in #"{"id": "\#(id)", "type": "\#(type)", \#(source)\#(more)}"# }
    var item = fixture(layer("a") + ", " + layer("b"))
    func told(_ item: MapFixture) throws -> [String] {
      try item.picture().diagnostics.filter { $0.kind == .missingImage }.map(\.message)
    }
    #expect(try told(item) == ["no sprite has an image 'gone'"])
    item.images = StyleImages()
    #expect(
      try told(item) == ["the style names no sprite, and so has no image 'gone' or any other"])
    // That it cannot be read is told by whoever tried.
    item.members = #""sprite": "https://example.org/sprite","#
    #expect(try told(item) == [])
  }

  @Test(
    "Patterns are chosen at whole zooms and move with their layer; an image is in the list once")
  func fill() throws {
    var item = fixture(
      """
      {"id": "f", "type": "fill", "source": "s", "source-layer": "roads", "paint": {
        "fill-pattern": ["step", ["zoom"], "", 1, "p"], "fill-opacity": 0.5,
        "fill-translate": [3, 4]}},
      {"id": "g", "type": "fill", "source": "s", "source-layer": "roads",
       "paint": {"fill-pattern": "p"}}
      """)
    #expect(try item.picture().list.fills.count == 1)
    item.zoom = 1.2
    let list = try item.picture().list
    #expect(list.fills.count == 2 && list.images.count == 1)
    guard case .pattern(_, let moved, let opacity)? = list.fills.first?.paint,
      case .pattern(_, let still, 1)? = list.fills.last?.paint
    else { throw Missing() }
    #expect(opacity == 0.5)
    #expect(abs(moved.tx - still.tx - 3) < 1e-9 && abs(moved.ty - still.ty - 4) < 1e-9)
  }

  @Test("Distances become the colour of the fill where they are above three quarters")
  func distances() {
    var bitmap = Bitmap(width: 4, height: 1)
    for (x, alpha) in [UInt8(255), 255, 0, 0].enumerated() { bitmap.pixels[4 * x + 3] = alpha }
    var image = StyleImage(bitmap)
    image.isSDF = true
    let tint = ImageTint(color: Color(red: 1, green: 0, blue: 0, alpha: 1), scale: 1)
    let drawn = tint.pattern(image)
    #expect(drawn.width == 16 && drawn.height == 4)
    let alphas = (0..<16).map { drawn.pixels[4 * $0 + 3] }
    // Between the middles of two pixels the distance goes by eighths: 7/8 is above the edge's 0.75 + 0.105, 5/8 below
    // its 0.75 − 0.105. Left of the first pixel lies the last one.
    let inside = 1...6
    #expect(alphas == (0..<16).map { inside.contains($0) ? 255 : 0 })
    #expect(drawn.pixels[0] == 255 && drawn.pixels[1] == 0)
  }
}
