import Colorimetry
import GeoCore
import Testing

@testable import Places

@Suite struct XMLFormatTests {
  @Test func kmlFoldersStylesAndData() throws {
    let file = try read(
      """
      <?xml version="1.0"?><k:kml xmlns:k="http://earth.google.com/kml/2.0"><k:Document><k:name>Trip</k:name>
      <k:Folder><k:name>Food</k:name>
      <k:Placemark id="a"><k:name>Café</k:name><k:description><![CDATA[<b>Good</b>&nbsp;coffee]]></k:description>
      <k:styleUrl>#m</k:styleUrl><k:ExtendedData><k:Data name="stars"><k:value>5</k:value></k:Data>
      <k:SchemaData><k:SimpleData name="open">yes</k:SimpleData></k:SchemaData></k:ExtendedData>
      <k:Point><k:coordinates> 24.94, 60.17, 0 </k:coordinates></k:Point></k:Placemark></k:Folder>
      <k:StyleMap id="m"><k:Pair><k:key>normal</k:key><k:styleUrl>#s</k:styleUrl></k:Pair></k:StyleMap>
      <k:Style id="s"><k:IconStyle><k:color>80ff0000</k:color></k:IconStyle></k:Style>
      <k:Placemark><k:address>Main 1</k:address></k:Placemark>
      </k:Document></k:kml>
      """)
    #expect(file.format == "KML" && file.title == "Trip" && file.skippedCount == 1)
    let place = try #require(file.places.first)
    #expect(place.name == "Café" && place.detail == "Good\u{A0}coffee" && place.group == "Food")
    #expect(place.id == "a" && place.coordinate == Coordinate(longitude: 24.94, latitude: 60.17))
    #expect(place.property("stars") == .string("5") && place.property("open") == .string("yes"))
    // aabbggrr: blue at 128/255.
    #expect(place.color == Color(red: 0, green: 0, blue: 1, alpha: 128.0 / 255))
    #expect(file.report.skipped.map(\.words) == ["an address but no coordinates"])
  }

  @Test func kmlShapes() throws {
    let file = try read(
      """
      <kml><Placemark><name>A</name><Style><LineStyle><color>ff00ff00</color><width>3</width></LineStyle>
      <PolyStyle><color>7f0000ff</color></PolyStyle></Style><MultiGeometry>
      <LineString><coordinates>0,0 1,1 2,2</coordinates></LineString>
      <Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 9,0 9,9 0,0</coordinates></LinearRing></outerBoundaryIs>
      <innerBoundaryIs><LinearRing><coordinates>1,0 2,0 2,1 1,0</coordinates></LinearRing></innerBoundaryIs></Polygon>
      <Point><coordinates>5,6</coordinates></Point></MultiGeometry></Placemark></kml>
      """)
    #expect(file.places.map(\.coordinate) == [Coordinate(longitude: 5, latitude: 6)])
    #expect(file.shapes.count == 2)
    guard case .areas(let areas) = file.shapes.first?.geometry else { return #expect(Bool(false)) }
    #expect(areas.map(\.count) == [2])
    #expect(file.shapes.first?.style.strokeColor == Color(rgb: 0x00FF00))
    #expect(file.shapes.first?.style.width == 3)
    #expect(
      file.shapes.first?.style.fillColor == Color(red: 1, green: 0, blue: 0, alpha: 127.0 / 255))
  }

  @Test func gpx() throws {
    let file = try read(
      """
      <gpx xmlns="http://www.topografix.com/GPX/1/1"><metadata><name>Hike</name></metadata>
      <wpt lat="60.17" lon="24.94"><name>Camp</name><cmt>Camp</cmt><desc>Water &amp; wood</desc></wpt>
      <wpt lat="x" lon="1"/>
      <trk><name>Day 1</name><trkseg><trkpt lat="1" lon="2"/><trkpt lat="1.5" lon="2.5"/></trkseg>
      <trkseg><trkpt lat="3" lon="2"/><trkpt lat="4" lon="2"/></trkseg></trk></gpx>
      """)
    #expect(file.format == "GPX" && file.title == "Hike")
    #expect(file.places.map(\.name) == ["Camp"] && file.places.first?.detail == "Water & wood")
    #expect(file.shapes.map(\.name) == ["Day 1"] && file.shapes.first?.points.count == 4)
    #expect(file.skippedCount == 1)
  }

  @Test func routesWithoutWaypointsGiveTheirStops() throws {
    let file = try read(
      "<gpx><rte><name>R</name><rtept lat='1' lon='2'><name>a</name></rtept><rtept lat='2' lon='2'/><rtept lat='3' lon='2'><name>c</name></rtept></rte></gpx>"
    )
    #expect(file.places.map(\.name) == ["a", "c"] && file.places.allSatisfy { $0.group == "R" })
    #expect(file.shapes.count == 1)
  }

  @Test func otherEncodingsOfXML() throws {
    // "é" is E9 in Latin-1.
    let head = Array("<?xml version='1.0' encoding='ISO-8859-1'?><kml><Placemark><name>Caf".utf8)
    let tail = Array(
      "</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>".utf8)
    let file = try PlaceReader().read(head + [0xE9] + tail, path: "p")
    #expect(file.places.first?.name == "Café")
    #expect(file.report.encodingEvidence == "as its XML declaration says")
  }

  @Test func blanksBeforeTheDeclarationArePassedOver() throws {
    let file = try read(
      "\n <?xml version='1.0'?><kml><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>"
    )
    #expect(file.places.count == 1)
  }

  @Test func whatIsNone() {
    #expect(throws: PlacesError.unknownXML(path: "p", root: "svg", line: 1)) {
      try read("<!DOCTYPE svg>\n<!-- > --><svg></svg>")
    }
    #expect { try read("<kml><Placemark>") } throws: {
      if case PlacesError.xml("p", _) = $0 { true } else { false }
    }
    #expect { try read("<kml><Placemark><name>x</name></Placemark></kml>") } throws: {
      if case PlacesError.nothingUsable(_, _, "placemarks with coordinates") = $0 {
        true
      } else {
        false
      }
    }
  }

  @Test func noTruncationOrFlipCrashes() {
    let texts = [
      "<kml><Style id='s'><IconStyle><color>ff0000ff</color></IconStyle></Style><Placemark><styleUrl>#s</styleUrl><Point><coordinates>1,2,3</coordinates></Point></Placemark></kml>",
      "<gpx><wpt lat='1' lon='2'><name>a</name></wpt><trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk></gpx>",
    ]
    for text in texts {
      let bytes = Array(text.utf8)
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
}
