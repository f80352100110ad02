import GeoCore
import Glibc

/// A vertex in the Mercator square, with how much it matters: the square of how far the line would be off without it.
struct ProjectedPoint {
  var x: Double
  var y: Double
  var weight: Double

  /// A vertex that stays at every zoom.
  static let essential = 1.0

  init(x: Double, y: Double, weight: Double) {
    self.x = x
    self.y = y
    self.weight = weight
  }

  init(_ coordinate: Coordinate) {
    var coordinate = coordinate
    // What goes over a pole comes down on its other side, as the sine in geojson-vt's projection has it.
    if abs(coordinate.latitude) > 90, coordinate.latitude.isFinite {
      let folded = remainder(coordinate.latitude, 360)
      coordinate.latitude = abs(folded) > 90 ? (folded < 0 ? -180 : 180) - folded : folded
    }
    let mercator = MercatorPoint(coordinate)
    (x, y, weight) = (mercator.x, mercator.y, 0)
  }
}

/// A run of vertices: points, a line or a ring.
struct ProjectedPart {
  enum Role { case points, line, outer, inner }

  var role: Role
  var points: [ProjectedPoint]
  /// The length of the whole line or the area of the whole ring, also where only a piece is left.
  var size = 0.0
  /// From where to where the piece reaches along its line, in the units of `size`.
  var start = 0.0
  var end = 0.0

  /// Points that are no line.
  init(points coordinates: [Coordinate]) {
    role = .points
    points = coordinates.map { ProjectedPoint($0) }
  }

  /// A line or a ring with its vertices weighed; a ring ends where it begins.
  init(_ role: Role, _ coordinates: [Coordinate], tolerance: Double) {
    self.role = role
    points = coordinates.map { ProjectedPoint($0) }
    let isRing = role != .line
    for (a, b) in zip(points, points.dropFirst()) {
      if isRing {
        size += (a.x * b.y - b.x * a.y) / 2
      } else {
        size += ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      }
    }
    size = abs(size)
    end = size
    VertexWeights.weigh(&points, tolerance: tolerance)
  }

  /// The same part without its vertices.
  var emptied: ProjectedPart {
    var part = self
    part.points = []
    return part
  }
}

/// A feature in the Mercator square.
struct ProjectedFeature {
  var kind: GeometryKind
  var parts: [ProjectedPart]
  var properties: [PropertyMember]
  var id: PropertyValue?
  /// The box of its vertices.
  private(set) var box = MercatorRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  init(
    _ kind: GeometryKind, _ parts: [ProjectedPart], _ properties: [PropertyMember],
    id: PropertyValue?
  ) {
    (self.kind, self.parts, self.properties, self.id) = (kind, parts, properties, id)
    var (x0, y0) = (Double.infinity, Double.infinity)
    var (x1, y1) = (-Double.infinity, -Double.infinity)
    for part in parts {
      for p in part.points {
        (x0, y0, x1, y1) = (min(x0, p.x), min(y0, p.y), max(x1, p.x), max(y1, p.y))
      }
    }
    box = MercatorRect(minX: x0, minY: y0, maxX: x1, maxY: y1)
  }

  /// The feature on another copy of the world.
  func shifted(by worlds: Double) -> ProjectedFeature {
    let moved = parts.map { part in
      var part = part
      for i in part.points.indices { part.points[i].x += worlds }
      return part
    }
    return ProjectedFeature(kind, moved, properties, id: id)
  }
}
