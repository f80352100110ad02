import JSONReading

/// `array`, `boolean`, `number`, `object`, `string`: the first argument that is of the type.
final class AssertionNode: ExpressionNode, @unchecked Sendable {
  private let inputs: [ExpressionNode]

  init(_ type: ValueType, _ inputs: [ExpressionNode], key: String) {
    self.inputs = inputs
    super.init(type, key: key)
  }

  /// An assertion; that of a property is the property read as the type.
  static func make(_ type: ValueType, _ inputs: [ExpressionNode], key: String) -> ExpressionNode {
    if inputs.count == 1, let property = inputs[0] as? PropertyNode, property.type == .value,
      type == .string || type == .number || type == .boolean
    {
      return PropertyNode(type, slot: property.slot, key: key)
    }
    return AssertionNode(type, inputs, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count >= 1 else { return context.error("Expected at least one argument.") }
    // Of `array`, the item type and the length come first, each where another argument follows.
    let options = call.name == "array" ? min(call.count - 1, 2) : 0
    let scalar = options > 0 ? itemType(call.items[1]) : scalars[call.name]
    if options > 0, scalar == nil {
      return context.error(
        "The item type argument of \"array\" must be one of string, number, boolean", 1)
    }
    if options > 1, !isLength(call.items[2]) {
      return context.error(
        "The length argument to \"array\" must be a positive integer literal", 2)
    }
    var inputs: [ExpressionNode] = []
    for index in (options + 1)..<call.items.count {
      guard let input = context.parse(call.items[index], index, .value) else { return nil }
      inputs.append(input)
    }
    guard call.name == "array" else { return make(scalar ?? .value, inputs, key: context.key) }
    let length = options > 1 ? wholeNumber(call.items[2]) : nil
    return make(.array(scalar ?? .value, length), inputs, key: context.key)
  }

  private static func itemType(_ node: JSONNode) -> ValueType? {
    node.string.flatMap { $0 == "object" ? nil : scalars[$0] }
  }

  private static func isLength(_ node: JSONNode) -> Bool {
    if case .null = node.value { return true }
    return wholeNumber(node).map { $0 >= 0 } ?? false
  }

  private static func wholeNumber(_ node: JSONNode) -> Int? {
    guard case .number(let number) = node.value else { return nil }
    return Int(exactly: number)
  }

  private static let scalars: [String: ValueType] = [
    "string": .string, "number": .number, "boolean": .boolean, "object": .object,
  ]

  override var children: [ExpressionNode] { inputs }
  override var passedOn: [ExpressionNode] { inputs }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    var last = StyleValue.null
    for input in inputs {
      last = try input.value(c)
      if fits(last) { return last }
    }
    throw wrongType(type, last)
  }

  private func fits(_ value: StyleValue) -> Bool {
    switch (type, value) {
    case (.number, .number), (.string, .string), (.boolean, .bool), (.object, .object): true
    case (.array, .array(let items)):
      items.isEmpty || type.accepts(value.type) ? lengthFits(items.count) : false
    default: false
    }
  }

  private func lengthFits(_ count: Int) -> Bool {
    if case .array(_, let length?) = type { length == count } else { true }
  }
}
