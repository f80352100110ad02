import Colorimetry
import Drawing
import GeoCore
import MapStyle

extension LayerPainter {
  /// Draws a background layer over the whole frame, or as far as the world goes where tiles decide.
  mutating func draw(_ background: BackgroundLayer, of layer: StyleLayer) {
    let opacity = background.opacity.value(context)
    guard opacity > 0 else { return }
    let ground = drawsByTiles ? world : Path(frame.rect)
    guard let image = background.pattern.value(wholeZoom(context)) else {
      return list.fill(ground, background.color.value(context).opacity(opacity))
    }
    guard let pattern = pattern(image.name, tint: nil, opacity: opacity) else { return }
    list.append(.fill(list.add(ground), .nonZero, pattern))
  }

  // The frame between the poles, where there are tiles.
  private var world: Path {
    let rect = frame.rect
    let corners = [
      rect.origin, Point(x: rect.maxX, y: 0), Point(x: 0, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { frame.viewport.mercator($0) }
    guard !corners.allSatisfy({ (0...1).contains($0.y) }) else { return Path(rect) }
    let (west, east) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let band = [(west, 0.0), (east, 0), (east, 1), (west, 1)].map {
      frame.viewport.point(MercatorPoint(x: $0.0, y: $0.1))
    }
    var path = Path()
    path.append(contour: band, closed: true)
    return path
  }
}
