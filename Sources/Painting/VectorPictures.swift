import CCairo
import Colorimetry
import Drawing
import GeoCore
import Imaging

// Glyphs, images and shadows on documents.
extension VectorCanvas {
  mutating func glyphs(_ range: Range<Int>, _ paint: GlyphPaint) throws(PaintingError) {
    let color = paint.color
    guard color.heldAlpha > 0 else { return }
    try self.paint { context in
      for glyph in list.glyphs[range] where glyph.size > 0 && glyph.size.isFinite {
        let turn = AffineTransform.rotation(degrees: glyph.angle * 180 / .pi)
        let map = AffineTransform.scale(glyph.size, glyph.size).then(turn)
          .then(.translation(glyph.origin))
        // Of a field it is traced at each call.
        let path = glyph.outline.path
        add(path, path.all, map)
      }
      if case .halo(_, let width, _) = paint, width > 0, width.isFinite {
        halo(context, color, width)
      } else {
        setColor(color)
        cairo_fill(context)
      }
    }
  }

  /// Insides and band are one coverage: where the colour is not opaque they are painted as a group.
  private func halo(_ context: OpaquePointer, _ color: Color, _ width: Double) {
    let isOpaque = color.heldAlpha >= 1
    if !isOpaque {
      let path = cairo_copy_path(context)
      defer { cairo_path_destroy(path) }
      cairo_push_group(context)
      cairo_new_path(context)
      cairo_append_path(context, path)
    }
    setColor(color, alpha: 1)
    cairo_set_line_width(context, 2 * width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_fill_preserve(context)
    cairo_stroke(context)
    if !isOpaque {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, color.heldAlpha)
    }
  }

  mutating func image(
    _ index: Int, _ rect: Rect, _ opacity: Double, _ interpolation: DisplayList.Interpolation
  ) throws(PaintingError) {
    guard hidden == 0, !rect.isEmpty, rect.width.isFinite, rect.height.isFinite, opacity > 0 else {
      return
    }
    guard let source = try image(index, opacity: min(opacity, 1)) else { return }
    let filter = interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
    try paint(source, in: rect, filter)
  }

  func paint(
    _ source: CairoImage, in rect: Rect, _ filter: cairo_filter_t
  ) throws(PaintingError) {
    let place = AffineTransform(
      a: rect.width / Double(source.width), b: 0, c: 0, d: rect.height / Double(source.height),
      tx: rect.minX, ty: rect.minY)
    guard let map = place.inverse, map.isFinite else { return }
    try paint { context in
      setSource(source, map, CAIRO_EXTEND_PAD, filter)
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      cairo_fill(context)
    }
  }

  /// A shadow is a picture of its own, as fine as its blur needs.
  mutating func shadow(
    _ slice: PathSlice, _ blur: Double, _ color: Color
  ) throws(PaintingError) {
    guard hidden == 0, color.heldAlpha > 0, let visible else { return }
    guard blur > 0, blur.isFinite else {
      return try fill(slice, .nonZero, .color(color))
    }
    let density = Self.shadowDeviation / blur
    var lines = Polylines()
    lines.append(list.paths, slice, tolerance: PixelCanvas.tolerance / density)
    let map = AffineTransform.scale(density, density)
    let clip = PixelBox(around: visible.transformed(map)).inflated(by: 1)
    let shadow = SoftShadow(lines: lines, transform: map, deviation: Self.shadowDeviation)
    guard shadow.isPossible(within: clip), let plane = shadow.plane(within: clip) else { return }
    let pixel = color.opaquePixel & 0xFF_FFFF
    let image = try CairoImage(width: plane.box.width, height: plane.box.height) { x, y in
      let coverage = Double(plane.bytes[y * plane.box.width + x]) * color.heldAlpha
      return Premultiplication.apply(pixel | UInt32(coverage + 0.5) << 24)
    }
    let back = AffineTransform.scale(1 / density, 1 / density)
    try paint(image, in: Rect(plane.box).transformed(back), CAIRO_FILTER_BILINEAR)
  }

  /// The standard deviation of a shadow in pixels of its picture: bilinear filtering leaves no steps.
  private static let shadowDeviation = 4.0
}
