import Colorimetry
import JSONReading

/// `step`: the output of the last stop that is not above the input.
final class StepNode: ExpressionNode, @unchecked Sendable {
  let input: ExpressionNode
  private let stops: [Double]
  private let outputs: [ExpressionNode]
  private let constants: ConstantOutputs

  init(
    _ input: ExpressionNode, _ stops: [Double], _ outputs: [ExpressionNode], type: ValueType,
    key: String
  ) {
    self.input = input
    self.stops = stops
    self.outputs = outputs
    constants = ConstantOutputs(outputs)
    super.init(type, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count >= 4 else {
      return context.error("Expected at least 4 arguments, but found only \(call.count).")
    }
    guard call.count % 2 == 0 else { return context.error("Expected an even number of arguments.") }
    guard let input = context.parse(call.items[1], 1, .number) else { return nil }
    var type = context.outputType
    var curve = StopList(name: "step")
    var outputs: [ExpressionNode] = []
    for index in stride(from: 1, to: call.count, by: 2) {
      let isFirst = index == 1
      guard isFirst || curve.add(call.items[index], index, context),
        let output = context.parse(call.items[index + 1], index + 1, type)
      else { return nil }
      outputs.append(output)
      type = type ?? output.type
    }
    return StepNode(input, curve.stops, outputs, type: type ?? .value, key: context.key)
  }

  override var children: [ExpressionNode] { [input] + outputs }
  override var passedOn: [ExpressionNode] { outputs }

  private func position(_ c: EvaluationContext) throws(EvaluationError) -> Int {
    let input = try input.number(c)
    if input.isNaN { throw failure(StopList.noNumber) }
    return StopList.countNotAbove(input, stops)
  }

  override func atZoom(_ zoom: Double) -> ExpressionNode {
    guard input is ZoomNode, !zoom.isNaN else { return self }
    return outputs[StopList.countNotAbove(zoom, stops)].atZoom(zoom)
  }

  private func chosen(_ c: EvaluationContext) throws(EvaluationError) -> ExpressionNode {
    outputs[try position(c)]
  }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try chosen(c).value(c)
  }
  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    if !constants.numbers.isEmpty { return constants.numbers[try position(c)] }
    return try chosen(c).number(c)
  }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    try chosen(c).bool(c)
  }
  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    try chosen(c).string(c)
  }
  override func color(_ c: EvaluationContext) throws(EvaluationError) -> Color {
    if !constants.colors.isEmpty { return constants.colors[try position(c)] }
    return try chosen(c).color(c)
  }
}

/// The inputs of stops, ascending.
struct StopList {
  let name: String
  private(set) var stops: [Double] = []

  init(name: String) {
    self.name = name
  }

  /// Adds a stop; says whether it is right.
  mutating func add(_ node: JSONNode, _ index: Int, _ context: ParsingContext) -> Bool {
    guard let stop = node.number else {
      context.error(
        "Input/output pairs for \"\(name)\" expressions must be defined using literal numeric "
          + "values (not computed expressions) for the input values.", index)
      return false
    }
    guard stops.last.map({ $0 < stop }) ?? true else {
      context.error(
        "Input/output pairs for \"\(name)\" expressions must be arranged with input values in "
          + "strictly ascending order.", index)
      return false
    }
    stops.append(stop)
    return true
  }

  /// Why a curve has no value at an input that is not a number.
  static let noNumber = "Input is not a number."

  /// How many of the ascending `stops` are at most `input`; none where it is not a number.
  static func countNotAbove(_ input: Double, _ stops: [Double]) -> Int {
    var low = 0
    var high = stops.count
    while low < high {
      let middle = (low + high) / 2
      if stops[middle] <= input { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
