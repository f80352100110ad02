import GeoCore
import Testing

@Suite("Boxes of degrees")
struct GeoBoundsTests {
  @Test(
    "A box holds its inside and edges, on any copy of the world",
    arguments: [
      (24.0, 60.0, true), (25, 61, true), (384, 60.5, true), (-336, 60.5, true), (26, 60.5, false),
      (24.5, 59.9, false),
    ])
  func plain(longitude: Double, latitude: Double, holds: Bool) {
    let box = GeoBounds(west: 24, south: 60, east: 25, north: 61)
    #expect(box.contains(Coordinate(longitude: longitude, latitude: latitude)) == holds)
  }

  @Test("A box may cross the 180th meridian or go all around")
  func around() {
    let pacific = GeoBounds(west: 170, south: -10, east: -170, north: 10)
    #expect(pacific.contains(Coordinate(longitude: 180, latitude: 0)))
    #expect(pacific.contains(Coordinate(longitude: -175, latitude: 0)))
    #expect(!pacific.contains(Coordinate(longitude: 0, latitude: 0)))
    let world = GeoBounds(west: -180, south: -90, east: 180, north: 90)
    #expect(world.contains(Coordinate(longitude: 500, latitude: 90)))
  }
}
