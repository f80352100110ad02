import JSONReading

extension StyleValidation {
  private static let operators = [
    "==", "!=", ">", ">=", "<", "<=", "in", "!in", "all", "any", "none", "has", "!has",
  ]
  private static let kinds = ["Point", "LineString", "Polygon"]

  /// Checks a filter, old or new.
  mutating func checkFilter(_ node: JSONNode, at path: String) {
    if LegacyFilter.isLegacy(node) { return checkLegacyFilter(node, at: path) }
    if let mixed = MixedFilter.find(in: node, at: path) {
      note(mixed.reason, mixed.node, at: mixed.path, severity: .warning)
    }
    checkExpression(node, .filter, at: path)
  }

  private mutating func checkLegacyFilter(_ node: JSONNode, at path: String) {
    guard let items = node.array else { return mismatch("array", node, path) }
    guard let op = items.first else {
      return note("filter array must have at least 1 element", node, at: path)
    }
    checkWord(op, Self.operators, at: "\(path)[0]")
    switch op.string ?? "" {
    case "<", "<=", ">", ">=", "==", "!=": checkComparison(node, items, at: path)
    case "in", "!in": checkOperands(items, at: path)
    case "any", "all", "none":
      for (index, item) in items.enumerated().dropFirst() {
        checkLegacyFilter(item, at: "\(path)[\(index)]")
      }
    case "has", "!has": checkPresence(node, items, at: path)
    default: break
    }
  }

  private mutating func checkComparison(_ node: JSONNode, _ items: [JSONNode], at path: String) {
    let op = items[0].string ?? ""
    if op.first == "<" || op.first == ">", items.count > 1, items[1].string == "$type" {
      note("\"$type\" cannot be use with operator \"\(op)\"", node, at: path)
    }
    if items.count != 3 {
      note("filter array for operator \"\(op)\" must have 3 elements", node, at: path)
    }
    checkOperands(items, at: path)
  }

  private mutating func checkOperands(_ items: [JSONNode], at path: String) {
    if items.count > 1 { check(items[1], .string, at: "\(path)[1]") }
    for (index, item) in items.enumerated().dropFirst(2) {
      if items[1].string == "$type" {
        checkWord(item, Self.kinds, at: "\(path)[\(index)]")
      } else if item.string == nil, item.number == nil, item.bool == nil {
        mismatch("string, number, or boolean", item, "\(path)[\(index)]")
      }
    }
  }

  private mutating func checkPresence(_ node: JSONNode, _ items: [JSONNode], at path: String) {
    if items.count != 2 {
      let op = items[0].string ?? ""
      note("filter array for \"\(op)\" operator must have 2 elements", node, at: path)
    } else {
      check(items[1], .string, at: "\(path)[1]")
    }
  }
}

/// An old filter within a new one: it is read as an expression, which hardly means what was meant.
struct MixedFilter {
  let path: String
  let node: JSONNode

  /// The first old filter where only new ones may stand.
  static func find(in node: JSONNode, at path: String) -> MixedFilter? {
    let items = node.array ?? []
    for index in places(items) {
      guard items[index].array != nil else { continue }
      let place = "\(path)[\(index)]"
      if LegacyFilter.isLegacy(items[index]) { return MixedFilter(path: place, node: items[index]) }
      if let below = find(in: items[index], at: place) { return below }
    }
    return nil
  }

  /// Which arguments are filters themselves.
  private static func places(_ items: [JSONNode]) -> [Int] {
    switch items.first?.string {
    case "all", "any", "none": Array(items.indices.dropFirst())
    case "!": items.count > 1 ? [1] : []
    case "case": Array(stride(from: 1, to: items.count - 1, by: 2))
    default: []
    }
  }

  var reason: String {
    let items = node.array ?? []
    let op = items.first?.string ?? ""
    if ["<", "<=", ">", ">="].contains(op), items.count > 1, items[1].string == "$type" {
      return "\"$type\" cannot be use with operator \"\(op)\""
    }
    let shown = StyleValue(node).json
    let advice =
      suggestion(op, items).map { "Replace \(shown) with \(StyleValue($0).json)." }
      ?? "Convert \(shown) to expression syntax."
    return "Mixing deprecated filter syntax with expression syntax is not supported. \(advice)"
  }

  /// The expression that means the same, where there is one.
  private func suggestion(_ op: String, _ items: [JSONNode]) -> JSONNode? {
    guard items.count > 1, let name = items[1].string else { return nil }
    let isNegated = op.hasPrefix("!") && op != "!="
    let plain = isNegated ? String(op.dropFirst()) : op
    let expression: JSONNode
    switch plain {
    case "==", "!=", "<", "<=", ">", ">=":
      guard items.count == 3 else { return nil }
      expression = .call(plain, [Self.operand(name), items[2]])
    case "in":
      let values = JSONNode(.array(Array(items.dropFirst(2))))
      expression = .call(plain, [Self.operand(name), .call("literal", [values])])
    case "has":
      guard items.count == 2, name != "$type", name != "$id" else { return nil }
      expression = .call(plain, [items[1]])
    default: return nil
    }
    return isNegated ? .call("!", [expression]) : expression
  }

  private static func operand(_ name: String) -> JSONNode {
    switch name {
    case "$type": .call("geometry-type", [])
    case "$id": .call("id", [])
    default: .call("get", [JSONNode(.string(name))])
    }
  }
}
