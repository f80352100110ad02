import Colorimetry
import Drawing
import GeoCore
import MapStyle

/// Everything about a circle but where it stands.
struct CirclePaint: Equatable {
  var radius: Double
  var color: Color
  var strokeWidth: Double
  var strokeColor: Color

  init?(_ circle: CircleLayer, _ context: EvaluationContext) {
    radius = max(0, circle.radius.value(context))
    color = circle.color.value(context).opacity(circle.opacity.value(context))
    strokeWidth = max(0, circle.strokeWidth.value(context))
    strokeColor = circle.strokeColor.value(context).opacity(circle.strokeOpacity.value(context))
    let hasStroke = strokeWidth > 0 && strokeColor.alpha > 0
    if !hasStroke { strokeWidth = 0 }
    guard radius > 0 && color.alpha > 0 || hasStroke else { return nil }
  }
}

extension LayerPainter {
  /// Draws a circle layer: one circle at every point, or vertex, of a feature.
  mutating func draw(_ circle: CircleLayer, of layer: StyleLayer, from tiles: [PictureTile]) {
    let moved = translation(circle.translate.value(context), circle.translateAnchor.value(context))
    let views = views(of: layer, from: tiles, moved: moved)
    FeatureWalk(layer: layer, views: views, context: context).forEach(sortedBy: circle.sortKey) {
      context in
      CirclePaint(circle, context)
    } _: { view, feature, paint in
      let reach = paint.radius + paint.strokeWidth
      let windows = view.windows(margin: reach)
      for point in pipe.points(of: feature, view, windows) { draw(paint, at: point) }
    }
  }

  private mutating func draw(_ paint: CirclePaint, at center: Point) {
    list.fill(Path(center: center, radius: paint.radius), paint.color)
    guard paint.strokeWidth > 0 else { return }
    var ring = Path(center: center, radius: paint.radius + paint.strokeWidth)
    ring.addCircle(center: center, radius: paint.radius)
    list.fill(ring, paint.strokeColor, rule: .evenOdd)
  }
}
