/// A property with its value, as text.
struct CSSDeclaration: Hashable {
  let property: String
  let value: String
  let isImportant: Bool

  /// Reads `property: value; …` (CSS Syntax 3 §5.4.4); what is in error is passed over.
  static func list(_ text: Substring) -> [CSSDeclaration] {
    split(text, at: ";").compactMap(CSSDeclaration.init)
  }

  private init?(_ text: Substring) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    property = text[..<colon].trimmed.lowercased()
    var value = text[text.index(after: colon)...].trimmed
    let mark = value.lastIndex(of: "!").flatMap {
      value[value.index(after: $0)...].trimmed.lowercased() == "important" ? $0 : nil
    }
    if let mark { value = value[..<mark].trimmed }
    isImportant = mark != nil
    self.value = String(value)
    guard !property.isEmpty, !value.isEmpty else { return nil }
  }

  // Neither within brackets nor quotes: data URIs hold semicolons.
  private static func split(_ text: Substring, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var quote: Character?
    var depth = 0
    for i in text.indices {
      let c = text[i]
      if let open = quote {
        if c == open { quote = nil }
        continue
      }
      switch c {
      case "\"", "'": quote = c
      case "(": depth += 1
      case ")": depth -= 1
      case separator where depth <= 0:
        parts.append(text[start..<i])
        start = text.index(after: i)
      default: break
      }
    }
    return parts + [text[start...]]
  }
}

extension Substring {
  /// Without white space at its ends.
  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
