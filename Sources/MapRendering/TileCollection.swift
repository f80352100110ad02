import GeoCore
import TileStore
import VectorTiles

/// A tile as it takes part in a picture: its content and the parts of the plane it stands for.
struct PictureTile {
  let id: TileID
  /// The path of its archive.
  let archive: String
  let content: CachedTile
  /// Which copy of the world it lies on.
  let wrap: Int
  /// From units of a tile 1 wide to points of the picture.
  let transform: AffineTransform
  /// Where its content is drawn, in units of a tile 1 wide; parts that share no area.
  var windows: [Rect]
}

/// The tiles of one source that a picture is drawn from.
struct TileCollection {
  private(set) var tiles: [PictureTile] = []
  /// Tiles inside the frame that no archive has, each once.
  private(set) var missing: [TileID] = []
  /// How many of them are drawn from tiles above.
  private(set) var climbed = 0
  private(set) var diagnostics: [Diagnostic] = []

  /// Which of the source's archives tiles were taken from, in their order.
  var archives: [Int] { Set(indices.keys.map(\.archive)).sorted() }

  private struct Key: Hashable {
    let archive: Int
    let tile: TileID
    let wrap: Int
  }
  private var indices: [Key: Int] = [:]

  /// No tiles.
  init() {}

  /// How far outside the frame tiles are gathered, in points: circles, wide lines and moved layers reach in from
  /// there.
  static let margin = 24.0
  /// How many zooms above its first an archive is still drawn, smaller: each one more takes four times the tiles.
  static let zoomsAbove = 2

  /// Gathers what `source` has for the viewport.
  ///
  /// - Parameter climbs: whether, where no archive has a tile, the nearest one above it is taken.
  init(
    of source: StackedTileSource, in viewport: Viewport, cache: TileCache, climbs: Bool
  ) {
    let first = source.info.zooms.lowerBound
    guard viewport.camera.zoom >= Double(first - Self.zoomsAbove) || first == 0 else {
      let zoom = (viewport.camera.zoom * 10).rounded() / 10
      diagnostics.append(
        Diagnostic(
          .missingTile, "\(source.info.path) begins at zoom \(first), too deep for \(zoom)"))
      return
    }
    let zoom = TileCover.zoom(
      for: viewport.camera.zoom, tileSize: Camera.worldSizeAtZoomZero, in: source.info.zooms)
    let inside = Set(TileCover.tiles(in: viewport, zoom: zoom))
    let all = TileCover.tiles(in: viewport, zoom: zoom, margin: Self.margin)
    if all.count >= TileCover.limit {
      diagnostics.append(
        Diagnostic(.limit, "more than \(TileCover.limit) tiles; the south of the map is left out"))
    }
    for placed in all {
      add(placed, of: source, in: viewport, cache, climbs: climbs, counts: inside.contains(placed))
    }
  }

  private mutating func add(
    _ placed: PlacedTile, of source: StackedTileSource, in viewport: Viewport, _ cache: TileCache,
    climbs: Bool, counts: Bool
  ) {
    var isBroken = false
    for candidate in source.candidates(for: placed.id) {
      let archive = source.sources[candidate.source]
      switch cache.entry(candidate.tile, of: archive) {
      case .tile(let content):
        let key = Key(archive: candidate.source, tile: candidate.tile, wrap: placed.wrap)
        return show(placed, key, content, archive.info.path, viewport)
      case .broken(let message, _):
        isBroken = true
        note(message)
      case .absent: break
      }
    }
    let isMissing = counts && !isBroken && !missing.contains(placed.id)
    if isMissing { missing.append(placed.id) }
    guard climbs, let (key, content) = parent(of: placed, in: source, cache) else { return }
    if isMissing { climbed += 1 }
    show(placed, key, content, source.sources[key.archive].info.path, viewport)
  }

  private func parent(
    of placed: PlacedTile, in source: StackedTileSource, _ cache: TileCache
  ) -> (Key, CachedTile)? {
    for z in stride(from: placed.id.z - 1, through: source.info.zooms.lowerBound, by: -1) {
      for candidate in source.candidates(for: placed.id.ancestor(at: z)) {
        let entry = cache.entry(candidate.tile, of: source.sources[candidate.source])
        if case .tile(let content) = entry {
          return (
            Key(archive: candidate.source, tile: candidate.tile, wrap: placed.wrap), content
          )
        }
      }
    }
    return nil
  }

  private mutating func show(
    _ placed: PlacedTile, _ key: Key, _ content: CachedTile, _ archive: String,
    _ viewport: Viewport
  ) {
    let window = Self.window(of: placed.id, in: key.tile)
    if let index = indices[key] {
      tiles[index].windows = Self.merged(tiles[index].windows, with: window)
      return
    }
    indices[key] = tiles.count
    for error in content.tile.errors {
      note("tile \(key.tile) of \(archive): \(error.description)")
    }
    tiles.append(
      PictureTile(
        id: key.tile, archive: archive, content: content, wrap: key.wrap,
        transform: viewport.transform(tile: key.tile, extent: 1, wrap: key.wrap),
        windows: [window]))
  }

  private mutating func note(_ message: String) {
    let diagnostic = Diagnostic(.brokenTile, message)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// The place of `tile` inside its ancestor, in units of the ancestor.
  static func window(of tile: TileID, in ancestor: TileID) -> Rect {
    let scale = Double(1 << (tile.z - ancestor.z))
    let x = Double(tile.x) - Double(ancestor.x) * scale
    let y = Double(tile.y) - Double(ancestor.y) * scale
    return Rect(
      minX: x / scale, minY: y / scale, maxX: (x + 1) / scale, maxY: (y + 1) / scale)
  }

  // Covers come row by row: windows of a row join sideways, and rows of equal width downwards, so that a tile
  // seen whole has one window again and none of its content is cut in between.
  static func merged(_ windows: [Rect], with window: Rect) -> [Rect] {
    var windows = windows
    var window = window
    while let last = windows.last {
      let joined = last.union(window)
      let area = last.width * last.height + window.width * window.height
      guard abs(joined.width * joined.height - area) < area * 1e-9 else { break }
      windows.removeLast()
      window = joined
    }
    windows.append(window)
    return windows
  }
}
