import CPango

/// Which script each character of a paragraph is set in, by UAX #24: signs follow the letters around them.
enum ScriptRuns {
  /// ISO 15924 tags, one for each character.
  static func scripts(of paragraph: Paragraph) -> [UInt32] {
    var scripts = [UInt32](repeating: latin, count: paragraph.scalars.count)
    guard !paragraph.isPlain else { return scripts }
    let text = paragraph.utf8
    text.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      let runs = pango_script_iter_new(start, Int32(buffer.count))
      defer { pango_script_iter_free(runs) }
      var index = 0
      repeat {
        var from: UnsafePointer<CChar>?
        var to: UnsafePointer<CChar>?
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(runs, &from, &to, &script)
        guard let from, let to else { return }
        let tag = tag(script)
        for unit in UnsafeBufferPointer(start: from, count: to - from)
        where UInt8(bitPattern: unit) & 0xC0 != 0x80 && index < scripts.count {
          scripts[index] = tag
          index += 1
        }
      } while pango_script_iter_next(runs) != 0
    }
    return scripts
  }

  /// The tag of what has no script of its own.
  static let latin = HB_SCRIPT_LATIN.rawValue

  /// Whether letters of the script join, so that spacing would tear them apart (CSS Text 3 § 8.2.1).
  static func isCursive(_ script: UInt32) -> Bool { cursive.contains(script) }

  private static func tag(_ script: PangoScript) -> UInt32 {
    let iso = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: script.rawValue))
    let tag = hb_script_from_iso15924_tag(iso).rawValue
    return iso == 0 || neutral.contains(tag) ? HB_SCRIPT_LATIN.rawValue : tag
  }

  private static let neutral: Set<UInt32> = [
    HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_INHERITED.rawValue, HB_SCRIPT_UNKNOWN.rawValue,
    HB_SCRIPT_INVALID.rawValue,
  ]

  private static let cursive: Set<UInt32> = [
    HB_SCRIPT_ARABIC.rawValue, HB_SCRIPT_SYRIAC.rawValue, HB_SCRIPT_MONGOLIAN.rawValue,
    HB_SCRIPT_NKO.rawValue, HB_SCRIPT_MANDAIC.rawValue, HB_SCRIPT_PHAGS_PA.rawValue,
    HB_SCRIPT_ADLAM.rawValue, HB_SCRIPT_HANIFI_ROHINGYA.rawValue, HB_SCRIPT_MANICHAEAN.rawValue,
    HB_SCRIPT_PSALTER_PAHLAVI.rawValue, HB_SCRIPT_SOGDIAN.rawValue,
  ]
}
