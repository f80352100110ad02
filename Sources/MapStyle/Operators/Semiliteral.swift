import JSONReading

/// `semiliteral`: a list whose items are expressions.
final class SemiliteralNode: ExpressionNode, @unchecked Sendable {
  private let items: [ExpressionNode]

  private init(_ type: ValueType, _ items: [ExpressionNode], key: String) {
    self.items = items
    super.init(type, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 1 else {
      return context.error(
        "'semiliteral' expression requires exactly one argument, but found \(call.count) instead.")
    }
    guard let nodes = call.items[1].array else {
      return context.error("'semiliteral' expression requires an array.", 1)
    }
    let list = context.child(1)
    var items: [ExpressionNode] = []
    for (index, node) in nodes.enumerated() {
      guard let item = list.parse(node, index) else { return nil }
      items.append(item)
    }
    let types = Set(items.map(\.type))
    let item = types.count == 1 ? types.first ?? .value : .value
    return SemiliteralNode(.array(item, items.count), items, key: context.key)
  }

  override var children: [ExpressionNode] { items }
  override var passedOn: [ExpressionNode] { items }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    var values: [StyleValue] = []
    values.reserveCapacity(items.count)
    for item in items { values.append(try item.value(c)) }
    return .array(values)
  }
}
