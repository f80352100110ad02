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
    let fills = try MapFixture(
      layers: """
        {"id": "c", "type": "circle", "source": "s", "source-layer": "roads",
         "filter": ["==", ["get", "class"], "spring"],
         "paint": {"circle-radius": 7, "circle-translate": [10, -5]}}
        """, tile: [squares]
    ).picture().list.fills
    let box = try #require(fills.first.map { $0.points })
    // 2048 units are 256 points.
    #expect(box.map(\.x).min() == 266 - 7 && box.map(\.x).max() == 266 + 7)
    #expect(box.map(\.y).min() == 251 - 7 && box.map(\.y).max() == 251 + 7)
  }

  @Test("Sources without tiles and unknown layers are told")
  func silence() throws {
    let picture = try MapFixture(
      layers: """
        {"id": "r", "type": "location-indicator", "source": "s", "source-layer": "roads"},
        {"id": "f", "type": "fill", "source": "s", "source-layer": "roads"}
        """
    ).picture()
    let messages = picture.diagnostics.map(\.message)
    #expect(messages == ["layer 'r': layers of its type are not drawn"])
  }
}
