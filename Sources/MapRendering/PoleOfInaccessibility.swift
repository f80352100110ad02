import GeoCore

/// The point inside an area that lies farthest from its edges, where its label has most room.
///
/// A search over ever smaller squares, best first, as published by Mapbox as "polylabel" (2016): a square can be
/// passed over when even its farthest corner cannot beat the best distance by more than the precision.
struct PoleOfInaccessibility {
  /// The first ring is the outside, others are holes; each is closed by its first point.
  let rings: [[Point]]
  /// How much farther from the edges a point may be than the one found, in units of the rings.
  let precision: Double

  /// The most squares looked at: a guard against areas of wild shape, reached by none seen in practice.
  static let limit = 4096

  private struct Square {
    let center: Point
    let half: Double
    /// Distance from the edge, negative outside.
    let distance: Double
    var potential: Double { distance + half * 2.0.squareRoot() }
  }

  /// The point, or nothing for an outline that encloses nothing.
  func find() -> Point? {
    guard let box = bounds, !box.isEmpty else { return nil }
    let side = min(box.width, box.height)
    var queue = grid(box, side)
    var best = square(centroid ?? box.center, 0)
    let middle = square(box.center, 0)
    if middle.distance > best.distance { best = middle }
    var looked = queue.count
    while let next = popBest(&queue), looked < Self.limit {
      if next.distance > best.distance { best = next }
      guard next.potential - best.distance > precision else { break }
      let h = next.half / 2
      for (dx, dy) in [(-h, -h), (h, -h), (-h, h), (h, h)] {
        queue.append(square(next.center + Point(x: dx, y: dy), h))
      }
      looked += 4
    }
    return best.distance > 0 ? best.center : nil
  }

  private func popBest(_ queue: inout [Square]) -> Square? {
    guard var best = queue.indices.first else { return nil }
    for i in queue.indices where queue[i].potential > queue[best].potential { best = i }
    queue.swapAt(best, queue.count - 1)
    return queue.removeLast()
  }

  // Long thin areas would take countless squares of their width.
  private func grid(_ box: Rect, _ side: Double) -> [Square] {
    let step = max(side, max(box.width, box.height) / 32)
    var squares: [Square] = []
    for y in stride(from: box.minY, to: box.maxY, by: step) {
      for x in stride(from: box.minX, to: box.maxX, by: step) {
        squares.append(square(Point(x: x + step / 2, y: y + step / 2), step / 2))
      }
    }
    return squares
  }

  private func square(_ center: Point, _ half: Double) -> Square {
    Square(center: center, half: half, distance: distance(center))
  }

  private var bounds: Rect? {
    guard let first = rings.first?.first else { return nil }
    var box = Rect(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for p in rings[0] {
      box = box.union(Rect(minX: p.x, minY: p.y, maxX: p.x, maxY: p.y))
    }
    return box
  }

  private var centroid: Point? {
    var (area, x, y) = (0.0, 0.0, 0.0)
    let ring = rings[0]
    var a = ring[ring.count - 1]
    for b in ring {
      let cross = a.x * b.y - b.x * a.y
      area += cross
      x += (a.x + b.x) * cross
      y += (a.y + b.y) * cross
      a = b
    }
    return area == 0 ? nil : Point(x: x / (3 * area), y: y / (3 * area))
  }

  private func distance(_ p: Point) -> Double {
    var inside = false
    var nearest = Double.infinity
    for ring in rings where !ring.isEmpty {
      var a = ring[ring.count - 1]
      for b in ring {
        if (a.y > p.y) != (b.y > p.y), p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
          inside.toggle()
        }
        nearest = min(nearest, Self.squaredDistance(p, a, b))
        a = b
      }
    }
    return (inside ? 1 : -1) * nearest.squareRoot()
  }

  private static func squaredDistance(_ p: Point, _ a: Point, _ b: Point) -> Double {
    let d = b - a
    let length = d.x * d.x + d.y * d.y
    let t = length == 0 ? 0 : max(0, min(1, ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / length))
    let q = p - (a + d * t)
    return q.x * q.x + q.y * q.y
  }
}
