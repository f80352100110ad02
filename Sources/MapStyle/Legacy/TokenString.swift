import JSONReading

/// Strings with `{property}` in them, as styles wrote before there were expressions.
enum TokenString {
  /// The expression that means the same, or the string itself where it names no property.
  static func expression(_ text: String, line: Int) -> JSONNode {
    var parts: [JSONNode] = []
    var rest = text[...]
    var literal = ""
    while let open = rest.firstIndex(of: "{") {
      let after = rest.index(after: open)
      guard let close = rest[after...].firstIndex(where: { $0 == "}" || $0 == "{" }),
        rest[close] == "}", close > after
      else {
        literal += rest[..<after]
        rest = rest[after...]
        continue
      }
      literal += rest[..<open]
      if !literal.isEmpty { parts.append(JSONNode(.string(literal), line: line)) }
      literal = ""
      parts.append(.call("get", [JSONNode(.string(String(rest[after..<close])), line: line)]))
      rest = rest[rest.index(after: close)...]
    }
    literal += rest
    guard !parts.isEmpty else { return JSONNode(.string(text), line: line) }
    if !literal.isEmpty { parts.append(JSONNode(.string(literal), line: line)) }
    return .call(parts.count == 1 ? "to-string" : "concat", parts)
  }
}

extension JSONNode {
  /// The expression `name` of `arguments`.
  static func call(_ name: String, _ arguments: [JSONNode]) -> JSONNode {
    let line = arguments.first?.line ?? 0
    return JSONNode(.array([JSONNode(.string(name), line: line)] + arguments), line: line)
  }

  /// A value that is to stand as it is within an expression.
  var asLiteral: JSONNode {
    array != nil || object != nil ? .call("literal", [self]) : self
  }
}
