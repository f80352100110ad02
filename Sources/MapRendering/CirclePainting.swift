import Colorimetry
import Drawing
import GeoCore
import MapStyle

/// Everything about a circle but where it stands.
struct CirclePaint: Equatable {
  /// A disc at the origin.
  var disc: Disc

  init?(_ circle: CircleLayer, _ context: EvaluationContext) {
    let color = circle.color.value(context).opacity(circle.opacity.value(context))
    disc = Disc(center: .zero, radius: max(0, circle.radius.value(context)), color: color)
    disc.blur = max(0, circle.blur.value(context))
    disc.ringWidth = max(0, circle.strokeWidth.value(context))
    disc.ringColor = circle.strokeColor.value(context)
      .opacity(circle.strokeOpacity.value(context))
    let hasRing = disc.ringWidth > 0 && disc.ringColor.alpha > 0
    guard disc.radius > 0 && color.alpha > 0 || hasRing else { return nil }
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
      let windows = view.windows(margin: paint.disc.outerRadius)
      for point in pipe.points(of: feature, view, windows) {
        var disc = paint.disc
        disc.center = point
        list.append(.disc(disc))
      }
    }
  }
}
