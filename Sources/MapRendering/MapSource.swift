public import GeoCore
public import Imaging
public import TileStore

/// A source of a style, opened.
public struct MapSource: Sendable {
  /// What it gives.
  public enum Content: Sendable {
    /// Vector tiles.
    case vector(StackedTileSource)
    /// Features that are cut into tiles as they are asked for.
    case features(CutTiles)
    /// Picture tiles.
    case raster(StackedTileSource)
    /// Elevation tiles.
    case elevation(StackedTileSource, ElevationEncoding)
    /// One picture between four corners: top left, top right, bottom right, bottom left.
    case picture(Bitmap, corners: [Coordinate])
  }

  /// What it gives.
  public var content: Content
  /// Logical points across a tile at its own zoom.
  public var tileSize = 512.0
  /// How many zooms above its first it is still drawn, smaller: each one more takes four times the tiles.
  public var zoomsAbove = 0
  /// The property that identifies features, by layer; under the empty name for all layers.
  public var promotedIDs: [String: String] = [:]

  /// Opens a source with the defaults of the style specification.
  public init(_ content: Content) {
    self.content = content
  }

  /// Archives of vector tiles, which are drawn a little above their first zoom too.
  public init(archives: StackedTileSource) {
    content = .vector(archives)
    zoomsAbove = 2
  }

  /// The archives it is read from, in the order they are asked.
  public var archives: [any TileSource] {
    switch content {
    case .vector(let stack), .raster(let stack), .elevation(let stack, _): stack.sources
    case .features, .picture: []
    }
  }
}

/// What a style is drawn from besides itself.
public struct MapResources: Sendable {
  /// Its sources by name.
  public var sources: [String: MapSource] = [:]
  /// Its images: those of its sprites, and others.
  public var images = StyleImages()
  /// What could not be opened, and why.
  public var diagnostics: [Diagnostic] = []

  /// Nothing.
  public init() {}
}
