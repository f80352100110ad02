import Glibc

extension Color {
  /// A channel of sRGB without its gamma (IEC 61966-2-1).
  static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  /// Relative luminance of WCAG 2.2, 0 for black to 1 for white; alpha is passed over.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Contrast ratio of WCAG 2.2 between two opaque colours, 1…21.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Black or white, whichever stands out more on this colour; black where both do alike.
  public var readableInk: Color {
    contrast(with: .white) > contrast(with: .black) ? .white : .black
  }

  /// Red, green and blue multiplied by alpha, and alpha.
  public var premultiplied: (red: Double, green: Double, blue: Double, alpha: Double) {
    (red * alpha, green * alpha, blue * alpha, alpha)
  }

  /// Makes a colour from channels multiplied by `alpha`; black where that is 0.
  public init(premultipliedRed red: Double, green: Double, blue: Double, alpha: Double) {
    let factor = alpha == 0 ? 0 : 1 / alpha
    self.init(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha)
  }

  /// This colour over an opaque `backdrop`.
  public func over(_ backdrop: Color) -> Color {
    Color(
      red: red * alpha + backdrop.red * (1 - alpha),
      green: green * alpha + backdrop.green * (1 - alpha),
      blue: blue * alpha + backdrop.blue * (1 - alpha))
  }
}
