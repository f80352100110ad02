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
    guard let nodes = call.items[1].array else { return LiteralNode.parse(call, context) }
    // Items have no place of their own in the keys of errors.
    var place = context
    place.expected = .value
    place.depth += 1
    var items: [ExpressionNode] = []
    for node in nodes {
      guard let item = place.parse(node) else { return nil }
      items.append(item)
    }
    return SemiliteralNode(.array(itemType(items), items.count), items, key: context.key)
  }

  /// The type that all items have; of several lists no more is said than that they are values.
  private static func itemType(_ items: [ExpressionNode]) -> ValueType {
    guard let first = items.first?.type, !first.isArray || items.count == 1 else { return .value }
    return items.allSatisfy { $0.type == first } ? first : .value
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
