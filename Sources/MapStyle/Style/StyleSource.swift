public import GeoCore
public import JSONReading

/// Where a style's features or pictures come from.
public struct StyleSource: Sendable {
  /// What a source gives.
  public enum Kind: Hashable, Sendable {
    /// Vector tiles.
    case vector
    /// Picture tiles.
    case raster
    /// Elevation tiles.
    case rasterDEM(encoding: String)
    /// GeoJSON: the data itself, or a string that says where it is.
    case geoJSON(data: JSONNode)
    /// One picture, by its corners: top left, top right, bottom right, bottom left.
    case image(coordinates: [Coordinate])
    /// A kind that is not drawn, by its name.
    case other(String)
  }

  /// What it gives.
  public var kind: Kind
  /// The address of its description or picture.
  public var url: String?
  /// Addresses of its tiles.
  public var tiles: [String] = []
  /// The least zoom it has tiles for.
  public var minZoom: Double = 0
  /// The greatest zoom it has tiles for; deeper pictures stretch these.
  ///
  /// 22 unless stated, 18 for GeoJSON.
  public var maxZoom: Double = 22
  /// Logical points across a tile; 512 unless stated.
  public var tileSize: Double = 512
  /// Its extent in degrees.
  public var bounds: GeoBounds?
  /// Whether rows are counted from the south.
  public var isTMS = false
  /// Whose data it is.
  public var attribution: String?
  /// The source as it stands in the style, for what has no place here.
  public var node: JSONNode
}

extension StyleSource.Kind {
  /// The name of its type in the style specification.
  public var name: String {
    switch self {
    case .vector: "vector"
    case .raster: "raster"
    case .rasterDEM: "raster-dem"
    case .geoJSON: "geojson"
    case .image: "image"
    case .other(let name): name
    }
  }
}
