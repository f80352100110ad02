import Colorimetry
import Foundation
import GeoCore
import Testing

@testable import Places

/// Files as people have them, beside the package.
private let shared = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "shared/places")

/// What another program found in a file.
struct Expectation: CustomTestStringConvertible {
  var name: String
  var places: Int
  var skipped = 0
  var shapes = 0
  /// Sums of all latitudes and longitudes of the places, to four digits.
  var sums: (latitude: Double, longitude: Double)
  var first: String

  var testDescription: String { name }

  // By Python's csv, json and ElementTree; packed and dotted minutes by arithmetic on the texts: "311831.5" is
  // 31 + 18/60 + 31.5/3600, "34.28N" is 34 + 28/60, but for the two rows with minutes beyond 59.
  static let all = [
    Expectation(
      name: "uk_railway_stations.csv", places: 2606, sums: (137628.2998, -4610.4365),
      first: "Abbey Wood"),
    Expectation(
      name: "us_airports_vega.csv", places: 3376, sums: (135077.8415, -331490.8788),
      first: "Thigpen"),
    Expectation(
      name: "jp_takamatsu_hospitals.csv", places: 627, skipped: 1, sums: (21518.2567, 84050.0536),
      first: "独立行政法人国立病院機構高松医療センター"),
    Expectation(
      name: "jp_yaizu_farms_shiftjis.csv", places: 9, sums: (313.8307, 1244.7416),
      first: "やまとファミリー農園（策牛）"),
    Expectation(
      name: "de_charging_points_koeln.csv", places: 292, sums: (14873.9707, 2033.0614),
      first: "LANXESS Deutschland GmbH"),
    Expectation(
      name: "tw_convenience_stores.csv", places: 32, sums: (766.9957, 3870.9519),
      first: "全聯實業股份有限公司"),
    Expectation(
      name: "tw_convenience_stores_utf16le_tab.txt", places: 32, sums: (766.9957, 3870.9519),
      first: "全聯實業股份有限公司"),
    Expectation(
      name: "openflights_airports.dat.csv", places: 7698, sums: (198673.3902, -10704.4247),
      first: "Goroka Airport"),
    Expectation(
      name: "us_airports_packed_dms.txt", places: 1173, sums: (45053.8471, -113171.5399),
      first: "ANDALUSIA"),
    Expectation(
      name: "capitals_hemisphere_suffix.txt", places: 200, sums: (3502.5033, 2972.23),
      first: "Afghanistan"),
    Expectation(
      name: "earthquakes_week.geojson", places: 1707, sums: (65610.6545, -192238.4514),
      first: "M 2.0 - 4km W of Castaic, CA"),
    Expectation(
      name: "in_railway_stations.geojson", places: 8697, skipped: 293,
      sums: (194936.3018, 695517.7085), first: "Badhal"),
    Expectation(
      name: "addresses_only.kml", places: 5, skipped: 8, shapes: 2, sums: (68.7405, 502.7582),
      first: "On the subway"),
    Expectation(
      name: "alaska_gnis.kml", places: 101, sums: (6337.5439, -15130.5061), first: "Pacific Ocean"),
    Expectation(
      name: "gpx11_all_fields.gpx", places: 2, skipped: 2, shapes: 2, sums: (25.7, 92.3),
      first: "example name"),
    Expectation(name: "unicode.gpx", places: 6, sums: (274.637, 85.921), first: "šđčćž"),
  ]
}

@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: shared.path), "the shared place files are not here"))
struct PlaceReaderTests {
  private func read(_ name: String) throws -> PlaceFile {
    try PlaceReader().read(path: shared.appending(path: name).path)
  }

  @Test(arguments: Expectation.all)
  func filesAsPeopleHaveThem(_ expected: Expectation) throws {
    let file = try read(expected.name)
    #expect(file.places.count == expected.places)
    #expect(file.skippedCount == expected.skipped)
    #expect(file.shapes.count == expected.shapes)
    #expect(file.report.rowCount == expected.places + expected.skipped + expected.shapes)
    let latitude = file.places.reduce(0) { $0 + $1.coordinate.latitude }
    let longitude = file.places.reduce(0) { $0 + $1.coordinate.longitude }
    #expect(abs(latitude - expected.sums.latitude) < 0.001, "\(latitude)")
    #expect(abs(longitude - expected.sums.longitude) < 0.001, "\(longitude)")
    #expect(file.places.first?.name == expected.first)
    #expect(file.report.skipped.reduce(0) { $0 + $1.count } == expected.skipped)
  }

  @Test func everyFileIsExpected() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: shared.path).sorted()
    let known = Expectation.all.map(\.name) + ["README.tsv", "bad.kmz"]
    #expect(Set(names).isSubset(of: Set(known)), "\(Set(names).subtracting(known))")
  }

  @Test func aPictureIsNoKMZ() {
    let path = shared.appending(path: "bad.kmz").path
    #expect(throws: PlacesError.otherKind(path: path, kind: "a JPEG picture")) {
      try read("bad.kmz")
    }
  }

  @Test func aTableWithoutCoordinates() {
    #expect { try read("README.tsv") } throws: {
      if case PlacesError.noCoordinateColumns = $0 { true } else { false }
    }
  }

  @Test func encodingsAreTold() throws {
    #expect(try read("jp_yaizu_farms_shiftjis.csv").report.encoding == "Shift-JIS")
    #expect(try read("tw_convenience_stores_utf16le_tab.txt").report.encoding == "UTF-16LE")
    #expect(try read("tw_convenience_stores_utf16le_tab.txt").report.delimiter == "tab")
  }

  @Test func texts() throws {
    let hospital = try #require(try read("jp_takamatsu_hospitals.csv").places.first)
    #expect(hospital.detail == "香川県高松市新田町乙８番地")
    let quake = try #require(try read("earthquakes_week.geojson").places.first)
    #expect(quake.detail == "4km W of Castaic, CA")
    let store = try #require(try read("tw_convenience_stores.csv").places.first)
    #expect(store.detail == "南投縣埔里鎮自強路８０號１樓")
    let cape = try #require(try read("alaska_gnis.kml").places.dropFirst().first)
    // aabbggrr: ff1f00ef.
    #expect(cape.name == "Cape Hinchinbrook" && cape.color?.red == 239.0 / 255)
  }

  @Test func placesThatAreHandedOverAreNotKept() throws {
    let names = Names()
    let path = shared.appending(path: "uk_railway_stations.csv").path
    let file = try PlaceReader().read(path: path) { names.list.append($0.name) }
    #expect(file.places.isEmpty && file.report.placeCount == 2606)
    #expect(names.list.count == 2606 && names.list.first == "Abbey Wood")
  }

  @Test func whatIsNoFile() {
    #expect { try read("absent.csv") } throws: {
      if case PlacesError.file = $0 { true } else { false }
    }
  }
}

private final class Names {
  var list: [String] = []
}
