import Colorimetry
import Drawing
import Testing

@Suite("Maps of colours")
struct ColorMatrixTests {
  private func isNear(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool {
    let d = a - b
    return (d * d).sum() < 1e-8
  }

  // A third of a turn about the grey axis takes each channel's place to the next.
  @Test("A third of a turn makes red green, and grey stays grey")
  func hue() {
    let matrix = ColorMatrix.hueRotation(degrees: 120)
    #expect(isNear(matrix(SIMD4(1, 0, 0, 1)), SIMD4(0, 1, 0, 1)))
    #expect(isNear(matrix(SIMD4(0.3, 0.3, 0.3, 0.5)), SIMD4(0.3, 0.3, 0.3, 0.5)))
  }

  @Test("Without saturation every channel is the mean; without contrast all is grey")
  func extremes() {
    #expect(
      isNear(ColorMatrix.identity.saturated(-1)(SIMD4(0.9, 0.3, 0, 1)), SIMD4(0.4, 0.4, 0.4, 1)))
    #expect(
      isNear(ColorMatrix.identity.contrasted(-1)(SIMD4(0.9, 0.3, 0, 1)), SIMD4(0.5, 0.5, 0.5, 1)))
  }

  // Contrast 0.5 doubles the distance from the middle: 0.6 − 0.5 = 0.1 becomes 0.2.
  @Test("Contrast moves away from the middle, brightness spreads between its ends")
  func contrastAndBrightness() {
    #expect(
      isNear(ColorMatrix.identity.contrasted(0.5)(SIMD4(0.6, 0.5, 0.25, 1)), SIMD4(0.7, 0.5, 0, 1)))
    let bright = ColorMatrix.identity.brightened(from: 0.2, to: 0.7)
    #expect(isNear(bright(SIMD4(0, 1, 0.5, 1)), SIMD4(0.2, 0.7, 0.45, 1)))
  }

  @Test("The most contrast and saturation are numbers", arguments: [1.0, 0.999_999_9])
  func most(amount: Double) {
    let all = ColorMatrix.hueRotation(degrees: 30).saturated(amount).contrasted(amount)
    let color = all(SIMD4(0.2, 0.4, 0.6, 1))
    #expect(color.x.isFinite && color.y.isFinite && color.z.isFinite)
  }
}

@Suite("Ramps of colours")
struct ColorRampTests {
  private let ramp = ColorRamp(
    positions: [10, 20, 20, 40],
    colors: [
      Color(red: 1, green: 0, blue: 0, alpha: 0.5), .black, .white,
      Color(red: 0, green: 0, blue: 1),
    ])

  @Test("Colours are mixed premultiplied; beyond the ends they stay")
  func mixing() {
    #expect(ramp(-5) == SIMD4(0.5, 0, 0, 0.5) && ramp(10) == SIMD4(0.5, 0, 0, 0.5))
    #expect(ramp(15) == SIMD4(0.25, 0, 0, 0.75))
    #expect(ramp(30) == SIMD4(0.5, 0.5, 1, 1) && ramp(99) == SIMD4(0, 0, 1, 1))
  }

  @Test("Two stops at one place are a step, and none are nothing")
  func steps() {
    #expect(ramp(20) == SIMD4(1, 1, 1, 1) && ramp(19.999).x < 0.01)
    #expect(ColorRamp(positions: [], colors: [.white])(3) == .zero)
  }
}
