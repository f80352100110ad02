import Testing

@testable import GeoCore

@Suite struct TileCoverTests {
  private func tiles(
    _ longitude: Double, _ latitude: Double, zoom: Double, size: Size, at tileZoom: Int? = nil,
    bearing: Double = 0, margin: Double = 0
  ) -> [String] {
    let camera = Camera(
      center: Coordinate(longitude: longitude, latitude: latitude), zoom: zoom, bearing: bearing)
    return TileCover.tiles(
      in: Viewport(camera: camera, size: size), zoom: tileZoom ?? Int(zoom), margin: margin
    ).map { "\($0.id)\($0.wrap == 0 ? "" : "@\($0.wrap)")" }
  }

  @Test func frameWithinATile() {
    // The middle of 2/1/1 is −45°, and a fourth of the world is 512 points.
    #expect(
      tiles(
        -45, MercatorPoint(x: 0, y: 0.375).coordinate.latitude, zoom: 2,
        size: Size(width: 500, height: 500))
        == ["2/1/1"])
  }

  @Test func frameAroundACorner() {
    #expect(
      tiles(0, 0, zoom: 1, size: Size(width: 100, height: 100))
        == ["1/0/0", "1/1/0", "1/0/1", "1/1/1"])
  }

  @Test func worldIsRepeated() {
    // 1536 points hold the world of 512 three times.
    #expect(
      tiles(0, 0, zoom: 0, size: Size(width: 1536, height: 100))
        == ["0/0/0@-1", "0/0/0", "0/0/0@1"])
  }

  @Test func frameAcrossThe180thMeridian() {
    #expect(
      tiles(180, 10, zoom: 2, size: Size(width: 100, height: 10)) == ["2/3/1", "2/0/1@1"])
    #expect(
      tiles(-180, 10, zoom: 2, size: Size(width: 100, height: 10)) == ["2/3/1@-1", "2/0/1"])
  }

  @Test func nothingLiesBeyondThePoles() {
    #expect(
      tiles(45, 85.0511, zoom: 2, size: Size(width: 100, height: 2000)) == ["2/2/0", "2/2/1"])
    #expect(
      tiles(45, -90, zoom: 1, size: Size(width: 100, height: 100)) == ["1/1/1"])
  }

  @Test func fractionalZoomDrawsTilesLarger() {
    // At zoom 2.5 a tile of zoom 2 is 724 points wide, so that one around the corner reaches none further.
    #expect(tiles(0, 0, zoom: 2.5, size: Size(width: 1400, height: 10), at: 2).count == 4)
    #expect(tiles(0, 0, zoom: 2.5, size: Size(width: 1500, height: 10), at: 2).count == 8)
  }

  @Test func turnedFrameLeavesOutTheCornersOfItsBox() {
    let size = Size(width: 2000, height: 20)
    // Straight it touches the tiles on both sides of the equator.
    #expect(tiles(0, 0, zoom: 4, size: size, bearing: 0).count == 8)
    #expect(tiles(0, 0, zoom: 4, size: size, bearing: 90).count == 8)
    // With the north east up the strip runs to the south east, 707 points of each tile's 512 in either direction.
    let turned = tiles(0, 0, zoom: 4, size: size, bearing: 45)
    for tile in ["4/6/6", "4/7/7", "4/8/8", "4/9/9"] { #expect(turned.contains(tile)) }
    for tile in ["4/9/6", "4/6/9", "4/8/6", "4/9/7"] { #expect(!turned.contains(tile)) }
  }

  @Test(arguments: [0, 17, 45, 90, 200.0])
  func everyPointOfTheFrameIsOnATile(bearing: Double) {
    let camera = Camera(
      center: Coordinate(longitude: 179, latitude: 60), zoom: 3.3, bearing: bearing)
    let viewport = Viewport(camera: camera, size: Size(width: 900, height: 700))
    let tiles = Set(TileCover.tiles(in: viewport, zoom: 3))
    for x in stride(from: 0.5, to: 900, by: 49) {
      for y in stride(from: 0.5, to: 700, by: 49) {
        let point = viewport.mercator(Point(x: x, y: y))
        guard point.y > 0, point.y < 1 else { continue }
        let wrap = Int(point.x.rounded(.down))
        let id = TileID(z: 3, x: Int((point.x - Double(wrap)) * 8), y: Int(point.y * 8))
        #expect(id.map { tiles.contains(PlacedTile(id: $0, wrap: wrap)) } == true)
      }
    }
  }

  @Test func marginReachesFurther() {
    let size = Size(width: 500, height: 500)
    let latitude = MercatorPoint(x: 0, y: 0.375).coordinate.latitude
    #expect(tiles(-45, latitude, zoom: 2, size: size, margin: 5).count == 1)
    #expect(tiles(-45, latitude, zoom: 2, size: size, margin: 7).count == 9)
  }

  @Test func absurdFramesEnd() {
    let far = Coordinate(longitude: 1e300, latitude: 0)
    let near = Coordinate(longitude: 0, latitude: 0)
    for (center, edge) in [(far, 10), (near, 1e300), (near, .infinity), (near, .nan)] {
      for bearing in [0, 30.0] {
        let camera = Camera(center: center, zoom: 10, bearing: bearing)
        let viewport = Viewport(camera: camera, size: Size(width: edge, height: 100))
        #expect(TileCover.tiles(in: viewport, zoom: 10).count <= TileCover.limit)
      }
    }
    let camera = Camera(center: near, zoom: 0)
    let wide = Viewport(camera: camera, size: Size(width: 512, height: 512))
    #expect(TileCover.tiles(in: wide, zoom: 14).count == TileCover.limit)
  }

  @Test func zoomsOfTiles() {
    #expect(TileCover.zoom(for: 5.9, tileSize: 512, in: 0...14) == 5)
    #expect(TileCover.zoom(for: 16.2, tileSize: 512, in: 0...14) == 14)
    #expect(TileCover.zoom(for: 1, tileSize: 512, in: 3...14) == 3)
    // Tiles of 256 points are one zoom deeper, those of 1024 one zoom shallower, to the nearest.
    #expect(TileCover.zoom(for: 5.4, tileSize: 256, isNearest: true, in: 0...14) == 6)
    #expect(TileCover.zoom(for: 5.6, tileSize: 256, isNearest: true, in: 0...14) == 7)
    #expect(TileCover.zoom(for: 5.6, tileSize: 256, in: 0...14) == 6)
    #expect(TileCover.zoom(for: 5, tileSize: 1024, in: 0...14) == 4)
    #expect(TileCover.zoom(for: 5, tileSize: 128, in: 0...14) == 7)
    for tileSize in [0, -1, .nan, .infinity] {
      #expect(TileCover.zoom(for: 5, tileSize: tileSize, in: 2...14) == 2)
    }
    #expect(TileCover.zoom(for: .nan, tileSize: 512, in: 2...14) == 2)
  }
}
