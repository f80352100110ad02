public import GeoCore
public import JSONReading
import MapStyle

/// A feature of GeoJSON (RFC 7946) with its geometry in degrees.
public struct GeoJSONFeature: Hashable, Sendable {
  /// Positions without their heights.
  public enum Geometry: Hashable, Sendable {
    /// One place or several.
    case points([Coordinate])
    /// One line or several.
    case lines([[Coordinate]])
    /// Areas, each an outer ring and its holes.
    case polygons([[[Coordinate]]])
  }

  /// Its geometry; the parts of a collection are features of their own.
  public let geometry: Geometry
  /// Its properties in the order of the text.
  public var properties: [PropertyMember]
  /// Its identifier, a number or a string.
  public var id: PropertyValue?

  /// The simple kind of its geometry.
  public var kind: GeometryKind {
    switch geometry {
    case .points: .point
    case .lines: .line
    case .polygons: .polygon
    }
  }
}

/// Reads GeoJSON that is JSON already.
public struct GeoJSONFeatures: Sendable {
  /// The features in order.
  public private(set) var features: [GeoJSONFeature] = []
  /// What was passed over, each once, with the line it stands in.
  public private(set) var faults: [String] = []

  /// Collections within collections: real ones nest once; deeper ones only ask for stack.
  private static let maximumDepth = 64
  /// The most faults that are told one by one.
  private static let maximumFaults = 8

  /// Reads a feature, a collection of features, or a bare geometry.
  public init(_ node: JSONNode) {
    readAny(node, depth: 0)
  }

  private mutating func fault(_ message: String, _ node: JSONNode) {
    guard faults.count < Self.maximumFaults else { return }
    faults.append("\(message), line \(node.line)")
  }

  private mutating func readAny(_ node: JSONNode, depth: Int) {
    switch node["type"]?.string {
    case "FeatureCollection":
      guard let members = node["features"]?.array else {
        return fault("a FeatureCollection without features", node)
      }
      for member in members { readFeature(member) }
    case "Feature": readFeature(node)
    case nil: fault("GeoJSON has a type", node)
    default: readGeometry(node, properties: [], id: nil, depth: depth)
    }
  }

  private mutating func readFeature(_ node: JSONNode) {
    guard node["type"]?.string == "Feature" else { return fault("not a Feature", node) }
    let properties = (node["properties"]?.object ?? []).map {
      PropertyMember(name: $0.name, value: PropertyValue($0.node))
    }
    var id: PropertyValue?
    if let own = node["id"], own.number != nil || own.string != nil {
      id = PropertyValue(own)
    }
    // RFC 7946, clause 3.2: a feature without a place has null for its geometry.
    guard let geometry = node["geometry"], geometry.value != .null else { return }
    readGeometry(geometry, properties: properties, id: id, depth: 0)
  }

  private mutating func readGeometry(
    _ node: JSONNode, properties: [PropertyMember], id: PropertyValue?, depth: Int
  ) {
    if node["type"]?.string == "GeometryCollection" {
      guard depth < Self.maximumDepth else { return fault("collections nested too deep", node) }
      for part in node["geometries"]?.array ?? [] {
        readGeometry(part, properties: properties, id: id, depth: depth + 1)
      }
      return
    }
    guard let geometry = Self.geometry(node) else {
      return fault("a geometry of unknown type or with broken coordinates", node)
    }
    features.append(GeoJSONFeature(geometry: geometry, properties: properties, id: id))
  }

  private static func geometry(_ node: JSONNode) -> GeoJSONFeature.Geometry? {
    guard let coordinates = node["coordinates"] else { return nil }
    switch node["type"]?.string {
    case "Point": return coordinate(coordinates).map { .points([$0]) }
    case "MultiPoint": return line(coordinates).map { .points($0) }
    case "LineString": return line(coordinates).map { .lines([$0]) }
    case "MultiLineString": return list(coordinates, line).map { .lines($0) }
    case "Polygon": return list(coordinates, line).map { .polygons([$0]) }
    case "MultiPolygon":
      return list(coordinates) { list($0, line) }.map { .polygons($0) }
    default: return nil
    }
  }

  private static func list<Item>(_ node: JSONNode, _ item: (JSONNode) -> Item?) -> [Item]? {
    guard let nodes = node.array else { return nil }
    var items: [Item] = []
    items.reserveCapacity(nodes.count)
    for node in nodes {
      guard let item = item(node) else { return nil }
      items.append(item)
    }
    return items
  }

  private static func line(_ node: JSONNode) -> [Coordinate]? { list(node, coordinate) }

  private static func coordinate(_ node: JSONNode) -> Coordinate? {
    guard let position = node.array, position.count >= 2, let x = position[0].number,
      let y = position[1].number, x.isFinite, y.isFinite
    else { return nil }
    return Coordinate(longitude: x, latitude: y)
  }
}
