import GeoCore

/// Cuts polylines at the edges of a rectangle (Liang and Barsky, 1984).
struct LineClipper {
  private var part: [Point] = []

  /// Gives the parts of `line` inside `window` in order, each as a polyline of at least two points.
  ///
  /// - Parameter dropsEdges: whether stretches that run along an edge of the window are left out: where an
  ///   archive cut an area at its tile's edge, that edge is no shore.
  mutating func clip(
    _ line: [Point], to window: Rect, dropsEdges: Bool = false, _ take: ([Point]) -> Void
  ) {
    guard var a = line.first else { return }
    var aInside = window.contains(a)
    if aInside { part.append(a) }
    for b in line.dropFirst() {
      let bInside = window.contains(b)
      if dropsEdges, Self.runsAlongEdge(a, b, window) {
        flush(take)
        if bInside { part.append(b) }
      } else if aInside && bInside {
        part.append(b)
      } else if let (t0, t1) = Self.inside(a, b, window) {
        let d = b - a
        if !aInside {
          flush(take)
          part.append(a + d * t0)
        }
        part.append(bInside ? b : a + d * t1)
        if !bInside { flush(take) }
      } else {
        // It only touches the window, with one end at most.
        flush(take)
        if bInside { part.append(b) }
      }
      a = b
      aInside = bInside
    }
    flush(take)
  }

  private mutating func flush(_ take: ([Point]) -> Void) {
    if part.count > 1 { take(part) }
    part.removeAll(keepingCapacity: true)
  }

  private static func runsAlongEdge(_ a: Point, _ b: Point, _ w: Rect) -> Bool {
    a.x == b.x && (a.x == w.minX || a.x == w.maxX)
      || a.y == b.y && (a.y == w.minY || a.y == w.maxY)
  }

  /// Which stretch of the segment, as parts of its length, lies inside.
  private static func inside(_ a: Point, _ b: Point, _ w: Rect) -> (Double, Double)? {
    let d = b - a
    var stretch = (0.0, 1.0)
    guard narrow(&stretch, -d.x, a.x - w.minX), narrow(&stretch, d.x, w.maxX - a.x),
      narrow(&stretch, -d.y, a.y - w.minY), narrow(&stretch, d.y, w.maxY - a.y),
      stretch.0 < stretch.1
    else { return nil }
    return stretch
  }

  @inline(__always)
  private static func narrow(_ s: inout (Double, Double), _ p: Double, _ q: Double) -> Bool {
    if p < 0 { s.0 = max(s.0, q / p) } else if p > 0 { s.1 = min(s.1, q / p) }
    return p != 0 || q >= 0
  }
}
