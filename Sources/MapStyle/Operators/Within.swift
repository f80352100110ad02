import GeoCore
import JSONReading

/// `within`: whether the feature, points or lines, lies inside areas.
final class WithinNode: BoolNode, @unchecked Sendable {
  /// The areas' rings in the Mercator square.
  private let polygons: [[[Point]]]

  private init(_ polygons: [[[Point]]], key: String) {
    self.polygons = polygons
    super.init(key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 1 else {
      return context.error(
        "'within' expression requires exactly one argument, but found \(call.count) instead.")
    }
    var shape = GeoJSONShape()
    shape.add(call.items[1])
    guard !shape.polygons.isEmpty else {
      return context.error(
        "'within' expression requires valid geojson object that contains polygon geometry type.")
    }
    let polygons = shape.polygons.map { rings in
      rings.map { ring in
        ring.map { coordinate in
          let point = MercatorPoint(coordinate)
          return Point(x: point.x, y: point.y)
        }
      }
    }
    return WithinNode(polygons, key: context.key)
  }

  override var isFoldable: Bool { false }
  override var ownDependence: Dependence { [.feature, .individual] }

  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    guard let tile = c.tile, c.geometryKind == .point || c.geometryKind == .line else {
      return false
    }
    let scale = Double(1 << tile.z) * c.geometryExtent
    let areas = polygons.map { $0.map { $0.map { Self.snapped($0, scale) } } }
    guard let bounds = Bounds(areas.joined().joined()) else { return false }
    let corner = Point(
      x: Double(tile.x) * c.geometryExtent, y: Double(tile.y) * c.geometryExtent)
    var parts = c.geometry.map { $0.map { $0 + corner } }
    guard let own = Bounds(parts.joined()) else { return false }
    // A line around half of the world is where it says it is.
    if c.geometryKind == .point || own.high.x - own.low.x <= scale / 2 {
      parts = parts.map { $0.map { bounds.nearest($0, world: scale) } }
    }
    guard let near = Bounds(parts.joined()), bounds.contains(near) else { return false }
    return parts.allSatisfy { part in
      c.geometryKind == .point
        ? part.allSatisfy { point in areas.contains { Self.holds($0, point) } }
        : areas.contains { Self.holds($0, line: part) }
    }
  }

  private static func snapped(_ point: Point, _ scale: Double) -> Point {
    Point(x: (point.x * scale).rounded(), y: (point.y * scale).rounded())
  }

  private static func holds(_ rings: [[Point]], _ point: Point) -> Bool {
    PlaneGeometry.contains(rings, point, onEdge: false)
  }

  private static func holds(_ rings: [[Point]], line: [Point]) -> Bool {
    guard line.allSatisfy({ holds(rings, $0) }) else { return false }
    return !zip(line, line.dropFirst()).contains { a, b in
      rings.contains { ring in
        zip(ring, ring.dropFirst()).contains { PlaneGeometry.cross((a, b), $0) }
      }
    }
  }

  /// An upright box.
  private struct Bounds {
    var low, high: Point

    init?(_ points: some Sequence<Point>) {
      var iterator = points.makeIterator()
      guard let first = iterator.next() else { return nil }
      low = first
      high = first
      while let point = iterator.next() {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }

    func contains(_ other: Bounds) -> Bool {
      other.low.x > low.x && other.low.y > low.y && other.high.x < high.x
        && other.high.y < high.y
    }

    /// The copy of `point` on the world that is nearer to the box.
    func nearest(_ point: Point, world: Double) -> Point {
      guard point.x < low.x || point.x > high.x else { return point }
      for edge in [low.x, high.x] {
        if point.x - edge > world / 2 { return Point(x: point.x - world, y: point.y) }
        if edge - point.x > world / 2 { return Point(x: point.x + world, y: point.y) }
      }
      return point
    }
  }
}
