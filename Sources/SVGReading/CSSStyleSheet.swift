/// The rules of all `style` elements.
struct CSSStyleSheet {
  private struct Rule {
    let selector: CSSSelector
    let declarations: [CSSDeclaration]
  }

  /// Sorted by specificity, then by place: later ones win.
  private var rules: [Rule] = []
  /// Selectors and at-rules that are not followed.
  private(set) var unread: [String] = []
  /// Whether rules were left out for their number.
  private(set) var isCut = false
  private var found: [CSSSubject: [CSSDeclaration]] = [:]
  private var comparisons = 0

  /// Whether any rule looks at identifiers; else elements that differ in them alone are alike.
  private var usesIdentifiers = false

  init(_ texts: [String]) {
    for text in texts { read(Self.withoutComments(text)) }
    let order = rules.indices.sorted {
      (rules[$0].selector.specificity, $0) < (rules[$1].selector.specificity, $1)
    }
    rules = order.map { rules[$0] }
    usesIdentifiers = rules.contains { !$0.selector.identifiers.isEmpty }
  }

  /// What the rules say of an element, the weaker first.
  mutating func declarations(for subject: CSSSubject) -> [CSSDeclaration] {
    guard !rules.isEmpty else { return [] }
    var subject = subject
    if !usesIdentifiers { subject.id = nil }
    if let known = found[subject] { return known }
    comparisons += rules.count
    guard comparisons <= SVGLimits.comparisons else {
      isCut = true
      return []
    }
    let declarations = rules.filter { $0.selector.matches(subject) }.flatMap(\.declarations)
    found[subject] = declarations
    return declarations
  }

  private mutating func read(_ text: String) {
    var rest = text[...]
    while true {
      rest = rest.trimmed
      guard !rest.isEmpty else { return }
      let head = rest.prefix { $0 != "{" && !(rest.first == "@" && $0 == ";") }
      rest = rest.dropFirst(head.count)
      guard rest.popFirst() == "{" else {
        if head.first == "@" { note(head) }
        continue
      }
      let body = Self.block(&rest)
      if head.first == "@" {
        note(head)
      } else {
        add(head, CSSDeclaration.list(body).filter { SVGProperties.known.contains($0.property) })
      }
    }
  }

  private mutating func add(_ selectors: Substring, _ declarations: [CSSDeclaration]) {
    for text in selectors.split(separator: ",") {
      guard let selector = CSSSelector(text.trimmed) else {
        note(text)
        continue
      }
      guard rules.count < SVGLimits.rules else { return isCut = true }
      rules.append(Rule(selector: selector, declarations: declarations))
    }
  }

  private mutating func note(_ text: Substring) {
    // Fonts and character sets change nothing that is drawn.
    let text = text.trimmed
    guard !text.hasPrefix("@font-face"), !text.hasPrefix("@charset") else { return }
    if unread.count < SVGLimits.diagnostics { unread.append(String(text.prefix(60))) }
  }

  /// The text up to the bracket that closes a block, other blocks in it included.
  private static func block(_ rest: inout Substring) -> Substring {
    var depth = 1
    for i in rest.indices {
      if rest[i] == "{" { depth += 1 }
      if rest[i] == "}" { depth -= 1 }
      guard depth == 0 else { continue }
      defer { rest = rest[rest.index(after: i)...] }
      return rest[..<i]
    }
    defer { rest = "" }
    return rest
  }

  private static func withoutComments(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var isComment = false
    var i = 0
    while i < bytes.count {
      let pair = i + 1 < bytes.count ? (bytes[i], bytes[i + 1]) : (bytes[i], 0)
      if pair == (0x2F, 0x2A), !isComment {
        isComment = true
        i += 2
      } else if pair == (0x2A, 0x2F), isComment {
        isComment = false
        i += 2
      } else {
        if !isComment { kept.append(bytes[i]) }
        i += 1
      }
    }
    // Illustrator puts its rules into an SGML comment, which style sheets pass over (CSS Syntax 3 §4.3.1).
    return String(decoding: kept, as: UTF8.self).removing("<!--").removing("-->")
  }
}

extension String {
  fileprivate func removing(_ mark: String) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.firstRange(of: mark) {
      result += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
