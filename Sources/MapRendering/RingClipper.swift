import GeoCore

/// Cuts closed rings at the edges of a rectangle (Sutherland and Hodgman, 1974).
///
/// Parts of a cut ring that leave and come back run along the rectangle's edge and enclose nothing there, so a
/// non-zero fill of the result is the fill of the ring inside the rectangle. Buffers are kept between rings.
struct RingClipper {
  private var front: [Point] = []
  private var back: [Point] = []

  /// Cuts `ring` (its last point joined to its first) and leaves the result in `ring`, empty where nothing is left.
  mutating func clip(_ ring: inout [Point], to window: Rect) {
    swap(&front, &ring)
    cut {
      $0.x - window.minX
    } at: { a, b, t in
      Point(x: window.minX, y: a.y + (b.y - a.y) * t)
    }
    cut {
      window.maxX - $0.x
    } at: { a, b, t in
      Point(x: window.maxX, y: a.y + (b.y - a.y) * t)
    }
    cut {
      $0.y - window.minY
    } at: { a, b, t in
      Point(x: a.x + (b.x - a.x) * t, y: window.minY)
    }
    cut {
      window.maxY - $0.y
    } at: { a, b, t in
      Point(x: a.x + (b.x - a.x) * t, y: window.maxY)
    }
    swap(&front, &ring)
    front.removeAll(keepingCapacity: true)
  }

  // The crossing is written with the edge's own coordinate, so that neighbouring tiles meet exactly.
  @inline(__always)
  private mutating func cut(
    _ distance: (Point) -> Double, at crossing: (Point, Point, Double) -> Point
  ) {
    back.removeAll(keepingCapacity: true)
    guard var previous = front.last else { return }
    var before = distance(previous)
    for point in front {
      let after = distance(point)
      if (before >= 0) != (after >= 0) {
        back.append(crossing(previous, point, before / (before - after)))
      }
      if after >= 0 { back.append(point) }
      previous = point
      before = after
    }
    swap(&front, &back)
  }
}
