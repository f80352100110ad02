/// `slice`: a part of a text or list; negative indices count from the end.
final class SliceNode: ExpressionNode, @unchecked Sendable {
  private let input, start: ExpressionNode
  private let end: ExpressionNode?

  private init(_ inputs: [ExpressionNode], key: String) {
    input = inputs[0]
    start = inputs[1]
    end = inputs.count > 2 ? inputs[2] : nil
    super.init(inputs[0].type, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 2 || call.count == 3 else {
      return context.error("Expected 2 or 3 arguments, but found \(call.count) instead.")
    }
    let input = context.parse(call.items[1], 1, .value)
    let start = context.parse(call.items[2], 2, .number)
    guard let input, let start else { return nil }
    guard input.type.isArray || input.type == .string || input.type == .value else {
      return context.error(
        "Expected first argument to be of type array or string, but found \(input.type) instead")
    }
    var inputs = [input, start]
    if call.count == 3 {
      guard let end = context.parse(call.items[3], 3, .number) else { return nil }
      inputs.append(end)
    }
    return SliceNode(inputs, key: context.key)
  }

  override var children: [ExpressionNode] { [input, start] + (end.map { [$0] } ?? []) }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let input = try input.value(c)
    let start = SearchNode.index(try start.number(c))
    let end = SearchNode.index(try end?.number(c) ?? .infinity)
    switch input {
    case .string(let text):
      let scalars = Array(text.unicodeScalars)
      return .string(ScalarText.string(scalars[Self.range(start, end, scalars.count)]))
    case .array(let items):
      return .array(Array(items[Self.range(start, end, items.count)]))
    default:
      throw failure(
        "Expected first argument to be of type array or string, but found \(input.type) instead.")
    }
  }

  private static func range(_ start: Int, _ end: Int, _ count: Int) -> Range<Int> {
    let low = min(max(start < 0 ? count + start : start, 0), count)
    let high = min(max(end < 0 ? count + end : end, 0), count)
    return low..<max(low, high)
  }
}
