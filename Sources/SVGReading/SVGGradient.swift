import Colorimetry
import Drawing
import GeoCore
import XMLReading

/// Colours along a line or between two circles (SVG 2 §14.2).
struct SVGGradient {
  enum Shape {
    case linear(Point, Point)
    /// From the focal circle to the outer one.
    case radial(focus: Point, focusRadius: Double, center: Point, radius: Double)
  }

  enum Spread { case pad, reflect, `repeat` }

  struct Stop {
    let offset: Double
    let color: Color
  }

  let shape: Shape
  /// At least one, by offset.
  let stops: [Stop]
  let spread: Spread
  /// From the gradient's plane to the element's.
  let map: AffineTransform

  /// The colour so far along, any number being meant.
  func color(at t: Double) -> Color {
    let t = spreading(t)
    guard let next = stops.firstIndex(where: { $0.offset > t }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let share = (t - a.offset) / (b.offset - a.offset)
    func mixed(_ x: Double, _ y: Double) -> Double { x + (y - x) * share }
    // §14.2.4.2: channels that are not premultiplied.
    return Color(
      red: mixed(a.color.red, b.color.red), green: mixed(a.color.green, b.color.green),
      blue: mixed(a.color.blue, b.color.blue), alpha: mixed(a.color.alpha, b.color.alpha))
  }

  private func spreading(_ t: Double) -> Double {
    switch spread {
    case .pad: return min(max(t, 0), 1)
    case .repeat: return t - t.rounded(.down)
    case .reflect:
      let turn = t - 2 * (t / 2).rounded(.down)
      return turn > 1 ? 2 - turn : turn
    }
  }

  /// The same colour everywhere, where it is: one stop, or no way between the ends (§14.2.2.3, §14.2.3.3).
  var single: Color? {
    if stops.count == 1 { return stops[0].color }
    return switch shape {
    case .linear(let a, let b): a == b ? stops[stops.count - 1].color : nil
    case .radial(_, _, _, let radius): radius <= 0 ? stops[stops.count - 1].color : nil
    }
  }
}

/// Reads a gradient element and those it takes from by `href`.
struct SVGGradientReader {
  let chain: [XMLNode]
  let lengths: LengthScope
  let box: Rect

  private func attribute(_ name: String) -> String? {
    for node in chain { if let value = node.attribute(name) { return value } }
    return nil
  }

  private var isRelative: Bool { attribute("gradientUnits") != "userSpaceOnUse" }

  private func length(_ name: String, _ axis: SVGLength.Axis, _ standard: String) -> Double {
    let unit = LengthScope(viewport: Size(width: 1, height: 1), fontSize: 1)
    let scope = isRelative ? unit : lengths
    return scope.length(attribute(name), axis) ?? scope.length(standard, axis) ?? 0
  }

  /// Nothing for a box without extent that it is relative to, or a transform that flattens.
  func gradient(_ stops: [SVGGradient.Stop]) -> SVGGradient? {
    guard !stops.isEmpty else { return nil }
    var map = attribute("gradientTransform").flatMap { AffineTransform(svg: $0) } ?? .identity
    if isRelative {
      map = map.then(.scale(box.width, box.height)).then(.translation(box.origin))
    }
    guard map.inverse != nil else { return nil }
    let spreads = ["reflect": SVGGradient.Spread.reflect, "repeat": .repeat]
    let spread = attribute("spreadMethod").flatMap { spreads[$0] } ?? .pad
    return SVGGradient(shape: shape, stops: stops, spread: spread, map: map)
  }

  private var shape: SVGGradient.Shape {
    guard chain.first?.name == "radialGradient" else {
      return .linear(
        Point(x: length("x1", .horizontal, "0%"), y: length("y1", .vertical, "0%")),
        Point(x: length("x2", .horizontal, "100%"), y: length("y2", .vertical, "0%")))
    }
    let center = Point(x: length("cx", .horizontal, "50%"), y: length("cy", .vertical, "50%"))
    let fx = attribute("fx") == nil ? center.x : length("fx", .horizontal, "50%")
    let fy = attribute("fy") == nil ? center.y : length("fy", .vertical, "50%")
    return .radial(
      focus: Point(x: fx, y: fy), focusRadius: length("fr", .other, "0%"), center: center,
      radius: length("r", .other, "50%"))
  }
}
