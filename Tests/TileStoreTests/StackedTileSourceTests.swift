import GeoCore
import Testing

@testable import TileStore

/// A source in memory.
private struct MemorySource: TileSource {
  var info = TileSourceInfo(path: "")
  var tiles: [TileID: [UInt8]] = [:]

  init(_ name: String, _ zooms: ClosedRange<Int>, bounds: GeoBounds? = nil) {
    info.name = name
    info.zooms = zooms
    info.bounds = bounds
    info.attribution = "© \(name)"
  }

  func tile(_ id: TileID) throws(TileError) -> [UInt8]? {
    tiles[id]
  }
}

@Suite struct StackedTileSourceTests {
  private func id(_ z: Int, _ x: Int, _ y: Int) throws -> TileID {
    try #require(TileID(z: z, x: x, y: y))
  }

  private let worldBounds = GeoBounds(west: -180, south: -85.0511, east: 180, north: 85.0511)

  /// A world to zoom 2 under a city in the east of 8/128/127, which begins at the equator and Greenwich.
  private func stack() throws -> StackedTileSource {
    // A tile of zoom 8 is 360 / 256 = 1.40625 degrees wide.
    var city = MemorySource(
      "city", 0...10, bounds: GeoBounds(west: 0.7, south: 0, east: 1.40625, north: 1.4061))
    for tile in [
      try id(0, 0, 0), try id(2, 2, 1), try id(8, 128, 127), try id(9, 257, 254),
      try id(10, 515, 508),
    ] {
      city.tiles[tile] = [1]
    }
    var world = MemorySource("world", 0...2, bounds: worldBounds)
    for z in 0...2 {
      for x in 0..<1 << z { for y in 0..<1 << z { world.tiles[try id(z, x, y)] = [2] } }
    }
    return StackedTileSource([city, world])
  }

  private func found(
    _ stack: StackedTileSource, _ wanted: TileID
  ) throws -> (TileID, Int)? {
    for candidate in stack.candidates(for: wanted, climb: 10)
    where try stack.sources[candidate.source].tile(candidate.tile) != nil {
      return (candidate.tile, candidate.source)
    }
    return nil
  }

  @Test func cityShowsItselfAndTheWorldTheRest() throws {
    let stack = try stack()
    // Within the city.
    #expect(try #require(try found(stack, id(9, 257, 254))) == (id(9, 257, 254), 0))
    // Half in it: still more than a tile drawn 64 times larger.
    #expect(try #require(try found(stack, id(8, 128, 127))) == (id(8, 128, 127), 0))
    // Beyond its last zoom.
    #expect(try #require(try found(stack, id(12, 2061, 2033))) == (id(10, 515, 508), 0))
    // Outside it.
    #expect(try #require(try found(stack, id(9, 3, 3))) == (id(2, 0, 0), 1))
    // It has tiles of the whole world with nothing but itself in them; the world's are better.
    #expect(try #require(try found(stack, id(0, 0, 0))) == (id(0, 0, 0), 1))
    #expect(try #require(try found(stack, id(2, 2, 1))) == (id(2, 2, 1), 1))
  }

  @Test func candidatesAreOrderedByTheirShare() throws {
    let stack = try stack()
    func order(_ id: TileID) -> [String] {
      stack.candidates(for: id).map { "\($0.source): \($0.tile)" }
    }
    #expect(order(try id(9, 257, 254)) == ["0: 9/257/254", "1: 2/2/1"])
    #expect(order(try id(1, 1, 0)) == ["1: 1/1/0", "0: 1/1/0"])
    // Outside its bounds the city, should it have a tile there all the same, has the finer one.
    #expect(order(try id(30, 0, 1 << 29)) == ["0: 10/0/512", "1: 2/0/2"])
  }

  @Test func holesInTheCityAreFilledByItsOwnTilesAbove() throws {
    // 9/257/254 lies over 10/515/509, which the city lacks; the world ends at zoom 2.
    #expect(try #require(try found(stack(), id(10, 515, 509))) == (id(9, 257, 254), 0))
    // 8/128/127 lies over 10/512/509 too, but that is outside its bounds, where it is blank.
    #expect(try #require(try found(stack(), id(10, 512, 509))) == (id(2, 2, 1), 1))
  }

  @Test func tilesOfOthersComeBeforeThoseAboveThatAreLarger() throws {
    // Both cover everything; one has zoom 3 and a hole at zoom 6, the other ends at zoom 5.
    var sparse = MemorySource("sparse", 0...6)
    sparse.tiles = [try id(3, 0, 0): [1]]
    var other = MemorySource("other", 0...5)
    other.tiles = [try id(5, 0, 0): [2]]
    #expect(
      try #require(try found(StackedTileSource([sparse, other]), id(6, 0, 0))) == (id(5, 0, 0), 1))
    other.info.zooms = 0...2
    other.tiles = [try id(2, 0, 0): [2]]
    #expect(
      try #require(try found(StackedTileSource([sparse, other]), id(6, 0, 0))) == (id(3, 0, 0), 0))
  }

  @Test func noTileStandsInFromFurtherAboveThanAllowed() throws {
    let stack = StackedTileSource([MemorySource("only", 0...14)])
    let zooms = { (climb: Int) throws in
      stack.candidates(for: try self.id(12, 0, 0), climb: climb).map(\.tile.z)
    }
    #expect(try zooms(0) == [12])
    #expect(try zooms(3) == [12, 11, 10, 9])
    #expect(stack.candidates(for: try id(12, 0, 0), climb: 2).map(\.isOwn) == [true, false, false])
  }

  @Test func preferredSourceComesFirstWhereBothCover() throws {
    var first = MemorySource("first", 0...2)
    first.tiles = [try id(1, 0, 0): [1]]
    var second = MemorySource("second", 1...2)
    second.tiles = [try id(1, 0, 0): [2], try id(2, 3, 3): [2]]
    let stack = StackedTileSource([first, second])
    #expect(try found(stack, id(1, 0, 0))?.1 == 0)
    #expect(try found(stack, id(2, 3, 3))?.1 == 1)
    #expect(try found(stack, id(2, 0, 3)) == nil)
    // The second begins at zoom 1.
    #expect(try found(stack, id(0, 0, 0)) == nil)
    #expect(try stack.tile(id(1, 0, 0)) == [1])
    #expect(try stack.tile(id(2, 3, 3)) == [2])
  }

  @Test func theyDescribeThemselvesTogether() throws {
    let info = try stack().info
    #expect(info.name == "city" && info.zooms == 0...10)
    #expect(info.attribution == "© city | © world")
    #expect(info.bounds == worldBounds)
    #expect(StackedTileSource([]).info == TileSourceInfo(path: ""))
    #expect(StackedTileSource([]).candidates(for: try id(0, 0, 0)).isEmpty)
  }

  @Test func sharesOfTilesInBounds() throws {
    let whole = GeoBounds(west: -180, south: -85.0511, east: 180, north: 85.0511)
    #expect(whole.share(of: try id(0, 0, 0)) == 1)
    #expect(whole.share(of: try id(5, 31, 0)) == 1)
    // Across the 180th meridian: 10 of 360 degrees on each side, all rows.
    let pacific = GeoBounds(west: 170, south: -90, east: -170, north: 90)
    #expect(abs(pacific.share(of: try id(0, 0, 0)) - 20.0 / 360) < 1e-12)
    #expect(pacific.share(of: try id(6, 0, 20)) == 1)
    #expect(pacific.share(of: try id(6, 63, 20)) == 1)
    #expect(pacific.share(of: try id(6, 30, 20)) == 0)
    // The north eastern quarter.
    let quarter = GeoBounds(west: 0, south: 0, east: 180, north: 90)
    #expect(abs(quarter.share(of: try id(0, 0, 0)) - 0.25) < 1e-12)
  }
}
