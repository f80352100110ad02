import Glibc
import Testing

@testable import GeoCore

@Suite struct MercatorPointTests {
  /// The circumference at the equator of EPSG:3857's sphere, in metres.
  private let circumference = 2 * Double.pi * 6_378_137

  private func metres(_ coordinate: Coordinate) -> (east: Double, north: Double) {
    let point = MercatorPoint(coordinate)
    return ((point.x - 0.5) * circumference, (0.5 - point.y) * circumference)
  }

  // IOGP Guidance Note 7-2, §3.2.1.2, the example: 24°22′54.433″N 100°20′W is
  // E −11 169 055.58, N 2 800 000.00.
  @Test func exampleOfTheGuidanceNote() {
    let here = Coordinate(
      longitude: -(100 + 20.0 / 60), latitude: 24 + 22.0 / 60 + 54.433 / 3600)
    let (east, north) = metres(here)
    #expect(abs(east + 11_169_055.58) < 0.01)
    #expect(abs(north - 2_800_000) < 0.01)
  }

  @Test func theSquareEndsWhereItIsAsWideAsHigh() {
    #expect(MercatorPoint(Coordinate(longitude: -180, latitude: 0)) == MercatorPoint(x: 0, y: 0.5))
    let limit = atan(sinh(Double.pi)) * 180 / .pi
    #expect(abs(MercatorPoint.maximumLatitude - limit) < 1e-12)
    let corner = MercatorPoint(Coordinate(longitude: 180, latitude: -limit))
    #expect(corner.x == 1 && abs(corner.y - 1) < 1e-12)
  }

  @Test func polesLandOnTheEdge() {
    for latitude in [85.06, 90, 1000, .infinity] {
      let north = MercatorPoint(Coordinate(longitude: 0, latitude: latitude))
      let south = MercatorPoint(Coordinate(longitude: 0, latitude: -latitude))
      #expect(abs(north.y) < 1e-12 && abs(south.y - 1) < 1e-12)
    }
  }

  @Test func thereAndBack() {
    for longitude in stride(from: -540.0, through: 540, by: 37.3) {
      for latitude in stride(from: -85.0, through: 85, by: 8.5) {
        let here = Coordinate(longitude: longitude, latitude: latitude)
        let back = MercatorPoint(here).coordinate
        #expect(abs(back.longitude - longitude) < 1e-10 && abs(back.latitude - latitude) < 1e-10)
      }
    }
  }

  @Test func longitudesBeyondTheWorldAreOnFurtherCopies() {
    #expect(MercatorPoint(Coordinate(longitude: 540, latitude: 0)).x == 2)
    #expect(MercatorPoint(Coordinate(longitude: -540, latitude: 0)).x == -1)
  }
}
