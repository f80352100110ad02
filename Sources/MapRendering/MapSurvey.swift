public import MapStyle
import GeoCore
import VectorTiles

/// Finds out what a picture of a map will show, without drawing it.
public struct MapSurvey {
  private let tiles: MapTiles
  private var painter: LayerPainter

  /// Looks at what `renderer` draws for `request`.
  public init(_ renderer: MapRenderer, _ request: MapRequest) {
    tiles = renderer.tiles(for: request)
    painter = LayerPainter(renderer, request)
  }

  /// Whether in the frame, or within a few points of it, there is a feature that `layer` draws and that `matches`
  /// is true of.
  public mutating func shows(
    _ layer: StyleLayer, where matches: (EvaluationContext) -> Bool
  ) -> Bool {
    guard layer.isVisible(painter.context) else { return false }
    for view in painter.views(of: layer, from: tiles.collections[layer.source]?.tiles ?? []) {
      let windows = view.windows(margin: 0)
      var reading = LayerReading(view, layer, painter.context)
      for feature in view.layer.decoded.features.indices
      where view.shows(feature, in: windows) && reading.passes(feature) {
        if matches(reading.context) { return true }
      }
    }
    return false
  }
}
