import Colorimetry
import Drawing
import GeoCore
import Testing
import TileFixtures

@testable import MapRendering

@Suite("Fill, circle and background layers")
struct FillPaintingTests {
  private let squares = MapFixture.classes([
    (.area([(800, 800), (1600, 800), (1600, 1600), (800, 1600)]), "park"),
    (.area([(2400, 800), (3200, 800), (3200, 1600), (2400, 1600)]), "lake"),
    (.point(2048, 2048), "spring"),
  ])

  @Test("Areas take their colours from the data; what is see-through is not drawn; points are none")
  func areas() throws {
    let fills = try MapFixture(
      layers: """
        {"id": "b", "type": "background", "paint": {"background-color": "#fff"}},
        {"id": "f", "type": "fill", "source": "s", "source-layer": "roads", "paint": {
          "fill-color": ["match", ["get", "class"], "park", "#0f0", "lake", "#00f", "#f00"],
          "fill-opacity": ["match", ["get", "class"], "lake", 0, 0.5]}}
        """, tile: [squares]
    ).picture().list.fills
    #expect(fills.count == 2)
    #expect(fills[0].paint == .color(.white))
    #expect(fills[1].paint == .color(Color(red: 0, green: 1, blue: 0, alpha: 0.5)))
    #expect(fills[1].points.map(\.x).min() == 100 && fills[1].points.map(\.x).max() == 200)
  }

  @Test("Filters see whole zooms, paints the zoom itself")
  func zooms() throws {
    var fixture = MapFixture(
      layers: """
        {"id": "f", "type": "fill", "source": "s", "source-layer": "roads",
         "filter": [">=", ["zoom"], 1],
         "paint": {"fill-opacity": ["interpolate", ["linear"], ["zoom"], 0, 0, 2, 1]}}
        """, tile: [squares])
    fixture.zoom = 0.9
    #expect(try fixture.picture().list.fills.isEmpty)
    fixture.zoom = 1.5
    let fill = try #require(try fixture.picture().list.fills.first)
    #expect(fill.paint == .color(Color.black.opacity(0.75)))
  }

  @Test("A circle stands at each point, moved as the layer asks")
  func circles() throws {
    let discs = try MapFixture(
      layers: """
        {"id": "c", "type": "circle", "source": "s", "source-layer": "roads",
         "filter": ["==", ["get", "class"], "spring"],
         "paint": {"circle-radius": 7, "circle-translate": [10, -5], "circle-blur": 0.5,
           "circle-color": "#f00", "circle-opacity": 0.5, "circle-stroke-width": 2,
           "circle-stroke-color": "#0f0", "circle-stroke-opacity": 0.25}}
        """, tile: [squares]
    ).picture().list.discs
    // 2048 units are 256 points.
    var expected = Disc(
      center: Point(x: 266, y: 251), radius: 7, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    expected.blur = 0.5
    expected.ringWidth = 2
    expected.ringColor = Color(red: 0, green: 1, blue: 0, alpha: 0.25)
    #expect(discs == [expected])
  }

  private static let overlapping = MapFixture.classes([
    (.area([(800, 800), (1600, 800), (1600, 1600), (800, 1600)]), "a"),
    (.area([(1200, 800), (2000, 800), (2000, 1600), (1200, 1600)]), "b"),
  ])

  private func fill(_ paint: String, _ scale: Double = 1) throws -> DisplayList {
    var fixture = MapFixture(
      layers: """
        {"id": "f", "type": "fill", "source": "s", "source-layer": "roads", "paint": {\(paint)}}
        """, tile: [Self.overlapping])
    fixture.scale = scale
    return try fixture.picture().list
  }

  @Test("Opaque areas of one colour are one command; what shows through is painted one by one")
  func commands() throws {
    #expect(try fill(#""fill-color": "red""#).fills.count == 1)
    #expect(try fill(#""fill-color": "red", "fill-opacity": 0.5"#).fills.count == 2)
    #expect(
      try fill(#""fill-color": ["match", ["get", "class"], "a", "red", "blue"]"#).fills.count == 2)
    // Alike in what the data decides, and opaque.
    #expect(
      try fill(#""fill-color": ["match", ["get", "class"], "c", "red", "blue"]"#).fills.count == 1)
  }

  @Test("The opacity of a layer is one group around all of it; at 0 there is nothing")
  func layerOpacity() throws {
    let list = try fill(#""fill-layer-opacity": 0.5, "fill-opacity": 0.25"#)
    #expect(list.layerOpacities == [0.5])
    let paint = DisplayList.Paint.color(Color.black.opacity(0.25))
    #expect(list.fills.map(\.paint) == [paint, paint])
    #expect(try fill(#""fill-layer-opacity": 0"#).commands.isEmpty)
  }

  @Test("Edges are outlined, crisp without antialiasing, and smooth under an outline of one pixel")
  func edges() throws {
    #expect(try fill(#""fill-color": "red""#).edges == [.outlined])
    #expect(try fill(#""fill-antialias": false"#).edges == [.crisp])
    let outlined = try fill(#""fill-outline-color": "lime""#, 2)
    #expect(outlined.edges.isEmpty && outlined.fills.count == 1)
    #expect(outlined.strokes.map(\.stroke.width) == [0.5])
    #expect(try fill(#""fill-outline-color": "lime", "fill-antialias": false"#).strokes.isEmpty)
  }

  @Test("Blocks are seen from above: roofs in the style's light, the higher over the lower")
  func blocks() throws {
    let picture = try MapFixture(
      layers: """
        {"id": "b", "type": "fill-extrusion", "source": "s", "source-layer": "roads", "paint": {
          "fill-extrusion-height": ["match", ["get", "class"], "a", 9, 3],
          "fill-extrusion-color": ["match", ["get", "class"], "a", "#000", "#fff"],
          "fill-extrusion-opacity": 0.5}}
        """, tile: [Self.overlapping]
    ).picture()
    #expect(picture.diagnostics.isEmpty && picture.list.layerOpacities == [0.5])
    // From above the usual light has direct = 1.15 · cos 30° = 0.99593. White: share 0.5 + 0.5 · 0.99593, held to 1.
    // Black: share 0.5 + (1.5 − 0.5) · 0.99593 = 1.49593 of the ambient 0.03.
    let colors = picture.list.fills.map(\.paint)
    #expect(colors.count == 2 && colors.first == .color(.white))
    guard case .color(let black)? = colors.last else { return }
    #expect(abs(black.red - 0.044878) < 1e-5 && black.green == black.red && black.alpha == 1)
  }

  @Test("Sources without tiles and unknown layers are told")
  func silence() throws {
    let picture = try MapFixture(
      layers: """
        {"id": "r", "type": "sky", "source": "s"},
        {"id": "f", "type": "fill", "source": "s", "source-layer": "roads"}
        """
    ).picture()
    let messages = picture.diagnostics.map(\.message)
    #expect(messages.contains("layer 'r': layers of its type are not drawn"))
  }
}
