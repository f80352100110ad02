import CPango

/// A stretch of a paragraph of one face, script, level, span and orientation, or one picture.
struct TextRun {
  /// Which characters of the paragraph.
  var range: Range<Int>
  var level: UInt8
  /// ISO 15924.
  var script: UInt32
  /// The face, or nothing where no face has the characters.
  var face: Int?
  var span: Int
  /// Whether it is a picture.
  var isPicture = false
  /// Whether it stands upright in a column.
  var isUpright = false
}

/// A glyph in units of its face; of a picture, the unit is its extent along the line.
struct RunGlyph {
  var id: UInt32
  /// The first character of its cluster.
  var cluster: Int
  var advance: Int32
  /// Along the line.
  var dx: Int32
  /// Upwards from the baseline; of what stands upright, from the middle of the column.
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
    hb_buffer_set_direction(buffer, direction(of: run))
    hb_buffer_set_script(buffer, hb_script_t(run.script))
    hb_buffer_set_language(buffer, language(of: run.script))
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if run.range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if run.range.upperBound == paragraph.scalars.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    hb_buffer_add_utf32(
      buffer, paragraph.scalars, Int32(paragraph.scalars.count), UInt32(run.range.lowerBound),
      Int32(run.range.count))
    let font = run.isUpright ? face.columnFont : face.font
    if isSpread {
      hb_shape(font, buffer, Self.spread, UInt32(Self.spread.count))
    } else {
      hb_shape(font, buffer, nil, 0)
    }
    return run.isUpright ? read(Self.upright) : read(Self.lying)
  }

  private func direction(of run: TextRun) -> hb_direction_t {
    let runsBack = run.level % 2 != 0
    if run.isUpright { return runsBack ? HB_DIRECTION_BTT : HB_DIRECTION_TTB }
    return runsBack ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
  }

  private func language(of script: UInt32) -> OpaquePointer? {
    FallbackRank.isHan(script) ? hanLanguages[hanForm] : language
  }

  private typealias Move = (advance: Int32, dx: Int32, dy: Int32)

  private static func lying(_ position: hb_glyph_position_t) -> Move {
    (position.x_advance, position.x_offset, position.y_offset)
  }

  // Down the column is along the line, and right of its middle is above.
  private static func upright(_ position: hb_glyph_position_t) -> Move {
    (0 &- position.y_advance, 0 &- position.y_offset, position.x_offset)
  }

  private func read(_ move: (hb_glyph_position_t) -> Move) -> [RunGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { i in
      let move = move(positions[i])
      return RunGlyph(
        id: infos[i].codepoint, cluster: Int(infos[i].cluster),
        advance: move.advance, dx: move.dx, dy: move.dy,
        isBound: hb_glyph_info_get_glyph_flags(&infos[i]).rawValue
          & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  // The tags liga and clig.
  private static let spread: [hb_feature_t] = [0x6C69_6761, 0x636C_6967].map { tag in
    hb_feature_t(tag: tag, value: 0, start: 0, end: UInt32.max)
  }
}
