/// What single scalars become when case, accents and widths do not matter.
enum ScalarFolding {
  /// One or two scalars; the second is 0 where there is none.
  typealias Folded = (UInt32, UInt32)

  static func fold(_ scalar: Unicode.Scalar) -> Folded {
    let value = scalar.value
    if let special = special(value) { return special }
    switch value {
    case 0xC0...0x24F, 0x370...0x3FF, 0x1E00...0x1FFF: return (named[slot(value)], 0)
    case 0xFF01...0xFF5E: return (lowercase(value - 0xFEE0), 0)
    case 0xFF66...0xFF9D: return (halfwidthKatakana[Int(value - 0xFF66)], 0)
    default: break
    }
    if scalar.properties.isWhitespace { return (0x20, 0) }
    if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
      return (0x30 + UInt32(digit), 0)
    }
    return (lowercase(value), 0)
  }

  /// Marks above and below letters of the Latin, Greek, Cyrillic, Hebrew and Arabic scripts, and what is invisible;
  /// the vowel signs of Indic scripts and of Thai are letters to their readers and stay.
  static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7,
      0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8,
      0x6EA...0x6ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// A letter and a mark, or two parts of a Hangul syllable, that make one letter of their script.
  static func composed(_ base: UInt32, _ next: UInt32) -> UInt32? {
    switch (base, next) {
    case (0x438, 0x306): return 0x439  // й is a letter of its own
    case (0x443, 0x306): return 0x45E  // ў
    case (0x456, 0x308): return 0x457  // ї
    case (0x304B...0x3069, 0x3099), (0x30AB...0x30C9, 0x3099), (0x304B...0x3069, 0xFF9E),
      (0x30AB...0x30C9, 0xFF9E):
      return base + 1
    case (0x306F...0x307B, 0x3099), (0x30CF...0x30DB, 0x3099), (0x30CF...0x30DB, 0xFF9E):
      return base + 1
    case (0x306F...0x307B, 0x309A), (0x30CF...0x30DB, 0x309A), (0x30CF...0x30DB, 0xFF9F):
      return base + 2
    // Unicode §3.12, conjoining jamo.
    case (0x1100...0x1112, 0x1161...0x1175):
      return 0xAC00 + (base - 0x1100) * 588 + (next - 0x1161) * 28
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (base - 0xAC00) % 28 == 0:
      return base + next - 0x11A7
    default: return nil
    }
  }

  // Letters that become two, and those whose name does not say what they are searched by.
  private static func special(_ value: UInt32) -> Folded? {
    switch value {
    case 0xDF, 0x1E9E: (0x73, 0x73)  // ß
    case 0xC6, 0xE6, 0x1FC, 0x1FD, 0x1E2, 0x1E3: (0x61, 0x65)  // æ
    case 0x152, 0x153: (0x6F, 0x65)  // œ
    case 0x132, 0x133: (0x69, 0x6A)  // ij
    case 0x131: (0x69, 0)  // dotless i
    case 0x3C2: (0x3C3, 0)  // final sigma
    case 0x401, 0x451, 0x400, 0x450: (0x435, 0)  // ё
    case 0x622, 0x623, 0x625, 0x671: (0x627, 0)  // alef
    case 0x649, 0x6CC: (0x64A, 0)  // yeh
    case 0x6A9: (0x643, 0)  // kaf
    case 0x629: (0x647, 0)  // teh marbuta
    default: nil
    }
  }

  private static func lowercase(_ value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenLowercased else {
      return value
    }
    return scalar.properties.lowercaseMapping.unicodeScalars.first?.value ?? value
  }

  private static func slot(_ value: UInt32) -> Int {
    switch value {
    case 0xC0...0x24F: Int(value - 0xC0)
    case 0x370...0x3FF: Int(value - 0x370) + 0x190
    default: Int(value - 0x1E00) + 0x190 + 0x90
    }
  }

  /// The letters of three blocks by slot, found once by their names: `LATIN SMALL LETTER O WITH STROKE` is an o.
  private static let named: [UInt32] = {
    var bases: [String: UInt32] = [:]
    for value in [UInt32](0x61...0x7A) + [UInt32](0x3B1...0x3C9) {
      if let name = Unicode.Scalar(value)?.properties.name { bases[name] = value }
    }
    let blocks = [UInt32](0xC0...0x24F) + [UInt32](0x370...0x3FF) + [UInt32](0x1E00...0x1FFF)
    return blocks.map { value in
      let small = lowercase(value)
      guard let name = Unicode.Scalar(small)?.properties.name else { return small }
      return bases[stem(of: name)] ?? small
    }
  }()

  private static func stem(of name: String) -> String {
    var words: [Substring] = []
    for word in name.split(separator: " ") {
      if word == "WITH" { break }
      words.append(word)
    }
    return words.joined(separator: " ")
  }

  private static let halfwidthKatakana: [UInt32] =
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    .unicodeScalars.map(\.value)
}
