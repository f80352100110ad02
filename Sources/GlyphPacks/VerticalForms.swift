import Drawing

/// How characters stand in columns, where packs have a glyph for each character and no features.
enum VerticalForms {
  /// The character that stands for another in columns: Unicode's vertical forms (UAX #50 and the decompositions
  /// `<vertical>`), and full-width forms, which are upright, for what has none.
  static func form(of scalar: UInt32) -> UInt32? {
    if let form = forms[scalar] { return form }
    switch scalar {
    // ASCII in full width: # $ % & * + = @ \ ^ ` ~
    case 0x23...0x26, 0x2A, 0x2B, 0x2F, 0x3D, 0x40, 0x5C, 0x5E, 0x60, 0x7E: return scalar + 0xFEE0
    default: return nil
    }
  }

  private static let forms: [UInt32: UInt32] = {
    // What decomposes to them, in the order of the vertical forms from each first one on.
    let blocks: [(first: UInt32, of: String)] = [
      (0xFE10, ",、。:;!?〖〗…"), (0xFE31, "—–_"), (0xFE35, "(){}〔〕【】《》〈〉「」『』"), (0xFE47, "[]"),
    ]
    var forms: [UInt32: UInt32] = [:]
    for block in blocks {
      for (form, scalar) in zip(block.first..., block.of.unicodeScalars) {
        forms[scalar.value] = form
      }
    }
    // Full-width forms of them, and what is as good as one of them.
    let alike: [(String, String)] = [
      ("！", "!"), ("（", "("), ("）", ")"), ("，", ","), ("：", ":"), ("；", ";"), ("？", "?"),
      ("［", "["), ("］", "]"), ("｛", "{"), ("｝", "}"), ("＿", "_"), ("．", "。"), ("｡", "。"),
      ("､", "、"), ("｢", "「"), ("｣", "」"), ("‘", "『"), ("’", "』"), ("“", "「"), ("”", "」"),
    ]
    for (one, other) in alike {
      if let a = one.unicodeScalars.first, let b = other.unicodeScalars.first {
        forms[a.value] = forms[b.value]
      }
    }
    let others: [(UInt32, UInt32)] = [
      // hyphen-minus, full stop, middle dots, vertical line
      (0x2D, 0xFE32), (0xFF0D, 0xFE32), (0x2E, 0x30FB), (0x2027, 0x30FB), (0x7C, 0x2015),
      (0xFF5C, 0x2015), (0x3C, 0xFE3F), (0x3E, 0xFE40), (0xFF1C, 0xFE3F), (0xFF1E, 0xFE40),
      // signs of currencies and others that have full-width forms
      (0xA2, 0xFFE0), (0xA3, 0xFFE1), (0xA5, 0xFFE5), (0xA6, 0xFFE4), (0xAC, 0xFFE2),
      (0xAF, 0xFFE3), (0x20A9, 0xFFE6),
    ]
    for (scalar, form) in others { forms[scalar] = form }
    return forms
  }()

  /// Whether a character lies on its side in columns, and lets its neighbours do so.
  static func isRotated(_ scalar: UInt32) -> Bool {
    !ColumnScript.isUpright(scalar) && !isNeutral(scalar)
  }

  // Signs that stand as their neighbours do.
  private static func isNeutral(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA7, 0xA9, 0xAE, 0xB1, 0xBC...0xBE, 0xD7, 0xF7, 0x2016, 0x2020, 0x2021, 0x2030, 0x2031,
      0x203B, 0x203C, 0x2042, 0x2047...0x2049, 0x2051, 0x2100...0x218F, 0x221E, 0x2234, 0x2235,
      0x2300...0x2307, 0x230C...0x231F, 0x2324...0x2328, 0x232B, 0x237D...0x239A, 0x23BE...0x23CD,
      0x23CF, 0x23D1...0x23DB, 0x23E2...0x2422, 0x2424...0x24FF, 0x25A0...0x2619, 0x2620...0x2767,
      0x2776...0x2793, 0x2B12...0x2B2F, 0x2B50...0x2B59, 0x2BB8...0x2BEB, 0x3000...0x303F,
      0x30A0...0x30FF, 0xE000...0xF8FF, 0xFE30...0xFE4F, 0xFE50...0xFE6F, 0xFF00...0xFFEF, 0xFFFC,
      0xFFFD:
      true
    default: false
    }
  }
}
