/// Texts as documents can hold them.
enum DocumentText {
  /// The most UTF-16 units of a string in a PDF: readers take 32,767 bytes (ISO 32000-1, annex C.2), and two of them
  /// are the byte-order mark.
  static let longestString = 16_000

  /// The text without characters that no XML document may hold (XML 1.0 §2.2), which no reader shows either.
  static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where isCharacter(scalar) { plain.append(scalar) }
    return String(plain)
  }

  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// The plain text, cut to what a string in a PDF can be.
  static func bounded(_ text: String) -> String {
    let plain = plain(text)
    guard plain.utf16.count > longestString else { return plain }
    var (cut, count) = ("", 1)
    for character in plain {
      count += character.utf16.count
      guard count <= longestString else { break }
      cut.append(character)
    }
    return cut + "…"
  }

  /// The plain text with what has a meaning in XML written as references.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in plain(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
