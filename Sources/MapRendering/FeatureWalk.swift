import GeoCore
import MapStyle
import VectorTiles

/// The features of a picture's tiles that a style layer draws.
struct FeatureWalk {
  let layer: StyleLayer
  let views: [LayerView]
  /// What expressions know that look at no feature.
  let context: EvaluationContext

  /// Hands over every feature near the picture that passes the filter, by its position in the layer, with the
  /// values its style layer reads: tile by tile, in the order of the features.
  func forEach(margin: Double, _ body: (LayerView, Int, EvaluationContext) -> Void) {
    for view in views {
      let windows = view.windows(margin: margin)
      var reading = LayerReading(view, layer, context)
      for feature in view.layer.decoded.features.indices
      where view.shows(feature, in: windows) && reading.passes(feature) {
        body(view, feature, reading.context)
      }
    }
  }

  /// Hands over every feature that passes the filter and has a paint; features that are alike in all that the
  /// layer reads are looked at once for all of them.
  ///
  /// - Parameters:
  ///   - sortKey: what orders the features; tile by tile where it is undefined.
  ///   - paint: what is to be known of a feature; nothing for one that is not drawn.
  func forEach<Paint>(
    sortedBy sortKey: StyleProperty<Double?>, paint: (EvaluationContext) -> Paint?,
    _ body: (LayerView, Int, Paint) -> Void
  ) {
    guard sortKey.isDefined else { return inOrderOfTiles(paint, body) }
    var sorted: [(key: Double, view: LayerView, feature: Int, paint: Paint)] = []
    inOrderOfTiles { context in
      paint(context).map { (sortKey.value(context) ?? 0, $0) }
    } _: { view, feature, keyed in
      sorted.append((keyed.0, view, feature, keyed.1))
    }
    // The sort is stable, so that equal keys keep the order of tiles and features.
    sorted.sort { $0.key < $1.key }
    for item in sorted { body(item.view, item.feature, item.paint) }
  }

  private func inOrderOfTiles<Paint>(
    _ paint: (EvaluationContext) -> Paint?, _ body: (LayerView, Int, Paint) -> Void
  ) {
    for view in views {
      var reading = LayerReading(view, layer, context)
      if layer.dependence.contains(.individual) {
        for feature in view.layer.decoded.features.indices where reading.passes(feature) {
          guard let paint = paint(reading.context) else { continue }
          body(view, feature, paint)
        }
      } else {
        byClass(view, &reading, paint, body)
      }
    }
  }

  private func byClass<Paint>(
    _ view: LayerView, _ reading: inout LayerReading, _ paint: (EvaluationContext) -> Paint?,
    _ body: (LayerView, Int, Paint) -> Void
  ) {
    let classes = view.layer.classes(by: layer.propertyKeys)
    let paints = classes.representatives.map { feature -> Paint? in
      reading.passes(feature) ? paint(reading.context) : nil
    }
    guard paints.contains(where: { $0 != nil }) else { return }
    for (feature, number) in classes.numbers.enumerated() {
      if let paint = paints[Int(number)] { body(view, feature, paint) }
    }
  }
}
