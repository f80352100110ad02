/// What a font's name asks for: a family, how bold, upright or not, how wide.
struct FontRequest: Hashable {
  /// The family as `FontName.key` writes it.
  var family: String
  /// 1…1000, as in CSS: 400 regular, 700 bold.
  var weight = 400.0
  var isItalic = false
  /// Percent of the normal width.
  var stretch = 100.0
}

/// Reads names such as "Noto Sans Bold" or "Roboto-CondensedItalic".
enum FontName {
  /// A name without case, spaces and hyphens, for comparison.
  static func key(_ name: String) -> String {
    // Some hundred names are read before the first text is set: byte by byte where they are ASCII.
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    let lower = isPlain ? name : name.lowercased()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lower.utf8.count)
    for byte in lower.utf8 {
      switch byte {
      case 0x20, 0x2D, 0x5F: continue
      case 0x41...0x5A: bytes.append(byte + 0x20)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The possible readings, from the longest family name to the shortest.
  ///
  /// Words for weight, slant and width at the end may belong to the family ("Arial Black") or not.
  static func readings(of name: String) -> [FontRequest] {
    var words = words(of: name)
    var request = FontRequest(family: words.joined())
    var readings = [request]
    while strip(&words, &request) {
      request.family = words.joined()
      readings.append(request)
    }
    return readings
  }

  // Takes the last word of style away from the family.
  private static func strip(_ words: inout [String], _ request: inout FontRequest) -> Bool {
    for count in [2, 1] where words.count > count {
      let word = words.suffix(count).joined()
      if let weight = weights[word] {
        request.weight = weight
      } else if let stretch = stretches[word] {
        request.stretch = stretch
      } else if slants.contains(word) {
        request.isItalic = true
      } else {
        continue
      }
      words.removeLast(count)
      return true
    }
    return false
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let splits = " -_".contains(character)
      if splits || (wasLower && character.isUppercase) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if !splits { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  // Names of CSS Fonts 4 § 2.2 and OpenType's usWeightClass, with those in use beside them.
  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300,
    "semilight": 350, "demilight": 350, "book": 400, "regular": 400, "normal": 400, "roman": 400,
    "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700, "extrabold": 800,
    "ultrabold": 800, "heavy": 900, "black": 900, "extrablack": 950, "ultrablack": 950,
  ]

  // CSS Fonts 4 § 2.3.
  private static let stretches: [String: Double] = [
    "ultracondensed": 50, "extracondensed": 62.5, "condensed": 75, "narrow": 75, "cond": 75,
    "semicondensed": 87.5, "semiexpanded": 112.5, "expanded": 125, "wide": 125,
    "extraexpanded": 150, "ultraexpanded": 200,
  ]

  private static let slants: Set<String> = ["italic", "oblique", "ital", "slanted"]
}
