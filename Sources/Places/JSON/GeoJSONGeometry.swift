import GeoCore
import JSONReading

/// Geometries of GeoJSON (RFC 7946 §3.1).
enum GeoJSONGeometry {
  static let types: Set<String> = [
    "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection",
  ]

  /// What a geometry consists of.
  static func parts(_ node: JSONNode) throws(SkipReason) -> GeometryParts {
    var parts = GeometryParts()
    try add(node, to: &parts)
    guard !parts.isEmpty else { throw .badGeometry("a geometry without points") }
    return parts
  }

  private static func add(_ node: JSONNode, to parts: inout GeometryParts) throws(SkipReason) {
    guard let type = node["type"]?.string else { throw .badGeometry("a geometry without a type") }
    if type == "GeometryCollection" {
      guard let children = node["geometries"]?.array, !children.isEmpty else {
        throw .badGeometry("a GeometryCollection without geometries")
      }
      for child in children where child.value != .null { try add(child, to: &parts) }
      return
    }
    guard types.contains(type) else { throw .badGeometry("a geometry of type “\(type.shortened)”") }
    guard let coordinates = node["coordinates"]?.array, !coordinates.isEmpty else {
      throw .badGeometry("a \(type) without coordinates")
    }
    switch type {
    case "Point": parts.points.append(try position(coordinates))
    case "MultiPoint": parts.points += try points(coordinates)
    case "LineString": parts.lines.append(try points(coordinates))
    case "MultiLineString":
      for line in coordinates { parts.lines.append(try points(line.array ?? [])) }
    case "Polygon": parts.areas.append(try rings(coordinates))
    default:
      for area in coordinates { parts.areas.append(try rings(area.array ?? [])) }
    }
  }

  private static func rings(_ nodes: [JSONNode]) throws(SkipReason) -> [[Coordinate]] {
    var rings: [[Coordinate]] = []
    for node in nodes { rings.append(GeometryParts.closed(try points(node.array ?? []))) }
    guard !rings.isEmpty else { throw .badGeometry("an area without rings") }
    return rings
  }

  private static func points(_ nodes: [JSONNode]) throws(SkipReason) -> [Coordinate] {
    var points: [Coordinate] = []
    points.reserveCapacity(nodes.count)
    for node in nodes { points.append(try position(node.array ?? [])) }
    return points
  }

  // §3.1.1: longitude, latitude, and an altitude that a map does not show.
  private static func position(_ numbers: [JSONNode]) throws(SkipReason) -> Coordinate {
    guard numbers.count >= 2, let longitude = number(numbers[0]), let latitude = number(numbers[1])
    else { throw .badGeometry("a position is not [longitude, latitude]") }
    return Coordinate(longitude: longitude, latitude: latitude)
  }

  // Tables that became JSON have numbers in quotes.
  private static func number(_ node: JSONNode) -> Double? {
    node.number ?? node.string.flatMap { PlainNumber($0.utf8)?.value }
  }
}
