import Colorimetry
import Drawing
import GeoCore
import MapStyle

extension LayerPainter {
  /// Draws a background layer over the whole frame.
  mutating func draw(_ background: BackgroundLayer, of layer: StyleLayer) {
    guard background.pattern.value(context) == nil else { return }
    let color = background.color.value(context).opacity(background.opacity.value(context))
    list.fill(Path(frame.rect), color)
  }
}
