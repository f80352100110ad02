/// A compound of simple selectors: `path`, `.a`, `#b`, `g.a.b`, `*` (Selectors 3 §5, §6.1, §6.4, §6.5).
struct CSSSelector: Hashable {
  private(set) var type: String?
  private(set) var identifiers: [String] = []
  private(set) var classes: [String] = []

  /// Nothing for selectors of other kinds: attributes, states, and those that look at other elements.
  init?(_ text: Substring) {
    var rest = text
    guard !rest.isEmpty else { return nil }
    if rest.first == "*" {
      rest.removeFirst()
    } else if rest.first != ".", rest.first != "#" {
      type = Self.name(&rest)
      guard type?.isEmpty == false else { return nil }
    }
    while let sign = rest.popFirst() {
      let name = Self.name(&rest)
      guard !name.isEmpty else { return nil }
      switch sign {
      case ".": classes.append(name)
      case "#": identifiers.append(name)
      default: return nil
      }
    }
  }

  private static func name(_ rest: inout Substring) -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  /// How much it counts against others (Selectors 3 §9).
  var specificity: Int {
    identifiers.count << 20 | min(classes.count, 1023) << 10 | (type == nil ? 0 : 1)
  }

  func matches(_ element: CSSSubject) -> Bool {
    (type == nil || type == element.type)
      && identifiers.allSatisfy { $0 == element.id }
      && classes.allSatisfy { element.classes.contains($0) }
  }
}

/// What selectors look at.
struct CSSSubject: Hashable {
  var type: String
  var id: String?
  var classes: [String]
}
