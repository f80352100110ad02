import CPango

/// A stretch of a paragraph of one face, script, level and span.
struct TextRun {
  /// Which characters of the paragraph.
  var range: Range<Int>
  var level: UInt8
  /// ISO 15924.
  var script: UInt32
  /// The face, or nothing where no face has the characters.
  var face: Int?
  var span: Int
}

/// A glyph in units of its face.
struct RunGlyph {
  var id: UInt32
  /// The first character of its cluster.
  var cluster: Int
  var advance: Int32
  /// To the right.
  var dx: Int32
  /// Upwards.
  var dy: Int32
  /// Whether a line that begins with its cluster must be shaped anew.
  var isBound: Bool
}

/// Turns runs into glyphs by HarfBuzz.
final class Shaper {
  private let buffer: OpaquePointer?
  // Fixed languages: the user's own would choose other forms of letters.
  private let language = hb_language_from_string("und", -1)
  private let hanLanguages: [FontOptions.HanForm: OpaquePointer] = [
    .japanese: hb_language_from_string("ja", -1),
    .simplifiedChinese: hb_language_from_string("zh-hans", -1),
    .traditionalChinese: hb_language_from_string("zh-hant", -1),
    .korean: hb_language_from_string("ko", -1),
  ]

  /// How Han characters are drawn by fonts that have all forms.
  var hanForm = FontOptions.HanForm.japanese

  init() { buffer = hb_buffer_create() }

  deinit { hb_buffer_destroy(buffer) }

  /// The glyphs of a run from left to right.
  ///
  /// Letters outside the run still join those inside. Where the letters are spread, ligatures are not formed
  /// (CSS Text 3 § 8.2).
  func glyphs(
    of run: TextRun, in paragraph: Paragraph, _ face: FontFace, isSpread: Bool
  ) -> [RunGlyph] {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, run.level % 2 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, hb_script_t(run.script))
    hb_buffer_set_language(buffer, language(of: run.script))
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if run.range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if run.range.upperBound == paragraph.scalars.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    hb_buffer_add_utf32(
      buffer, paragraph.scalars, Int32(paragraph.scalars.count), UInt32(run.range.lowerBound),
      Int32(run.range.count))
    if isSpread {
      hb_shape(face.font, buffer, Self.spread, UInt32(Self.spread.count))
    } else {
      hb_shape(face.font, buffer, nil, 0)
    }
    return read()
  }

  private func language(of script: UInt32) -> OpaquePointer? {
    FallbackRank.isHan(script) ? hanLanguages[hanForm] : language
  }

  private func read() -> [RunGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { i in
      RunGlyph(
        id: infos[i].codepoint, cluster: Int(infos[i].cluster),
        advance: positions[i].x_advance, dx: positions[i].x_offset, dy: positions[i].y_offset,
        isBound: hb_glyph_info_get_glyph_flags(&infos[i]).rawValue
          & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  // The tags liga and clig.
  private static let spread: [hb_feature_t] = [0x6C69_6761, 0x636C_6967].map { tag in
    hb_feature_t(tag: tag, value: 0, start: 0, end: UInt32.max)
  }
}
