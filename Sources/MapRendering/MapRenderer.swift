public import Drawing
public import GeoCore
public import MapStyle
import Symbols
public import TileStore

/// Draws a style over tiles into a display list.
public struct MapRenderer: Sendable {
  /// The style.
  public let style: Style
  /// The archives behind the style's sources, by the sources' names.
  public let sources: [String: StackedTileSource]
  /// What turns labels into glyphs.
  public let shaping: any TextShaping
  /// Tiles kept between pictures.
  public let cache: TileCache

  /// Binds a style to its tiles and fonts.
  public init(
    style: Style, sources: [String: StackedTileSource], shaping: any TextShaping, cache: TileCache
  ) {
    self.style = style
    self.sources = sources
    self.shaping = shaping
    self.cache = cache
  }

  /// What the archives that give tiles to a picture, and the style's sources, say of whose data they are; in the
  /// order of the layers.
  public func attributions(for request: MapRequest) -> [String] {
    let visible = style.layers.filter {
      $0.isVisible(EvaluationContext(zoom: request.viewport.camera.zoom))
    }
    var names: [String] = []
    for name in visible.map(\.source) where !names.contains(name) { names.append(name) }
    return names.flatMap { name -> [String] in
      let own = style.sources.first { $0.name == name }?.source.attribution
      guard let source = sources[name] else { return own.map { [$0] } ?? [] }
      let tiles = TileCollection(
        of: source, in: request.viewport, cache: cache, climbs: request.climbs)
      return (own.map { [$0] } ?? []) + tiles.archives.map { source.sources[$0].info.attribution }
    }.filter { !$0.isEmpty }
  }

  /// The deepest zoom for which an archive has tiles of its own at a place, or 0 where there is none.
  public func deepestZoom(at coordinate: Coordinate) -> Int {
    let infos = sources.values.flatMap(\.sources).map(\.info)
    let near = infos.filter { $0.bounds?.contains(coordinate) ?? true }
    return near.map(\.zooms.upperBound).max() ?? 0
  }

  /// Draws what the viewport shows.
  public func render(_ request: MapRequest) -> MapPicture {
    var pass = MapPass(renderer: self, request: request)
    return pass.run()
  }
}

/// What is asked of a map besides its style.
public struct MapRequest: Sendable {
  /// The camera over the frame.
  public var viewport: Viewport
  /// Device pixels per point: how fine geometry has to be; default 1.
  public var scale = 1.0
  /// What no label may lie on: pins, their labels, credits; in points.
  public var reserved: [Rect] = []
  /// Whether a tile above stands in for one that is missing; default true.
  public var climbs = true

  /// Asks for a map.
  public init(viewport: Viewport) {
    self.viewport = viewport
  }
}

/// A map as it is painted, and what is to be said of it.
public struct MapPicture: Sendable {
  /// The picture, as large as the frame.
  public var list: DisplayList
  /// What a person should know.
  public var diagnostics: [Diagnostic] = []
  /// Tiles that no archive has, each once, in order.
  public var missingTiles: [TileID] = []
  /// Characters that no font has a glyph for, each once.
  public var missingGlyphs: [Unicode.Scalar] = []
}
