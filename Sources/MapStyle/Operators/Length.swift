/// `length`: the code points of a text or the items of a list.
final class LengthNode: NumberNode, @unchecked Sendable {
  private let input: ExpressionNode

  private init(_ input: ExpressionNode, key: String) {
    self.input = input
    super.init(key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 1 else {
      return context.error("Expected 1 argument, but found \(call.count) instead.")
    }
    guard let input = context.parse(call.items[1], 1) else { return nil }
    guard input.type.isArray || input.type == .string || input.type == .value else {
      return context.error(
        "Expected argument of type string or array, but found \(input.type) instead.")
    }
    return LengthNode(input, key: context.key)
  }

  override var children: [ExpressionNode] { [input] }
  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    let value = try input.value(c)
    switch value {
    case .string(let text): return Double(text.unicodeScalars.count)
    case .array(let items): return Double(items.count)
    default:
      throw failure(
        "Expected value to be of type string or array, but found \(value.type) instead.")
    }
  }
}
