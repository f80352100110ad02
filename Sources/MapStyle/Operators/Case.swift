import Colorimetry

/// `case`: the output of the first condition that holds.
final class CaseNode: ExpressionNode, @unchecked Sendable {
  private let conditions, outputs: [ExpressionNode]
  private let otherwise: ExpressionNode

  init(
    _ conditions: [ExpressionNode], _ outputs: [ExpressionNode], otherwise: ExpressionNode,
    type: ValueType, key: String
  ) {
    self.conditions = conditions
    self.outputs = outputs
    self.otherwise = otherwise
    super.init(type, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count >= 3 else {
      return context.error("Expected at least 3 arguments, but found only \(call.count).")
    }
    guard call.count % 2 == 1 else { return context.error("Expected an odd number of arguments.") }
    var type = context.outputType
    var conditions: [ExpressionNode] = []
    var outputs: [ExpressionNode] = []
    for index in stride(from: 1, to: call.count, by: 2) {
      guard let condition = context.parse(call.items[index], index, .boolean),
        let output = context.parse(call.items[index + 1], index + 1, type)
      else { return nil }
      conditions.append(condition)
      outputs.append(output)
      type = type ?? output.type
    }
    guard let otherwise = context.parse(call.items[call.count], call.count, type) else {
      return nil
    }
    return CaseNode(
      conditions, outputs, otherwise: otherwise, type: type ?? otherwise.type, key: context.key)
  }

  override var children: [ExpressionNode] { conditions + outputs + [otherwise] }
  override var passedOn: [ExpressionNode] { outputs + [otherwise] }

  private func chosen(_ c: EvaluationContext) throws(EvaluationError) -> ExpressionNode {
    for index in conditions.indices where try conditions[index].bool(c) { return outputs[index] }
    return otherwise
  }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try chosen(c).value(c)
  }
  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    try chosen(c).number(c)
  }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    try chosen(c).bool(c)
  }
  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    try chosen(c).string(c)
  }
  override func color(_ c: EvaluationContext) throws(EvaluationError) -> Color {
    try chosen(c).color(c)
  }
}

extension ParsingContext {
  /// The wanted type where it says anything of outputs.
  var outputType: ValueType? { expected == .value ? nil : expected }
}
