public import Colorimetry

/// Density of points as a ramp of colours.
public struct HeatmapLayer: Sendable {
  /// `heatmap-radius`: points over which one place counts.
  public let radius: StyleProperty<Double>
  /// `heatmap-weight`: how much one place counts.
  public let weight: StyleProperty<Double>
  /// `heatmap-intensity`: factor of all weights.
  public let intensity: StyleProperty<Double>
  /// `heatmap-color`: colour by density.
  public let color: StyleProperty<Color?>
  /// `heatmap-opacity`: opacity of the layer, 0…1.
  public let opacity: StyleProperty<Double>

  init(_ p: PropertyValues) {
    radius = p["heatmap-radius", 30]
    weight = p["heatmap-weight", 1]
    intensity = p["heatmap-intensity", 1]
    color = p["heatmap-color", nil]
    opacity = p["heatmap-opacity", 1]
  }
}
