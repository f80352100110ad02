import JSONReading

/// `let`: names values for the expression within.
final class LetNode: ExpressionNode, @unchecked Sendable {
  let bindings: [ExpressionNode]
  let result: ExpressionNode

  init(_ bindings: [ExpressionNode], _ result: ExpressionNode, key: String) {
    self.bindings = bindings
    self.result = result
    super.init(result.type, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count >= 3 else {
      return context.error("Expected at least 3 arguments, but found \(call.count) instead.")
    }
    var bindings: [ExpressionNode] = []
    var inner = context
    for index in stride(from: 1, to: call.count, by: 2) {
      guard let name = call.items[index].string else {
        return context.error(
          "Expected string, but found \(call.items[index].javaScriptType) instead.", index)
      }
      guard name.utf8.allSatisfy(isNameByte) else {
        return context.error(
          "Variable names must contain only alphanumeric characters or '_'.", index)
      }
      guard let value = context.parse(call.items[index + 1], index + 1) else { return nil }
      bindings.append(value)
      inner.scope[name] = value
    }
    guard let result = inner.parse(call.items[call.count], call.count, context.expected) else {
      return nil
    }
    return LetNode(bindings, result, key: context.key)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  override var children: [ExpressionNode] { bindings + [result] }
  override var passedOn: [ExpressionNode] { [result] }
  /// Variables know what they are bound to, so that the result stands for itself.
  override func atZoom(_ zoom: Double) -> ExpressionNode { result.atZoom(zoom) }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try result.value(c)
  }
}

/// `var`: a value named by a `let` around.
final class VariableNode: ExpressionNode, @unchecked Sendable {
  let bound: ExpressionNode

  init(_ bound: ExpressionNode, key: String) {
    self.bound = bound
    super.init(bound.type, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 1, let name = call.items[1].string else {
      return context.error("'var' expression requires exactly one string literal argument.")
    }
    guard let bound = context.scope[name] else {
      return context.error(
        "Unknown variable \"\(name)\". Make sure \"\(name)\" has been bound in an enclosing "
          + "\"let\" expression before using it.", 1)
    }
    return VariableNode(bound, key: context.key)
  }

  override var children: [ExpressionNode] { [bound] }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try bound.value(c)
  }
  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    try bound.number(c)
  }
}
