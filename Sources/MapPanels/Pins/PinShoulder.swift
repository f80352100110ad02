import Drawing
import GeoCore
import Glibc

/// The right half of a head, from its top to where the side begins to run to the tip.
struct PinShoulder {
  /// Half the neck's width on a wide head, in radii; on narrow ones the sides touch the round ends.
  private static let neck = 0.62

  private let radius: Double
  private let end: Point
  private let isWide: Bool
  /// Where the side leaves the round end, clockwise from rightwards.
  private let last: Double

  init(radius: Double, end: Point, tip: Point) {
    self.radius = radius
    self.end = end
    isWide = end.x >= Self.neck * radius
    // The tangent from the tip touches the circle where the radius meets it at a right angle.
    let toTip = tip - end
    last = isWide ? .pi / 2 : atan2(toTip.y, toTip.x) - acos(min(1, radius / toTip.length))
  }

  private func point(_ angle: Double) -> Point {
    end + Point(x: radius * cos(angle), y: radius * sin(angle))
  }

  /// The arc's two cubics from the top, and the way along the bottom to the neck.
  private var curve: [(Point, Point, Point)] {
    [arc(from: -.pi / 2, to: 0), arc(from: 0, to: last)]
  }

  func append(to path: inout Path) {
    for (c1, c2, p) in curve { path.cubic(c1, c2, to: p) }
    if isWide { path.line(to: Point(x: Self.neck * radius, y: end.y + radius)) }
  }

  func appendMirrored(to path: inout Path) {
    func mirrored(_ p: Point) -> Point { Point(x: -p.x, y: p.y) }
    if isWide { path.line(to: Point(x: -Self.neck * radius, y: end.y + radius)) }
    path.line(to: mirrored(point(last)))
    let back = curve.reversed()
    let starts = [point(0), point(-.pi / 2)]
    for ((c1, c2, _), start) in zip(back, starts) {
      path.cubic(mirrored(c2), mirrored(c1), to: mirrored(start))
    }
  }

  // A cubic follows an arc of angle a with control points 4/3·tan(a/4) radii along the tangents.
  private func arc(from a: Double, to b: Double) -> (Point, Point, Point) {
    let k = 4 / 3 * tan((b - a) / 4) * radius
    let (p, q) = (point(a), point(b))
    return (
      p + Point(x: -k * sin(a), y: k * cos(a)), q - Point(x: -k * sin(b), y: k * cos(b)), q
    )
  }
}
