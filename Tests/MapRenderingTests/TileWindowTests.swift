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
      TileCollection.window(of: ArchiveReach.rect(tile.bounds), in: ancestor)
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
          windows, with: TileCollection.window(of: ArchiveReach.rect(child.bounds), in: parent))
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
        windows, with: TileCollection.window(of: ArchiveReach.rect(child.bounds), in: parent))
    }
    #expect(windows.reduce(0) { $0 + $1.width * $1.height } == 4.0 / 16)
    for (i, a) in windows.enumerated() {
      for b in windows[(i + 1)...] { #expect(!a.intersects(b)) }
    }
  }

  @Test("A tile half inside an archive's bounds is half its, elsewhere all of it or none")
  func reach() throws {
    let tile = try #require(TileID(z: 1, x: 1, y: 0))
    // The north eastern quarter of the world; its western half is 0° to 90°.
    let half = GeoBounds(west: -20, south: -10, east: 90, north: 90)
    let part = try #require(ArchiveReach.part(of: tile, in: half))
    // What is cut at the bounds may end one of 4096 steps before them, of a tile half as wide as the square; 90° north
    // is an edge of the square, beyond which nothing could fill a gap.
    #expect(part == Rect(minX: 0.5, minY: 0, maxX: 0.75 - 0.5 / 4096, maxY: 0.5))
    #expect(ArchiveReach.part(of: tile, in: nil) == nil)
    let elsewhere = GeoBounds(west: -100, south: -50, east: -90, north: -40)
    #expect(ArchiveReach.part(of: tile, in: elsewhere) == nil)
  }

  @Test("A tile at whose edge the bounds end leaves a step there, one further inside none")
  func edges() throws {
    let city = GeoBounds(west: 0, south: -45, east: 90, north: 45)
    for (x, ends) in [(32, (1.0, 0.0)), (40, (0, 0)), (47, (0, 1))] {
      let tile = try #require(TileID(z: 6, x: x, y: 32))
      let whole = ArchiveReach.rect(tile.bounds)
      let part = ArchiveReach.part(of: tile, in: city) ?? whole
      let step = whole.width / 4096
      #expect(abs(part.minX - whole.minX - step * ends.0) < 1e-12, "column \(x)")
      #expect(abs(whole.maxX - part.maxX - step * ends.1) < 1e-12, "column \(x)")
      #expect(part.minY == whole.minY && part.maxY == whole.maxY)
    }
    // A step of the tile above it is four of its own.
    let edge = try #require(TileID(z: 6, x: 47, y: 32))
    let whole = ArchiveReach.rect(edge.bounds)
    let part = try #require(ArchiveReach.part(of: edge, in: city, drawnFrom: 4))
    #expect(abs(whole.maxX - part.maxX - whole.width * 4 / 4096) < 1e-12)
    let all = GeoBounds(west: -180, south: -85.0511287798, east: 180, north: 85.0511287798)
    let world = try #require(TileID(z: 0, x: 0, y: 0))
    #expect(ArchiveReach.part(of: world, in: all) == nil)
  }

  @Test("What is left around a hole shares no area with it and none with itself")
  func subtraction() {
    let whole = Rect(minX: 0, minY: 0, maxX: 4, maxY: 4)
    for hole in [
      Rect(minX: 1, minY: 1, maxX: 2, maxY: 3), Rect(minX: -1, minY: -1, maxX: 2, maxY: 5),
      Rect(minX: -9, minY: -9, maxX: 9, maxY: 9), Rect(minX: 5, minY: 5, maxX: 6, maxY: 6),
    ] {
      let pieces = ArchiveReach.subtract(hole, from: whole)
      let common = whole.intersection(hole)
      let area = pieces.reduce(0) { $0 + $1.width * $1.height }
      #expect(area == 16 - common.width * common.height)
      for (i, a) in pieces.enumerated() {
        #expect(!a.intersects(hole))
        for b in pieces[(i + 1)...] { #expect(!a.intersects(b)) }
      }
    }
  }
}
