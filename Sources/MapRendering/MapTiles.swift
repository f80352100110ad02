import GeoCore
import MapStyle
import TileStore

/// The tiles that a picture is drawn from, gathered before it is drawn so that credits can have their place first.
public struct MapTiles: Sendable {
  /// What the archives that give tiles, and the style's sources, say of whose data they are; in the order of the
  /// layers.
  public private(set) var attributions: [String] = []
  var collections: [String: TileCollection] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var missing: [TileID] = []

  init(of renderer: MapRenderer, for request: MapRequest) {
    let context = renderer.context(zoom: request.viewport.camera.zoom)
    for layer in renderer.style.layers where layer.isVisible(context) && !layer.source.isEmpty {
      guard collections[layer.source] == nil else { continue }
      gather(layer.source, renderer, request)
    }
  }

  private mutating func gather(_ name: String, _ renderer: MapRenderer, _ request: MapRequest) {
    let stated = renderer.style.sources.first { $0.name == name }?.source
    guard let source = renderer.resources.sources[name], !source.isEmpty else {
      collections[name] = TileCollection()
      let kind = stated.map { "\($0.kind.name) " } ?? ""
      let lack =
        switch stated?.kind {
        case .image: "picture"
        case .geoJSON: "features"
        default: "tiles"
        }
      diagnostics.append(
        Diagnostic(.style, "nothing is drawn from the \(kind)source '\(name)': it has no \(lack)"))
      return
    }
    let tiles = TileCollection(source, request, renderer.cache)
    collections[name] = tiles
    let archives = source.archives
    let infos = tiles.archives.compactMap {
      archives.indices.contains($0) ? archives[$0].info : nil
    }
    attributions += ([stated?.attribution ?? ""] + infos.map(\.attribution)).filter { !$0.isEmpty }
    diagnostics += infos.flatMap(\.diagnostics) + tiles.diagnostics
    note(tiles, of: name)
    // The last of several archives lies beneath all others and may hold less.
    let own = archives.count > 1 ? archives.dropLast() : archives[...]
    for archive in own { noteSchema(of: archive.info, renderer.style, name) }
  }

  // Tiles of another schema give some water and nothing else.
  private mutating func noteSchema(of archive: TileSourceInfo, _ style: Style, _ source: String) {
    guard !archive.vectorLayers.isEmpty else { return }
    let wanted = Set(style.layers.lazy.filter { $0.source == source }.compactMap(\.sourceLayer))
    let absent = wanted.subtracting(archive.vectorLayers).sorted()
    guard absent.count * 2 > wanted.count else { return }
    let names = absent.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    let rest = absent.count > 6 ? " and \(absent.count - 6) more" : ""
    diagnostics.append(
      Diagnostic(
        .style,
        "the style is for other tiles than those of \(archive.path), which have no layers "
          + names + rest))
  }

  private mutating func note(_ tiles: TileCollection, of source: String) {
    guard !tiles.missing.isEmpty else { return }
    missing += tiles.missing
    let count = tiles.missing.count
    let first = tiles.missing.prefix(3).map(\.description).joined(separator: ", ")
    let what = count == 1 ? "1 tile is" : "\(count) tiles are"
    let drawn = tiles.climbed == 0 ? "" : "; \(tiles.climbed) drawn from above"
    diagnostics.append(
      Diagnostic(
        .missingTile, "\(what) in no archive (\(first)\(count > 3 ? ", …" : ""))\(drawn)",
        about: .tiles(tiles.missing, source: source)))
  }
}

extension MapSource {
  /// Whether there is nothing behind it.
  fileprivate var isEmpty: Bool {
    switch content {
    case .features, .picture: false
    default: archives.isEmpty
    }
  }
}

extension TileCollection {
  fileprivate init(_ source: MapSource, _ request: MapRequest, _ cache: TileCache) {
    var manner = TileManner()
    manner.tileSize = source.tileSize
    manner.zoomsAbove = source.zoomsAbove
    manner.climbs = request.climbs
    if request.drawsByTiles { manner.margin = 0 }
    switch source.content {
    case .vector(let stack): self.init(of: stack, in: request.viewport, cache: cache, manner)
    case .raster(let stack):
      manner.reading = .raster
      self.init(of: stack, in: request.viewport, cache: cache, manner)
    case .elevation(let stack, let encoding):
      manner.reading = .elevation(encoding)
      self.init(of: stack, in: request.viewport, cache: cache, manner)
    case .features(let tiles): self.init(of: tiles, in: request.viewport, manner)
    case .picture: self.init()
    }
  }
}
