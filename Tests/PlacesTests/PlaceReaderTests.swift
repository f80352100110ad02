import Foundation
import GeoCore
import Testing

@testable import Places

/// Files as people have them, beside the package.
private let shared = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "shared/places")

@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: shared.path), "the shared place files are not here"))
struct PlaceReaderTests {
  private func read(_ name: String) throws -> PlaceFile {
    try PlaceReader().read(path: shared.appending(path: name).path)
  }

  // Counts by Python's csv module and `grep`: rows less the header, features by "type": "Feature", null geometries.
  @Test(arguments: [
    ("uk_railway_stations.csv", 2606, 0), ("us_airports_vega.csv", 3376, 0),
    ("jp_takamatsu_hospitals.csv", 627, 1), ("de_charging_points_koeln.csv", 292, 0),
    ("tw_convenience_stores.csv", 32, 0), ("in_railway_stations.geojson", 8697, 293),
    ("earthquakes_week.geojson", 1707, 0),
  ])
  func counts(_ name: String, _ places: Int, _ skipped: Int) throws {
    let file = try read(name)
    #expect(file.places.count == places)
    #expect(file.skippedCount == skipped)
    #expect(file.places.allSatisfy { !$0.name.isEmpty && $0.coordinate.isValid })
  }

  @Test func texts() throws {
    let hospital = try #require(try read("jp_takamatsu_hospitals.csv").places.first)
    #expect(hospital.name == "独立行政法人国立病院機構高松医療センター")
    #expect(hospital.detail == "香川県高松市新田町乙８番地")
    let quake = try #require(try read("earthquakes_week.geojson").places.first)
    #expect(quake.name == "M 2.0 - 4km W of Castaic, CA" && quake.detail == "4km W of Castaic, CA")
    let store = try #require(try read("tw_convenience_stores.csv").places.first)
    #expect(store.coordinate == Coordinate(longitude: 120.9722, latitude: 23.967045))
    #expect(store.detail == "南投縣埔里鎮自強路８０號１樓")
  }

  @Test func whatIsNoFile() {
    #expect { try read("absent.csv") } throws: {
      if case PlacesError.file = $0 { true } else { false }
    }
  }
}
