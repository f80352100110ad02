import GeoCore
import TileStore

/// A tile as it takes part in a picture: its content and the parts of the plane it stands for.
struct PictureTile {
  let id: TileID
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
  private(set) var missing: [TileID] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Which of the source's archives tiles were taken from, in their order.
  var archives: [Int] { Set(indices.keys.map(\.archive)).sorted() }

  private struct Key: Hashable {
    let archive: Int
    let tile: TileID
    let wrap: Int
  }
  private var indices: [Key: Int] = [:]

  /// Gathers what `source` has for the viewport.
  ///
  /// - Parameter climbs: whether, where no archive has a tile, the nearest one above it is taken.
  init(
    of source: StackedTileSource, in viewport: Viewport, cache: TileCache, climbs: Bool
  ) {
    let zoom = TileCover.zoom(
      for: viewport.camera.zoom, tileSize: Camera.worldSizeAtZoomZero, in: source.info.zooms)
    for placed in TileCover.tiles(in: viewport, zoom: zoom) {
      add(placed, of: source, in: viewport, cache, climbs: climbs)
    }
  }

  private mutating func add(
    _ placed: PlacedTile, of source: StackedTileSource, in viewport: Viewport, _ cache: TileCache,
    climbs: Bool
  ) {
    for candidate in source.candidates(for: placed.id) {
      let archive = source.sources[candidate.source]
      switch cache.entry(candidate.tile, of: archive) {
      case .tile(let content):
        let key = Key(archive: candidate.source, tile: candidate.tile, wrap: placed.wrap)
        return show(placed, key, content, viewport)
      case .broken(let message):
        note(message)
      case .absent: break
      }
    }
    if climbs, let (key, content) = parent(of: placed, in: source, cache) {
      show(placed, key, content, viewport)
    } else {
      missing.append(placed.id)
    }
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
    _ placed: PlacedTile, _ key: Key, _ content: CachedTile, _ viewport: Viewport
  ) {
    let window = Self.window(of: placed.id, in: key.tile)
    if let index = indices[key] {
      tiles[index].windows = Self.merged(tiles[index].windows, with: window)
      return
    }
    indices[key] = tiles.count
    tiles.append(
      PictureTile(
        id: key.tile, content: content, wrap: key.wrap,
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
