import Colorimetry
import GeoCore
import Testing

@testable import Places

func read(_ text: String, _ reader: PlaceReader = PlaceReader()) throws(PlacesError) -> PlaceFile {
  try reader.read(Array(text.utf8), path: "p")
}

@Suite struct SeparatedFormatTests {
  @Test func columnsByName() throws {
    let file = try read(
      "Longitude,Name,Address,Latitude,Marker Color,id\n24.94,Café,Main 1,60.17,#f00,a7\n")
    #expect(file.format == "CSV" && file.skippedCount == 0 && file.diagnostics.isEmpty)
    let place = try #require(file.places.first)
    #expect(place.coordinate == Coordinate(longitude: 24.94, latitude: 60.17))
    #expect(place.name == "Café" && place.detail == "Main 1" && place.id == "a7")
    #expect(place.color == Color(rgb: 0xFF0000))
    #expect(place.property("Latitude") == .string("60.17"))
    #expect(place.properties.map(\.name).first == "Longitude")
  }

  @Test(arguments: [",", ";", "\t", "|"])
  func separators(_ separator: String) throws {
    let text = [["name", "lat", "lon"], ["A, B; C | D", "1.5", "2"]].map { row in
      row.map { "\"\($0)\"" }.joined(separator: separator)
    }.joined(separator: "\r\n")
    let file = try read(text)
    #expect(file.places.map(\.name) == ["A, B; C | D"])
    #expect(file.places.map(\.coordinate.latitude) == [1.5])
  }

  @Test func decimalCommas() throws {
    let file = try read("\u{FEFF}Name;Breitengrad;Längengrad\r\nKöln;50,937417;6,97069\r\n")
    #expect(file.places.first?.coordinate == Coordinate(longitude: 6.97069, latitude: 50.937417))
    #expect(try read("lat,lon\n\"1,5\",\"-2,5\"").places.first?.coordinate.longitude == -2.5)
  }

  @Test func aBetterColumnWins() throws {
    let file = try read(
      "note,address,description,y,lat,x,lon\nn,a,,9,1,9,2\nn,,d,9,3,9,4\nn,,,9,5,9,6")
    #expect(file.places.map(\.detail) == ["a", "d", "n"])
    #expect(file.places.map(\.coordinate.latitude) == [1, 3, 5])
  }

  @Test func spreadsheetsNameTheirSeparator() throws {
    #expect(try read("sep=;\r\nlat;lon\r\n1;2").places.count == 1)
  }

  @Test func skipsAreCountedWithLineAndReason() throws {
    let file = try read(
      """
      name,lat,lon
      ok,1,2
      far,139.7,35.6
      none,,
      word,abc,2
      short
      metres,6678077,2776000
      round,10,350
      """)
    #expect(file.places.map(\.name) == ["ok", "round"])
    #expect(file.places.last?.coordinate.longitude == -10)
    #expect(file.skippedCount == 5)
    #expect(file.diagnostics.allSatisfy { $0.kind == .skippedPlace })
    #expect(
      file.diagnostics.map(\.message) == [
        "p:3: latitude 139.7 is beyond 90; latitude and longitude may be swapped; passed over",
        "p:4: no coordinates; passed over",
        "p:5: “abc” in column “lat” is no number of degrees; passed over",
        "p:6: no coordinates; passed over",
        "p:7: latitude 6678077 is beyond 90; degrees are needed, not metres of a projection; passed over",
      ])
  }

  @Test func onlySomeSkipsAreListed() throws {
    var reader = PlaceReader()
    reader.listedSkips = 1
    let file = try read("lat,lon,n\n,,a\n1,1\n,,b\n,,\nx,1\n,,c\n", reader)
    #expect(file.skippedCount == 4)
    #expect(
      file.diagnostics.map(\.message).last
        == "p: 3 more passed over: no coordinates (2), coordinates that are no numbers (1)")
  }

  @Test func anUnknownColourIsSaid() throws {
    let file = try read("lat,lon,color\n1,2,blurple\n")
    #expect(file.places.first?.color == nil)
    #expect(
      file.diagnostics == [
        Diagnostic(.input, "p:2: “blurple” is no colour; that of the theme is used")
      ])
  }

  @Test func errorsSayWhatWasLookedFor() {
    #expect { try read("a,b\n1,2\n") } throws: {
      guard case PlacesError.noCoordinateColumns("p", ["a", "b"], let names) = $0 else {
        return false
      }
      return names.count == 4 && names[0].contains("lat")
    }
    #expect { try read("lat,lon\nx,y\n") } throws: {
      guard case PlacesError.nothingUsable("p", let skipped, let wanted) = $0 else { return false }
      return skipped.count == 1 && wanted.contains("latitude")
    }
    #expect(throws: PlacesError.empty(path: "p")) { try read("") }
    #expect(throws: PlacesError.empty(path: "p")) { try read("\u{FEFF}\n \n") }
    #expect(throws: PlacesError.unknownXML(path: "p", root: "xml", line: 1)) {
      try read("<xml/>")
    }
  }

  @Test func aHeaderAloneIsAnEmptyFile() throws {
    #expect(try read("lat,lon\n").places.isEmpty)
  }

  @Test func indicesContinue() throws {
    var reader = PlaceReader()
    reader.firstIndex = 7
    #expect(try read("lat,lon\n1,1\n,\n2,2", reader).places.map(\.index) == [7, 8])
  }

  @Test func limitsHold() {
    var reader = PlaceReader()
    reader.maximumCount = 1
    #expect(throws: PlacesError.tooMany(path: "p", limit: 1)) {
      try read("lat,lon\n1,1\n2,2", reader)
    }
  }

  @Test(arguments: [
    "1.2.3", "1,2,3", "1.000,5", "0x10", "inf", "nan", "1e999", "--1", "°", "",
  ])
  func numbersThatAreNone(_ text: String) {
    #expect(DegreesText(text) == nil)
  }

  @Test(arguments: [
    ("1.5", 1.5), ("-1,5", -1.5), ("\u{2212}3", -3), ("+2", 2), ("60.5°", 60.5), ("1e1", 10),
  ])
  func numbers(_ text: String, _ value: Double) {
    #expect(DegreesText(text)?.number == value)
  }

  @Test func noTruncationOrFlipCrashes() {
    let bytes = Array("\u{FEFF}\"na\"\"me\";lat;lon\r\n\"é\r\n\";1,5;2\r3;4;5".utf8)
    for count in 0...bytes.count {
      _ = try? PlaceReader().read(Array(bytes.prefix(count)), path: "p")
    }
    for at in bytes.indices {
      for flip in [UInt8(0x01), 0x20, 0x80, 0xFF] {
        var broken = bytes
        broken[at] ^= flip
        _ = try? PlaceReader().read(broken, path: "p")
      }
    }
  }
}
