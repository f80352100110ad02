public import Colorimetry
public import GeoCore

/// Circles at points.
public struct CircleLayer: Sendable {
  /// `circle-sort-key`: order within the layer: higher is drawn later.
  public let sortKey: StyleProperty<Double?>
  /// `circle-radius`: radius in points.
  public let radius: StyleProperty<Double>
  /// `circle-color`: colour of the disc.
  public let color: StyleProperty<Color>
  /// `circle-blur`: blur as a share of the radius.
  public let blur: StyleProperty<Double>
  /// `circle-opacity`: opacity of the disc, 0…1.
  public let opacity: StyleProperty<Double>
  /// `circle-translate`: offset in points, right and down.
  public let translate: StyleProperty<Point>
  /// `circle-translate-anchor`: what the offset turns with.
  public let translateAnchor: StyleProperty<AnchorFrame>
  /// `circle-pitch-scale`: what the size follows when the map is tilted.
  public let pitchScale: StyleProperty<AnchorFrame>
  /// `circle-pitch-alignment`: what the disc lies flat on when the map is tilted.
  public let pitchAlignment: StyleProperty<AnchorFrame>
  /// `circle-stroke-width`: width in points of the ring outside the radius.
  public let strokeWidth: StyleProperty<Double>
  /// `circle-stroke-color`: colour of the ring.
  public let strokeColor: StyleProperty<Color>
  /// `circle-stroke-opacity`: opacity of the ring, 0…1.
  public let strokeOpacity: StyleProperty<Double>

  init(_ p: PropertyValues) {
    sortKey = p["circle-sort-key", nil]
    radius = p["circle-radius", 5]
    color = p["circle-color", .black]
    blur = p["circle-blur", 0]
    opacity = p["circle-opacity", 1]
    translate = p["circle-translate", .zero]
    translateAnchor = p["circle-translate-anchor", .map]
    pitchScale = p["circle-pitch-scale", .map]
    pitchAlignment = p["circle-pitch-alignment", .viewport]
    strokeWidth = p["circle-stroke-width", 0]
    strokeColor = p["circle-stroke-color", .black]
    strokeOpacity = p["circle-stroke-opacity", 1]
  }
}
