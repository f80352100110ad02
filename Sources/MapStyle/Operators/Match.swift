import Colorimetry
import GeoCore
import JSONReading

/// `match`: the output whose label is the input.
final class MatchNode: ExpressionNode, @unchecked Sendable {
  private let input: ExpressionNode
  /// The slot where the input is a plain property, which is then matched without being copied.
  private let slot: Int?
  private let labels: MatchLabels
  private let outputs: [ExpressionNode]
  private let otherwise: ExpressionNode
  /// The outputs and, last, what stands where no label fits.
  private let constants: ConstantOutputs

  private init(
    _ input: ExpressionNode, _ labels: MatchLabels, _ outputs: [ExpressionNode],
    otherwise: ExpressionNode, type: ValueType, key: String
  ) {
    self.input = input
    slot = (input as? PropertyNode).flatMap { $0.type == .value ? $0.slot : nil }
    self.labels = labels
    self.outputs = outputs
    self.otherwise = otherwise
    constants = ConstantOutputs(outputs + [otherwise])
    super.init(type, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count >= 4 else {
      return context.error("Expected at least 4 arguments, but found only \(call.count).")
    }
    guard call.count % 2 == 0 else { return context.error("Expected an even number of arguments.") }
    var type = context.outputType
    var labels = MatchLabels()
    var outputs: [ExpressionNode] = []
    for index in stride(from: 2, to: call.count, by: 2) {
      guard labels.add(call.items[index], output: outputs.count, context.child(index)),
        let output = context.parse(call.items[index + 1], index, type)
      else { return nil }
      outputs.append(output)
      type = type ?? output.type
    }
    guard let input = context.parse(call.items[1], 1, .value),
      let otherwise = context.parse(call.items[call.count], call.count, type)
    else { return nil }
    if let wanted = labels.type, input.type != .value,
      !context.child(1).checkSubtype(wanted, input.type)
    {
      return nil
    }
    return MatchNode(
      input, labels, outputs, otherwise: otherwise, type: type ?? otherwise.type, key: context.key)
  }

  override var children: [ExpressionNode] { [input] + outputs + [otherwise] }
  override var passedOn: [ExpressionNode] { outputs + [otherwise] }

  /// The number of the output, that of outputs where no label fits.
  private func position(_ c: EvaluationContext) throws(EvaluationError) -> Int {
    guard let slot else {
      return labels.find(PropertyValue(scalar: try input.value(c)) ?? .null) ?? outputs.count
    }
    let index = c.valueIndex(slot)
    return index < 0 ? outputs.count : labels.find(c.values[index]) ?? outputs.count
  }

  private func chosen(_ c: EvaluationContext) throws(EvaluationError) -> ExpressionNode {
    let index = try position(c)
    return index < outputs.count ? outputs[index] : otherwise
  }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try chosen(c).value(c)
  }
  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    if !constants.numbers.isEmpty { return constants.numbers[try position(c)] }
    return try chosen(c).number(c)
  }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    if !constants.flags.isEmpty { return constants.flags[try position(c)] }
    return try chosen(c).bool(c)
  }
  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    try chosen(c).string(c)
  }
  override func color(_ c: EvaluationContext) throws(EvaluationError) -> Color {
    if !constants.colors.isEmpty { return constants.colors[try position(c)] }
    return try chosen(c).color(c)
  }
}

/// The labels of a `match`, all strings or all whole numbers.
struct MatchLabels: Sendable {
  private(set) var type: ValueType?
  private var strings = StringTable()
  private var numbers: [Double: Int] = [:]

  /// The largest whole number below which every other is a double as well.
  private static let largestInteger = 9_007_199_254_740_991.0

  /// Adds the labels of one output; says whether they are right.
  mutating func add(_ node: JSONNode, output: Int, _ context: ParsingContext) -> Bool {
    let labels = node.array ?? [node]
    if labels.isEmpty {
      context.error("Expected at least one branch label.")
      return false
    }
    for label in labels {
      if let message = problem(label) {
        context.error(message)
        return false
      }
      let found = StyleValue(label).type
      if let type, !context.checkSubtype(type, found) { return false }
      type = type ?? found
      guard insert(label, output) else {
        context.error("Branch labels must be unique.")
        return false
      }
    }
    return true
  }

  private func problem(_ label: JSONNode) -> String? {
    if label.string != nil { return nil }
    guard let number = label.number else { return "Branch labels must be numbers or strings." }
    guard abs(number) <= Self.largestInteger else {
      return "Branch labels must be integers no larger than 9007199254740991."
    }
    return number == number.rounded() ? nil : "Numeric branch labels must be integer values."
  }

  private mutating func insert(_ label: JSONNode, _ output: Int) -> Bool {
    if let text = label.string { return strings.insert(text, output) }
    guard let number = label.number, numbers[number] == nil else { return false }
    numbers[number] = output
    return true
  }

  /// The output whose label is `value`.
  @inline(__always)
  func find(_ value: PropertyValue) -> Int? {
    switch value {
    case .string(let text): strings.find(text)
    case .number(let number): numbers.isEmpty ? nil : numbers[number]
    default: nil
    }
  }
}
