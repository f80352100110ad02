import Colorimetry
import GeoCore
import Testing

@testable import Places

@Suite struct GeoJSONFormatTests {
  @Test func featuresWithSimplestyle() throws {
    let file = try read(
      """
      {"type": "FeatureCollection", "name": "Walk",
       "features": [
        {"type": "Feature", "id": 12, "geometry": {"type": "Point", "coordinates": [102.0, 0.5, 7]},
         "properties": {"title": "A title", "description": "foo", "marker-color": "#7e7e7e",
           "marker-symbol": "b", "n": null, "tags": [1, {"x": true}]}}]}
      """)
    #expect(file.format == "GeoJSON" && file.title == "Walk")
    let place = try #require(file.places.first)
    #expect(
      place.name == "A title" && place.detail == "foo" && place.id == "12" && place.label == "b")
    #expect(place.color == Color(rgb: 0x7E7E7E))
    #expect(place.coordinate == Coordinate(longitude: 102, latitude: 0.5))
    #expect(place.property("n") == .null)
    #expect(
      place.property("tags")
        == .array([.number(1), .object([PropertyMember(name: "x", value: .bool(true))])]))
  }

  // RFC 7946 §1.4: a text may be a geometry or a feature by itself.
  @Test(arguments: [
    (#"{"type":"Point","coordinates":[1,2]}"#, 1),
    (#"{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}"#, 2),
    (#"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":null}"#, 1),
    (
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},{"type":"LineString","coordinates":[[0,0],[1,1]]}]}"#,
      1
    ),
    (#"{"type":"FeatureCollection","features":[]}"#, 0),
  ])
  func texts(_ text: String, _ count: Int) throws {
    #expect(try read(text).places.count == count)
  }

  @Test func pointsOfOneFeatureShareWhatIsSaid() throws {
    let file = try read(
      #"{"type":"Feature","geometry":{"type":"MultiPoint","coordinates":[[1,2],[3,4]]},"properties":{"name":"A"}}"#
    )
    #expect(file.places.map(\.name) == ["A", "A"])
    #expect(file.places.map(\.index) == [0, 1])
  }

  @Test func skips() throws {
    let file = try read(
      """
      {"type": "FeatureCollection", "features": [
      {"type": "Feature", "geometry": null, "properties": {}},
      {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": []}},
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": []}},
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": ["x", "2"]}},
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [35, 139]}},
      {"type": "Point", "coordinates": [1, 2]}, 7,
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [190, 1]}}
      ]}
      """)
    #expect(file.places.map(\.coordinate) == [Coordinate(longitude: -170, latitude: 1)])
    #expect(
      file.diagnostics.map(\.message) == [
        "p:2: feature 1: no geometry; passed over",
        "p:3: feature 2: a Polygon without coordinates; passed over",
        "p:4: feature 3: a Point without coordinates; passed over",
        "p:5: feature 4: a position is not [longitude, latitude]; passed over",
        "p:6: feature 5: latitude 139 is beyond 90; latitude and longitude may be swapped; passed over",
        "p:7: feature 6: it is not of type Feature; passed over",
        "p:7: feature 7: it is not of type Feature; passed over",
      ])
  }

  @Test func addressesOfTheWebAreNoDetail() throws {
    let file = try read(
      #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"detail":"https://x.org","place":"4 km W of Castaic"}}"#
    )
    #expect(file.places.first?.detail == "4 km W of Castaic")
  }

  @Test func errors() {
    #expect(
      throws: PlacesError.notGeoJSON(path: "p", line: 1, reason: "its type is “Style”")
    ) { try read(#"{"type":"Style"}"#) }
    #expect(
      throws: PlacesError.notGeoJSON(
        path: "p", line: 1,
        reason: "it has no member “type”, and no list of objects with coordinates")
    ) { try read("{}") }
    #expect { try read("[1]") } throws: {
      if case PlacesError.nothingUsable = $0 { true } else { false }
    }
    #expect { try read(#"{"type":"#) } throws: {
      if case PlacesError.json("p", _) = $0 { true } else { false }
    }
    #expect {
      try read(#"{"type":"LineString","coordinates":[[0,0]]}"#)
    } throws: {
      if case PlacesError.nothingUsable(_, let skipped, _) = $0 {
        skipped.count == 1
      } else {
        false
      }
    }
  }

  @Test func linesAndAreasWithSimplestyle() throws {
    let file = try read(
      """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","properties":{"name":"L","stroke":"f00","stroke-width":4,"stroke-opacity":0.5},
       "geometry":{"type":"LineString","coordinates":[[170,1,9],[190,2,9]]}},
      {"type":"Feature","properties":{"fill":"#00ff00","fill-opacity":"0.25","stroke-width":-1},
       "geometry":{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1]]]}}]}
      """)
    #expect(file.places.isEmpty && file.shapes.map(\.name) == ["L", ""])
    #expect(
      file.shapes[0].geometry
        == .lines([
          [
            Coordinate(longitude: 170, latitude: 1), Coordinate(longitude: 190, latitude: 2),
          ]
        ]))
    #expect(file.shapes[0].style.strokeColor == Color(rgb: 0xFF0000).opacity(0.5))
    #expect(file.shapes[0].style.width == 4)
    #expect(file.shapes[1].style.fillColor == Color(rgb: 0x00FF00).opacity(0.25))
    #expect(file.shapes[1].style.width == 2 && file.shapes[1].points.count == 4)
    #expect(
      file.diagnostics.map(\.message) == [
        "p:4: feature 2: stroke-width is no number from 0 to 1000"
      ])
  }

  @Test(arguments: ["\n", "\r\n", "\n\u{1E}", "\n\n"])
  func sequences(_ separator: String) throws {
    let point = #"{"type":"Point","coordinates":[1,2]}"#
    let feature = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[3,4]}}"#
    let lead = separator.hasSuffix("\u{1E}") ? "\u{1E}" : ""
    let file = try read(
      lead + [point, feature, #"{"type":"Feature","geo"#, point].joined(separator: separator))
    #expect(file.places.map(\.coordinate.longitude) == [1, 3, 1])
    #expect(file.report.skipped.map(\.words) == ["broken text"])
    #expect(file.format == "GeoJSON, a text a line")
  }

  @Test func listsOfObjects() throws {
    let file = try read(
      #"[{"name":"A","lat":60.17,"lng":"24.94"},{"name":"B"},{"name":"C","lat":1,"lng":2}]"#)
    #expect(file.places.map(\.name) == ["A", "C"] && file.skippedCount == 1)
  }

  @Test func aSwapThatNumbersGiveAway() throws {
    let points = [[35.6, 139.7], [34.7, 135.5], [26.2, 127.7]].map {
      #"{"type":"Feature","geometry":{"type":"Point","coordinates":[\#($0[0]),\#($0[1])]}}"#
    }
    let file = try read(
      #"{"type":"FeatureCollection","features":["# + points.joined(separator: ",") + "]}")
    #expect(file.places.first?.coordinate == Coordinate(longitude: 139.7, latitude: 35.6))
    #expect(file.report.notes.count == 1)
  }

  // The example of the TopoJSON specification, §1.1; its arcs in degrees are worked out beside it there.
  @Test func topologies() throws {
    let file = try read(
      """
      {"type":"Topology","transform":{"scale":[0.0005000500050005,0.00010001000100010001],"translate":[100,0]},
       "objects":{"example":{"type":"GeometryCollection","geometries":[
        {"type":"Point","properties":{"prop0":"value0"},"coordinates":[4000,5000]},
        {"type":"LineString","properties":{"prop0":"value0","prop1":0},"arcs":[0]},
        {"type":"Polygon","properties":{"prop0":"value0"},"arcs":[[1]]}, {"type":null}]}},
       "arcs":[[[4000,0],[1999,9999],[2000,-9999],[2000,9999]],
               [[0,0],[0,9999],[2000,0],[0,-9999],[-2000,0]]]}
      """)
    #expect(file.format == "TopoJSON" && file.places.count == 1 && file.skippedCount == 1)
    let point = try #require(file.places.first).coordinate
    // 100 + 4000 × 0.0005 = 102.0002; 5000 × 0.0001 = 0.50005.
    #expect(abs(point.longitude - 102.0002) < 1e-6 && abs(point.latitude - 0.50005) < 1e-6)
    #expect(file.shapes.map { $0.points.count } == [4, 5])
    let end = try #require(file.shapes[0].points.last)
    // 4000 + 1999 + 2000 + 2000 = 9999 → 105; 9999 → 1.
    #expect(abs(end.longitude - 105) < 1e-9 && abs(end.latitude - 1) < 1e-9)
  }

  @Test func piecesOfAnySizeGiveTheSame() throws {
    let text =
      #"{"name":"T\"}","features":[{"type":"Feature","properties":{"name":"a\\"},"geometry":{"type":"Point","coordinates":[1,2]}}],"type":"FeatureCollection"}"#
    for size in 1...9 {
      var rest = Array(text.utf8)[...]
      let collector = PlaceCollector(path: "p", reader: PlaceReader())
      try GeoJSONFormat.read(
        ByteSource {
          defer { rest = rest.dropFirst(size) }
          return Array(rest.prefix(size))
        }, into: collector)
      let file = try collector.finish(GeoJSONFormat.self, name: "GeoJSON")
      #expect(file.title == "T\"}" && file.places.map(\.name) == ["a\\"])
    }
  }

  @Test func deepNestingIsAnError() {
    let deep = String(repeating: #"{"type":"GeometryCollection","geometries":["#, count: 5000)
    #expect(throws: PlacesError.self) { try read(deep) }
  }

  @Test func noTruncationOrFlipCrashes() {
    let bytes = Array(
      ##"{"type":"FeatureCollection","features":[{"type":"Feature","id":1e3,"geometry":{"type":"MultiPoint","coordinates":[[1,2,3]]},"properties":{"name":"\u00e9","color":"#123"}}]}"##
        .utf8)
    for count in 0...bytes.count {
      _ = try? PlaceReader().read(Array(bytes.prefix(count)), path: "p")
    }
    for at in bytes.indices {
      for flip in [UInt8(0x01), 0x10, 0x80] {
        var broken = bytes
        broken[at] ^= flip
        _ = try? PlaceReader().read(broken, path: "p")
      }
    }
  }

  // 1,000 points named 999 times by each of 400 lines would be 400 million.
  @Test func arcsNamedAgainAndAgainAreBounded() throws {
    let arc = repeatElement("[1,1]", count: 1000).joined(separator: ",")
    let line = "[" + repeatElement("0", count: 999).joined(separator: ",") + "]"
    let lines = repeatElement(line, count: 400).joined(separator: ",")
    let text =
      #"{"type":"Topology","arcs":[["# + arc
      + #"]],"objects":{"p":{"type":"Point","coordinates":[1,2]},"#
      + #""a":{"type":"MultiLineString","arcs":["# + lines + "]}}}"
    let file = try PlaceReader().read(Array(text.utf8), path: "bomb.json")
    #expect(file.places.count == 1 && file.skippedCount == 1)
  }

  @Test(
    "A word as marker-symbol is an icon, a letter or a number a label",
    arguments: [
      ("cafe", "cafe", nil) as (String, String?, String?), ("bar", "bar", nil), ("b", nil, "b"),
      ("B2", nil, "B2"),
      ("12", nil, "12"),
    ])
  func symbols(text: String, icon: String?, label: String?) throws {
    let json = """
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]},
       "properties": {"marker-symbol": "\(text)"}}
      """
    let place = try #require(
      try read(json).places.first)
    #expect(place.icon == icon)
    #expect(place.label == label)
  }
}
