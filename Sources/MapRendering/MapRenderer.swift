public import Drawing
public import GeoCore
public import MapStyle
import Symbols
public import TileStore

/// Draws a style over tiles into a display list.
public struct MapRenderer: Sendable {
  /// The style.
  public let style: Style
  /// What the style is drawn from: its sources and images.
  public let resources: MapResources
  /// What turns labels into glyphs.
  public let shaping: any TextShaping
  /// Tiles kept between pictures.
  public let cache: TileCache

  /// Binds a style to its sources, images and fonts.
  public init(
    style: Style, resources: MapResources, shaping: any TextShaping, cache: TileCache
  ) {
    self.style = style
    self.resources = resources
    self.shaping = shaping
    self.cache = cache
  }

  /// Binds a style to archives of vector tiles, by the names of its sources, and to fonts.
  public init(
    style: Style, sources: [String: StackedTileSource], shaping: any TextShaping, cache: TileCache
  ) {
    var resources = MapResources()
    resources.sources = sources.mapValues { MapSource(archives: $0) }
    self.init(style: style, resources: resources, shaping: shaping, cache: cache)
  }

  /// What expressions know that look at no feature.
  func context(zoom: Double) -> EvaluationContext {
    var context = EvaluationContext(zoom: zoom)
    context.globalState = style.state
    context.availableImages = resources.images.names
    context.setsComplexScripts = shaping.setsComplexScripts
    return context
  }

  /// Gathers the tiles for what the viewport shows.
  public func tiles(for request: MapRequest) -> MapTiles {
    MapTiles(of: self, for: request)
  }

  /// The deepest zoom for which an archive has tiles of its own at a place, or 0 where there is none.
  public func deepestZoom(at coordinate: Coordinate) -> Int {
    let infos = resources.sources.values.flatMap(\.archives).map(\.info)
    let near = infos.filter { $0.bounds?.contains(coordinate) ?? true }
    return near.map(\.zooms.upperBound).max() ?? 0
  }

  /// Draws what the viewport shows.
  ///
  /// - Parameter tiles: those gathered for the same viewport; nothing for gathering them now.
  public func render(_ request: MapRequest, from tiles: MapTiles? = nil) -> MapPicture {
    var pass = MapPass(
      renderer: self, request: request, tiles: tiles ?? self.tiles(for: request))
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
  /// States of features that their sources do not carry.
  public var states = FeatureStates()
  /// Whether symbols are drawn that the picture's edge cuts, as where a map goes on beyond; default false.
  public var cutsSymbols = false
  /// Whether tiles show as they do in MapLibre: texts along lines stand tile by tile rather than on whole streets, and
  /// as often as tiles hold them, and no background lies beyond the poles; default false.
  public var drawsByTiles = false
  /// Whether symbols of different sources keep away from each other; default true.
  public var sourcesCollide = true
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
  /// Tiles inside the frame that no archive has, each once a source, in order.
  public var missingTiles: [TileID] = []
  /// Characters that no font has a glyph for, each once.
  public var missingGlyphs: [Unicode.Scalar] = []
}
