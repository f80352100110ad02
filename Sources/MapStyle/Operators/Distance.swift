import GeoCore
import Glibc
import JSONReading

/// `distance`: metres from the feature to the nearest part of a geometry.
final class DistanceNode: NumberNode, @unchecked Sendable {
  private let shape: GeoJSONShape

  private init(_ shape: GeoJSONShape, key: String) {
    self.shape = shape
    super.init(key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 1 else {
      return context.error(
        "'distance' expression requires exactly one argument, but found \(call.count) instead.")
    }
    var shape = GeoJSONShape()
    shape.add(call.items[1])
    guard !shape.isEmpty else {
      return context.error(
        "'distance' expression requires valid geojson object that contains polygon geometry type.")
    }
    return DistanceNode(shape, key: context.key)
  }

  override var isFoldable: Bool { false }
  override var ownDependence: Dependence { [.feature, .individual] }

  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    guard let tile = c.tile, let first = c.geometry.first?.first else { return .nan }
    let scale = Double(1 << tile.z)
    func coordinate(_ point: Point) -> Coordinate {
      MercatorPoint(
        x: (point.x / c.geometryExtent + Double(tile.x)) / scale,
        y: (point.y / c.geometryExtent + Double(tile.y)) / scale
      ).coordinate
    }
    let origin = coordinate(first)
    let plane = LocalPlane(origin)
    let parts = c.geometry.map { $0.map { plane.point(coordinate($0)) } }
    let feature = MeasuredShape(
      chains: parts, areas: c.geometryKind == .polygon ? [parts] : [],
      isPoints: c.geometryKind == .point)
    return feature.distance(to: MeasuredShape(shape, plane))
  }
}

/// The surface around one latitude as a plane in metres: good to a thousandth over some hundred kilometres.
private struct LocalPlane {
  private let perLongitude, perLatitude: Double
  private let origin: Coordinate

  private static let equatorialRadius = 6_378_137.0
  private static let flattening = 1 / 298.257223563

  /// By the radii of curvature of the WGS 84 ellipsoid at the latitude of `origin`.
  init(_ origin: Coordinate) {
    self.origin = origin
    let square = Self.flattening * (2 - Self.flattening)
    let cosine = cos(origin.latitude * .pi / 180)
    let w2 = 1 / (1 - square * (1 - cosine * cosine))
    let degree = Self.equatorialRadius * .pi / 180 * w2.squareRoot()
    perLongitude = degree * cosine
    perLatitude = degree * w2 * (1 - square)
  }

  func point(_ coordinate: Coordinate) -> Point {
    var east = coordinate.longitude - origin.longitude
    if east.magnitude > 180 { east -= 360 * (east / 360).rounded() }
    return Point(
      x: east * perLongitude, y: (coordinate.latitude - origin.latitude) * perLatitude)
  }
}

/// A shape in a plane: chains, some of which enclose areas.
private struct MeasuredShape {
  var chains: [[Point]]
  var areas: [[[Point]]]

  init(chains: [[Point]], areas: [[[Point]]], isPoints: Bool) {
    self.chains = isPoints ? chains.flatMap { $0.map { [$0] } } : chains
    self.areas = areas
  }

  init(_ shape: GeoJSONShape, _ plane: LocalPlane) {
    areas = shape.polygons.map { $0.map { $0.map(plane.point) } }
    chains =
      shape.points.map { [plane.point($0)] } + shape.lines.map { $0.map(plane.point) }
      + areas.flatMap { $0 }
  }

  func distance(to other: MeasuredShape) -> Double {
    if holdsPart(of: other) || other.holdsPart(of: self) { return 0 }
    var least = Double.infinity
    for own in chains {
      for theirs in other.chains {
        for a in Self.segments(own) {
          for b in Self.segments(theirs) {
            least = min(least, PlaneGeometry.distance(a, b))
            if least == 0 { return 0 }
          }
        }
      }
    }
    return least
  }

  private func holdsPart(of other: MeasuredShape) -> Bool {
    areas.contains { area in
      other.chains.contains { chain in
        chain.contains { PlaneGeometry.contains(area, $0, onEdge: true) }
      }
    }
  }

  /// The segments of a chain; a single point is one of no length.
  private static func segments(_ chain: [Point]) -> [(Point, Point)] {
    chain.count == 1 ? [(chain[0], chain[0])] : Array(zip(chain, chain.dropFirst()))
  }
}
