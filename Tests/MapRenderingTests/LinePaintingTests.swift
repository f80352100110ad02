import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing
import TileFixtures

@testable import MapRendering

@Suite("Line layers")
struct LinePaintingTests {
  private let two = MapFixture.classes([
    (.line([(800, 800), (1600, 800)]), "a"), (.line([(800, 1600), (1600, 1600)]), "b"),
  ])

  private func map(
    _ paint: String, layout: String = "{}", zoom: Double = 0
  ) throws -> DisplayList {
    var fixture = MapFixture(
      layers: """
        {"id": "l", "type": "line", "source": "s", "source-layer": "roads",
         "layout": \(layout), "paint": \(paint)}
        """, tile: [two])
    fixture.zoom = zoom
    return try fixture.picture().list
  }

  private func ribbons(
    _ paint: String, layout: String = "{}", zoom: Double = 0
  ) throws -> [(points: [Point], ribbon: Ribbon)] {
    try map(paint, layout: layout, zoom: zoom).ribbonCommands
  }

  @Test("Lines of one paint and tile are one command, in points of the picture")
  func onePaint() throws {
    let found = try ribbons(#"{"line-width": 3, "line-color": "blue"}"#)
    // The copies of the world to both sides come near the frame, and have nothing in it.
    let own = try #require(found.first { $0.points.first == Point(x: 100, y: 100) })
    // 8 tile units are a point.
    #expect(
      own.points == [
        Point(x: 100, y: 100), Point(x: 200, y: 100), Point(x: 100, y: 200), Point(x: 200, y: 200),
      ])
    #expect(own.ribbon.width == 3)
    #expect(own.ribbon.coat == .color(Color(red: 0, green: 0, blue: 1)))
    #expect(
      Set(own.ribbon.clip.map(\.x)) == [0, 512] && Set(own.ribbon.clip.map(\.y)) == [0, 512])
    // 512 points are 8192 units, 15 points of which are 240.
    #expect(own.ribbon.unit == 1 / 16 && own.ribbon.turnReach == 240)
  }

  @Test("Lines of two paints are each drawn once, with all that makes them")
  func twoPaints() throws {
    let color = #"["match", ["get", "class"], "a", "red", "blue"]"#
    let found = try ribbons(
      """
      {"line-offset": 3, "line-gap-width": 10, "line-blur": 2, "line-opacity": 0.5,
       "line-color": \(color)}
      """,
      layout: """
        {"line-cap": "square", "line-join": "bevel", "line-miter-limit": 1.5,
         "line-round-limit": 1.25}
        """
    ).filter { $0.points.contains { $0.x == 100 } }
    #expect(found.map { $0.points[0].y } == [100, 200])
    #expect(found[0].ribbon.coat == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(found[1].ribbon.coat == .color(Color(red: 0, green: 0, blue: 1)))
    let ribbon = found[0].ribbon
    #expect(ribbon.offset == 3 && ribbon.gap == 10 && ribbon.blur == 2 && ribbon.opacity == 0.5)
    #expect(ribbon.cap == .square && ribbon.join == .bevel)
    #expect(ribbon.miterLimit == 1.5 && ribbon.roundLimit == 1.25)
  }

  @Test("The sort key orders lines, equal keys keep the order of the tile")
  func sortKey() throws {
    let key = #"{"line-sort-key": ["match", ["get", "class"], "a", 2, 1]}"#
    let color = #"["match", ["get", "class"], "a", "red", "blue"]"#
    let found = try ribbons(#"{"line-color": \#(color)}"#, layout: key)
      .filter { $0.points.contains { $0.x == 100 } }
    #expect(found.map { $0.points[0].y } == [200, 100])
  }

  @Test("Dashes are widths of the whole zoom long, and grow until the next")
  func dashes() throws {
    let paint =
      #"{"line-dasharray": [2, 1], "line-width": ["interpolate", ["linear"], ["zoom"], 0, 4, 1, 8]}"#
    let whole = try #require(try ribbons(paint).first?.ribbon.dashes)
    // Three widths of 4 points; the shorter of two periods, of which one is half as long, is 12 · 1.
    #expect(whole.lengths == [2, 1] && whole.period == 12 && whole.nominalPeriod == 12)
    let half = try #require(try ribbons(paint, zoom: 0.5).first?.ribbon.dashes)
    #expect(abs(half.period - 12 * 2.0.squareRoot()) < 1e-9)
    #expect(half.nominalPeriod == 24)
  }

  @Test("A layer's opacity makes it one part of the picture, and none where it is 0")
  func layerOpacity() throws {
    let list = try map(#"{"line-layer-opacity": 0.25}"#)
    guard case .begin(let group) = list.commands.first else {
      Issue.record("no group: \(list.commands.first.debugDescription)")
      return
    }
    #expect(group.opacity == 0.25)
    #expect(list.commands.last == .end)
    #expect(try map(#"{"line-layer-opacity": 0}"#).commands.isEmpty)
  }

  @Test("A gradient is a row of colours for each line, from its beginning to its end")
  func gradient() throws {
    let list = try map(
      #"{"line-gradient": ["interpolate", ["linear"], ["line-progress"], 0, "red", 1, "blue"]}"#)
    let own = list.ribbonCommands.filter { $0.points.contains { $0.x == 100 } }
    #expect(own.count == 2)
    let row = try #require(list.images.first)
    #expect(row.width == 256 && row.height == 1)
    #expect(row.pixels.prefix(4) == [255, 0, 0, 255])
    #expect(row.pixels.suffix(4) == [0, 0, 255, 255])
  }

  @Test("A style that names no image for a pattern draws no line")
  func patternWithoutImage() throws {
    #expect(try ribbons(#"{"line-pattern": "nothing"}"#).isEmpty)
  }

  @Test("An area's outline is closed")
  func outlines() throws {
    let area = WrittenLayer(features: [.area([(800, 800), (800, 1600), (80, 1600), (80, 800)])])
    let picture = try MapFixture(
      layers: #"{"id": "l", "type": "line", "source": "s", "source-layer": "roads"}"#,
      tile: [area]
    ).picture()
    let verbs = picture.list.paths.verbs.prefix(5)
    #expect(verbs == [.move, .line, .line, .line, .close])
  }
}
