import CCairo
import Drawing
import GeoCore

extension VectorCanvas {
  /// Pictures stay pictures, at their own density; what a field colours becomes one.
  mutating func stamp(_ index: Int, _ stamp: ImageStamp) throws(PaintingError) {
    guard hidden == 0, let map = stamp.placing, map.isFinite, let back = map.inverse,
      back.isFinite
    else { return }
    switch stamp.ink {
    case .colors(let opacity, let interpolation):
      guard opacity > 0, let source = try image(index, opacity: min(opacity, 1)) else { return }
      let filter = interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
      try paint(source, back, stamp, filter)
    case .field(let color, _):
      guard color.heldAlpha > 0, let (source, toPixels) = try colored(index, stamp, map) else {
        return
      }
      try paint(source, back.then(toPixels), stamp, CAIRO_FILTER_BILINEAR)
    }
  }

  private func paint(
    _ source: CairoImage, _ map: AffineTransform, _ stamp: ImageStamp, _ filter: cairo_filter_t
  ) throws(PaintingError) {
    try paint { context in
      setSource(source, map, CAIRO_EXTEND_NONE, filter)
      let (target, place) = (stamp.target, stamp.transform)
      let corners = [
        target.origin, Point(x: target.maxX, y: target.minY), Point(x: target.maxX, y: target.maxY),
        Point(x: target.minX, y: target.maxY),
      ].map { place($0) }
      for (i, corner) in corners.enumerated() {
        if i == 0 {
          cairo_move_to(context, corner.x, corner.y)
        } else {
          cairo_line_to(context, corner.x, corner.y)
        }
      }
      cairo_close_path(context)
      cairo_fill(context)
    }
  }

  /// Pixels per point of fields on paper: edges stay sharp in print and when a page is enlarged on a screen.
  private static let fieldDensity = 4.0
  /// The most pixels along a side of such a picture.
  private static let fieldSide = 1024.0

  /// The stamp's field in its colour, and the way from the image's pixels to those of the picture made.
  private func colored(
    _ index: Int, _ stamp: ImageStamp, _ map: AffineTransform
  ) throws(PaintingError) -> (CairoImage, AffineTransform)? {
    let source = stamp.source
    let wanted = min(
      Self.fieldDensity * map.scale, Self.fieldSide / max(source.width, source.height))
    let size = (
      width: PixelBox.whole((source.width * wanted).rounded(.up)),
      height: PixelBox.whole((source.height * wanted).rounded(.up))
    )
    guard wanted > 0, size.width > 0, size.height > 0 else { return nil }
    let image = PremultipliedImage(list.images[index])
    let sampler = StampSampler(image, stamp.ink, density: wanted / map.scale)
    let picture = try CairoImage(width: size.width, height: size.height) { x, y in
      let at = Point(
        x: source.minX + (Double(x) + 0.5) / wanted, y: source.minY + (Double(y) + 0.5) / wanted)
      let c = SIMD4<UInt32>(sampler(at) * 255 + 0.5)
      return c.x | c.y << 8 | c.z << 16 | c.w << 24
    }
    let toPixels = AffineTransform.translation(Point(x: -source.minX, y: -source.minY))
      .then(.scale(wanted, wanted))
    return (picture, toPixels)
  }
}
