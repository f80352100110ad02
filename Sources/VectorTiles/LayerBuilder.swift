public import GeoCore

/// Makes a layer of features that were never encoded, as those that a program cuts itself.
public struct LayerBuilder: Sendable {
  /// A run of points of a feature and what it means.
  public typealias Part = (role: TilePart.Role, points: [TilePoint])

  let name: String
  let extent: Int
  private(set) var keys: [String] = []
  private(set) var values: [PropertyValue] = []
  private(set) var features: [VectorTileFeature] = []
  private(set) var tags: [Int32] = []
  private(set) var geometry = TileGeometry()
  private(set) var identifiers: [PropertyValue?] = []
  private var keyPlaces: [String: Int32] = [:]
  private var valuePlaces: [PropertyValue: Int32] = [:]

  /// Begins a layer whose geometry counts in `extent` units across its tile.
  public init(name: String, extent: Int) {
    self.name = name
    self.extent = extent
  }

  /// Whether nothing was appended.
  public var isEmpty: Bool { features.isEmpty }

  /// Appends a feature; of properties of one name the last counts.
  public mutating func append(
    _ kind: GeometryKind, id: PropertyValue?, _ properties: [PropertyMember], _ parts: [Part]
  ) {
    let firstTag = tags.count
    for member in properties {
      tags.append(key(member.name))
      tags.append(value(member.value))
    }
    let firstPart = geometry.parts.count
    for part in parts { geometry.append(part.points, part.role) }
    identifiers.append(id)
    var number: UInt64?
    if case .number(let double)? = id { number = UInt64(exactly: double) }
    features.append(
      VectorTileFeature(
        index: features.count, id: number, kind: kind, tags: firstTag..<tags.count,
        geometry: firstPart..<geometry.parts.count))
  }

  private mutating func key(_ name: String) -> Int32 {
    if let place = keyPlaces[name] { return place }
    let place = Int32(keys.count)
    keys.append(name)
    keyPlaces[name] = place
    return place
  }

  private mutating func value(_ value: PropertyValue) -> Int32 {
    if let place = valuePlaces[value] { return place }
    let place = Int32(values.count)
    values.append(value)
    valuePlaces[value] = place
    return place
  }
}

/// A source that makes the features of its tiles itself.
public protocol FeatureTileSource: Sendable {
  /// The zooms it makes tiles for; deeper pictures stretch the last ones.
  var zooms: ClosedRange<Int> { get }
  /// The only layer of a tile; nothing where the tile has no features.
  func layer(of tile: TileID) -> DecodedLayer?
}
