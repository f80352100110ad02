public import GeoCore

/// What an expression is evaluated in: the zoom, and one feature of one tile layer.
///
/// A renderer keeps one per style layer: it sets `values` and binds `StyleLayer.propertyKeys` once per tile
/// layer, and sets `slots`, `geometryKind` and `id` per feature.
public struct EvaluationContext: Sendable {
  /// The zoom of the picture, fractions included.
  public var zoom: Double
  /// The values that `slots` point into, usually the value table of a tile layer.
  public var values: [PropertyValue] = []
  /// For each of the layer's `propertyKeys` an index into `values`, or −1 where the feature has none.
  public var slots: [Int32] = []
  /// The kind of the feature's geometry.
  public var geometryKind: GeometryKind = .unknown
  /// The feature's identifier.
  public var id: PropertyValue?
  /// How properties are found whose name is only known once evaluated; without one they are absent.
  public var lookup: (any PropertyLookup)?
  /// State of the feature that its source does not carry.
  public var featureState: [PropertyMember] = []
  /// State of the whole style, `Style.state` at first.
  public var globalState: [PropertyMember] = []
  /// Names of the images the sprite has, or nothing where that is not known.
  public var availableImages: [String]?
  /// Density of a heatmap at this point, 0…1.
  public var heatmapDensity: Double?
  /// Whether the renderer sets scripts whose letters change with their neighbours.
  public var setsComplexScripts = true
  /// Share of the line that lies behind this point, 0…1.
  public var lineProgress: Double?
  /// Elevation at this point in metres.
  public var elevation: Double?
  /// What a property of a cluster has come to so far, while clusters are made.
  public var accumulated: PropertyValue?
  /// The tile the feature belongs to.
  public var tile: TileID?
  /// The feature's parts in tile units of `geometryExtent` across, for `within` and `distance`.
  public var geometry: [[Point]] = []
  /// Units across the tile that `geometry` is in.
  public var geometryExtent: Double = 8192

  /// Makes the context of no feature.
  public init(zoom: Double = 0) {
    self.zoom = zoom
  }

  /// The value in `slot`, or nothing where the feature has none.
  @inlinable
  public func property(_ slot: Int) -> PropertyValue? {
    let index = valueIndex(slot)
    return index < 0 ? nil : values[index]
  }

  /// Where the value in `slot` stands among `values`, or −1 where the feature has none.
  @inlinable @inline(__always)
  func valueIndex(_ slot: Int) -> Int {
    guard slot < slots.count else { return -1 }
    let index = Int(slots[slot])
    return index < values.count ? index : -1
  }

  /// Whether the feature has a value in `slot`.
  @inlinable
  public func hasProperty(_ slot: Int) -> Bool {
    valueIndex(slot) >= 0
  }
}

/// Finds a feature's properties by a name known late.
public protocol PropertyLookup: Sendable {
  /// The value under `name`, or nothing where the feature has none.
  func property(named name: String) -> PropertyValue?
  /// All properties in the order of the source.
  var allProperties: [PropertyMember] { get }
}

/// A lookup in a plain list of members.
public struct PropertyList: PropertyLookup {
  /// The members in order.
  public let allProperties: [PropertyMember]

  /// Makes a lookup.
  public init(_ members: [PropertyMember]) {
    allProperties = members
  }

  /// The value under `name`, or nothing where there is none.
  public func property(named name: String) -> PropertyValue? {
    allProperties.last { $0.name == name }?.value
  }
}
