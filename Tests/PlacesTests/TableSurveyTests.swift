import GeoCore
import Testing

@testable import Places

/// Tables nastier than most, each with what is in it.
@Suite struct TableSurveyTests {
  private func coordinates(_ text: String) throws -> [Coordinate] {
    try read(text).places.map(\.coordinate)
  }

  private let helsinki = Coordinate(longitude: 24.94, latitude: 60.17)

  @Test(arguments: [
    "name,lat (deg),lon (deg)\nA,60.17,24.94\n",
    "Breite;Länge\n60,17;24,94\n",
    "# made by hand\n# twice\nlat,lon\n60.17,24.94\n",
    "#lat,lon\n60.17,24.94\n",
    "Stations of 2020;;\n\nName;Latitude;Longitude\nA;60.17;24.94\n",
    "lat,lon\r60.17,24.94\r\n\n",
    "lat\tlon\tlat\tlon\n60.17\t24.94\t1\t2",
    "Koordinaten\n\"60,17; 24,94\"\n",
    "name|location\nA|60.17, 24.94\n",
    "name;wkt\nA;POINT(24.94 60.17)\n",
    "A,60.17,24.94\nB,60.18,24.95\n".replacing("B,60.18,24.95\n", with: ""),
    "lat,lon\n\0 60.17\0,24.94\n",
    "широта;долгота\n60,17;24,94",
    "Nimi;Leveyspiiri;Pituuspiiri\nA;60°10′12″N;24°56′24″E\n",
    "lat,lon,lat\n60.17,24.94,\n",
    "id;N;E\n1;60.1700;24.9400\n".replacing("\n1;", with: "\nx1;"),
    "緯度,経度\n北緯60度10分12秒,東経24度56分24秒\n",
    "lat,lon,geometry\n,,\n60.17,24.94,x\n",
  ])
  func oneplace(_ text: String) throws {
    let found = try coordinates(text)
    #expect(found.count == 1)
    let first = try #require(found.first)
    #expect(abs(first.latitude - 60.17) < 1e-9 && abs(first.longitude - 24.94) < 1e-9)
  }

  @Test func aSwapThatNumbersGiveAwayIsPutRightAndSaid() throws {
    let file = try read("name,lat,lon\nTokyo,139.69,35.69\nOsaka,135.50,34.69\nNaha,127.68,26.21\n")
    #expect(file.places.first?.coordinate == Coordinate(longitude: 139.69, latitude: 35.69))
    #expect(file.report.notes.contains { $0.hasPrefix("latitude and longitude are swapped") })
    #expect(file.diagnostics.contains { $0.message.contains("swapped") })
  }

  @Test func longitudesFirstWithoutAHeader() throws {
    let file = try read("Tokyo;139.6917;35.6895\nOsaka;135.5022;34.6937\n")
    #expect(file.places.first?.coordinate == Coordinate(longitude: 139.6917, latitude: 35.6895))
    #expect(file.places.map(\.name) == ["Tokyo", "Osaka"])
  }

  @Test func metresAreNoDegrees() {
    #expect { try read("name,lat,lon\nA,6678077,2776000\nB,6678078,2776001\n") } throws: {
      guard case PlacesError.nothingUsable(_, let skipped, _) = $0 else { return false }
      return skipped.first?.message.contains("metres of a projection") == true
    }
    #expect {
      try read("E,N,name\n385842,6671738,A\n385843,6671739,B\n385844,6671740,B\n")
    } throws: {
      if case PlacesError.projected(_, ["E", "N"]) = $0 { true } else { false }
    }
  }

  @Test func raggedRowsAndNulls() throws {
    let file = try read("name,lat,lon\nA,60.17,24.94,x,y\nB\nC,\\N,\\N\nD,60,17,24,94\nE,NULL,\n")
    #expect(file.places.map(\.name) == ["A", "D"])
    #expect(file.report.skipped.map(\.count) == [3])
    #expect(file.report.skipped.map(\.lines) == [[3, 4, 6]])
    #expect(
      file.report.notes.contains { $0.contains("2 rows, the first on line 2, have more fields") })
  }

  @Test func hugeFieldsAndQuotedBreaks() throws {
    let long = String(repeating: "x\n", count: 70_000)
    let file = try read("name,note,lat,lon\nA,\"\(long)\",60.17,24.94\n\"B\nb\",,1,2\n")
    #expect(file.places.map(\.name) == ["A", "B b"])
    #expect(file.places.count == 2)
  }

  @Test func aRecordWithoutEndIsAnError() {
    #expect { try read("lat,lon\n" + String(repeating: "x", count: 17 << 20)) } throws: {
      if case PlacesError.recordTooLong(_, 2, _) = $0 { true } else { false }
    }
  }

  @Test func dottedMinutesNeedEvidence() throws {
    let rows = (0..<10).map { "c\($0);\(10 + $0).\(10 + $0 * 4)N;\(20 + $0).\(50 - $0 * 4)E" }
    let minutes = try read(rows.joined(separator: "\n"))
    // 10.10N is 10°10′.
    #expect(
      minutes.places.first.map { abs($0.coordinate.latitude - (10 + 10.0 / 60)) < 1e-9 } == true)
    #expect(minutes.report.notes.contains { $0.contains("degrees.minutes") })
    let decimal = try read(rows.joined(separator: "\n") + "\nd;10.75N;20.88E\ne;11.99N;20.61E")
    #expect(decimal.places.first?.coordinate.latitude == 10.1)
  }

  @Test func overrides() throws {
    var reader = PlaceReader()
    reader.options.latColumn = "b"
    reader.options.lonColumn = "1"
    reader.options.nameColumn = "c"
    let file = try read("a,b,c,name\n24.94,60.17,X,Y\n", reader)
    #expect(file.places.first?.coordinate == helsinki)
    #expect(file.places.first?.name == "X")
    reader.options.latColumn = "q"
    #expect(
      throws: PlacesError.noSuchColumn(path: "p", wanted: ["q", "1"], columns: ["a", "b"])
    ) { try read("a,b\n1,2\n", reader) }
    var colon = PlaceReader()
    colon.options.delimiter = ":"
    #expect(try read("lat:lon\n60.17:24.94\n", colon).places.first?.coordinate == helsinki)
    colon.options.delimiter = "::"
    #expect(throws: PlacesError.badDelimiter("::")) { try read("lat:lon\n", colon) }
  }

  @Test func htmlInDetailsIsTakenOff() throws {
    let file = try read(
      "lat,lon,name,description\n1,2,<b>Caf&eacute;</b>,\"<p>Open<br>9&ndash;17</p><script>x</script> a < b\"\n"
    )
    #expect(file.places.first?.name == "Café")
    #expect(file.places.first?.detail == "Open 9–17 a < b")
  }

  @Test func theReportTellsColumns() throws {
    let report = try read("\u{FEFF}Nimi;lat;lon;väri\nA;60,17;24,94;red\n").report
    #expect(report.delimiter == "semicolon" && report.headerLine == 1 && report.encoding == "UTF-8")
    #expect(report.columns.map(\.role) == ["name", "latitude", "longitude", "color"])
    #expect(report.rowCount == 1 && report.placeCount == 1 && report.skippedCount == 0)
    #expect(report.bounds == [24.94, 60.17, 24.94, 60.17])
  }

  @Test("A letter in one cell does not turn the others round", arguments: ["6o", "24E", "24w"])
  func oddCell(_ cell: String) throws {
    let rows = (0..<5).map { "p\($0),\(60 + $0),\(24 + $0)\n" }.joined()
    let text = "name,lat,lon\n" + rows + "odd,\(cell),24\n"
    let file = try PlaceReader().read(Array(text.utf8), path: "p.csv")
    #expect(file.places.first?.coordinate == Coordinate(longitude: 24, latitude: 60))
    #expect(file.places[4].coordinate == Coordinate(longitude: 28, latitude: 64))
  }
}
