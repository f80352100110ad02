import Drawing
import GeoCore

/// Draws the outlines of pins, clockwise as seen, the place at the origin.
struct PinOutline {
  let form: PinStyle.Form
  let radius: Double
  let width: Double
  /// How much larger it is all around, in points.
  let grown: Double

  /// How round the corners of squares and labels are, in radii.
  private static let corner = 0.42
  /// Half the width of a flag's pole, in radii.
  static let pole = 0.11

  var path: Path {
    switch form {
    case .teardrop: teardrop
    case .circle, .dot: Path(grownHead, cornerRadius: radius + grown)
    case .square: Path(grownHead, cornerRadius: radius * Self.corner + grown)
    case .flag: flag
    case .label: label
    }
  }

  private var reach: Double { PinShape.reach(form) * radius }

  private var grownHead: Rect {
    let shape = form == .flag ? width / 2 : 0
    return Rect(
      minX: shape - width / 2, minY: -reach - radius, maxX: shape + width / 2,
      maxY: -reach + radius
    ).inset(by: Insets(-grown))
  }

  private var teardrop: Path {
    let r = radius + grown
    let half = width / 2 - radius
    let tip = Point(x: 0, y: grown * PinShape.reach(.teardrop))
    var path = Path()
    path.move(to: Point(x: -half, y: -reach - r))
    path.line(to: Point(x: half, y: -reach - r))
    let shoulder = PinShoulder(radius: r, end: Point(x: half, y: -reach), tip: tip)
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

  // A box with round corners and a pointer whose tip is at the place.
  private var label: Path {
    let box = grownHead
    let c = radius * Self.corner + grown
    let k = c * (1 - Path.quarterCircle)
    let half = radius * 0.46 + grown * 0.5
    let tip = Point(x: 0, y: grown * 1.3)
    var path = Path()
    path.move(to: Point(x: box.minX + c, y: box.minY))
    path.line(to: Point(x: box.maxX - c, y: box.minY))
    path.cubic(
      Point(x: box.maxX - k, y: box.minY), Point(x: box.maxX, y: box.minY + k),
      to: Point(x: box.maxX, y: box.minY + c))
    path.line(to: Point(x: box.maxX, y: box.maxY - c))
    path.cubic(
      Point(x: box.maxX, y: box.maxY - k), Point(x: box.maxX - k, y: box.maxY),
      to: Point(x: box.maxX - c, y: box.maxY))
    path.line(to: Point(x: half, y: box.maxY))
    path.line(to: tip)
    path.line(to: Point(x: -half, y: box.maxY))
    path.line(to: Point(x: box.minX + c, y: box.maxY))
    path.cubic(
      Point(x: box.minX + k, y: box.maxY), Point(x: box.minX, y: box.maxY - k),
      to: Point(x: box.minX, y: box.maxY - c))
    path.line(to: Point(x: box.minX, y: box.minY + c))
    path.cubic(
      Point(x: box.minX, y: box.minY + k), Point(x: box.minX + k, y: box.minY),
      to: Point(x: box.minX + c, y: box.minY))
    path.close()
    return path
  }

  // A pole with a round foot, the cloth to its right.
  private var flag: Path {
    let p = Self.pole * radius
    let cloth = grownHead
    let c = radius * 0.2 + grown
    var path = Path()
    path.addRoundedRect(
      Rect(
        minX: -p - grown, minY: cloth.minY - (radius * 0.16), maxX: p + grown, maxY: grown),
      radius: p + grown)
    path.addRoundedRect(
      Rect(minX: -p - grown, minY: cloth.minY, maxX: cloth.maxX, maxY: cloth.maxY), radius: c)
    return path
  }
}
