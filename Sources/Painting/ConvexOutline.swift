import GeoCore

/// A convex outline in pixels, and the pixels whose centres it holds: those on its left and upper edges too, so that
/// of two that share an edge exactly one holds each.
struct ConvexOutline {
  private let corners: [Point]
  private let top, bottom: Double

  /// Corners lie on 256ths of a pixel, as graphics processors place them: those of neighbours then agree however
  /// they were computed.
  private static let grid = 256.0

  /// Nothing for fewer than three corners, or some that are no numbers.
  init?(_ corners: [Point]) {
    guard corners.count > 2, corners.allSatisfy(\.isNumber) else { return nil }
    self.corners = corners.map { p in
      Point(x: (p.x * Self.grid).rounded() / Self.grid, y: (p.y * Self.grid).rounded() / Self.grid)
    }
    top = self.corners.map(\.y).min() ?? 0
    bottom = self.corners.map(\.y).max() ?? 0
  }

  /// - Parameter reach: how far the outline is grown, in pixels.
  func rows(reach: Double) -> Range<Int> {
    Self.centers(from: top - reach, to: bottom + reach)
  }

  /// The pixels of row `y` whose centres lie inside.
  func columns(of y: Int, reach: Double) -> Range<Int> {
    let center = Double(y) + 0.5
    let line = reach > 0 ? min(max(center, top), bottom) : center
    var (left, right) = (Double.infinity, -Double.infinity)
    var before = corners[corners.count - 1]
    for corner in corners {
      // From the upper end down, so that neighbours find the same place on an edge that they share.
      let (a, b) =
        (before.y, before.x) < (corner.y, corner.x) ? (before, corner) : (corner, before)
      before = corner
      let meets = reach > 0 ? a.y <= line && line <= b.y : a.y <= line && line < b.y
      guard meets else { continue }
      if a.y == b.y {
        (left, right) = (min(left, a.x), max(right, b.x))
      } else {
        let x = a.x + (b.x - a.x) * ((line - a.y) / (b.y - a.y))
        (left, right) = (min(left, x), max(right, x))
      }
    }
    return left <= right ? Self.centers(from: left - reach, to: right + reach) : 0..<0
  }

  /// The pixels whose centres lie from `low` on and before `high`.
  private static func centers(from low: Double, to high: Double) -> Range<Int> {
    let first = PixelBox.whole((low - 0.5).rounded(.up))
    return first..<max(first, PixelBox.whole((high - 0.5).rounded(.up)))
  }
}
