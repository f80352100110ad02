import Colorimetry
import Drawing
import GeoCore
import Imaging

/// A gradient as pixels over what is painted with it.
///
/// Its pixels are square in the element's plane: renderers of SVG refuse patterns that are stretched a hundredfold.
struct GradientRaster {
  let image: Bitmap
  /// From its pixels to the element's plane.
  let map: AffineTransform

  /// Pixels of the longer side.
  static let resolution = 256
  /// Pixels beyond each edge: patterns repeat, and their filter must not reach around.
  private static let margin = 2.0

  /// Nothing where the numbers leave what can be computed.
  init?(_ gradient: SVGGradient, over area: Rect) {
    let longer = max(area.width, area.height)
    guard area.width.isFinite, area.height.isFinite, longer > 0,
      let back = gradient.map.inverse
    else { return nil }
    let step = longer / (Double(Self.resolution) - 2 * Self.margin)
    func pixels(_ length: Double) -> Int {
      Int((length / step - 1e-9 + 2 * Self.margin).rounded(.up))
    }
    let corner = area.origin - Point(x: Self.margin * step, y: Self.margin * step)
    var bitmap = Bitmap(width: pixels(area.width), height: pixels(area.height))
    let position = GradientPosition(gradient.shape)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let p = corner + Point(x: Double(x) + 0.5, y: Double(y) + 0.5) * step
        guard let t = position.of(back(p)) else { continue }
        bitmap.set(x, y, gradient.color(at: t))
      }
    }
    image = bitmap
    map = AffineTransform.scale(step, step).then(.translation(corner))
  }
}

/// How far along a gradient the points of its plane are.
private enum GradientPosition {
  case line(from: Point, way: Point)
  case cone(GradientCone)

  init(_ shape: SVGGradient.Shape) {
    switch shape {
    case .linear(let a, let b): self = .line(from: a, way: b - a)
    case .radial(let focus, let focusRadius, let center, let radius):
      self = .cone(
        GradientCone(from: focus, max(0, focusRadius), to: center, radius))
    }
  }

  /// Nothing for a point that no circle reaches.
  func of(_ p: Point) -> Double? {
    switch self {
    case .line(let start, let way):
      let d = p - start
      let t = (d.x * way.x + d.y * way.y) / (way.x * way.x + way.y * way.y)
      return t.isFinite ? t : nil
    case .cone(let cone): return cone.position(of: p)
    }
  }
}

/// The circles between the focal one and the outer one, and beyond (SVG 2 §14.2.3).
private struct GradientCone {
  private let focus: Point
  private let radius: Double
  private let way: Point
  private let growth: Double
  private let a: Double

  init(from focus: Point, _ inner: Double, to center: Point, _ outer: Double) {
    (self.focus, radius) = (focus, inner)
    way = center - focus
    growth = outer - inner
    a = way.x * way.x + way.y * way.y - growth * growth
  }

  // The circle at t has its middle at focus + t·way and the radius radius + t·growth; of those through a point the
  // one with the largest t counts.
  func position(of p: Point) -> Double? {
    let d = p - focus
    let b = d.x * way.x + d.y * way.y + radius * growth
    let c = d.x * d.x + d.y * d.y - radius * radius
    guard abs(a) >= 1e-12 else { return b == 0 ? nil : circle(c / (2 * b)) }
    let square = b * b - a * c
    guard square >= 0 else { return nil }
    let root = square.squareRoot()
    let (one, other) = ((b + root) / a, (b - root) / a)
    return circle(max(one, other)) ?? circle(min(one, other))
  }
}

extension GradientCone {
  /// The position again where its circle has a radius.
  private func circle(_ t: Double) -> Double? {
    t.isFinite && radius + t * growth >= 0 ? t : nil
  }
}

extension Bitmap {
  fileprivate mutating func set(_ x: Int, _ y: Int, _ color: Color) {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    let at = 4 * (y * width + x)
    pixels[at] = byte(color.red)
    pixels[at + 1] = byte(color.green)
    pixels[at + 2] = byte(color.blue)
    pixels[at + 3] = byte(color.alpha)
  }
}
