public import Colorimetry
import Glibc
public import Places

extension PanelTheme {
  /// The colour of a place's pin and badge: its own, or the theme's.
  public func pinColor(of place: Place) -> Color {
    place.color ?? colors.pin
  }

  /// White or near black, whichever is easier to read on `color`; white wins where both are fair.
  ///
  /// Contrast as in WCAG 2.2: (L₁ + 0.05) / (L₂ + 0.05). White needs only 2.6 since digits on pins are bold and
  /// white on a saturated colour is read more easily than the ratio says.
  public static func ink(on color: Color) -> Color {
    contrast(.white, color) >= 2.6 ? .white : Color(rgb: 0x1C1C1E)
  }

  /// How well two colours can be told apart, 1…21, by the formula above; alpha is not looked at.
  public static func contrast(_ a: Color, _ b: Color) -> Double {
    let (x, y) = (luminance(of: a), luminance(of: b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  /// The relative luminance, 0…1, of WCAG 2.2; alpha is not looked at.
  static func luminance(of color: Color) -> Double {
    func linear(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
