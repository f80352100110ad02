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
    var first = 1
    guard let type = type(call, context, &first) else { return nil }
    var inputs: [ExpressionNode] = []
    for index in first..<max(first, call.items.count) {
      guard let input = context.parse(call.items[index], index, .value) else { return nil }
      inputs.append(input)
    }
    return make(type, inputs, key: context.key)
  }

  private static func type(_ call: Call, _ context: ParsingContext, _ first: inout Int)
    -> ValueType?
  {
    guard call.name == "array" else { return scalars[call.name] }
    var item = ValueType.value
    var length: Int?
    if call.count > 1 {
      guard let name = call.items[1].string, name != "object", let type = scalars[name] else {
        context.error(
          "The item type argument of \"array\" must be one of string, number, boolean", 1)
        return nil
      }
      item = type
      first += 1
    }
    if call.count > 2 {
      let node = call.items[2]
      length = node.number.flatMap { Int(exactly: $0) }
      guard node.value == .null || (length ?? -1) >= 0 else {
        context.error(
          "The length argument to \"array\" must be a positive integer literal", 2)
        return nil
      }
      first += 1
    }
    return .array(item, length)
  }

  private static let scalars: [String: ValueType] = [
    "string": .string, "number": .number, "boolean": .boolean, "object": .object,
  ]

  override var children: [ExpressionNode] { inputs }

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
