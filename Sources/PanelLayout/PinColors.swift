public import Colorimetry
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
    color.contrast(with: .white) >= 2.6 ? .white : Color(rgb: 0x1C1C1E)
  }
}
