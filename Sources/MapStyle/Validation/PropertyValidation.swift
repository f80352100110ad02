import JSONReading

extension StyleValidation {
  /// Where an expression stands, which says what it may look at.
  enum ExpressionPlace {
    case property(PropertySpec)
    /// A value that takes expressions, but not at the level of a layer's property.
    case value(PropertySpec)
    case filter, cluster
  }

  /// Checks the layout or paint of a layer of `type`; one of an unknown type may have any.
  mutating func checkProperties(
    _ node: JSONNode, of type: String?, _ group: PropertySpec.Group, at path: String
  ) {
    guard node.object != nil else { return mismatch("object", node, path) }
    guard let specs = type.flatMap({ PropertyTable.properties(of: $0) }) else { return }
    let own = specs.filter { $0.group == group }
    for member in node.walkedMembers {
      let place = "\(path).\(member.name)"
      if group == .paint, Self.isTransition(member.name, own) {
        check(member.node, RootRules.transition, at: place)
      } else if let spec = own.first(where: { $0.name == member.name }) {
        checkProperty(member.node, spec, at: place)
      } else {
        note("unknown property \"\(member.name)\"", member.node, at: place)
      }
    }
  }

  private static func isTransition(_ name: String, _ specs: [PropertySpec]) -> Bool {
    let suffix = "-transition"
    return name.hasSuffix(suffix)
      && specs.contains { $0.hasTransition && $0.name == name.dropLast(suffix.count) }
  }

  /// Checks a property of a layer.
  mutating func checkProperty(_ node: JSONNode, _ spec: PropertySpec, at path: String) {
    if let text = node.string, spec.takesFeatures, !spec.hasTokens, text.utf8.count > 2,
      text.hasPrefix("{"), text.hasSuffix("}"), !text.dropFirst().dropLast().contains("}")
    {
      let name = JSONText.quoted(String(text.dropFirst().dropLast()))
      note(
        "\"\(spec.name)\" does not support interpolation syntax\nUse an identity property function "
          + "instead: `{ \"type\": \"identity\", \"property\": \(name) }`.", node, at: path)
      return
    }
    if spec.name == "text-font", node.object != nil, node["type"]?.string == "identity" {
      note("\"text-font\" does not support identity functions", node, at: path)
    }
    check(node, spec, in: .property(spec), at: path)
  }

  /// Checks a value that may be an expression or a function of stops where its property takes any.
  mutating func check(
    _ node: JSONNode, _ spec: PropertySpec, in place: ExpressionPlace? = nil, at path: String
  ) {
    if spec.takesExpressions, node.object != nil {
      checkFunction(node, spec, at: path)
    } else if spec.takesExpressions, PropertyReader.isExpression(node) {
      checkExpression(node, place ?? .value(spec), at: path)
    } else {
      checkConstant(node, spec, in: place ?? .value(spec), at: path)
    }
  }

  private mutating func checkConstant(
    _ node: JSONNode, _ spec: PropertySpec, in place: ExpressionPlace, at path: String
  ) {
    switch spec.kind {
    case .number: checkNumber(node, spec.range, at: path)
    case .padding: checkPadding(node, at: path)
    case .numberArray: checkOneOrMore(node, .number, at: path)
    case .colorArray: checkOneOrMore(node, .color, at: path)
    case .projection: checkProjection(node, at: path)
    case .anchorOffsets: checkAnchorOffsets(node, at: path)
    case .formatted, .image: if node.string == nil { checkExpression(node, place, at: path) }
    default: check(node, spec.kind.rule, at: path)
    }
  }

  private mutating func checkPadding(_ node: JSONNode, at path: String) {
    if let sides = node.array, !(1...4).contains(sides.count) {
      return note("padding requires 1 to 4 values; \(sides.count) values found", node, at: path)
    }
    check(node, node.array == nil ? .number : .array(.number, count: nil), at: path)
  }

  private mutating func checkOneOrMore(_ node: JSONNode, _ item: ValueRule, at path: String) {
    if node.array?.isEmpty ?? false {
      return note("array length at least 1 expected, length 0 found", node, at: path)
    }
    check(node, node.array == nil ? item : .array(item, count: nil), at: path)
  }

  private mutating func checkProjection(_ node: JSONNode, at path: String) {
    if node.string != nil { return }
    guard let items = node.array else {
      let type = node.shownType
      return note("projection expected, invalid type \"\(type)\" found", node, at: path)
    }
    if items.count == 3, items[0].string != nil, items[1].string != nil, items[2].number != nil {
      return
    }
    let shown = StyleValue(node).json
    note("projection expected, invalid array \(shown) found", node, at: path)
  }

  private mutating func checkAnchorOffsets(_ node: JSONNode, at path: String) {
    guard let items = node.array, !items.isEmpty, items.count % 2 == 0 else {
      return note(
        "variableAnchorOffsetCollection requires a non-empty array of even length", node, at: path)
    }
    for (index, item) in items.enumerated() {
      let rule: ValueRule =
        index % 2 == 0
        ? .word(SymbolAnchor.allCases.map(\.rawValue)) : .array(.number, count: 2)
      check(item, rule, at: "\(path)[\(index)]")
    }
  }
}

extension PropertySpec {
  /// Whether its value may be an expression at all.
  var takesExpressions: Bool { !parameters.isEmpty }
  /// Whether its value may differ from feature to feature.
  var takesFeatures: Bool { parameters.contains(.feature) }
}

extension PropertySpec.Kind {
  /// What a constant of this kind is, for kinds of one form.
  fileprivate var rule: ValueRule {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .string: .string
    case .color: .color
    case .enumeration(let words): .word(words)
    case .array(let item, let count): .array(item.rule, count: count)
    default: .any
    }
  }
}
