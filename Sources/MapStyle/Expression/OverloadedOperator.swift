/// An operator that is told by the number and types of its arguments.
struct OverloadedOperator: Sendable {
  typealias Factory = @Sendable ([ExpressionNode], ParsingContext) -> ExpressionNode

  /// One way to call an operator.
  struct Overload: Sendable {
    /// The types of the arguments; one type for all where the number is free.
    let types: [ValueType]
    let isVariadic: Bool
    let make: Factory

    static func fixed(_ types: [ValueType], _ make: @escaping Factory) -> Overload {
      Overload(types: types, isVariadic: false, make: make)
    }
    static func variadic(_ type: ValueType, _ make: @escaping Factory) -> Overload {
      Overload(types: [type], isVariadic: true, make: make)
    }

    func takes(_ count: Int) -> Bool { isVariadic || types.count == count }

    func type(at index: Int) -> ValueType? {
      isVariadic ? types[0] : index < types.count ? types[index] : nil
    }

    var signature: String {
      isVariadic ? "(\(types[0])...)" : "(\(types.map(\.description).joined(separator: ", ")))"
    }
  }

  let name: String
  let type: ValueType
  let overloads: [Overload]

  init(_ name: String, _ type: ValueType, _ overloads: [Overload]) {
    self.name = name
    self.type = type
    self.overloads = overloads
  }

  @Sendable
  func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    if overloads.count == 1, let only = overloads.first, only.takes(call.count) {
      let errors = context.shared.errors.count
      let arguments = arguments(call, only, context)
      guard let arguments, context.shared.errors.count == errors else { return nil }
      return only.make(arguments, context)
    }
    let candidates = overloads.filter { $0.takes(call.count) }
    var last: [ParsingError] = []
    for overload in candidates {
      let apart = context.apart()
      if let arguments = arguments(call, overload, apart), apart.shared.errors.isEmpty {
        return overload.make(arguments, context)
      }
      last = apart.shared.errors
    }
    if candidates.count == 1 {
      context.shared.errors += last
    } else {
      noteMismatch(call, candidates.isEmpty ? overloads : candidates, context)
    }
    return nil
  }

  private func arguments(_ call: Call, _ overload: Overload, _ context: ParsingContext)
    -> [ExpressionNode]?
  {
    var arguments: [ExpressionNode] = []
    for (index, argument) in zip(1..., call.arguments) {
      guard let parsed = context.parse(argument, index, overload.type(at: index - 1)) else {
        return nil
      }
      arguments.append(parsed)
    }
    return arguments
  }

  private func noteMismatch(_ call: Call, _ overloads: [Overload], _ context: ParsingContext) {
    var found: [String] = []
    for (index, argument) in zip(1..., call.arguments) {
      guard let parsed = context.parse(argument, index) else { return }
      found.append(parsed.type.description)
    }
    context.error(
      "Expected arguments of type \(overloads.map(\.signature).joined(separator: " | ")), but "
        + "found (\(found.joined(separator: ", "))) instead.")
  }

  static func unary(_ name: String, _ function: @escaping @Sendable (Double) -> Double)
    -> OverloadedOperator
  {
    OverloadedOperator(
      name, .number, [.fixed([.number]) { UnaryNode($0[0], key: $1.key, function) }])
  }

  static func binary(_ name: String, _ function: @escaping @Sendable (Double, Double) -> Double)
    -> OverloadedOperator
  {
    OverloadedOperator(
      name, .number, [.fixed([.number, .number]) { BinaryNode($0, key: $1.key, function) }])
  }

  /// Two conditions are an overload of their own, as the reference counts them.
  static func junction(_ name: String, decisive: Bool) -> OverloadedOperator {
    let make: Factory = { JunctionNode($0, decisive: decisive, key: $1.key) }
    return OverloadedOperator(
      name, .boolean, [.fixed([.boolean, .boolean], make), .variadic(.boolean, make)])
  }

  static func constant(_ name: String, _ number: Double) -> OverloadedOperator {
    OverloadedOperator(
      name, .number, [.fixed([]) { LiteralNode(.number, .number(number), key: $1.key) }])
  }

  static func pointwise(
    _ name: String, _ flag: Dependence, _ read: @escaping @Sendable (EvaluationContext) -> Double?
  ) -> OverloadedOperator {
    OverloadedOperator(name, .number, [.fixed([]) { PointwiseNode(flag, key: $1.key, read) }])
  }
}
