public import Drawing
public import GeoCore

/// The outline of a pin whose place lies at the origin.
///
/// The head is a circle, or a capsule or a box where its text is wide; what is below it depends on the form.
public struct PinShape: Hashable, Sendable {
  /// Half the height of the head in points.
  public let radius: Double
  /// The width of the head in points, at least `2 × radius` but for dots.
  public let width: Double
  /// What kind of outline it is.
  public let form: PinStyle.Form

  /// From the place to the middle of the head, in radii: a teardrop's tip, a label's pointer, a flag's pole.
  static func reach(_ form: PinStyle.Form) -> Double {
    switch form {
    case .teardrop: 1.72
    case .label: 1.62
    case .flag: 2.1
    case .circle, .square, .dot: 0
    }
  }

  /// Room between text and the head's end, in radii.
  static let margin = 0.48
  /// How large a dot is, in radii of other pins.
  static let dot = 0.42

  /// Makes a shape for text of a width.
  public init(radius: Double, textWidth: Double, form: PinStyle.Form = .teardrop) {
    self.radius = form == .dot ? radius * Self.dot : radius
    self.form = form
    width = form == .dot ? 2 * self.radius : max(2 * radius, textWidth + 2 * Self.margin * radius)
  }

  /// The middle of the head.
  public var center: Point {
    Point(x: form == .flag ? width / 2 : 0, y: -Self.reach(form) * radius)
  }

  /// The box around the head.
  public var head: Rect {
    let c = center
    return Rect(
      minX: c.x - width / 2, minY: c.y - radius, maxX: c.x + width / 2, maxY: c.y + radius)
  }

  /// The box around the outline.
  public var bounds: Rect {
    var box = head
    if Self.reach(form) > 0 { box.maxY = 0 }
    if form == .flag { box.minX = -PinOutline.pole * radius }
    return box
  }

  /// Whether it stands on its place, not around it.
  var isStanding: Bool { Self.reach(form) > 0 }

  /// The outline, `grown` points larger all around; clockwise as seen.
  public func path(grown: Double = 0) -> Path {
    PinOutline(form: form, radius: radius, width: width, grown: grown).path
  }
}
