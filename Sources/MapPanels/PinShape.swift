import Glibc
public import Drawing
public import GeoCore

/// The outline of a teardrop pin whose tip lies at the origin.
///
/// The head is a circle, or a capsule where its text is wide; below it the sides run to the tip.
public struct PinShape: Hashable, Sendable {
  /// Half the height of the head in points.
  public let radius: Double
  /// The width of the head in points, at least `2 × radius`.
  public let width: Double
  /// Where the middle of the head lies.
  public var center: Point { Point(x: 0, y: -Self.reach * radius) }

  /// From the tip to the middle of the head, in radii.
  static let reach = 1.72
  /// Room between text and the head's end, in radii.
  static let margin = 0.48

  /// Makes a shape for text of a width.
  public init(radius: Double, textWidth: Double) {
    self.radius = radius
    width = max(2 * radius, textWidth + 2 * Self.margin * radius)
  }

  /// The box around the outline.
  public var bounds: Rect {
    Rect(minX: -width / 2, minY: center.y - radius, maxX: width / 2, maxY: 0)
  }

  /// The outline, `grown` points larger all around; clockwise as seen.
  public func path(grown: Double = 0) -> Path {
    let r = radius + grown
    let half = max(0, width / 2 - radius)
    let (cy, tip) = (center.y, grown * 1.35)
    // Where the tangent from the tip touches the round ends; on a capsule the neck keeps a circle's slope.
    let α = acos(min(1, r / (tip - cy)))
    let (sx, sy) = (r * sin(α), r * cos(α))
    let k = Path.quarterCircle * r
    var path = Path()
    path.move(to: Point(x: -half, y: cy - r))
    path.line(to: Point(x: half, y: cy - r))
    path.cubic(
      Point(x: half + k, y: cy - r), Point(x: half + r, y: cy - k), to: Point(x: half + r, y: cy))
    if half == 0 {
      arc(&path, from: 0, to: .pi / 2 - α, center: Point(x: 0, y: cy), r)
    } else {
      path.cubic(
        Point(x: half + r, y: cy + k), Point(x: half + k, y: cy + r), to: Point(x: half, y: cy + r))
      path.line(to: Point(x: min(half, 0.62 * r), y: cy + r))
    }
    tipCurve(
      &path, from: half == 0 ? Point(x: sx, y: cy + sy) : Point(x: min(half, 0.62 * r), y: cy + r),
      tip)
    if half == 0 {
      path.line(to: Point(x: -sx, y: cy + sy))
      arc(&path, from: .pi / 2 + α, to: .pi, center: Point(x: 0, y: cy), r)
    } else {
      path.line(to: Point(x: -min(half, 0.62 * r), y: cy + r))
      path.line(to: Point(x: -half, y: cy + r))
      path.cubic(
        Point(x: -half - k, y: cy + r), Point(x: -half - r, y: cy + k),
        to: Point(x: -half - r, y: cy))
    }
    path.cubic(
      Point(x: -half - r, y: cy - k), Point(x: -half - k, y: cy - r), to: Point(x: -half, y: cy - r)
    )
    path.close()
    return path
  }

  // A rounded point: an acute one would look frayed at one pixel to the point.
  private func tipCurve(_ path: inout Path, from side: Point, _ tip: Double) {
    let blunt = 0.12
    let right = Point(x: side.x * blunt, y: tip + (side.y - tip) * blunt)
    path.line(to: right)
    path.quad(Point(x: 0, y: tip), to: Point(x: -right.x, y: right.y))
  }

  private func arc(_ path: inout Path, from a: Double, to b: Double, center c: Point, _ r: Double) {
    let k = 4 / 3 * tan((b - a) / 4)
    func at(_ t: Double) -> Point { Point(x: c.x + r * cos(t), y: c.y + r * sin(t)) }
    let (p, q) = (at(a), at(b))
    path.cubic(
      Point(x: p.x - k * r * sin(a), y: p.y + k * r * cos(a)),
      Point(x: q.x + k * r * sin(b), y: q.y - k * r * cos(b)), to: q)
  }
}
