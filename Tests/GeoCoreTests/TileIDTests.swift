import Testing

@testable import GeoCore

@Suite struct TileIDTests {
  @Test func addressesOutsideThePyramidAreNone() {
    #expect(TileID(z: 0, x: 0, y: 0) != nil)
    #expect(TileID(z: 3, x: 7, y: 7) != nil)
    #expect(TileID(z: 30, x: (1 << 30) - 1, y: 0) != nil)
    for (z, x, y) in [
      (-1, 0, 0), (31, 0, 0), (.max, 0, 0), (0, 1, 0), (3, 8, 0), (3, 0, 8), (3, -1, 0), (3, 0, -1),
    ] {
      #expect(TileID(z: z, x: x, y: y) == nil)
    }
  }

  @Test func ancestors() throws {
    let tile = try #require(TileID(z: 14, x: 8529, y: 5974))
    // 8529 / 2¹⁰ = 8.3, 5974 / 2¹⁰ = 5.8.
    #expect(tile.ancestor(at: 4) == TileID(z: 4, x: 8, y: 5))
    #expect(tile.ancestor(at: 0) == TileID(z: 0, x: 0, y: 0))
    #expect(tile.ancestor(at: 14) == tile && tile.ancestor(at: 20) == tile)
    #expect(tile.ancestor(at: -3) == TileID(z: 0, x: 0, y: 0))
  }

  // The address and the corner that the documentation of mercantile gives as its example.
  @Test func boundsOfAKnownTile() throws {
    let corner = try #require(TileID(z: 10, x: 486, y: 332)).bounds
    let coordinate = MercatorPoint(x: corner.minX, y: corner.minY).coordinate
    #expect(abs(coordinate.longitude + 9.140625) < 1e-12)
    #expect(abs(coordinate.latitude - 53.33087298301705) < 1e-12)
    #expect(corner.width == 1.0 / 1024 && corner.height == 1.0 / 1024)
  }

  @Test func orderIsZoomRowColumn() throws {
    let tiles = try [(1, 1, 1), (0, 0, 0), (1, 0, 1), (1, 1, 0)].map {
      try #require(TileID(z: $0.0, x: $0.1, y: $0.2))
    }
    #expect(tiles.sorted().map(\.description) == ["0/0/0", "1/1/0", "1/0/1", "1/1/1"])
  }
}
