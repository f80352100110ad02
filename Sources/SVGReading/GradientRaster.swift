import Colorimetry
import Drawing
import GeoCore
import Imaging

/// A gradient as pixels over what is painted with it.
struct GradientRaster {
  let image: Bitmap
  /// From its pixels to the element's plane.
  let map: AffineTransform

  /// Colours from one end of a linear gradient to the other, and pixels of the longer side of others.
  static let resolution = 256
  private static let maximumLength = 2048
  /// Pixels beyond each edge: patterns repeat, and their filter must not reach around.
  private static let margin = 2.0

  /// Nothing where the numbers leave what can be computed.
  init?(_ gradient: SVGGradient, over area: Rect) {
    guard area.width.isFinite, area.height.isFinite else { return nil }
    switch gradient.shape {
    case .linear(let a, let b): self.init(linear: gradient, a, b, area)
    case .radial: self.init(radial: gradient, area)
    }
  }

  // One row of pixels: across its direction a linear gradient does not change.
  private init?(linear gradient: SVGGradient, _ a: Point, _ b: Point, _ area: Rect) {
    let way = b - a
    let axes = AffineTransform(a: way.x, b: way.y, c: -way.y, d: way.x, tx: a.x, ty: a.y)
    let plane = axes.then(gradient.map)
    guard let back = plane.inverse else { return nil }
    let corners = [
      Point(x: area.minX, y: area.minY), Point(x: area.maxX, y: area.minY),
      Point(x: area.minX, y: area.maxY), Point(x: area.maxX, y: area.maxY),
    ].map { back($0).x }
    guard let low = corners.min(), let high = corners.max(), low.isFinite, high.isFinite,
      high - low < SVGLimits.coordinate
    else { return nil }
    let wanted = max(16, ((high - low) * Double(Self.resolution)).rounded(.up))
    let count = min(Self.maximumLength, Int(min(wanted, 1e6)))
    let step = max(high - low, 1e-9) / (Double(count) - 2 * Self.margin)
    let start = low - Self.margin * step
    var bitmap = Bitmap(width: count, height: 1)
    for x in 0..<count {
      bitmap.set(x, 0, gradient.color(at: start + (Double(x) + 0.5) * step))
    }
    image = bitmap
    map = AffineTransform(a: step, b: 0, c: 0, d: 1, tx: start, ty: 0).then(plane)
  }

  private init?(radial gradient: SVGGradient, _ area: Rect) {
    guard let cone = GradientCone(gradient.shape), let back = gradient.map.inverse else {
      return nil
    }
    let longer = max(area.width, area.height)
    guard longer > 0 else { return nil }
    let step = longer / (Double(Self.resolution) - 2 * Self.margin)
    func pixels(_ length: Double) -> Int {
      Int((length / step + 2 * Self.margin).rounded(.up))
    }
    let corner = area.origin - Point(x: Self.margin * step, y: Self.margin * step)
    var bitmap = Bitmap(width: pixels(area.width), height: pixels(area.height))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let p = corner + Point(x: Double(x) + 0.5, y: Double(y) + 0.5) * step
        if let t = cone.position(of: back(p)) { bitmap.set(x, y, gradient.color(at: t)) }
      }
    }
    image = bitmap
    map = AffineTransform.scale(step, step).then(.translation(corner))
  }
}

/// The circles between the focal one and the outer one, and beyond (SVG 2 §14.2.3).
private struct GradientCone {
  private let focus: Point
  private let radius: Double
  private let way: Point
  private let growth: Double
  private let a: Double

  init?(_ shape: SVGGradient.Shape) {
    guard case .radial(let focus, let focusRadius, let center, let outer) = shape else {
      return nil
    }
    (self.focus, radius) = (focus, max(0, focusRadius))
    way = center - focus
    growth = outer - max(0, focusRadius)
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
