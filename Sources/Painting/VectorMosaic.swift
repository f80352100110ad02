import CCairo
import Drawing
import GeoCore

extension VectorCanvas {
  /// Pixels in a point of the picture, at most: 288 to the inch, which print shows as continuous.
  private static let mosaicDensity = 3.0
  /// The most pixels of one layer; a larger one becomes coarser.
  private static let mosaicPixels = Double(1 << 26)

  /// A mosaic is one embedded image: viewers show hairlines between images that meet.
  mutating func mosaic(_ index: Int) throws(PaintingError) {
    let mosaic = list.mosaics[index]
    guard hidden == 0, let visible, let bounds = mosaic.bounds else { return }
    let seen = visible.intersection(bounds)
    guard !seen.isEmpty, seen.width.isFinite, seen.height.isFinite else { return }
    // Twice as fine as what there is, so that edges and nearest pixels keep their shape.
    let printed = Self.mosaicDensity * transform.scale / transforms[0].scale
    let wanted = min(printed, max(2 * mosaic.density, printed / Self.mosaicDensity))
    let density = min(wanted, (Self.mosaicPixels / (seen.width * seen.height)).squareRoot())
    let box = PixelBox(around: seen.transformed(.scale(density, density))).inflated(by: 1)
    guard box.width <= SurfaceLimits.side, box.height <= SurfaceLimits.side else { return }
    let surface = try Surface(box)
    let canvas = PixelCanvas(
      DisplayList(size: list.size), on: surface, scale: .scale(density, density),
      cache: GlyphMaskCache(limit: 0))
    defer { canvas.close() }
    canvas.paint(mosaic)
    let image = try CairoImage(width: box.width, height: box.height) { x, y in
      surface.row(box.minY + y)[box.minX + x]
    }
    try paint(
      image, in: Rect(box).transformed(.scale(1 / density, 1 / density)), CAIRO_FILTER_BILINEAR)
  }
}
