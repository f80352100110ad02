import Testing

@testable import GeoCore

@Suite struct CoordinateTests {
  @Test(arguments: [
    (0, 0), (179.5, 179.5), (180, -180), (-180, -180), (181, -179), (-181, 179), (540, -180),
    (720.25, 0.25), (-900, -180),
  ])
  func normalizedLongitudes(longitude: Double, expected: Double) {
    #expect(Coordinate(longitude: longitude, latitude: 1).normalized.longitude == expected)
  }

  @Test func validity() {
    #expect(Coordinate(longitude: 500, latitude: -90).isValid)
    #expect(!Coordinate(longitude: 0, latitude: 90.1).isValid)
    #expect(!Coordinate(longitude: .nan, latitude: 0).isValid)
    #expect(!Coordinate(longitude: 0, latitude: .infinity).isValid)
  }

  private func metres(
    _ a: (latitude: Double, longitude: Double), _ b: (latitude: Double, longitude: Double)
  ) -> Double {
    Coordinate(longitude: a.longitude, latitude: a.latitude)
      .distance(to: Coordinate(longitude: b.longitude, latitude: b.latitude))
  }

  @Test func greatCircles() {
    let quarter = Coordinate.earthRadius * Double.pi / 2
    #expect(abs(metres((0, 0), (90, 12)) - quarter) < 1e-6)
    #expect(abs(metres((0, 10), (0, 100)) - quarter) < 1e-6)
    #expect(abs(metres((0, 0), (0, 180)) - 2 * quarter) < 1e-6)
    #expect(metres((48, 11), (48, 11)) == 0)
    // Across the 180th meridian it is the short way: two degrees of the equator.
    #expect(abs(metres((0, 179), (0, -179)) - quarter * 2 / 90) < 1e-6)
    // Land's End to John o' Groats, the usual example: 968.9 km on a radius of 6371 km.
    let landsEnd = (
      latitude: 50 + 3.0 / 60 + 59.0 / 3600, longitude: -(5 + 42.0 / 60 + 53.0 / 3600)
    )
    let groats = (latitude: 58 + 38.0 / 60 + 38.0 / 3600, longitude: -(3 + 4.0 / 60 + 12.0 / 3600))
    #expect(abs(metres(landsEnd, groats) - 968_900) < 50)
    #expect(abs(metres(landsEnd, groats) - metres(groats, landsEnd)) < 1e-6)
  }
}
