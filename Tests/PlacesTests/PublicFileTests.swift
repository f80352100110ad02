import GeoCore
import Testing

@testable import Places

/// Files as offices, programs and people publish them; each says of three places where they are.
@Suite struct PublicFileTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let kind: String
    let text: String
    var testDescription: String { kind }

    init(_ kind: String, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// Latitudes 60.1, −33.5 and 12.25 with longitudes 24.5, −70.6 and 77.
  static let samples = [
    Sample("caret", "name^lat^lon\nA^60.1^24.5\nB^-33.5^-70.6\nC^12.25^77\n"),
    Sample("tilde", "A~60.1~24.5\nB~-33.5~-70.6\nC~12.25~77.0\n"),
    Sample("colon", "A: 60.1000, 24.5000\nB: -33.5000, -70.6000\nC: 12.2500, 77.0000\n"),
    Sample("blanks", "name lat lon\nA 60.1 24.5\nB   -33.5 -70.6\nC\t12.25 77\n"),
    Sample(
      "fixed width",
      """
      ID    STATION            LAT     LON   ELEV
      0001  Port of A        60.10   24.50      7
      0002  B               -33.50  -70.60
      0003  C on the Hill    12.25   77.00     12

      """),
    Sample("pairs alone", "60.1 24.5\n-33.5 -70.6\n12.25 77.0\n"),
    Sample("two columns alone", "60.1,24.5\n-33.5,-70.6\n12.25,77.0\n"),
    Sample(
      "hemispheres in columns of their own",
      "name,lat,ns,lon,ew\nA,60.1,N,24.5,E\nB,33.5,S,70.6,W\nC,12.25,N,77,E\n"),
    Sample(
      "degrees, minutes, seconds and hemispheres apart",
      """
      name,lat_deg,lat_min,lat_sec,lat_dir,lon_deg,lon_min,lon_sec,lon_dir
      A,60,6,0,N,24,30,0,E
      B,33,30,0,S,70,36,0,W
      C,12,15,0,N,77,0,0,E

      """),
    Sample(
      "unit before the hemisphere", "lat,lon\n60d6m0sN,24d30m0sE\n33d30mS,70d36mW\n12d15mN,77dE\n"),
    Sample(
      "degrees times ten million",
      "name,lat,lon\nA,601000000,245000000\nB,-335000000,-706000000\nC,122500000,770000000\n"),
    Sample(
      "degrees times a million",
      "name,lat,lon\nA,60100000,24500000\nB,-33500000,-70600000\nC,12250000,77000000\n"),
    Sample(
      "well-known text",
      "name,geom\nA,POINT (24.5 60.1)\nB,SRID=4326;POINT(-70.6 -33.5)\nC,Point Z (77 12.25 9)\n"),
    Sample(
      // Little-endian and big-endian doubles by IEEE 754, the first with PostGIS' 4326.
      "well-known binary",
      """
      name,geom
      A,0101000020E61000000000000000803840CDCCCCCCCC0C4E40
      B,0000000001C051A66666666666C040C00000000000
      C,010100000000000000004053400000000000802840

      """),
    Sample(
      "GeoJSON in a column",
      """
      name;Geo Shape
      A;"{""type"": ""Point"", ""coordinates"": [24.5, 60.1]}"
      B;"{""coordinates"": [-70.6, -33.5], ""type"": ""Point""}"
      C;"{""type"":""Point"",""coordinates"":[77,12.25]}"

      """),
    Sample(
      "an address above its coordinates",
      "Name,Location 1\nA,\"1 Main St\nX, FI\n(60.1, 24.5)\"\nB,\"Y\n(-33.5, -70.6)\"\nC,\"Z\n(12.25, 77.0)\"\n"
    ),
    Sample(
      "longitude first by name",
      "name,\"coordinates (lon, lat)\"\nA,\"24.5,60.1\"\nB,\"-70.6,-33.5\"\nC,\"77,12.25\"\n"),
    Sample("lonlat", "name,lnglat\nA,\"24.5,60.1\"\nB,\"-70.6,-33.5\"\nC,\"77,12.25\"\n"),
    Sample(
      "links to maps",
      """
      Title,URL
      A,"https://www.google.com/maps/place/A/@1,2,17z/data=!3d60.1!4d24.5"
      B,"https://www.google.com/maps/search/-33.5,-70.6"
      C,"https://maps.google.com/?q=12.25,77.0&z=9"

      """),
    Sample(
      "kept from a spreadsheet's hands",
      "name,lat,lon\n=\"A\",=\"60.1\",=\"24.5\"\nB,'-33.5,'-70.6\nC,\u{200B}12.25,77\u{FEFF}\n"),
    Sample(
      "a table made for the eye",
      """
      +------+-------+-------+
      | name | lat   | lon   |
      +------+-------+-------+
      | A    | 60.1  | 24.5  |
      | B    | -33.5 | -70.6 |
      | C    | 12.25 | 77    |
      +------+-------+-------+

      """),
    Sample(
      "comments between", "name,lat,lon\n# north\nA,60.1,24.5\n# X,1,2\nB,-33.5,-70.6\nC,12.25,77\n"
    ),
    Sample(
      "Overpass",
      """
      {"version": 0.6, "elements": [
      {"type": "node", "id": 1, "lat": 60.1, "lon": 24.5, "tags": {"name": "A"}},
      {"type": "way", "id": 2, "center": {"lat": -33.5, "lon": -70.6}, "nodes": [1]},
      {"type": "node", "id": 3, "lat": 12.25, "lon": 77.0}]}
      """),
    Sample(
      "Esri",
      """
      {"geometryType": "esriGeometryPoint", "spatialReference": {"wkid": 4326}, "fields": [{"name": "N"}],
       "features": [{"attributes": {"NAME": "A"}, "geometry": {"x": 24.5, "y": 60.1}},
       {"attributes": {"NAME": "B"}, "geometry": {"x": -70.6, "y": -33.5}},
       {"attributes": {"NAME": "C"}, "geometry": {"x": 77, "y": 12.25}}]}
      """),
    Sample(
      "GBFS",
      """
      {"ttl": 0, "data": {"stations": [{"name": "A", "lat": 60.1, "lon": 24.5},
      {"name": "B", "lat": -33.5, "lon": -70.6}, {"name": "C", "lat": 12.25, "lon": 77}]}}
      """),
    Sample(
      "records with nested coordinates",
      """
      [{"name": "A", "location": {"lat": 60.1, "lng": 24.5}},
       {"name": "B", "geometry": {"location": {"lat": "-33.5", "lng": "-70.6"}}},
       {"name": "C", "latlng": [12.25, 77]}]
      """),
    Sample(
      "a history of positions",
      """
      {"locations": [{"latitudeE7": 601000000, "longitudeE7": 245000000},
      {"latitudeE7": -335000000, "longitudeE7": -706000000}, {"latitudeE7": 122500000, "longitudeE7": 770000000}]}
      """),
    Sample(
      "objects by their keys",
      "{\"A\": {\"lat\": 60.1, \"lon\": 24.5}, \"B\": {\"lat\": -33.5, \"lon\": -70.6}, \"C\": {\"lat\": 12.25, \"lon\": 77}}"
    ),
    Sample(
      "a script",
      "var places = [{\"lat\": 60.1, \"lon\": 24.5}, {\"lat\": -33.5, \"lon\": -70.6}, {\"lat\": 12.25, \"lon\": 77}];\n"
    ),
    Sample(
      "GeoJSON with a last comma, NaN and quoted numbers",
      """
      {"type": "FeatureCollection", "features": [
      {"type": "Feature", "properties": {"v": NaN}, "geometry": {"type": "Point", "coordinates": [24.5, 60.1]}},
      {"type": "Feature", "properties": null, "geometry": {"type": "Point", "coordinates": ["-70.6", "-33.5"]}},
      {"type": "Feature", "properties": null, "geometry": {"type": "Point", "coordinates": [77, 12.25]}},
      ]}
      """),
    Sample(
      "KML 2.0 with placemarks of another name",
      """
      <kml><Document><Schema parent="Placemark" name="Shop"/>
      <Shop><name>A</name><Point><coordinates>24.5,60.1</coordinates></Point></Shop>
      <Placemark><Point><coordinates>-70.6,-33.5</coordinates></Point></Placemark>
      <Shop><Point><coordinates>77,12.25</coordinates></Point></Shop></Document></kml>
      """),
  ]

  @Test(arguments: samples)
  func threePlaces(_ sample: Sample) throws {
    let file = try PlaceReader().read(Array(sample.text.utf8), path: "p")
    let expected = [(24.5, 60.1), (-70.6, -33.5), (77, 12.25)]
    try #require(file.places.count == 3)
    for (place, (x, y)) in zip(file.places, expected) {
      #expect(
        abs(place.coordinate.longitude - x) < 1e-9 && abs(place.coordinate.latitude - y) < 1e-9)
    }
    #expect(file.report.usedRowCount == 3 && file.report.skippedCount == 0)
  }

  @Test(arguments: [
    "name,x,y\nA,385000,672000\nB,386000,673000\nC,387001,674003\nD,387001,674123\n",
    "name,easting,northing\nA,385000,6672000\nB,386000,6673000\nC,387000,6674000\n",
    "name,x,y\nA,2771900,8400000\nB,2772900,8410000\nC,2773900,8420000\n",
    "name,geom\nA,0101000020110F0000000000000018454100000000D0125C41\n",
    "name,geom\nA,SRID=3067;POINT(385000 6672000)\n",
    "name,lat,lon\nA,60,1000,24,9000\nB,60,2000,25,0000\nC,60,3000,25,1000\n",
    #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3067"}},"features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[85,67]}}]}"#,
  ])
  func whatIsNotDegreesIsNeverGuessed(_ text: String) {
    #expect(throws: PlacesError.self) { try PlaceReader().read(Array(text.utf8), path: "p") }
  }

  // Half of the world is 20037508.34 m wide; tan(π/4 + φ/2) = e^(y/R) gives φ = 0 for 0 m.
  @Test func webMercatorIsTurnedIntoDegrees() throws {
    let text =
      #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"EPSG:3857"}},"features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[10018754.171394622,0]}}]}"#
    let file = try PlaceReader().read(Array(text.utf8), path: "p")
    #expect(abs((file.places.first?.coordinate.longitude ?? 0) - 90) < 1e-9)
    #expect(file.report.notes.contains { $0.contains("EPSG:3857") })
  }

  @Test func geometriesOfTablesAreDrawn() throws {
    let file = try PlaceReader().read(
      Array(
        "name,stroke,wkt\nA,,\"MULTIPOINT((25 60),(26 61))\"\nL,#ff0000,\"LINESTRING(25 60.2, 25.1 60.3)\"\nP,,\"POLYGON((24 60,25 60,25 61,24 60))\"\nE,,POINT EMPTY\n"
          .utf8), path: "p")
    #expect(file.places.map(\.name) == ["A", "A"])
    #expect(file.shapes.map(\.name) == ["L", "P"])
    #expect(file.shapes.first?.style.stroke != nil)
    #expect(file.report.rowCount == 4 && file.report.usedRowCount == 3)
    #expect(file.report.skipped.map(\.lines) == [[5]])
  }

  @Test func aRowIsUsedOrPassedOverOnce() throws {
    let text =
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"MultiPoint","coordinates":[[1,195],[2,196],[3,4]]}},{"type":"Feature","geometry":{"type":"MultiPoint","coordinates":[[1,195],[2,196]]}},{"type":"Feature","geometry":null}]}"#
    let report = try PlaceReader().read(Array(text.utf8), path: "p").report
    #expect(report.rowCount == 3 && report.usedRowCount == 1 && report.skippedCount == 2)
    #expect(report.notes.contains { $0.contains("parts that are passed over") })
  }

  @Test func theCityNamesWhatHasNoName() throws {
    let file = try PlaceReader().read(
      Array("city,lat,lng,country\nTokyo,35.69,139.69,Japan\nDelhi,28.66,77.23,India\n".utf8),
      path: "p")
    #expect(file.places.map(\.name) == ["Tokyo", "Delhi"])
  }

  @Test func colorsOfOsmAndHaveTheirOpacityFirst() throws {
    let text =
      "<gpx><wpt lat=\"60\" lon=\"24\"><extensions><color>#80d00d0d</color></extensions></wpt></gpx>"
    let color = try PlaceReader().read(Array(text.utf8), path: "p").places.first?.color
    #expect(
      color
        == PlaceCollector(path: "", reader: PlaceReader()).color(
          "#d00d0d80", at: PlacePosition(line: 1)))
  }
}
