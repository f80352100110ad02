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
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},{"type":"LineString","coordinates":[]}]}"#,
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
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": ["1", "2"]}},
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [35, 139]}},
      {"type": "Point", "coordinates": [1, 2]}, 7,
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [190, 1]}}
      ]}
      """)
    #expect(file.places.map(\.coordinate) == [Coordinate(longitude: -170, latitude: 1)])
    #expect(
      file.diagnostics.map(\.message) == [
        "p:2: feature 1: no geometry; passed over",
        "p:3: feature 2: a Polygon, not a point; passed over",
        "p:4: feature 3: a position is not [longitude, latitude]; passed over",
        "p:5: feature 4: a position is not [longitude, latitude]; passed over",
        "p:6: feature 5: latitude 139.0 is beyond 90; latitude and longitude may be swapped; passed over",
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
      throws: PlacesError.notGeoJSON(path: "p", line: 1, reason: "its type is “Topology”")
    ) { try read(#"{"type":"Topology"}"#) }
    #expect(
      throws: PlacesError.notGeoJSON(path: "p", line: 1, reason: "it has no member “type”")
    ) { try read("[1]") }
    #expect { try read(#"{"type":"#) } throws: {
      if case PlacesError.json("p", _) = $0 { true } else { false }
    }
    #expect {
      try read(#"{"type":"LineString","coordinates":[[0,0],[1,1]]}"#)
    } throws: {
      if case PlacesError.nothingUsable(_, let skipped, _) = $0 {
        skipped.count == 1
      } else {
        false
      }
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
}
