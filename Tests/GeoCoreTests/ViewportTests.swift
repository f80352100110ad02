import Testing

@testable import GeoCore

@Suite struct ViewportTests {
  private let size = Size(width: 800, height: 600)

  private func viewport(
    _ longitude: Double, _ latitude: Double, zoom: Double, bearing: Double = 0
  ) -> Viewport {
    Viewport(
      camera: Camera(
        center: Coordinate(longitude: longitude, latitude: latitude), zoom: zoom, bearing: bearing),
      size: size)
  }

  @Test func worldIs512PointsWideAtZoomZero() {
    let viewport = viewport(0, 0, zoom: 0)
    #expect(viewport.worldSize == 512)
    #expect(viewport.point(Coordinate(longitude: -180, latitude: 0)) == Point(x: 144, y: 300))
    #expect(viewport.point(Coordinate(longitude: 180, latitude: 0)) == Point(x: 656, y: 300))
    // 2π · 6 378 137 m over 512 points.
    #expect(abs(viewport.metersPerPoint - 78_271.516964) < 1e-6)
    #expect(abs(self.viewport(0, 60, zoom: 1).metersPerPoint - 78_271.516964 / 4) < 1e-6)
  }

  @Test func bearingPointsUp() {
    // East is up at 90°, so that a place in the east lies above the middle, one in the north left of it.
    let viewport = viewport(0, 0, zoom: 0, bearing: 90)
    let east = viewport.point(Coordinate(longitude: 90, latitude: 0))
    #expect(east == Point(x: 400, y: 300 - 128))
    let north = viewport.point(MercatorPoint(x: 0.5, y: 0.25))
    #expect(north == Point(x: 400 - 128, y: 300))
  }

  @Test(arguments: [0, 30, 90, 135.5, 180, 270, -45, 360, 725])
  func pointsThereAndBack(bearing: Double) {
    for zoom in [0, 3.7, 14, 22.25] {
      let viewport = viewport(179.9, 51.2, zoom: zoom, bearing: bearing)
      for point in [
        Point(x: 0, y: 0), Point(x: 800, y: 0), Point(x: 13.5, y: 599), Point(x: 400, y: 300),
      ] {
        let back = viewport.point(viewport.mercator(point))
        #expect((back - point).length < 1e-5)
      }
      #expect(
        (viewport.point(viewport.camera.center) - Point(x: 400, y: 300)).length < 1e-9)
    }
  }

  @Test(arguments: [0, 33.0])
  func tilesLieWhereTheirPointsDo(bearing: Double) throws {
    let viewport = viewport(7.4, 43.7, zoom: 13.6, bearing: bearing)
    let tile = try #require(TileID(z: 14, x: 8529, y: 5974))
    for wrap in [-1, 0, 2] {
      let map = viewport.transform(tile: tile, extent: 4096, wrap: wrap)
      let middle = tile.bounds.center
      let expected = viewport.point(MercatorPoint(x: middle.x + Double(wrap), y: middle.y))
      // A world is 512 · 2¹³·⁶ = 6.4 million points wide.
      #expect((map(Point(x: 2048, y: 2048)) - expected).length < 1e-6)
    }
  }

  @Test func boundsOfATurnedFrameHoldItsCorners() {
    let bounds = viewport(0, 0, zoom: 0, bearing: 90).mercatorBounds
    // 800 × 600 points lying on their side: 600 / 512 wide, 800 / 512 high.
    #expect(abs(bounds.width - 600.0 / 512) < 1e-12)
    #expect(abs(bounds.height - 800.0 / 512) < 1e-12)
  }

  @Test func zoomIsHeldToItsRange() {
    #expect(Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 99).zoom == 24)
    #expect(Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: -3).zoom == -2)
    #expect(Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: .nan).zoom == 0)
  }
}
