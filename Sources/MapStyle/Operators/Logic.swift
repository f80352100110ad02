/// `all` and `any`: whether every argument holds, or one does; the rest is not looked at.
final class JunctionNode: BoolNode, @unchecked Sendable {
  private let inputs: [ExpressionNode]
  /// The answer of one argument that decides.
  private let decisive: Bool

  init(_ inputs: [ExpressionNode], decisive: Bool, key: String) {
    self.inputs = inputs
    self.decisive = decisive
    super.init(key: key)
  }

  override var children: [ExpressionNode] { inputs }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    for input in inputs where try input.bool(c) == decisive { return decisive }
    return !decisive
  }
}

/// `!`: the opposite.
final class NotNode: BoolNode, @unchecked Sendable {
  private let input: ExpressionNode

  init(_ input: ExpressionNode, key: String) {
    self.input = input
    super.init(key: key)
  }

  override var children: [ExpressionNode] { [input] }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    try !input.bool(c)
  }
}

/// `error`: fails with its message.
final class FailureNode: ExpressionNode, @unchecked Sendable {
  private let text: ExpressionNode

  init(_ text: ExpressionNode, key: String) {
    self.text = text
    super.init(.error, key: key)
  }

  override var children: [ExpressionNode] { [text] }
  override var isFoldable: Bool { false }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    throw failure(try text.string(c))
  }
}
