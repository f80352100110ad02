import Colorimetry
import GeoCore
import Testing

@testable import Places

@Suite struct TypedTests {
  // The example of Google's Maps Static API, and ours.
  @Test func markers() throws {
    let places = try TypedMarkers.places(
      "color:blue|label:S|62.107733,-145.541936|40.718217, -73.998284", firstIndex: 3)
    #expect(places.map(\.index) == [3, 4] && places.map(\.label) == ["S", "S"])
    #expect(places.first?.coordinate == Coordinate(longitude: -145.541936, latitude: 62.107733))
    #expect(places.last?.color == Color(rgb: 0x0000FF))
    let own = try TypedMarkers.places("color:0x00ff0080|name:Café Ida|60°10′N 24°56′E")
    #expect(own.first?.name == "Café Ida" && own.first?.color?.alpha == 128.0 / 255)
  }

  @Test(arguments: [
    "", "color:red", "Helsinki", "color:none|1,2", "139.7,35.6", "1", "label:A|91,200",
  ])
  func noMarkers(_ text: String) {
    #expect(throws: TypedError.self) { try TypedMarkers.places(text) }
  }

  @Test func aSwapIsHinted() {
    #expect(
      throws: TypedError.outOfRange(
        part: "139.7,35.6", hint: "latitude comes first, are the two swapped?")
    ) { try TypedMarkers.places("139.7,35.6") }
  }

  @Test func paths() throws {
    let path = try TypedShapes.path("color:0xff0000ff|weight:5|40.7,-73.9|40.8,-73.8")
    #expect(
      path.geometry
        == .lines([
          [
            Coordinate(longitude: -73.9, latitude: 40.7),
            Coordinate(longitude: -73.8, latitude: 40.8),
          ]
        ]))
    #expect(path.style.width == 5 && path.style.strokeColor == Color(rgb: 0xFF0000))
    let area = try TypedShapes.path("fillcolor:yellow|0,0|0,1|1,1")
    #expect(
      area.geometry
        == .areas([
          [
            [
              Coordinate(longitude: 0, latitude: 0), Coordinate(longitude: 1, latitude: 0),
              Coordinate(longitude: 1, latitude: 1), Coordinate(longitude: 0, latitude: 0),
            ]
          ]
        ]))
    #expect(throws: TypedError.tooFewPoints(count: 1, needed: 2)) { try TypedShapes.path("1,2") }
    #expect(throws: TypedError.tooFewPoints(count: 2, needed: 3)) {
      try TypedShapes.area("1,2|2,3")
    }
  }

  // The example of Google's "Encoded Polyline Algorithm Format".
  @Test func encodedPolylines() throws {
    let text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"
    let points = [
      Coordinate(longitude: -120.2, latitude: 38.5), Coordinate(longitude: -120.95, latitude: 40.7),
      Coordinate(longitude: -126.453, latitude: 43.252),
    ]
    #expect(EncodedPolyline.decode(text) == points)
    #expect(try TypedShapes.path("color:red|enc:" + text).geometry == .lines([points]))
    #expect(EncodedPolyline.decode("_p~iF~ps|") == nil)
    #expect(EncodedPolyline.decode(String(repeating: "~", count: 99)) == nil)
    #expect(EncodedPolyline.decode(" ") == nil)
    #expect(EncodedPolyline.decode("") == [])
  }

  @Test func circles() throws {
    let circle = try TypedShapes.circle("radius:1.5km|60.17,24.94")
    let center = Coordinate(longitude: 24.94, latitude: 60.17)
    #expect(circle.points.count == 129)
    #expect(circle.points.allSatisfy { abs(center.distance(to: $0) - 1500) < 0.001 })
    #expect(throws: TypedError.self) { try TypedShapes.circle("60.17,24.94") }
    #expect(throws: TypedError.self) { try TypedShapes.circle("radius:-1|60.17,24.94") }
  }
}
