/// Text that may be written in HTML, as it is read: without tags, references resolved, on one line.
enum HTMLText {
  /// The longest text that is looked at: what follows would not be shown anyway.
  static let maximumSize = 1 << 16

  /// The words of a text.
  static func plain(_ text: String) -> String {
    // Nearly all texts are plain, which their bytes tell at once.
    guard text.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 || $0 < 0x20 }) else {
      return text.trimmed
    }
    var scanner = Scanner(Array(text.unicodeScalars.prefix(maximumSize)))
    scanner.run()
    return String(scanner.plain).trimmed
  }

  private struct Scanner {
    private let scalars: [Unicode.Scalar]
    private var at = 0
    private(set) var plain = String.UnicodeScalarView()
    private var endsInSpace = true

    init(_ scalars: [Unicode.Scalar]) {
      self.scalars = scalars
    }

    mutating func run() {
      while at < scalars.count {
        switch scalars[at] {
        case "<": if !tag() { append("<") }
        case "&": if !reference() { append("&") }
        case let scalar: append(scalar)
        }
      }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
      at += 1
      put(scalar)
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
      // A no-break space is kept, since someone meant it.
      if scalar.properties.isWhitespace && scalar != "\u{A0}" || scalar.value < 0x20 {
        guard !endsInSpace else { return }
        endsInSpace = true
        plain.append(" ")
      } else {
        endsInSpace = false
        plain.append(scalar)
      }
    }

    /// Passes over a tag or a comment; "a < b" is none.
    private mutating func tag() -> Bool {
      guard at + 1 < scalars.count else { return false }
      let next = scalars[at + 1]
      guard
        next == "/" || next == "!" || next == "?" || next.isASCII && next.properties.isAlphabetic,
        let end = scalars[at...].firstIndex(of: ">")
      else { return false }
      let name = String(
        String.UnicodeScalarView(
          scalars[(at + 1)..<end].drop { $0 == "/" }.prefix { $0.properties.isAlphabetic })
      ).lowercased()
      at = end + 1
      if next != "/", name == "script" || name == "style" { skipContent(of: name) }
      // What these do not part is one word.
      if !["b", "i", "em", "strong", "a", "span", "font", "u", "sup", "sub"].contains(name) {
        put(" ")
      }
      return true
    }

    private mutating func skipContent(of name: String) {
      while at < scalars.count {
        let closing = scalars[at...].prefix(name.count + 2)
        if String(String.UnicodeScalarView(closing)).lowercased() == "</\(name)" { return }
        at += 1
      }
    }

    private mutating func reference() -> Bool {
      let rest = scalars[(at + 1)...].prefix(12)
      guard let end = rest.firstIndex(of: ";") else { return false }
      let name = String(String.UnicodeScalarView(scalars[(at + 1)..<end]))
      guard let scalar = HTMLText.scalar(named: name) else { return false }
      at = end + 1
      put(scalar)
      return true
    }
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) }
    return references[name]
  }

  private static let references: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "deg": "°",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á", "acirc": "â",
    "ccedil": "ç", "ntilde": "ñ", "oacute": "ó", "iacute": "í", "uacute": "ú", "aring": "å",
    "aelig": "æ", "oslash": "ø", "Aring": "Å", "Oslash": "Ø", "atilde": "ã", "otilde": "õ",
    "ndash": "–", "mdash": "—", "hellip": "…", "middot": "·", "bull": "•", "copy": "©", "reg": "®",
    "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "euro": "€",
    "pound": "£", "times": "×", "frac12": "½", "ordm": "º", "ordf": "ª",
  ]
}
