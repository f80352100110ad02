extension ParsingContext {
  /// Makes `node` have the wanted type by an assertion or a coercion, or notes an error.
  func fit(_ node: ExpressionNode, _ annotation: Annotation?) -> ExpressionNode? {
    guard let expected else { return node }
    if expected.isAsserted, node.type == .value {
      return annotate(node, expected, annotation ?? .assert)
    }
    if expected.coerces(from: node.type) {
      return annotate(node, expected, annotation ?? .coerce)
    }
    return checkSubtype(expected, node.type) ? node : nil
  }

  private func annotate(_ node: ExpressionNode, _ type: ValueType, _ annotation: Annotation)
    -> ExpressionNode
  {
    switch annotation {
    case .assert: AssertionNode.make(type, [node.settled()], key: key)
    case .coerce: CoercionNode(type, [node.settled()], key: key)
    case .omit: node
    }
  }
}

extension ValueType {
  /// Whether a `value` standing where this is wanted is checked when evaluated.
  fileprivate var isAsserted: Bool {
    switch self {
    case .string, .number, .boolean, .object, .array: true
    default: false
    }
  }

  /// Whether something of type `found` is turned into this where this is wanted.
  fileprivate func coerces(from found: ValueType) -> Bool {
    switch self {
    case .projection: found == .value || found == .string || found.isArray
    case .color, .formatted, .resolvedImage: found == .value || found == .string
    case .padding, .numberArray: found == .value || found == .number || found.isArray
    case .colorArray: found == .value || found == .string || found.isArray
    case .variableAnchorOffsetCollection: found == .value || found.isArray
    default: false
    }
  }
}

extension ExpressionNode {
  /// Whether its value is known while parsing.
  var isConstant: Bool {
    if let variable = self as? VariableNode { return variable.bound.isConstant }
    guard isFoldable else { return false }
    let isAnnotation = self is CoercionNode || self is AssertionNode
    return dependence.subtracting(.globalState).isEmpty
      && children.allSatisfy { isAnnotation ? $0.isConstant : $0 is LiteralNode }
  }
}
