import GeoCore
import Testing

@testable import TileStore

@Suite struct HilbertTileNumberTests {
  // The first six from the specification's table; the others from the pmtiles package for Python.
  @Test(
    arguments: [
      (0, 0, 0, 0), (1, 0, 0, 1), (1, 0, 1, 2), (1, 1, 1, 3), (1, 1, 0, 4), (2, 0, 0, 5),
      (5, 17, 9, 1213), (12, 3423, 1763, 19_078_479), (14, 8529, 5974, 317_316_626),
      (20, 1_000_000, 3, 1_461_989_238_116), (26, 33_554_432, 67_108_863, 4_128_299_658_422_954),
    ] as [(Int, Int, Int, UInt64)])
  func knownNumbers(z: Int, x: Int, y: Int, number: UInt64) throws {
    let id = try #require(TileID(z: z, x: x, y: y))
    #expect(HilbertTileNumber.number(of: id) == number)
    #expect(HilbertTileNumber.tile(numbered: number) == id)
  }

  @Test func everyNumberOfTheFirstZoomsIsOneTileAndBack() throws {
    // 1 + 4 + 16 + 64 + 256 + 1024 = 1365 tiles.
    var last: TileID?
    for number in 0..<1365 as Range<UInt64> {
      let id = try #require(HilbertTileNumber.tile(numbered: number))
      #expect(HilbertTileNumber.number(of: id) == number)
      if let last, last.z == id.z {
        // A Hilbert curve steps to a neighbour each time.
        #expect(abs(last.x - id.x) + abs(last.y - id.y) == 1)
      }
      last = id
    }
  }

  @Test func numbersBeyondTheDeepestZoomAreNoTile() {
    #expect(HilbertTileNumber.tile(numbered: .max) == nil)
    let deepest = TileID(z: TileID.maximumZoom, x: 0, y: 0)
    #expect(deepest.map(HilbertTileNumber.number) != nil)
  }
}
