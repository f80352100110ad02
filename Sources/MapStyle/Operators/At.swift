/// `at`: an item of a list by its index.
final class AtNode: ExpressionNode, @unchecked Sendable {
  private let index, list: ExpressionNode

  private init(_ type: ValueType, _ index: ExpressionNode, _ list: ExpressionNode, key: String) {
    self.index = index
    self.list = list
    super.init(type, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 2 else {
      return context.error("Expected 2 arguments, but found \(call.count) instead.")
    }
    let wanted = ValueType.array(context.expected ?? .value, nil)
    let index = context.parse(call.items[1], 1, .number)
    let list = context.parse(call.items[2], 2, wanted)
    guard let index, let list else { return nil }
    guard case .array(let item, _) = list.type else { return nil }
    return AtNode(item, index, list, key: context.key)
  }

  override var children: [ExpressionNode] { [index, list] }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let index = try index.number(c)
    guard case .array(let items) = try list.value(c) else { return .null }
    let shown = JavaScriptNumber.text(index)
    if index < 0 { throw failure("Array index out of bounds: \(shown) < 0.") }
    if index >= Double(items.count) {
      throw failure("Array index out of bounds: \(shown) > \(items.count - 1).")
    }
    guard let exact = Int(exactly: index) else {
      throw failure("Array index must be an integer, but found \(shown) instead.")
    }
    return items[exact]
  }
}
