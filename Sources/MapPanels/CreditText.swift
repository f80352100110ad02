/// Credits as plain text, gathered from what the archives, the style and the data say of themselves.
public enum CreditText {
  /// The entries of all statements in order, without markup, each once; an entry that another contains is left
  /// out.
  ///
  /// Statements hold entries side by side, as HTML links or separated by `|` or `·`; only a part between links
  /// counts as an entry of its own where it holds letters.
  public static func entries(_ statements: [String]) -> [String] {
    var entries: [String] = []
    for statement in statements {
      for entry in split(statement) where !entries.contains(where: { contains($0, entry) }) {
        entries.removeAll { contains(entry, $0) }
        entries.append(entry)
      }
    }
    return entries
  }

  private static func contains(_ long: String, _ short: String) -> Bool {
    let (l, s) = (Array(long.lowercased().utf8), Array(short.lowercased().utf8))
    guard s.count <= l.count else { return false }
    return (0...(l.count - s.count)).contains { l[$0..<$0 + s.count].elementsEqual(s) }
  }

  private static func split(_ html: String) -> [String] {
    var entries: [String] = []
    var text = ""
    var rest = html[...]
    func flush() {
      let entry = collapsed(unescaped(text))
      if entry.contains(where: { $0.isLetter || $0.isNumber }) { entries.append(entry) }
      text = ""
    }
    while let character = rest.popFirst() {
      switch character {
      case "<":
        guard let end = rest.firstIndex(of: ">") else { break }
        let tag = rest[..<end].lowercased()
        rest = rest[rest.index(after: end)...]
        if tag.hasPrefix("/a") || tag.hasPrefix("br") { flush() }
      case "|", "·", "\n": flush()
      default: text.append(character)
      }
    }
    flush()
    return entries
  }

  private static func collapsed(_ text: String) -> String {
    text.split { $0.isWhitespace || $0 == "\u{A0}" }.joined(separator: " ")
  }

  private static let named: [(String, String)] = [
    ("&copy;", "©"), ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""),
    ("&#39;", "'"), ("&apos;", "'"), ("&#169;", "©"), ("&amp;", "&"),
  ]

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      if rest.first == "&", let (name, value) = named.first(where: { rest.hasPrefix($0.0) }) {
        result += value
        rest = rest.dropFirst(name.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
