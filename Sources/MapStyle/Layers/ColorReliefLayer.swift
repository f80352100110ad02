public import Colorimetry

/// Elevation as a ramp of colours.
public struct ColorReliefLayer: Sendable {
  /// `color-relief-opacity`: opacity of the layer, 0…1.
  public let opacity: StyleProperty<Double>
  /// `color-relief-color`: colour by elevation.
  public let color: StyleProperty<Color?>
  /// `resampling`: how pixels are read between their centres.
  public let resampling: StyleProperty<Resampling>

  init(_ p: PropertyValues) {
    opacity = p["color-relief-opacity", 1]
    color = p["color-relief-color", nil]
    resampling = p["resampling", .linear]
  }
}
