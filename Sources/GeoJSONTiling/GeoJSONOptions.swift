public import GeoCore

/// How GeoJSON is cut into tiles; the names and defaults are those of the style specification.
public struct GeoJSONOptions: Sendable {
  /// The deepest zoom tiles are cut for, at which nothing is simplified.
  public var maxZoom = 18
  /// How far geometry is kept beyond a tile's edge, in 512ths of the tile.
  public var buffer = 128.0
  /// How far simplified lines may be off, in 512ths of a tile.
  public var tolerance = 0.375
  /// Whether lines know which share of them lies in a tile, for gradients.
  public var hasLineMetrics = false
  /// Whether features are numbered from 0 in place of their identifiers.
  public var generatesIDs = false
  /// The property that is taken for the identifier; nothing for the feature's own.
  public var promotedID: String?
  /// How near points become one; nothing where they do not.
  public var clustering: ClusterOptions?

  /// The defaults.
  public init() {}

  /// The units across a tile that is cut.
  public static let extent = 8192
  /// Units of a tile in one of its 512ths.
  static let unitsPerPoint = Double(extent) / Camera.worldSizeAtZoomZero
}

/// How near points become one.
public struct ClusterOptions: Sendable {
  /// How near, in 512ths of a tile.
  public var radius = 50.0
  /// The deepest zoom that has clusters.
  public var maxZoom = 17
  /// The fewest points of a cluster.
  public var minPoints = 2
  /// What clusters say of their points besides their number.
  public var properties: (any ClusterProperties)?

  /// The defaults.
  public init() {}
}

/// What clusters say of their points.
public protocol ClusterProperties: Sendable {
  /// What a point alone contributes.
  func mapped(_ properties: [PropertyMember], id: PropertyValue?) -> [PropertyMember]
  /// What two contributions come to together.
  func reduced(_ sum: [PropertyMember], _ next: [PropertyMember]) -> [PropertyMember]
}
