public import Colorimetry

/// A colour or pattern under everything.
public struct BackgroundLayer: Sendable {
  /// `background-color`: colour of the ground.
  public let color: StyleProperty<Color>
  /// `background-pattern`: image that is repeated in place of the colour.
  public let pattern: StyleProperty<ResolvedImage?>
  /// `background-opacity`: opacity of the ground, 0…1.
  public let opacity: StyleProperty<Double>

  init(_ p: PropertyValues) {
    color = p["background-color", .black]
    pattern = p["background-pattern", nil]
    opacity = p["background-opacity", 1]
  }
}
