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
  /// What kind of outline it is.
  public let form: PinStyle.Form
  /// Where the middle of the head lies.
  public var center: Point { form == .teardrop ? Point(x: 0, y: -Self.reach * radius) : .zero }

  /// From the tip to the middle of the head, in radii.
  static let reach = 1.72
  /// Room between text and the head's end, in radii.
  static let margin = 0.48

  /// Makes a shape for text of a width.
  public init(radius: Double, textWidth: Double, form: PinStyle.Form = .teardrop) {
    self.radius = radius
    self.form = form
    width = max(2 * radius, textWidth + 2 * Self.margin * radius)
  }

  /// The box around the head.
  public var head: Rect {
    Rect(minX: -width / 2, minY: center.y - radius, maxX: width / 2, maxY: center.y + radius)
  }

  /// The box around the outline.
  public var bounds: Rect {
    Rect(
      minX: -width / 2, minY: center.y - radius, maxX: width / 2,
      maxY: form == .teardrop ? 0 : radius)
  }

  /// The outline, `grown` points larger all around; clockwise as seen.
  public func path(grown: Double = 0) -> Path {
    guard form == .teardrop else { return compact(grown: grown) }
    let r = radius + grown
    let half = width / 2 - radius
    let tip = Point(x: 0, y: grown * Self.reach)
    var path = Path()
    path.move(to: Point(x: -half, y: center.y - r))
    path.line(to: Point(x: half, y: center.y - r))
    let shoulder = Shoulder(radius: r, end: Point(x: half, y: center.y), tip: tip)
    shoulder.append(to: &path)
    // A rounded point: an acute one would look frayed at one pixel to the point.
    let side = path.points[path.points.count - 1]
    let blunt = tip + (side - tip) * 0.12
    path.line(to: blunt)
    path.quad(tip, to: Point(x: -blunt.x, y: blunt.y))
    shoulder.appendMirrored(to: &path)
    path.close()
    return path
  }
}

extension PinShape {
  /// How round the corners of a square are, in radii.
  private static let corner = 0.42

  private func compact(grown: Double) -> Path {
    let share = form == .disc ? 1 : Self.corner
    return Path(bounds.inset(by: Insets(-grown)), cornerRadius: radius * share + grown)
  }
}

/// The right half of a head, from its top to where the side begins to run to the tip.
private struct Shoulder {
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
