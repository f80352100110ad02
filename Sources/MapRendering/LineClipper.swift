import GeoCore

/// Cuts polylines at the edges of a rectangle (Liang and Barsky, 1984).
enum LineClipper {
  /// Gives the parts of `line` inside `window` in order, each as a polyline of at least two points.
  static func clip(_ line: [Point], to window: Rect, _ take: ([Point]) -> Void) {
    var part: [Point] = []
    for (a, b) in zip(line, line.dropFirst()) {
      guard let (p, q, enters, leaves) = segment(a, b, window) else {
        flush(&part, take)
        continue
      }
      if enters { flush(&part, take) }
      if part.isEmpty { part.append(p) }
      part.append(q)
      if leaves { flush(&part, take) }
    }
    flush(&part, take)
  }

  private static func flush(_ part: inout [Point], _ take: ([Point]) -> Void) {
    if part.count > 1 { take(part) }
    part.removeAll(keepingCapacity: true)
  }

  private static func segment(
    _ a: Point, _ b: Point, _ window: Rect
  ) -> (Point, Point, enters: Bool, leaves: Bool)? {
    let d = b - a
    var (t0, t1) = (0.0, 1.0)
    for (p, q) in [
      (-d.x, a.x - window.minX), (d.x, window.maxX - a.x), (-d.y, a.y - window.minY),
      (d.y, window.maxY - a.y),
    ] {
      if p == 0 {
        if q < 0 { return nil }
      } else if p < 0 {
        t0 = max(t0, q / p)
      } else {
        t1 = min(t1, q / p)
      }
    }
    guard t0 <= t1 else { return nil }
    let start = t0 > 0 ? a + d * t0 : a
    let end = t1 < 1 ? a + d * t1 : b
    return (start, end, t0 > 0, t1 < 1)
  }
}
