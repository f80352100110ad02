import Glibc

/// An affine map of straight colours: what sliders of hue, saturation, contrast and brightness do together.
public struct ColorMatrix: Hashable, Sendable {
  /// What each channel of the result takes from red, green, blue, and from nothing.
  public var red, green, blue: SIMD4<Float>

  /// The map that changes nothing.
  public static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))

  /// Makes a map from its rows.
  public init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The colour of channels 0…1 that `color` becomes; alpha stays.
  @inlinable
  public func callAsFunction(_ color: SIMD4<Float>) -> SIMD4<Float> {
    var one = color
    one.w = 1
    return SIMD4((red * one).sum(), (green * one).sum(), (blue * one).sum(), color.w)
  }

  /// This map followed by one that scales all channels and adds to them.
  private func scaled(_ factor: Float, plus offset: Float) -> ColorMatrix {
    let add = SIMD4<Float>(0, 0, 0, offset)
    return ColorMatrix(
      red: red * factor + add, green: green * factor + add, blue: blue * factor + add)
  }
}

extension ColorMatrix {
  /// Turns hues about the grey axis by `degrees`.
  ///
  /// The formula is that of MapLibre's raster shader (`u_spin_weights`).
  public static func hueRotation(degrees: Double) -> ColorMatrix {
    let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let root = 3.0.squareRoot()
    let (x, y, z) = (
      Float((2 * c + 1) / 3), Float((-root * s - c + 1) / 3), Float((root * s - c + 1) / 3)
    )
    return ColorMatrix(
      red: SIMD4(x, y, z, 0), green: SIMD4(z, x, y, 0), blue: SIMD4(y, z, x, 0))
  }

  /// Moves colours away from grey, or towards it.
  ///
  /// The formula is that of MapLibre's raster shader (`u_saturation_factor`).
  ///
  /// - Parameter amount: −1 for grey, 0 for no change, 1 for the most.
  public func saturated(_ amount: Double) -> ColorMatrix {
    let factor = Float(amount > 0 ? 1 - 1 / (1.001 - amount) : -amount)
    let mean = (red + green + blue) / 3
    func moved(_ row: SIMD4<Float>) -> SIMD4<Float> { row + (mean - row) * factor }
    return ColorMatrix(red: moved(red), green: moved(green), blue: moved(blue))
  }

  /// Moves channels away from the middle, or towards it.
  ///
  /// The formula is that of MapLibre's raster shader (`u_contrast_factor`); 1 would divide by nothing and is held
  /// just below.
  ///
  /// - Parameter amount: −1 for grey, 0 for no change, 1 for the most.
  public func contrasted(_ amount: Double) -> ColorMatrix {
    let factor = Float(amount > 0 ? 1 / (1 - min(amount, 0.999_999)) : 1 + amount)
    return scaled(factor, plus: 0.5 - 0.5 * factor)
  }

  /// Spreads channels from what black becomes to what white becomes, each 0…1.
  public func brightened(from black: Double, to white: Double) -> ColorMatrix {
    scaled(Float(white - black), plus: Float(black))
  }
}
