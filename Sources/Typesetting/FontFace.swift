import CPango
import Drawing
import GeoCore

/// A face that is open: shapes by HarfBuzz, in the units of its design.
final class FontFace {
  let font: OpaquePointer
  /// File, face and instance.
  let key: String
  let unitsPerEm: Double
  /// Above the baseline, in ems.
  let ascent: Double
  /// Below the baseline, in ems, positive downwards.
  let descent: Double
  private var outlines: [UInt32: GlyphOutline] = [:]
  private let pen: OutlinePen
  private var columns: FaceColumns?

  // Some 20 MB of Han characters; no map has as many different ones.
  private static let maximumOutlines = 15_000

  /// Opens a face; nothing where its file cannot be read or is no font.
  init?(_ entry: FontEntry, pen: OutlinePen) {
    guard let blob = hb_blob_create_from_file_or_fail(entry.file) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(entry.index & 0xffff)) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    let instance = entry.index >> 16
    if instance > 0 { hb_font_set_var_named_instance(font, UInt32(instance - 1)) }
    let units = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, units, units)
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    self.font = font
    self.pen = pen
    key = "\(entry.file)#\(entry.index)"
    unitsPerEm = Double(units)
    ascent = Double(extents.ascender) / unitsPerEm
    descent = -Double(extents.descender) / unitsPerEm
  }

  deinit { hb_font_destroy(font) }

  /// The font that shapes columns.
  var columnFont: OpaquePointer { openedColumns.font }

  /// Whether a character has a shape of its own in columns.
  func hasVerticalForm(_ scalar: UInt32) -> Bool { openedColumns.hasForm(scalar) }

  private var openedColumns: FaceColumns {
    if let columns { return columns }
    let opened = FaceColumns(font)
    columns = opened
    return opened
  }

  /// The outline of a glyph, the same object as long as it is kept.
  func outline(_ glyph: UInt32) -> GlyphOutline {
    if let known = outlines[glyph] { return known }
    let path = pen.draw(glyph, of: font, scale: 1 / unitsPerEm)
    let outline = GlyphOutline(font: key, index: glyph, path: path)
    if outlines.count >= Self.maximumOutlines { outlines.removeAll(keepingCapacity: true) }
    outlines[glyph] = outline
    return outline
  }
}

/// Draws glyphs as paths.
final class OutlinePen {
  private let callbacks: OpaquePointer?

  private struct Sheet {
    var path = Path()
    let scale: Double

    func point(_ x: Float, _ y: Float) -> Point {
      Point(x: Double(x) * scale, y: -Double(y) * scale)
    }
  }

  init() {
    callbacks = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      callbacks,
      { _, data, _, x, y, _ in
        OutlinePen.with(data) { $0.path.move(to: $0.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      callbacks,
      { _, data, _, x, y, _ in
        OutlinePen.with(data) { $0.path.line(to: $0.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      callbacks,
      { _, data, _, cx, cy, x, y, _ in
        OutlinePen.with(data) { $0.path.quad($0.point(cx, cy), to: $0.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      callbacks,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        OutlinePen.with(data) {
          $0.path.cubic($0.point(ax, ay), $0.point(bx, by), to: $0.point(x, y))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      callbacks, { _, data, _, _ in OutlinePen.with(data) { $0.path.close() } }, nil, nil)
    hb_draw_funcs_make_immutable(callbacks)
  }

  deinit { hb_draw_funcs_destroy(callbacks) }

  /// The outline of a glyph, y turned downwards, its units times `scale`.
  func draw(_ glyph: UInt32, of font: OpaquePointer, scale: Double) -> Path {
    var sheet = Sheet(scale: scale)
    withUnsafeMutablePointer(to: &sheet) { cpango_draw_glyph(font, glyph, callbacks, $0) }
    return sheet.path
  }

  private static func with(_ data: UnsafeMutableRawPointer?, _ body: (inout Sheet) -> Void) {
    guard let data else { return }
    body(&data.assumingMemoryBound(to: Sheet.self).pointee)
  }
}
