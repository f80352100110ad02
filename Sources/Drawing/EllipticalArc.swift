public import GeoCore
import Glibc

/// Which of the arcs of ellipses between two points is meant (SVG 2 §9.3.8).
public struct EllipticalArc: Hashable, Sendable {
  /// The ellipse's half axes; signs do not count, and 0 makes the arc a straight line.
  public var radii: Size
  /// The turn of the first axis from x, in degrees, clockwise as seen.
  public var rotation: Double
  /// Whether it goes more than halfway around.
  public var isLarge: Bool
  /// Whether it goes clockwise as seen.
  public var isSweep: Bool

  /// Names an arc.
  public init(radii: Size, rotation: Double = 0, isLarge: Bool, isSweep: Bool) {
    self.radii = radii
    self.rotation = rotation
    self.isLarge = isLarge
    self.isSweep = isSweep
  }
}

extension Path {
  /// Draws an arc from the current point, which is given, as cubics of a quarter turn at most; radii too small for
  /// the way grow until they fit (SVG 2 §B.2.5).
  public mutating func addArc(_ arc: EllipticalArc, from: Point, to end: Point) {
    guard from != end else { return }
    guard let circle = CenteredArc(arc, from: from, to: end) else { return line(to: end) }
    let count = max(1, Int((abs(circle.sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = circle.sweep / Double(count)
    // A cubic follows an arc of angle a with control points 4/3·tan(a/4) radii along the tangents.
    let k = 4 / 3 * tan(step / 4)
    for i in 0..<count {
      let (a, b) = (circle.start + step * Double(i), circle.start + step * Double(i + 1))
      let c1 = Point(x: cos(a) - k * sin(a), y: sin(a) + k * cos(a))
      let c2 = Point(x: cos(b) + k * sin(b), y: sin(b) - k * cos(b))
      let p = i == count - 1 ? end : circle.map(Point(x: cos(b), y: sin(b)))
      cubic(circle.map(c1), circle.map(c2), to: p)
    }
  }
}

/// An arc of the unit circle and the map that makes it one of an ellipse (SVG 2 §B.2.4).
private struct CenteredArc {
  let map: AffineTransform
  /// Where it begins, in radians from x towards y.
  let start: Double
  /// How far it goes, in radians, negative for counter-clockwise.
  let sweep: Double

  init?(_ arc: EllipticalArc, from: Point, to end: Point) {
    var (rx, ry) = (abs(arc.radii.width), abs(arc.radii.height))
    guard rx > 0, ry > 0, rx.isFinite, ry.isFinite else { return nil }
    let turn = AffineTransform.rotation(degrees: arc.rotation)
    // Step 1: half the way between the ends, in the ellipse's axes.
    let half = (from - end) * 0.5
    let p = Point(x: turn.a * half.x + turn.b * half.y, y: turn.c * half.x + turn.d * half.y)
    // §B.2.5: radii that are too small grow.
    let lack = (p.x / rx) * (p.x / rx) + (p.y / ry) * (p.y / ry)
    if lack > 1 {
      rx *= lack.squareRoot()
      ry *= lack.squareRoot()
    }
    // Steps 2 and 3 on the unit circle, where the ends are ±u: the middle stands off at a right angle.
    let u = Point(x: p.x / rx, y: p.y / ry)
    let square = u.x * u.x + u.y * u.y
    guard square > 0, square.isFinite else { return nil }
    let off = max(0, 1 / square - 1).squareRoot() * (arc.isLarge == arc.isSweep ? -1 : 1)
    let center = Point(x: off * u.y, y: -off * u.x)
    let middle = (from + end) * 0.5
    let axes = AffineTransform.scale(rx, ry).then(turn)
    map = AffineTransform.translation(center).then(axes).then(.translation(middle))
    // Step 4.
    start = atan2(u.y - center.y, u.x - center.x)
    let full = atan2(-u.y - center.y, -u.x - center.x) - start
    if arc.isSweep {
      sweep = full < 0 ? full + 2 * .pi : full
    } else {
      sweep = full > 0 ? full - 2 * .pi : full
    }
  }
}
