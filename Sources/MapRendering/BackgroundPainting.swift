import Colorimetry
import Drawing
import GeoCore
import MapStyle

extension LayerPainter {
  /// Draws a background layer over the whole frame.
  mutating func draw(_ background: BackgroundLayer, of layer: StyleLayer) {
    let opacity = background.opacity.value(context)
    guard opacity > 0 else { return }
    guard let image = background.pattern.value(wholeZoom(context)) else {
      return list.fill(Path(frame.rect), background.color.value(context).opacity(opacity))
    }
    guard let pattern = pattern(image.name, tint: nil, opacity: opacity) else { return }
    list.append(.fill(list.add(Path(frame.rect)), .nonZero, pattern))
  }
}
