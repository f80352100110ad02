import JSONReading

extension StyleValidation {
  /// Checks an expression, or what stands in the place of one.
  mutating func checkExpression(_ node: JSONNode?, _ place: ExpressionPlace, at path: String) {
    guard let node else {
      return note("'undefined' value invalid. Use null instead.", nil, at: path)
    }
    let expression: StyleExpression
    do throws(ParsingErrors) {
      expression = try Self.parse(node, place)
    } catch {
      for error in error.list { note(error.message, node, at: path + error.key) }
      return
    }
    if let reason = Self.refusal(expression, place) { note(reason, node, at: path) }
  }

  private static func parse(_ node: JSONNode, _ place: ExpressionPlace) throws(ParsingErrors)
    -> StyleExpression
  {
    let keys = PropertyKeys()
    switch place {
    case .property(let spec): return try .parse(node, for: spec, keys: keys)
    case .value(let spec):
      return try .parse(
        node, expecting: spec.expectedType, keys: keys, isText: spec.kind == .string)
    case .filter, .cluster: return try .parse(node, expecting: nil, keys: keys)
    }
  }

  /// Why a sound expression may not stand where it does.
  private static func refusal(_ expression: StyleExpression, _ place: ExpressionPlace) -> String? {
    let readsState = expression.dependence.contains(.featureState)
    switch place {
    case .property(let spec):
      if spec.name == "text-font", !expression.node.isOutputKnown {
        return "Invalid data expression for \"text-font\". Output values must be contained as "
          + "literals within the expression."
      }
      return readsState && spec.group == .layout
        ? "\"feature-state\" data expressions are not supported with layout properties." : nil
    case .filter:
      return readsState
        ? "\"feature-state\" data expressions are not supported with filters." : nil
    case .cluster:
      return readsState || expression.dependence.contains(.zoom)
        ? "\"zoom\" and \"feature-state\" expressions are not supported with cluster properties."
        : nil
    case .value: return nil
    }
  }
}

extension ExpressionNode {
  /// Whether every value it may yield stands in its text: fonts are to be known before features are.
  fileprivate var isOutputKnown: Bool {
    self is LiteralNode || (!passedOn.isEmpty && passedOn.allSatisfy(\.isOutputKnown))
  }
}
