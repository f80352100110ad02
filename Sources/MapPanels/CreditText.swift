/// Credits as plain text, gathered from what the archives, the style and the data say of themselves.
public enum CreditText {
  /// The entries of all statements in order, without markup, each once; an entry that another contains is left
  /// out.
  ///
  /// A new entry begins at a copyright sign, behind `|`, `·` or a line break, and at a link that follows another
  /// with nothing but space or a comma between them.
  public static func entries(_ statements: [String]) -> [String] {
    var entries: [String] = []
    for statement in statements {
      let signed = statement.replacing("&copy;", with: "©").replacing("&#169;", with: "©")
      for entry in split(signed) where !entries.contains(where: { contains($0, entry) }) {
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
    // What follows the last link of the entry, or nothing where it has none yet.
    var tail: String?
    var rest = html[...]
    func flush() {
      let entry = trimmed(unescaped(text))
      if entry.contains(where: { $0.isLetter || $0.isNumber }) { entries.append(entry) }
      text = ""
      tail = nil
    }
    while let character = rest.popFirst() {
      switch character {
      case "<":
        guard let end = rest.firstIndex(of: ">") else { return [trimmed(unescaped(html))] }
        let tag = rest[..<end].lowercased()
        rest = rest[rest.index(after: end)...]
        if tag.hasPrefix("br") { flush() }
        if tag.hasPrefix("a "), let between = tail, between.allSatisfy(isBreak) { flush() }
        if tag.hasPrefix("/a") { tail = "" }
        continue
      case "|", "·", "\n", "\r\n": flush()
      case "©":
        if !text.hasSuffix("(") { flush() }
        text.append(character)
      default:
        text.append(character)
        tail?.append(character)
      }
    }
    flush()
    return entries
  }

  private static func isBreak(_ character: Character) -> Bool {
    character.isWhitespace || character == "," || character == ";"
  }

  private static func trimmed(_ text: String) -> String {
    var words = text.split { $0.isWhitespace || $0 == "\u{A0}" }.map(String.init)
    while let last = words.popLast() {
      let kept = last.hasSuffix(",") ? String(last.dropLast()) : last
      if !kept.isEmpty {
        words.append(kept)
        break
      }
    }
    return words.joined(separator: " ")
  }

  private static let named: [(String, String)] = [
    ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""),
    ("&#39;", "'"), ("&apos;", "'"), ("&amp;", "&"),
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
