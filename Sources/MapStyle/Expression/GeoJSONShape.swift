import GeoCore
import JSONReading

/// A GeoJSON geometry inside an expression, in degrees, in parts that can be measured.
struct GeoJSONShape: Sendable {
  /// Single points.
  var points: [Coordinate] = []
  /// Chains of points.
  var lines: [[Coordinate]] = []
  /// Areas, each as its rings.
  var polygons: [[[Coordinate]]] = []

  var isEmpty: Bool { points.isEmpty && lines.isEmpty && polygons.isEmpty }

  /// Reads a geometry, a feature or a collection of features; what is none of these adds nothing.
  mutating func add(_ node: JSONNode) {
    switch node["type"]?.string {
    case "FeatureCollection": (node["features"]?.array ?? []).forEach { add($0) }
    case "Feature": if let geometry = node["geometry"] { addGeometry(geometry) }
    default: addGeometry(node)
    }
  }

  private mutating func addGeometry(_ node: JSONNode) {
    let list = node["coordinates"]?.array ?? []
    switch node["type"]?.string {
    case "Point": if let point = node["coordinates"].flatMap(Self.point) { points.append(point) }
    case "MultiPoint": points += Self.chain(list)
    case "LineString": lines.append(Self.chain(list))
    case "MultiLineString": lines += list.map { Self.chain($0.array ?? []) }
    case "Polygon": polygons.append(list.map { Self.chain($0.array ?? []) })
    case "MultiPolygon":
      polygons += list.map { ($0.array ?? []).map { Self.chain($0.array ?? []) } }
    default: break
    }
  }

  private static func chain(_ list: [JSONNode]) -> [Coordinate] { list.compactMap(point) }

  private static func point(_ node: JSONNode) -> Coordinate? {
    guard let numbers = node.array?.prefix(2).compactMap(\.number), numbers.count == 2 else {
      return nil
    }
    return Coordinate(longitude: numbers[0], latitude: numbers[1])
  }
}

/// Points and segments in a plane.
enum PlaneGeometry {
  /// Whether `point` lies inside an odd number of `rings`; `onEdge` where it lies on one of them.
  static func contains(_ rings: [[Point]], _ point: Point, onEdge: Bool) -> Bool {
    var isInside = false
    for ring in rings {
      for index in ring.indices.dropLast() {
        let (a, b) = (ring[index], ring[index + 1])
        if isOnSegment(point, a, b) { return onEdge }
        if (a.y > point.y) != (b.y > point.y),
          point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
        {
          isInside.toggle()
        }
      }
    }
    return isInside
  }

  private static func isOnSegment(_ p: Point, _ a: Point, _ b: Point) -> Bool {
    let (u, v) = (p - a, p - b)
    return cross(u, v) == 0 && u.x * v.x <= 0 && u.y * v.y <= 0
  }

  private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

  /// Whether two segments cross, each with an end on either side of the other.
  static func cross(_ a: (Point, Point), _ b: (Point, Point)) -> Bool {
    separates(b, a.0, a.1) && separates(a, b.0, b.1)
  }

  private static func separates(_ line: (Point, Point), _ p: Point, _ q: Point) -> Bool {
    let along = line.1 - line.0
    let first = cross(p - line.0, along)
    let second = cross(q - line.0, along)
    return (first > 0 && second < 0) || (first < 0 && second > 0)
  }

  /// The distance of two segments, either of which may be a point.
  static func distance(_ a: (Point, Point), _ b: (Point, Point)) -> Double {
    if cross(a, b) { return 0 }
    return min(
      min(distance(a.0, b), distance(a.1, b)), min(distance(b.0, a), distance(b.1, a)))
  }

  private static func distance(_ p: Point, _ segment: (Point, Point)) -> Double {
    let along = segment.1 - segment.0
    let square = along.x * along.x + along.y * along.y
    let from = p - segment.0
    guard square > 0 else { return from.length }
    let t = min(max((from.x * along.x + from.y * along.y) / square, 0), 1)
    return (from - along * t).length
  }
}
