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
  func angle(at distance: Double) -> Double {
    let i = segment(at: distance)
    return angle(i, i + 1)
  }

  private func angle(_ from: Int, _ to: Int) -> Double {
    let step = points[to] - points[from]
    return atan2(step.y, step.x)
  }
}

/// Where a line turns.
struct LineCorner {
  /// How far along it is.
  var distance: Double
  /// By how much, 0…π.
  var turn: Double
}

extension Polyline {
  /// The inner corners of the line, leaving out points less than `tolerance` off the straight way.
  func corners(tolerance: Double) -> [LineCorner] {
    let kept = tolerance > 0 ? straightened(tolerance) : Array(points.indices)
    guard kept.count > 2 else { return [] }
    var before = angle(kept[0], kept[1])
    return (1..<kept.count - 1).map { i in
      let after = angle(kept[i], kept[i + 1])
      defer { before = after }
      return LineCorner(
        distance: distances[kept[i]], turn: abs(remainder(after - before, 2 * .pi)))
    }
  }

  // In one pass: from each point that is kept, on to the last whose straight way passes all between within the
  // tolerance, by the cone of directions that is left, and in their order: what comes back is not straight.
  private func straightened(_ tolerance: Double) -> [Int] {
    var kept = [0]
    var start = 0
    var cone = Cone()
    for i in 1..<points.count {
      let step = points[i] - points[start]
      if !cone.admits(step, tolerance) {
        start = i - 1
        kept.append(start)
        cone = Cone()
        _ = cone.admits(points[i] - points[start], tolerance)
      }
    }
    kept.append(points.count - 1)
    return kept
  }

  // Directions around the first, from `low` to `high`.
  private struct Cone {
    var axis: Double?
    var low = -Double.pi
    var high = Double.pi
    /// How far away the furthest point lies.
    var reach = 0.0

    mutating func admits(_ step: Point, _ tolerance: Double) -> Bool {
      let distance = step.length
      guard distance > reach - tolerance else { return false }
      reach = max(reach, distance)
      guard distance > tolerance else { return true }
      let direction = atan2(step.y, step.x)
      let axis = self.axis ?? direction
      self.axis = axis
      let offset = remainder(direction - axis, 2 * .pi)
      guard offset >= low, offset <= high else { return false }
      let half = asin(min(1, tolerance / distance))
      low = max(low, offset - half)
      high = min(high, offset + half)
      return true
    }
  }
}
