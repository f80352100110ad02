import GeoCore
import Testing

@testable import TileStore

/// A source in memory.
private struct MemorySource: TileSource {
  var info = TileSourceInfo(path: "")
  var tiles: [TileID: [UInt8]] = [:]
  var broken: TileID?

  init(_ name: String, _ zooms: ClosedRange<Int>, bounds: GeoBounds? = nil) {
    info.name = name
    info.zooms = zooms
    info.bounds = bounds
    info.attribution = "© \(name)"
  }

  func tile(_ id: TileID) throws(TileError) -> [UInt8]? {
    if id == broken { throw .unreadable(path: info.name, tile: id, reason: "") }
    return tiles[id]
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
    try stack.best(wanted).map { ($0.tile, $0.source) }
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

  @Test func holesInTheCityAreFilledByTheWorld() throws {
    #expect(try #require(try found(stack(), id(10, 515, 509))) == (id(2, 2, 1), 1))
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

  @Test func brokenTileIsToldEvenWhereAnotherStandsIn() throws {
    var first = MemorySource("first", 0...2)
    first.broken = try id(0, 0, 0)
    var second = MemorySource("second", 0...2)
    second.tiles = [try id(0, 0, 0): [2]]
    let found = try #require(try StackedTileSource([first, second]).best(id(0, 0, 0)))
    #expect(found.bytes == [2])
    #expect(found.passedOver == .unreadable(path: "first", tile: try id(0, 0, 0), reason: ""))
    #expect(throws: TileError.self) { try StackedTileSource([first]).best(id(0, 0, 0)) }
  }

  @Test func theyDescribeThemselvesTogether() throws {
    let info = try stack().info
    #expect(info.name == "city" && info.zooms == 0...10)
    #expect(info.attribution == "© city | © world")
    #expect(info.bounds == worldBounds)
    #expect(StackedTileSource([]).info == TileSourceInfo(path: ""))
    #expect(try StackedTileSource([]).best(id(0, 0, 0)) == nil)
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
