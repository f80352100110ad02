public import Colorimetry
public import GeoCore

/// Areas raised to blocks.
public struct FillExtrusionLayer: Sendable {
  /// `fill-extrusion-rounded-corner-distance`: distance over which corners are rounded.
  public let roundedCornerDistance: StyleProperty<Double>
  /// `fill-extrusion-opacity`: opacity of the whole layer, 0…1.
  public let opacity: StyleProperty<Double>
  /// `fill-extrusion-color`: colour of the block.
  public let color: StyleProperty<Color>
  /// `fill-extrusion-translate`: offset in points, right and down.
  public let translate: StyleProperty<Point>
  /// `fill-extrusion-translate-anchor`: what the offset turns with.
  public let translateAnchor: StyleProperty<AnchorFrame>
  /// `fill-extrusion-pattern`: image that is repeated in place of the colour.
  public let pattern: StyleProperty<ResolvedImage?>
  /// `fill-extrusion-height`: height of the top in metres.
  public let height: StyleProperty<Double>
  /// `fill-extrusion-base`: height of the bottom in metres.
  public let base: StyleProperty<Double>
  /// `fill-extrusion-vertical-gradient`: whether walls darken towards the ground.
  public let verticalGradient: StyleProperty<Bool>

  init(_ p: PropertyValues) {
    roundedCornerDistance = p["fill-extrusion-rounded-corner-distance", 0]
    opacity = p["fill-extrusion-opacity", 1]
    color = p["fill-extrusion-color", .black]
    translate = p["fill-extrusion-translate", .zero]
    translateAnchor = p["fill-extrusion-translate-anchor", .map]
    pattern = p["fill-extrusion-pattern", nil]
    height = p["fill-extrusion-height", 0]
    base = p["fill-extrusion-base", 0]
    verticalGradient = p["fill-extrusion-vertical-gradient", true]
  }
}
