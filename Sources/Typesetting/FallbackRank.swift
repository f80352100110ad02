import CPango

/// How well a family suits a script, from its name; 0 is best.
struct FallbackRank {
  private let isSerif: Bool
  private let scriptName: String?
  private let hanForms: [String]

  init(_ key: FontSelection.FallbackKey, _ request: FontRequest) {
    isSerif = FontCatalog.Kind(request.family) == .serif
    scriptName = names[key.script]
    let forms = [key.hanForm] + FontOptions.HanForm.allCases.filter { $0 != key.hanForm }
    hanForms = Self.isHan(key.script) ? forms.map { $0.rawValue.lowercased() } : []
  }

  /// Whether the script is set in fonts for Chinese, Japanese or Korean.
  static func isHan(_ script: UInt32) -> Bool { hanScripts.contains(script) }

  func callAsFunction(_ entry: FontEntry) -> Int {
    let family = entry.families.first ?? ""
    let isOwn = entry.isOwn ? 0 : 100
    return isOwn + (hanForms.isEmpty ? rank(family) : hanRank(family))
  }

  private func rank(_ family: String) -> Int {
    let own = scriptName.map { (isSerif ? "notoserif" : "notosans") + $0 }
    let other = scriptName.map { (isSerif ? "notosans" : "notoserif") + $0 }
    if family == own { return 0 }
    if scriptName == "arabic", family == "notonaskharabic" { return isSerif ? 0 : 2 }
    if family == other { return 2 }
    if family == "notosans" || family == "notosanssymbols" { return 3 }
    if family == "notosanssymbols2" || family == "notosansmath" { return 4 }
    if family == "dejavusans" { return 5 }
    return general(family)
  }

  private func hanRank(_ family: String) -> Int {
    let kinds = isSerif ? ["serif", "sans"] : ["sans", "serif"]
    for (kind, penalty) in zip(kinds, [0, 5]) {
      for (index, form) in hanForms.enumerated()
      where family == "noto\(kind)cjk\(form)" || family == "noto\(kind)\(form)" {
        return index + penalty
      }
    }
    return family.hasPrefix("sourcehan") ? 10 : general(family)
  }

  private func general(_ family: String) -> Int {
    if family.contains("mono") { return 40 }
    if family.hasPrefix("notosans") { return 20 }
    if family.contains("sans") { return 22 }
    return family.contains("serif") ? 32 : 30
  }
}

private let hanScripts: Set<UInt32> = [
  HB_SCRIPT_HAN.rawValue, HB_SCRIPT_HIRAGANA.rawValue, HB_SCRIPT_KATAKANA.rawValue,
  HB_SCRIPT_HANGUL.rawValue, HB_SCRIPT_BOPOMOFO.rawValue,
]

// How the Noto families name scripts that have a family of their own and readers today.
private let names: [UInt32: String] = [
  HB_SCRIPT_ARABIC.rawValue: "arabic", HB_SCRIPT_ARMENIAN.rawValue: "armenian",
  HB_SCRIPT_BENGALI.rawValue: "bengali",
  HB_SCRIPT_CANADIAN_SYLLABICS.rawValue: "canadianaboriginal",
  HB_SCRIPT_CHEROKEE.rawValue: "cherokee", HB_SCRIPT_DEVANAGARI.rawValue: "devanagari",
  HB_SCRIPT_ETHIOPIC.rawValue: "ethiopic", HB_SCRIPT_GEORGIAN.rawValue: "georgian",
  HB_SCRIPT_GUJARATI.rawValue: "gujarati", HB_SCRIPT_GURMUKHI.rawValue: "gurmukhi",
  HB_SCRIPT_HEBREW.rawValue: "hebrew", HB_SCRIPT_JAVANESE.rawValue: "javanese",
  HB_SCRIPT_KANNADA.rawValue: "kannada", HB_SCRIPT_KHMER.rawValue: "khmer",
  HB_SCRIPT_LAO.rawValue: "lao", HB_SCRIPT_MALAYALAM.rawValue: "malayalam",
  HB_SCRIPT_MONGOLIAN.rawValue: "mongolian", HB_SCRIPT_MYANMAR.rawValue: "myanmar",
  HB_SCRIPT_NKO.rawValue: "nko", HB_SCRIPT_ORIYA.rawValue: "oriya",
  HB_SCRIPT_SINHALA.rawValue: "sinhala", HB_SCRIPT_SYRIAC.rawValue: "syriac",
  HB_SCRIPT_TAMIL.rawValue: "tamil", HB_SCRIPT_TELUGU.rawValue: "telugu",
  HB_SCRIPT_THAANA.rawValue: "thaana", HB_SCRIPT_THAI.rawValue: "thai",
  HB_SCRIPT_TIBETAN.rawValue: "tibetan", HB_SCRIPT_TIFINAGH.rawValue: "tifinagh",
  HB_SCRIPT_YI.rawValue: "yi",
]
