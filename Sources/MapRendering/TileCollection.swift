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

  private var indices: [TileSearch.Key: Int] = [:]
  private var detail = DetailTally()

  /// No tiles.
  init() {}

  private var manner = TileManner()

  /// Gathers what `source` has for the viewport.
  init(
    of source: StackedTileSource, in viewport: Viewport, cache: TileCache, _ manner: TileManner
  ) {
    self.manner = manner
    let archives = source.sources.map(\.info)
    let tooDeep = archives.filter { !manner.reaches($0.zooms.lowerBound, from: viewport.camera) }
    let isAll = tooDeep.count == archives.count
    for archive in tooDeep
    where isAll || ArchiveReach.touches(viewport.mercatorBounds, archive.bounds) {
      note(archive, tooDeepFor: viewport.camera)
    }
    guard !isAll else { return }
    var search = TileSearch(source, cache, manner)
    for (placed, isInside) in cover(viewport, source.info.zooms) {
      add(search.pieces(of: placed), for: placed, in: viewport, counts: isInside)
    }
    diagnostics += search.faults.map { Diagnostic(.brokenTile, $0) }
    if let note = detail.note(wanted: manner.zoom(viewport.camera, in: 0...TileID.maximumZoom)) {
      diagnostics.append(note)
    }
  }

  private mutating func note(_ archive: TileSourceInfo, tooDeepFor camera: Camera) {
    let zoom = (camera.zoom * 10).rounded() / 10
    diagnostics.append(
      Diagnostic(
        .missingTile,
        "\(archive.path) begins at zoom \(archive.zooms.lowerBound), too deep for \(zoom)"))
  }

  /// Cuts the tiles for the viewport.
  init(of source: CutTiles, in viewport: Viewport, _ manner: TileManner) {
    self.manner = manner
    let info = TileSourceInfo(path: source.name)
    for (placed, _) in cover(viewport, source.source.zooms) {
      let tile = placed.id.ancestor(at: source.source.zooms.upperBound)
      guard let content = source.tile(tile) else { continue }
      let key = TileSearch.Key(archive: 0, tile: tile, wrap: placed.wrap)
      show(
        [TileSearch.Found(key: key, content: .features(content), archive: info)], for: placed,
        viewport)
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

  private mutating func add(
    _ pieces: [TileSearch.Piece], for placed: PlacedTile, in viewport: Viewport, counts: Bool
  ) {
    let isMissing = pieces.contains(where: \.isShort) && !pieces.contains(where: \.isBroken)
    if counts, isMissing, !missing.contains(placed.id) {
      missing.append(placed.id)
      if pieces.contains(where: { !$0.found.isEmpty }) { climbed += 1 }
    }
    for piece in pieces { show(piece.found, for: piece.place, viewport) }
  }

  /// Gives each tile the part of the place inside its archive's bounds, the last one all that is left.
  private mutating func show(
    _ found: [TileSearch.Found], for placed: PlacedTile, _ viewport: Viewport
  ) {
    var left = [ArchiveReach.rect(placed.id.bounds)]
    for (index, tile) in found.enumerated() {
      let isLast = index == found.count - 1
      let part =
        isLast
        ? nil
        : ArchiveReach.part(
          of: placed.id, in: tile.archive.bounds, drawnFrom: tile.key.tile.z)
      for piece in left {
        let own = part.map { $0.intersection(piece) } ?? piece
        if !own.isEmpty { show(own, tile, viewport) }
      }
      guard let part else { return }
      left = left.flatMap { ArchiveReach.subtract(part, from: $0) }
    }
  }

  private mutating func show(_ piece: Rect, _ found: TileSearch.Found, _ viewport: Viewport) {
    let (key, content, archive) = (found.key, found.content, found.archive)
    let seen = piece.offset(by: Point(x: Double(key.wrap), y: 0))
      .intersection(ArchiveReach.rect(viewport.mercatorBounds))
    if !seen.isEmpty {
      visible.insert(key.archive)
      detail.add(seen, from: key.tile.z)
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
