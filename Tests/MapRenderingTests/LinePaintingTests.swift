import Colorimetry
import Drawing
import GeoCore
import Testing
import TileFixtures

@testable import MapRendering

@Suite("Line layers")
struct LinePaintingTests {
  private let two = MapFixture.classes([
    (.line([(800, 800), (1600, 800)]), "a"), (.line([(800, 1600), (1600, 1600)]), "b"),
  ])

  private func map(_ paint: String, layout: String = "{}") throws -> MapPicture {
    try MapFixture(
      layers: """
        {"id": "l", "type": "line", "source": "s", "source-layer": "roads",
         "layout": \(layout), "paint": \(paint)}
        """, tile: [two]
    ).picture()
  }

  @Test("Lines of one paint are one command, in points of the picture")
  func onePaint() throws {
    let strokes = try map(#"{"line-width": 3, "line-color": "blue"}"#).list.strokes
    #expect(strokes.count == 1)
    // 8 tile units are a point.
    #expect(
      strokes[0].points == [
        Point(x: 100, y: 100), Point(x: 200, y: 100), Point(x: 100, y: 200), Point(x: 200, y: 200),
      ])
    #expect(strokes[0].stroke.width == 3)
    #expect(strokes[0].paint == .color(Color(red: 0, green: 0, blue: 1)))
  }

  @Test("Shifted lines of two paints are each drawn once, in their own colour")
  func offset() throws {
    let color = #"["match", ["get", "class"], "a", "red", "blue"]"#
    let strokes = try map(#"{"line-offset": 3, "line-color": \#(color)}"#).list.strokes
    #expect(strokes.count == 2)
    // To the right of a line that runs rightwards is down.
    #expect(strokes[0].points == [Point(x: 100, y: 103), Point(x: 200, y: 103)])
    #expect(strokes[1].points == [Point(x: 100, y: 203), Point(x: 200, y: 203)])
    #expect(strokes[0].paint == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(strokes[1].paint == .color(Color(red: 0, green: 0, blue: 1)))
  }

  @Test("A gap has a line on each side of it")
  func gap() throws {
    let strokes = try map(#"{"line-gap-width": 10, "line-width": 2}"#).list.strokes
    // Half the gap and half the width away: 6 points.
    let ys = strokes.flatMap(\.points).map(\.y)
    #expect(Set(ys) == [94, 106, 194, 206])
  }

  @Test("The sort key orders lines, equal keys keep the order of the tile")
  func sortKey() throws {
    let key = #"{"line-sort-key": ["match", ["get", "class"], "a", 2, 1]}"#
    let color = #"["match", ["get", "class"], "a", "red", "blue"]"#
    let strokes = try map(#"{"line-color": \#(color)}"#, layout: key).list.strokes
    #expect(strokes.map { $0.points[0].y } == [200, 100])
  }

  @Test("Dashes are widths long")
  func dashes() throws {
    let strokes = try map(#"{"line-dasharray": [2, 1], "line-width": 4}"#).list.strokes
    #expect(strokes[0].stroke.dashes == [8, 4])
  }

  @Test("Properties that change nothing yet are told")
  func undrawn() throws {
    let messages = try map(#"{"line-blur": 2}"#).diagnostics.map(\.message)
    #expect(messages == ["layer 'l': line-blur changes nothing yet"])
  }

  @Test("An area's outline has no gap where its ring begins, and none of the tile's edge")
  func outlines() throws {
    // The left edge lies on the tile's, as an archive cuts it; the ring begins in a corner.
    let area = WrittenLayer(features: [.area([(800, 800), (800, 1600), (0, 1600), (0, 800)])])
    let picture = try MapFixture(
      layers: #"{"id": "l", "type": "line", "source": "s", "source-layer": "roads"}"#,
      tile: [area]
    ).picture()
    let stroke = try #require(picture.list.strokes.first)
    // What follows is the beginning of the next copy of the world.
    #expect(
      Array(stroke.points.prefix(4)) == [
        Point(x: 0, y: 100), Point(x: 100, y: 100), Point(x: 100, y: 200), Point(x: 0, y: 200),
      ])
    #expect(stroke.points.dropFirst(4).allSatisfy { $0.x >= 512 })
  }
}
