import GeoCore
import TileStore

/// Finds which tiles of a source's archives stand for a place.
struct TileSearch {
  /// A tile of an archive on a copy of the world.
  struct Key: Hashable {
    let archive: Int
    let tile: TileID
    let wrap: Int
  }

  /// A tile that was found.
  struct Found {
    let key: Key
    let content: TileContent
    let archive: TileSourceInfo
  }

  /// A place and the tiles that stand for it, the best first: as many as it takes until one fills it whole.
  struct Piece {
    let place: PlacedTile
    var found: [Found] = []
    /// Whether no archive has the tile that ought to be the best.
    var isShort = false
    /// Whether a tile could not be read.
    var isBroken = false

    /// The zoom of the best tile, below any where there is none.
    var zoom: Int { found.first?.key.tile.z ?? -1 }
  }

  let source: StackedTileSource
  let cache: TileCache
  let manner: TileManner
  /// What is wrong with tiles.
  private(set) var faults: [String] = []

  init(_ source: StackedTileSource, _ cache: TileCache, _ manner: TileManner) {
    self.source = source
    self.cache = cache
    self.manner = manner
  }

  /// How many zooms above a missing tile another may stand in for it, as in MapLibre: one from further above is a
  /// few blurred pixels.
  private static let climb = 10

  /// The place in one piece, or cut into quarters where deeper tiles have more of it: under a missing tile, and of
  /// an archive that begins deeper.
  mutating func pieces(of place: PlacedTile) -> [Piece] {
    pieces(of: place, levels: manner.zoomsAbove)
  }

  private mutating func pieces(of place: PlacedTile, levels: Int) -> [Piece] {
    let piece = piece(of: place)
    let isWorthIt =
      piece.isShort && source.goesBelow(place.id)
      || source.beginsBelow(place.id, levels: levels)
    guard levels > 0, isWorthIt, !piece.isBroken else { return [piece] }
    var parts: [Piece] = []
    for child in place.id.children {
      parts += pieces(of: PlacedTile(id: child, wrap: place.wrap), levels: levels - 1)
    }
    return parts.contains { $0.zoom > piece.zoom } ? parts : [piece]
  }

  private mutating func piece(of place: PlacedTile) -> Piece {
    var piece = Piece(place: place)
    /// The deepest zoom at which an archive that covers the place lacks its tile.
    var lacking = -1
    for candidate in source.candidates(for: place.id, climb: manner.climbs ? Self.climb : 0) {
      guard !piece.found.contains(where: { $0.key.archive == candidate.source }) else { continue }
      let archive = source.sources[candidate.source]
      switch cache.entry(candidate.tile, of: archive, as: manner.reading) {
      // Archives leave out what lies under an empty tile, and have nothing there that could stand in.
      case .tile(.empty) where !candidate.isOwn: break
      case .tile(let content):
        if piece.found.isEmpty { piece.isShort = !candidate.isOwn || candidate.tile.z < lacking }
        piece.found.append(
          Found(
            key: Key(archive: candidate.source, tile: candidate.tile, wrap: place.wrap),
            content: content, archive: archive.info))
        let part = ArchiveReach.part(
          of: place.id, in: archive.info.bounds, drawnFrom: candidate.tile.z)
        if part == nil { return piece }
      case .broken(let message, _):
        piece.isBroken = true
        if !faults.contains(message) { faults.append(message) }
      case .absent:
        if candidate.isOwn, candidate.isStated { lacking = max(lacking, candidate.tile.z) }
      }
    }
    if piece.found.isEmpty { piece.isShort = true }
    return piece
  }
}

/// How the tiles of a source are chosen and read.
struct TileManner {
  var reading = TileReading.vector
  /// Logical points across a tile at its own zoom.
  var tileSize = Camera.worldSizeAtZoomZero
  /// How many zooms above its first an archive is still drawn.
  var zoomsAbove = 0
  /// Whether, where no archive has a tile, the nearest one above it is taken.
  var climbs = true
  /// How far outside the frame tiles are gathered, in points: circles, wide lines and moved layers reach in from there.
  var margin = 24.0

  // Pictures may be drawn a little smaller as well as larger.
  func zoom(_ camera: Camera, in zooms: ClosedRange<Int>) -> Int {
    TileCover.zoom(
      for: camera.zoom, tileSize: tileSize, isNearest: reading != .vector, in: zooms)
  }

  /// Whether the first zoom of an archive is near enough.
  func reaches(_ first: Int, from camera: Camera) -> Bool {
    let wanted = zoom(camera, in: -1...TileID.maximumZoom)
    return first == 0 || wanted >= first - zoomsAbove
  }
}
