import GeoCore
import Testing

@testable import MapRendering

@Suite("Windows of tiles")
struct TileWindowTests {
  @Test("A tile's place inside its ancestor")
  func window() throws {
    let tile = try #require(TileID(z: 5, x: 13, y: 22))
    let ancestor = tile.ancestor(at: 3)
    // 13 = 3·4 + 1 and 22 = 5·4 + 2: the second column, the third row of four.
    #expect(
      TileCollection.window(of: tile, in: ancestor)
        == Rect(minX: 0.25, minY: 0.5, maxX: 0.5, maxY: 0.75))
  }

  @Test("The windows of all children are the tile again")
  func merging() throws {
    let parent = try #require(TileID(z: 3, x: 2, y: 1))
    var windows: [Rect] = []
    for y in 4..<8 {
      for x in 8..<12 {
        let child = try #require(TileID(z: 5, x: x, y: y))
        windows = TileCollection.merged(
          windows, with: TileCollection.window(of: child, in: parent))
      }
    }
    #expect(windows == [Rect(minX: 0, minY: 0, maxX: 1, maxY: 1)])
  }

  @Test("Windows with a gap stay apart and share no area")
  func gap() throws {
    let parent = try #require(TileID(z: 0, x: 0, y: 0))
    var windows: [Rect] = []
    for (x, y) in [(0, 0), (2, 0), (3, 0), (0, 1)] {
      let child = try #require(TileID(z: 2, x: x, y: y))
      windows = TileCollection.merged(
        windows, with: TileCollection.window(of: child, in: parent))
    }
    #expect(windows.reduce(0) { $0 + $1.width * $1.height } == 4.0 / 16)
    for (i, a) in windows.enumerated() {
      for b in windows[(i + 1)...] { #expect(!a.intersects(b)) }
    }
  }
}
