import GeoCore
import Glibc

/// A line measured along its length.
struct Polyline {
  /// The points, each different from the one before.
  private(set) var points: [Point] = []
  /// How far along each point is.
  private(set) var distances: [Double] = []

  /// Nothing where a point is not finite or fewer than two differ.
  init?(_ line: [Point]) {
    points.reserveCapacity(line.count)
    distances.reserveCapacity(line.count)
    for point in line {
      guard let last = points.last, let distance = distances.last else {
        points.append(point)
        distances.append(0)
        continue
      }
      let step = (point - last).length
      guard step.isFinite else { return nil }
      // Steps too small to be counted would be divided by.
      guard distance + step > distance else { continue }
      points.append(point)
      distances.append(distance + step)
    }
    guard points.count > 1, length.isFinite else { return nil }
  }

  var length: Double { distances.last ?? 0 }

  /// The segment `distance` lies on: the index of its first point.
  func segment(at distance: Double) -> Int {
    min(firstPoint(beyond: distance) - 1, points.count - 2)
  }

  /// The index of the first point further along than `distance`, at least 1; the count where there is none.
  func firstPoint(beyond distance: Double) -> Int {
    var (low, high) = (1, points.count)
    while low < high {
      let middle = (low + high) / 2
      if distances[middle] > distance { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The point `distance` along; beyond the ends, that on the end's tangent.
  func point(at distance: Double) -> Point {
    let i = segment(at: distance)
    let t = (distance - distances[i]) / (distances[i + 1] - distances[i])
    return points[i] + (points[i + 1] - points[i]) * t
  }

  /// The direction at `distance`, in radians clockwise from rightwards.
  func angle(at distance: Double) -> Double { angle(segment(at: distance)) }

  private func angle(_ segment: Int) -> Double {
    let step = points[segment + 1] - points[segment]
    return atan2(step.y, step.x)
  }

  /// How much the line turns at an inner point, 0…π.
  func turn(at point: Int) -> Double {
    abs(remainder(angle(point) - angle(point - 1), 2 * .pi))
  }
}
