public import Colorimetry
public import GeoCore

/// Stroked lines.
public struct LineLayer: Sendable {
  /// `line-cap`: shape of the ends.
  public let cap: StyleProperty<LineCap>
  /// `line-join`: shape of the corners.
  public let join: StyleProperty<LineJoin>
  /// `line-miter-limit`: ratio beyond which a miter becomes a bevel.
  public let miterLimit: StyleProperty<Double>
  /// `line-round-limit`: ratio below which a round join becomes a miter.
  public let roundLimit: StyleProperty<Double>
  /// `line-sort-key`: order within the layer: higher is drawn later.
  public let sortKey: StyleProperty<Double?>
  /// `line-opacity`: opacity of each line, 0…1.
  public let opacity: StyleProperty<Double>
  /// `line-layer-opacity`: opacity of the whole layer as one picture, 0…1.
  public let layerOpacity: StyleProperty<Double>
  /// `line-color`: colour of the line.
  public let color: StyleProperty<Color>
  /// `line-translate`: offset in points, right and down.
  public let translate: StyleProperty<Point>
  /// `line-translate-anchor`: what the offset turns with.
  public let translateAnchor: StyleProperty<AnchorFrame>
  /// `line-width`: width in points.
  public let width: StyleProperty<Double>
  /// `line-gap-width`: width in points of the gap where the line is a casing of two.
  public let gapWidth: StyleProperty<Double>
  /// `line-offset`: offset in points to the right of the direction of the line.
  public let offset: StyleProperty<Double>
  /// `line-blur`: width in points over which edges fade.
  public let blur: StyleProperty<Double>
  /// `line-dasharray`: dashes and gaps in turn, in line widths.
  public let dasharray: StyleProperty<[Double]?>
  /// `line-pattern`: image that is repeated in place of the colour.
  public let pattern: StyleProperty<ResolvedImage?>
  /// `line-gradient`: colour along the line, by its progress.
  public let gradient: StyleProperty<Color?>

  init(_ p: PropertyValues) {
    cap = p["line-cap", .butt]
    join = p["line-join", .miter]
    miterLimit = p["line-miter-limit", 2]
    roundLimit = p["line-round-limit", 1.05]
    sortKey = p["line-sort-key", nil]
    opacity = p["line-opacity", 1]
    layerOpacity = p["line-layer-opacity", 1]
    color = p["line-color", .black]
    translate = p["line-translate", .zero]
    translateAnchor = p["line-translate-anchor", .map]
    width = p["line-width", 1]
    gapWidth = p["line-gap-width", 0]
    offset = p["line-offset", 0]
    blur = p["line-blur", 0]
    dasharray = p["line-dasharray", nil]
    pattern = p["line-pattern", nil]
    gradient = p["line-gradient", nil]
  }
}
