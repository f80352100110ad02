import GeoCore
import TileStore
import VectorTiles

/// A tile as it takes part in a picture: its content and the parts of the plane it stands for.
struct PictureTile {
  let id: TileID
  /// The path of its archive.
  let archive: String
  /// Whether its archive lies under another one of the source.
  let isBelow: Bool
  let content: TileContent
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

  /// Which of the source's archives show inside the frame, in their order.
  var archives: [Int] { visible.sorted() }
  private var visible: Set<Int> = []

  private struct Key: Hashable {
    let archive: Int
    let tile: TileID
    let wrap: Int
  }
  private var indices: [Key: Int] = [:]

  /// No tiles.
  init() {}

  /// How the tiles of a source are chosen and read.
  struct Manner {
    var reading = TileReading.vector
    /// Logical points across a tile at its own zoom.
    var tileSize = Camera.worldSizeAtZoomZero
    /// How many zooms above its first an archive is still drawn.
    var zoomsAbove = 0
    /// Whether, where no archive has a tile, the nearest one above it is taken.
    var climbs = true
    /// How far outside the frame tiles are gathered, in points: circles, wide lines and moved layers reach in from
    /// there.
    var margin = 24.0

    // Pictures may be drawn a little smaller as well as larger.
    fileprivate func zoom(_ camera: Camera, in zooms: ClosedRange<Int>) -> Int {
      TileCover.zoom(
        for: camera.zoom, tileSize: tileSize, isNearest: reading != .vector, in: zooms)
    }

    /// Whether the first zoom is near enough.
    fileprivate func reaches(_ first: Int, from camera: Camera) -> Bool {
      let wanted = zoom(camera, in: -1...TileID.maximumZoom)
      return first == 0 || wanted >= first - zoomsAbove
    }
  }

  private var manner = Manner()

  /// Gathers what `source` has for the viewport.
  init(
    of source: StackedTileSource, in viewport: Viewport, cache: TileCache, _ manner: Manner
  ) {
    self.manner = manner
    let first = source.info.zooms.lowerBound
    guard manner.reaches(first, from: viewport.camera) else {
      let zoom = (viewport.camera.zoom * 10).rounded() / 10
      diagnostics.append(
        Diagnostic(
          .missingTile, "\(source.info.path) begins at zoom \(first), too deep for \(zoom)"))
      return
    }
    for (placed, isInside) in cover(viewport, source.info.zooms) {
      add(placed, of: source, in: viewport, cache, counts: isInside)
    }
  }

  /// Cuts the tiles for the viewport.
  init(of source: CutTiles, in viewport: Viewport, _ manner: Manner) {
    self.manner = manner
    let info = TileSourceInfo(path: source.name)
    for (placed, _) in cover(viewport, source.source.zooms) {
      let tile = placed.id.ancestor(at: source.source.zooms.upperBound)
      guard let content = source.tile(tile) else { continue }
      let key = Key(archive: 0, tile: tile, wrap: placed.wrap)
      show([(key, .features(content), info)], for: placed, viewport)
    }
  }

  /// The tiles of the picture's zoom, and whether each lies inside the frame.
  private mutating func cover(
    _ viewport: Viewport, _ zooms: ClosedRange<Int>
  ) -> [(placed: PlacedTile, isInside: Bool)] {
    let zoom = manner.zoom(viewport.camera, in: zooms)
    let inside = Set(TileCover.tiles(in: viewport, zoom: zoom))
    let all = TileCover.tiles(in: viewport, zoom: zoom, margin: manner.margin)
    if all.count >= TileCover.limit {
      diagnostics.append(
        Diagnostic(.limit, "more than \(TileCover.limit) tiles; the south of the map is left out"))
    }
    return all.map { ($0, inside.contains($0)) }
  }

  private typealias Found = (key: Key, content: TileContent, archive: TileSourceInfo)

  private mutating func add(
    _ placed: PlacedTile, of source: StackedTileSource, in viewport: Viewport, _ cache: TileCache,
    counts: Bool
  ) {
    var isBroken = false
    var found = tiles(for: placed, of: source, cache, &isBroken)
    if found.isEmpty {
      let isMissing = counts && !isBroken && !missing.contains(placed.id)
      if isMissing { missing.append(placed.id) }
      guard manner.climbs, let above = parent(of: placed, in: source, cache) else { return }
      if isMissing { climbed += 1 }
      found = [above]
    }
    show(found, for: placed, viewport)
  }

  /// The tiles that stand for a place, the best first: as many as it takes until one fills it whole.
  private mutating func tiles(
    for placed: PlacedTile, of source: StackedTileSource, _ cache: TileCache,
    _ isBroken: inout Bool
  ) -> [Found] {
    var found: [Found] = []
    for candidate in source.candidates(for: placed.id) {
      let archive = source.sources[candidate.source]
      switch cache.entry(candidate.tile, of: archive, as: manner.reading) {
      case .tile(let content):
        let key = Key(archive: candidate.source, tile: candidate.tile, wrap: placed.wrap)
        found.append((key, content, archive.info))
        if ArchiveReach.part(of: placed.id, in: archive.info.bounds) == nil { return found }
      case .broken(let message, _):
        isBroken = true
        note(message)
      case .absent: break
      }
    }
    return found
  }

  /// Gives each tile the part of the place inside its archive's bounds, the last one all that is left.
  private mutating func show(_ found: [Found], for placed: PlacedTile, _ viewport: Viewport) {
    var left = [ArchiveReach.rect(placed.id.bounds)]
    for (index, tile) in found.enumerated() {
      let isLast = index == found.count - 1
      let part = isLast ? nil : ArchiveReach.part(of: placed.id, in: tile.archive.bounds)
      for piece in left {
        let own = part.map { $0.intersection(piece) } ?? piece
        if !own.isEmpty { show(own, tile, viewport) }
      }
      guard let part else { return }
      left = left.flatMap { ArchiveReach.subtract(part, from: $0) }
    }
  }

  /// How many zooms above a missing tile another may stand in for it, as in MapLibre: one from further above is a
  /// few blurred pixels.
  private static let climb = 10

  private func parent(
    of placed: PlacedTile, in source: StackedTileSource, _ cache: TileCache
  ) -> Found? {
    let highest = max(source.info.zooms.lowerBound, placed.id.z - Self.climb)
    for z in stride(from: placed.id.z - 1, through: highest, by: -1) {
      for candidate in source.candidates(for: placed.id.ancestor(at: z)) {
        let entry = cache.entry(
          candidate.tile, of: source.sources[candidate.source], as: manner.reading)
        if case .tile(let content) = entry {
          let key = Key(archive: candidate.source, tile: candidate.tile, wrap: placed.wrap)
          return (key, content, source.sources[candidate.source].info)
        }
      }
    }
    return nil
  }

  private mutating func show(_ piece: Rect, _ found: Found, _ viewport: Viewport) {
    let (key, content, archive) = found
    let frame = ArchiveReach.rect(viewport.mercatorBounds)
    if piece.offset(by: Point(x: Double(key.wrap), y: 0)).intersects(frame) {
      visible.insert(key.archive)
    }
    let window = Self.window(of: piece, in: key.tile)
    if let index = indices[key] {
      tiles[index].windows = Self.merged(tiles[index].windows, with: window)
      return
    }
    indices[key] = tiles.count
    for error in content.features?.errors ?? [] {
      note("tile \(key.tile) of \(archive.path): \(error.description)")
    }
    tiles.append(
      PictureTile(
        id: key.tile, archive: archive.path, isBelow: key.archive > 0, content: content,
        wrap: key.wrap,
        transform: viewport.transform(tile: key.tile, extent: 1, wrap: key.wrap),
        windows: [window]))
  }

  private mutating func note(_ message: String) {
    let diagnostic = Diagnostic(.brokenTile, message)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// A part of the Mercator square in units of a tile.
  static func window(of piece: Rect, in tile: TileID) -> Rect {
    let scale = Double(1 << tile.z)
    let (x, y) = (Double(tile.x), Double(tile.y))
    return Rect(
      minX: piece.minX * scale - x, minY: piece.minY * scale - y, maxX: piece.maxX * scale - x,
      maxY: piece.maxY * scale - y)
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
