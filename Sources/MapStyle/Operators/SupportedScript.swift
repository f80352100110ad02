/// `is-supported-script`: whether the text can be drawn; everything can be shaped here.
final class SupportedScriptNode: BoolNode, @unchecked Sendable {
  private let input: ExpressionNode

  init(_ input: ExpressionNode, key: String) {
    self.input = input
    super.init(key: key)
  }

  override var children: [ExpressionNode] { [input] }
  override var ownDependence: Dependence { .renderer }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    _ = try input.string(c)
    return true
  }
}
