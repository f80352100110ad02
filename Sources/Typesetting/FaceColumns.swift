import CPango

/// What a face knows of columns: vertical metrics and the shapes that are used in them alone.
final class FaceColumns {
  /// Shapes columns.
  let font: OpaquePointer
  // The glyphs that the feature `vert` replaces.
  private let replaced: OpaquePointer?

  init(_ font: OpaquePointer) {
    let face = hb_font_get_face(font)
    let isMeasured = Self.has(face, Self.vhea) && Self.has(face, Self.vmtx)
    self.font =
      isMeasured ? hb_font_reference(font) : Self.measured(hb_font_create_sub_font(font))
    replaced = Self.glyphs(replacedIn: face)
  }

  deinit {
    hb_font_destroy(font)
    hb_set_destroy(replaced)
  }

  /// Whether a character has a shape of its own in columns.
  func hasForm(_ scalar: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && hb_set_has(replaced, glyph) != 0
  }

  private static func has(_ face: OpaquePointer?, _ table: UInt32) -> Bool {
    let blob = hb_face_reference_table(face, table)
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  private static func glyphs(replacedIn face: OpaquePointer?) -> OpaquePointer? {
    let (lookups, glyphs) = (hb_set_create(), hb_set_create())
    defer { hb_set_destroy(lookups) }
    hb_ot_layout_collect_lookups(face, gsub, nil, nil, [vert, 0], lookups)
    var lookup = UInt32.max
    while hb_set_next(lookups, &lookup) != 0 {
      hb_ot_layout_lookup_collect_glyphs(face, gsub, lookup, nil, glyphs, nil, nil)
    }
    return glyphs
  }

  // Where a face has no vertical metrics each glyph takes an em of the column, with the middle of its ascent and
  // descent in the middle of the em.
  private static func measured(_ font: OpaquePointer) -> OpaquePointer {
    let functions = hb_font_funcs_create()
    defer { hb_font_funcs_destroy(functions) }
    hb_font_funcs_set_glyph_v_advance_func(
      functions, { font, _, _, _ in 0 &- FaceColumns.em(font) }, nil, nil)
    hb_font_funcs_set_glyph_v_origin_func(
      functions,
      { font, _, glyph, x, y, _ in
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        x?.pointee = hb_font_get_glyph_h_advance(font, glyph) / 2
        y?.pointee = (extents.ascender &+ extents.descender &+ FaceColumns.em(font)) / 2
        return 1
      }, nil, nil)
    hb_font_set_funcs(font, functions, nil, nil)
    return font
  }

  private static func em(_ font: OpaquePointer?) -> Int32 {
    var scale: (x: Int32, y: Int32) = (0, 0)
    hb_font_get_scale(font, &scale.x, &scale.y)
    return scale.y
  }

  // Tags of OpenType.
  private static let vhea: UInt32 = 0x7668_6561
  private static let vmtx: UInt32 = 0x766D_7478
  private static let gsub: UInt32 = 0x4753_5542
  private static let vert: UInt32 = 0x7665_7274
}
