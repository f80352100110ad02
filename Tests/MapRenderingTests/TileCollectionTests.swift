import GeoCore
import Testing
import TileFixtures
import TileStore

@testable import MapRendering

@Suite("Tiles of a picture: the most detailed there are, and what is told where they are not")
struct TileCollectionTests {
  private func id(_ z: Int, _ x: Int, _ y: Int) throws -> TileID {
    try #require(TileID(z: z, x: x, y: y))
  }

  private func archive(
    _ path: String, _ zooms: ClosedRange<Int>, bounds: GeoBounds? = nil, _ tiles: [TileID]
  ) -> MemoryTiles {
    var writer = TileWriter()
    writer.bytes(3, WrittenLayer(features: [.point(0, 0)], keys: [], values: []).message)
    var archive = MemoryTiles()
    archive.info = TileSourceInfo(path: path)
    archive.info.zooms = zooms
    archive.info.bounds = bounds
    for tile in tiles { archive.tiles[tile] = writer.bytes }
    return archive
  }

  /// All tiles to zoom 1.
  private func world() throws -> MemoryTiles {
    let bounds = GeoBounds(west: -180, south: -85.0511, east: 180, north: 85.0511)
    var tiles = [try id(0, 0, 0)]
    for x in 0...1 { for y in 0...1 { tiles.append(try id(1, x, y)) } }
    return archive("world", 0...1, bounds: bounds, tiles)
  }

  /// The bounds of the tiles of zoom `z` from one to another, but for a hair.
  private func bounds(_ z: Int, _ x: ClosedRange<Int>, _ y: ClosedRange<Int>) throws -> GeoBounds {
    let (first, last) = (
      try id(z, x.lowerBound, y.lowerBound).bounds, try id(z, x.upperBound, y.upperBound).bounds
    )
    let northwest = MercatorPoint(x: first.minX, y: first.minY).coordinate
    let southeast = MercatorPoint(x: last.maxX, y: last.maxY).coordinate
    return GeoBounds(
      west: northwest.longitude + 1e-9, south: southeast.latitude + 1e-9,
      east: southeast.longitude - 1e-9, north: northwest.latitude - 1e-9)
  }

  /// What is drawn where a tile fills the frame.
  private func collection(
    _ sources: [MemoryTiles], seeing tile: TileID, _ manner: TileManner? = nil
  ) -> TileCollection {
    let box = tile.bounds
    let middle = MercatorPoint(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    // A little less than the tile, whose margins would show its neighbours.
    let viewport = Viewport(
      camera: Camera(center: middle.coordinate, zoom: Double(tile.z)),
      size: Size(width: 400, height: 400))
    var vector = TileManner()
    vector.zoomsAbove = 2
    return TileCollection(
      of: StackedTileSource(sources), in: viewport, cache: TileCache(), manner ?? vector)
  }

  private func drawn(_ collection: TileCollection) -> [String] {
    collection.tiles.map { "\($0.archive) \($0.id)" }
  }

  @Test("The city's own tile above is drawn before the world's, and the hole is told")
  func above() throws {
    let place = try id(7, 70, 40)
    for city in [
      archive("city", 0...8, bounds: try bounds(7, 64...79, 32...47), [place.ancestor(at: 5)]),
      // Bounds that lie elsewhere, as in archives put together of parts.
      archive("city", 0...8, bounds: try bounds(7, 0...1, 0...1), [place.ancestor(at: 5)]),
      archive("city", 0...8, [place.ancestor(at: 5)]),
    ] {
      let tiles = collection([city, try world()], seeing: place)
      #expect(drawn(tiles) == ["city 5/17/10"])
      #expect(tiles.missing == [place] && tiles.climbed == 1)
      #expect(tiles.archives == [0])
    }
  }

  @Test("Where the policy lets nothing stand in, nothing does")
  func notClimbing() throws {
    let place = try id(7, 70, 40)
    var manner = TileManner()
    manner.climbs = false
    let tiles = collection([archive("city", 0...8, [place.ancestor(at: 5)])], seeing: place, manner)
    #expect(drawn(tiles).isEmpty && tiles.missing == [place] && tiles.climbed == 0)
  }

  @Test("A hole that nothing but the world fills is told")
  func holeInTheCity() throws {
    let place = try id(5, 17, 10)
    let city = archive("city", 0...8, bounds: try bounds(5, 16...18, 9...11), [])
    let tiles = collection([city, try world()], seeing: place)
    #expect(drawn(tiles) == ["world 1/1/0"])
    #expect(tiles.missing == [place] && tiles.climbed == 1)
    // Around the city the world is all there ought to be.
    #expect(collection([city, try world()], seeing: try id(5, 3, 3)).missing.isEmpty)
  }

  @Test("An empty tile above says nothing of what lies under it")
  func emptyAbove() throws {
    let place = try id(5, 17, 10)
    var city = archive("city", 0...8, bounds: try bounds(5, 16...18, 9...11), [])
    city.tiles[place.ancestor(at: 4)] = []
    #expect(drawn(collection([city, try world()], seeing: place)) == ["world 1/1/0"])
  }

  @Test("Under a hole deeper tiles are drawn smaller, and an archive that begins deeper likewise")
  func below() throws {
    let place = try id(5, 17, 10)
    let children = place.children
    for zooms in [0...8, 6...8] {
      let bounds = try bounds(5, 16...18, 9...11)
      var city = archive("city", zooms, bounds: bounds, children)
      var tiles = collection([city, try world()], seeing: place)
      #expect(drawn(tiles) == children.map { "city \($0)" })
      #expect(tiles.missing.isEmpty)
      // Only one grandchild: the rest is the world's, and told.
      let grandchild = children[2].children[1]
      city = archive("city", zooms, bounds: bounds, [grandchild])
      tiles = collection([city, try world()], seeing: place)
      #expect(Set(drawn(tiles)) == ["world 1/1/0", "city \(grandchild)"])
      #expect(tiles.missing == [place])
      let area = tiles.tiles.map { tile in
        tile.windows.reduce(0) { $0 + $1.width * $1.height } / Double(1 << (2 * tile.id.z))
      }
      #expect(abs(area.reduce(0, +) - 1.0 / 1024) < 1e-9, "the pieces fill the place once")
      // Three zooms deeper there would be 64 tiles for one.
      city = archive("city", zooms, bounds: bounds, grandchild.children)
      #expect(drawn(collection([city, try world()], seeing: place)) == ["world 1/1/0"])
    }
  }

  @Test("An archive that begins too deep for the picture is told where it would show")
  func tooDeep() throws {
    let city = archive("city", 9...10, bounds: try bounds(5, 17...17, 10...10), [])
    func notes(_ place: TileID, _ below: [MemoryTiles]) -> [String] {
      collection([city] + below, seeing: place).diagnostics.map(\.message)
    }
    let place = try id(5, 17, 10)
    let note = "city begins at zoom 9, too deep for 5.0"
    #expect(notes(place, [try world()]) == [note])
    #expect(notes(place, []) == [note])
    #expect(notes(try id(5, 3, 3), [try world()]).isEmpty)
    // With nothing else there is nothing to see anywhere.
    #expect(notes(try id(5, 3, 3), []) == [note])
  }

  @Test("A picture of tiles much too large is told, whatever they are of")
  func farAbove() throws {
    let city = archive("city", 0...12, bounds: try bounds(9, 280...281, 160...161), [])
    // Zoom 1 at zoom 5 is four zooms, at zoom 6 five.
    #expect(collection([city, try world()], seeing: try id(5, 3, 3)).diagnostics.isEmpty)
    #expect(
      collection([city, try world()], seeing: try id(6, 7, 7)).diagnostics.map(\.message) == [
        "100% of the map has no tiles deeper than zoom 1, which show next to nothing at zoom 6"
      ])
  }

  @Test("Where bounds lie on the copies of the world a frame shows")
  func touching() {
    func frame(_ x: ClosedRange<Double>) -> MercatorRect {
      MercatorRect(minX: x.lowerBound, minY: 0.4, maxX: x.upperBound, maxY: 0.6)
    }
    // From 0.75 to 0.875 of the world's width, from the equator to 41° north.
    let box = GeoBounds(west: 90, south: 0, east: 135, north: 40)
    #expect(ArchiveReach.touches(frame(0.7...0.8), box))
    #expect(ArchiveReach.touches(frame(0.87...0.9), box))
    #expect(!ArchiveReach.touches(frame(0.88...0.9), box))
    #expect(ArchiveReach.touches(frame(-0.3...(-0.2)), box))
    #expect(ArchiveReach.touches(frame(1.7...1.8), box))
    #expect(!ArchiveReach.touches(frame(1.0...1.7), box))
    let pacific = GeoBounds(west: 170, south: -10, east: -170, north: 10)
    #expect(ArchiveReach.touches(frame(0.99...0.995), pacific))
    #expect(ArchiveReach.touches(frame(0.01...0.02), pacific))
    #expect(!ArchiveReach.touches(frame(0.1...0.2), pacific))
    #expect(ArchiveReach.touches(frame(0.1...0.2), nil))
    #expect(
      !ArchiveReach.touches(MercatorRect(minX: 0.7, minY: 0.6, maxX: 0.8, maxY: 0.7), box))
  }
}
