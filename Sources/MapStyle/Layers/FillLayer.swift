public import Colorimetry
public import GeoCore

/// Areas filled with a colour or pattern.
public struct FillLayer: Sendable {
  /// `fill-sort-key`: order within the layer: higher is drawn later.
  public let sortKey: StyleProperty<Double?>
  /// `fill-antialias`: whether edges are smoothed, and outlined where there is no pattern.
  public let antialias: StyleProperty<Bool>
  /// `fill-opacity`: opacity of each area, 0…1.
  public let opacity: StyleProperty<Double>
  /// `fill-layer-opacity`: opacity of the whole layer as one picture, 0…1.
  public let layerOpacity: StyleProperty<Double>
  /// `fill-color`: colour of the area.
  public let color: StyleProperty<Color>
  /// `fill-outline-color`: colour of the one-point outline; the fill colour where there is none.
  public let outlineColor: StyleProperty<Color?>
  /// `fill-translate`: offset in points, right and down.
  public let translate: StyleProperty<Point>
  /// `fill-translate-anchor`: what the offset turns with.
  public let translateAnchor: StyleProperty<AnchorFrame>
  /// `fill-pattern`: image that is repeated in place of the colour.
  public let pattern: StyleProperty<ResolvedImage?>

  init(_ p: PropertyValues) {
    sortKey = p["fill-sort-key", nil]
    antialias = p["fill-antialias", true]
    opacity = p["fill-opacity", 1]
    layerOpacity = p["fill-layer-opacity", 1]
    color = p["fill-color", .black]
    outlineColor = p["fill-outline-color", nil]
    translate = p["fill-translate", .zero]
    translateAnchor = p["fill-translate-anchor", .map]
    pattern = p["fill-pattern", nil]
  }
}
