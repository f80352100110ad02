import Colorimetry

/// `coalesce`: the first argument that is not null; of images, the first that is there.
final class CoalesceNode: ExpressionNode, @unchecked Sendable {
  private let inputs: [ExpressionNode]

  init(_ type: ValueType, _ inputs: [ExpressionNode], key: String) {
    self.inputs = inputs
    super.init(type, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count >= 1 else { return context.error("Expected at least one argument.") }
    let wanted = context.outputType
    var type = wanted
    var inputs: [ExpressionNode] = []
    for (index, argument) in zip(1..., call.arguments) {
      // No argument is checked or turned into the type on its own: null must fall through.
      guard let input = context.parse(argument, index, type, .omit) else { return nil }
      inputs.append(input)
      type = type ?? input.type
    }
    let isLoose = wanted.map { wanted in inputs.contains { !wanted.accepts($0.type) } } ?? false
    return CoalesceNode(isLoose ? .value : type ?? .value, inputs, key: context.key)
  }

  override var children: [ExpressionNode] { inputs }
  override var passedOn: [ExpressionNode] { inputs }
  override func atZoom(_ zoom: Double) -> ExpressionNode {
    CoalesceNode(type, inputs.map { $0.atZoom(zoom) }, key: key)
  }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    var missing: ResolvedImage?
    var isLastMissing = false
    for input in inputs {
      let value = try input.value(c)
      isLastMissing = false
      if case .image(let image) = value, !image.isAvailable {
        missing = missing ?? image
        isLastMissing = true
      } else if value != .null {
        return value
      }
    }
    // An image that is not there is still asked for, but not where something else came after all of them.
    return isLastMissing ? missing.map { .image($0) } ?? .null : .null
  }
}
