import Colorimetry
import Drawing
import GeoCore

/// The colour that a stamp has at a place of its picture: premultiplied red, green, blue, alpha, 0…1.
struct StampSampler: PlaneSampler {
  private let image: PremultipliedImage
  private let ink: ImageStamp.Ink
  /// The device's pixels per point.
  private let density: Double
  private let color: SIMD4<Float>

  init(_ image: PremultipliedImage, _ ink: ImageStamp.Ink, density: Double) {
    (self.image, self.ink, self.density) = (image, ink, density)
    switch ink {
    case .colors(let opacity, _):
      color = SIMD4(repeating: Float(opacity > 0 ? min(opacity, 1) : 0) / 255)
    case .field(let color, _): self.color = color.premultipliedParts
    }
  }

  /// The colour at a point of the picture, in its pixels from its top left corner.
  @inline(__always)
  func callAsFunction(_ at: Point) -> SIMD4<Float> {
    switch ink {
    case .colors(_, .nearest):
      // A place on the edge of two pixels belongs to the left or the lower one, however it was rounded, as pictures
      // of MapLibre show.
      let nudge = 1e-4
      return color
        * pixel(
          PixelBox.whole((at.x - nudge).rounded(.down)),
          PixelBox.whole((at.y + nudge).rounded(.down)))
    case .colors(_, .linear): return color * linear(at)
    case .field(_, let band):
      let distance = Double(linear(at).w) / 255
      return color * Float(band.coverage(distance, density: density))
    }
  }

  /// Between the middles of four pixels, in 255ths.
  @inline(__always)
  private func linear(_ at: Point) -> SIMD4<Float> {
    let (u, v) = (at.x - 0.5, at.y - 0.5)
    let (x, y) = (PixelBox.whole(u.rounded(.down)), PixelBox.whole(v.rounded(.down)))
    let (fx, fy) = (Float(u - Double(x)), Float(v - Double(y)))
    let upper = pixel(x, y) * (1 - fx) + pixel(x + 1, y) * fx
    let lower = pixel(x, y + 1) * (1 - fx) + pixel(x + 1, y + 1) * fx
    return upper * (1 - fy) + lower * fy
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < image.width, y < image.height else { return .zero }
    let bytes = unsafeBitCast(image.pixels[y * image.width + x], to: SIMD4<UInt8>.self)
    return SIMD4<Float>(SIMD4<UInt32>(truncatingIfNeeded: bytes))
  }
}

extension Color {
  /// Red, green, blue and alpha, 0…1, multiplied by alpha.
  var premultipliedParts: SIMD4<Float> {
    let alpha = heldAlpha
    let (r, g, b) = (min(max(red, 0), 1), min(max(green, 0), 1), min(max(blue, 0), 1))
    return SIMD4(Float(r * alpha), Float(g * alpha), Float(b * alpha), Float(alpha))
  }
}
