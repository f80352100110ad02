import GeoCore
import JSONReading

/// The arcs of a TopoJSON text (TopoJSON 1.0 §2), in degrees.
struct Topology {
  private let arcs: [[Coordinate]]
  private let budget = PointBudget()
  private let scale: (x: Double, y: Double)
  private let shift: (x: Double, y: Double)
  private let isQuantized: Bool

  init(_ root: JSONNode) throws(SkipReason) {
    let transform = root["transform"]
    isQuantized = transform != nil && transform?.value != .null
    scale = try Self.pair(transform?["scale"], or: (1, 1))
    shift = try Self.pair(transform?["translate"], or: (0, 0))
    var arcs: [[Coordinate]] = []
    for arc in root["arcs"]?.array ?? [] {
      var points: [Coordinate] = []
      var (x, y) = (0.0, 0.0)
      for position in arc.array ?? [] {
        let point = try Self.numbers(position)
        // §2.1.4: positions of quantized arcs are differences.
        (x, y) = isQuantized ? (x + point.x, y + point.y) : point
        points.append(
          Coordinate(longitude: x * scale.x + shift.x, latitude: y * scale.y + shift.y))
      }
      arcs.append(points)
    }
    self.arcs = arcs
  }

  private static func pair(
    _ node: JSONNode?, or usual: (x: Double, y: Double)
  ) throws(SkipReason) -> (x: Double, y: Double) {
    guard let node else { return usual }
    return try numbers(node)
  }

  private static func numbers(_ node: JSONNode) throws(SkipReason) -> (x: Double, y: Double) {
    guard let list = node.array, list.count >= 2, let x = list[0].number, let y = list[1].number
    else { throw .badGeometry("a position is not [longitude, latitude]") }
    return (x, y)
  }

  /// What a geometry consists of (§2.2).
  func parts(_ node: JSONNode) throws(SkipReason) -> GeometryParts {
    var parts = GeometryParts()
    let type = node["type"]?.string ?? ""
    switch type {
    case "Point": parts.points.append(try position(node["coordinates"]))
    case "MultiPoint":
      for each in node["coordinates"]?.array ?? [] { parts.points.append(try position(each)) }
    case "LineString": parts.lines.append(try line(node["arcs"]))
    case "MultiLineString":
      for each in node["arcs"]?.array ?? [] { parts.lines.append(try line(each)) }
    case "Polygon": parts.areas.append(try rings(node["arcs"]))
    case "MultiPolygon":
      for each in node["arcs"]?.array ?? [] { parts.areas.append(try rings(each)) }
    default: throw .badGeometry("a geometry of type “\(type.shortened)”")
    }
    guard !parts.isEmpty else { throw .badGeometry("a \(type) without points") }
    return parts
  }

  private func position(_ node: JSONNode?) throws(SkipReason) -> Coordinate {
    guard let node else { throw .badGeometry("a position is not [longitude, latitude]") }
    let point = try Self.numbers(node)
    return Coordinate(
      longitude: point.x * scale.x + shift.x, latitude: point.y * scale.y + shift.y)
  }

  // §2.2.3: arcs are joined end to end; ~i is arc i backwards.
  private func line(_ node: JSONNode?) throws(SkipReason) -> [Coordinate] {
    var points: [Coordinate] = []
    for each in node?.array ?? [] {
      guard let number = each.number, let index = Int(exactly: number) else {
        throw .badGeometry("an arc's number is none")
      }
      let position = index < 0 ? ~index : index
      guard arcs.indices.contains(position) else {
        throw .badGeometry("there is no arc \(index)")
      }
      let arc = index < 0 ? arcs[position].reversed() : arcs[position]
      // An arc may be named any number of times: a small file could stand for more points than there is memory.
      budget.left -= arc.count
      guard budget.left >= 0 else {
        throw .badGeometry("all arcs together have more than \(GeometryParts.maximumPoints) points")
      }
      points += points.isEmpty ? arc[...] : arc.dropFirst()
    }
    return points
  }

  private func rings(_ node: JSONNode?) throws(SkipReason) -> [[Coordinate]] {
    var rings: [[Coordinate]] = []
    for each in node?.array ?? [] { rings.append(GeometryParts.closed(try line(each))) }
    return rings
  }
}

/// How many points the geometries of a topology may still have together.
private final class PointBudget {
  var left = GeometryParts.maximumPoints
}

extension GeoJSONWalk {
  /// Takes every object of a topology.
  mutating func topology(_ root: JSONNode) throws(PlacesError) {
    let position = PlacePosition(line: root.line)
    let topology: Topology
    do { topology = try Topology(root) } catch { return collector.skip(error, at: position) }
    let objects = root["objects"]?.object ?? []
    for object in objects {
      let group = objects.count > 1 ? object.name : nil
      try geometry(object.node, topology, group, what: "object “\(object.name.shortened)”")
    }
  }

  private mutating func geometry(
    _ node: JSONNode, _ topology: Topology, _ group: String?, what: String
  ) throws(PlacesError) {
    if node["type"]?.string == "GeometryCollection" {
      for (index, each) in (node["geometries"]?.array ?? []).enumerated() {
        try geometry(each, topology, group, what: "\(what), geometry \(index + 1)")
      }
      return
    }
    let position = PlacePosition(line: node.line, what: what)
    collector.report.rowCount += 1
    guard let type = node["type"], type.value != .null else {
      return collector.skip(.noGeometry, at: position)
    }
    var draft = draft(node)
    draft.group = group
    let parts: GeometryParts
    do { parts = try topology.parts(node) } catch { return collector.skip(error, at: position) }
    try add(parts, draft, position)
  }
}
