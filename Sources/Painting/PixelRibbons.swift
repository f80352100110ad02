import Colorimetry
import Drawing
import GeoCore

extension PixelCanvas {
  mutating func ribbon(_ slice: PathSlice, _ ribbon: Ribbon) {
    guard let t = flatten(slice), t.scale > 0, ribbon.width > 0, ribbon.width.isFinite,
      ribbon.reach.isFinite
    else { return }
    let raster = RibbonRaster(ribbon, t, in: state.clip)
    switch ribbon.coat {
    case .color(let color):
      var sink = self.color(color.opacity(ribbon.opacity))
      paint(ribbon, t) { raster.paint($0, &sink) }
    case .gradient(let index, let hasSteps):
      let image = premultiplied(index)
      guard image.width > 0, image.height > 0 else { return }
      shade(ribbon, t, raster, GradientShader(image: image, hasSteps: hasSteps))
    case .pattern(let index, let length):
      let image = premultiplied(index)
      guard image.width > 0, image.height > 0, length > 0 else { return }
      shade(ribbon, t, raster, RibbonPatternShader(image: image, length: length))
    }
  }

  private func shade(
    _ ribbon: Ribbon, _ t: AffineTransform, _ raster: RibbonRaster, _ shader: some RibbonShader
  ) {
    var sink = RibbonShadeSink(
      shader, opacity: ribbon.opacity, on: state.surface, mask: state.mask)
    paint(ribbon, t) { raster.paint($0, &sink) }
  }

  /// Hands over the strips of all contours that can be seen.
  private func paint(_ ribbon: Ribbon, _ t: AffineTransform, _ body: ([RibbonVertex]) -> Void) {
    var tessellator = RibbonTessellator(ribbon)
    let clip = Rect(state.clip)
    var start = 0
    for contour in flat.contours {
      let run = flat.points.span.extracting(start..<contour.end)
      start = contour.end
      guard Self.box(run).inset(by: Insets(-ribbon.reach)).transformed(t).intersects(clip) else {
        continue
      }
      tessellator.tessellate(run, isClosed: contour.isClosed)
      body(tessellator.vertices)
    }
  }

  private static func box(_ run: Span<Point>) -> Rect {
    var box = Rect(minX: run[0].x, minY: run[0].y, maxX: run[0].x, maxY: run[0].y)
    for i in run.indices {
      let p = run[i]
      box.minX = min(box.minX, p.x)
      box.minY = min(box.minY, p.y)
      box.maxX = max(box.maxX, p.x)
      box.maxY = max(box.maxY, p.y)
    }
    return box
  }
}
