import Glibc
import JSONReading

/// How the way between two stops is gone.
enum InterpolationCurve: Sendable {
  case exponential(base: Double)
  case cubicBezier(UnitBezier)

  static func parse(_ node: JSONNode, _ context: ParsingContext) -> InterpolationCurve? {
    guard let items = node.array, let first = items.first else {
      context.error("Expected an interpolation type expression.", 1)
      return nil
    }
    switch first.string {
    case "linear": return .exponential(base: 1)
    case "exponential":
      if items.count > 1, let base = items[1].number { return .exponential(base: base) }
      context.error("Exponential interpolation requires a numeric base.", 1, 1)
    case "cubic-bezier":
      let points = items.dropFirst().compactMap(\.number).filter { (0...1).contains($0) }
      if items.count == 5, points.count == 4 {
        return .cubicBezier(UnitBezier(points[0], points[1], points[2], points[3]))
      }
      context.error(
        "Cubic bezier interpolation requires four numeric arguments with values between 0 and 1.",
        1)
    default:
      let shown = StyleValue(first)
      context.error("Unknown interpolation type \(shown.text)", 1, 0)
    }
    return nil
  }

  /// How far `input` is on the way from `low` to `high`, 0…1.
  func factor(_ input: Double, from low: Double, to high: Double) -> Double {
    switch self {
    case .exponential(let base): Self.exponential(input, base, low, high)
    case .cubicBezier(let bezier): bezier.solve(Self.exponential(input, 1, low, high))
    }
  }

  private static func exponential(_ input: Double, _ base: Double, _ low: Double, _ high: Double)
    -> Double
  {
    let difference = high - low
    let progress = input - low
    if difference == 0 { return 0 }
    if base == 1 { return progress / difference }
    return (pow(base, progress) - 1) / (pow(base, difference) - 1)
  }
}

/// The easing curve of CSS, from (0, 0) to (1, 1) by two control points.
struct UnitBezier: Sendable {
  private let ax, bx, cx, ay, by, cy: Double

  /// Makes a curve from its control points.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  private func x(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }
  private func y(_ t: Double) -> Double { ((ay * t + by) * t + cy) * t }

  private func slope(_ t: Double) -> Double { (3 * ax * t + 2 * bx) * t + cx }

  /// How near the parameter is sought: pictures are to agree with the reference, which is content with this.
  private static let tolerance = 1e-6

  /// The height of the curve over `target` of 0…1.
  func solve(_ target: Double) -> Double { y(parameter(target)) }

  /// The parameter at which the curve reaches `target`: by Newton's steps, or by halving where they stray.
  private func parameter(_ target: Double) -> Double {
    var t = target
    for _ in 0..<8 {
      let miss = x(t) - target
      if miss.magnitude < Self.tolerance { return t }
      let slope = slope(t)
      if slope.magnitude < Self.tolerance { break }
      t -= miss / slope
    }
    var low = 0.0
    var high = 1.0
    t = min(max(target, 0), 1)
    for _ in 0..<20 where (x(t) - target).magnitude >= Self.tolerance {
      if x(t) < target { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }
}
