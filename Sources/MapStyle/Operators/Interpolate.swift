import Colorimetry
import JSONReading

/// `interpolate`, `interpolate-hcl`, `interpolate-lab`: a curve through stops.
final class InterpolateNode: ExpressionNode, @unchecked Sendable {
  let input: ExpressionNode
  private let curve: InterpolationCurve
  private let space: ColorSpace
  private let stops: [Double]
  private let outputs: [ExpressionNode]
  private let constants: ConstantOutputs

  private init(
    _ head: (curve: InterpolationCurve, space: ColorSpace, input: ExpressionNode),
    _ stops: [Double], _ outputs: [ExpressionNode], type: ValueType, key: String
  ) {
    curve = head.curve
    space = head.space
    input = head.input
    self.stops = stops
    self.outputs = outputs
    constants = ConstantOutputs(outputs)
    super.init(type, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count >= 1, let curve = InterpolationCurve.parse(call.items[1], context) else {
      if call.count < 1 { context.error("Expected an interpolation type expression.", 1) }
      return nil
    }
    guard call.count >= 4 else {
      return context.error("Expected at least 4 arguments, but found only \(call.count).")
    }
    guard call.count % 2 == 0 else { return context.error("Expected an even number of arguments.") }
    guard let input = context.parse(call.items[2], 2, .number) else { return nil }
    let space = spaces[call.name] ?? .rgb
    var type =
      space != .rgb && context.expected != .colorArray ? ValueType.color : context.outputType
    var list = StopList(name: "interpolate")
    var outputs: [ExpressionNode] = []
    for index in stride(from: 3, to: call.items.count, by: 2) {
      guard list.add(call.items[index], index, context),
        let output = context.parse(call.items[index + 1], index + 1, type)
      else { return nil }
      outputs.append(output)
      type = type ?? output.type
    }
    guard let type, type.isInterpolatable else {
      return context.error("Type \(type ?? .value) is not interpolatable.")
    }
    return InterpolateNode(
      (curve, space, input), list.stops, outputs, type: type, key: context.key)
  }

  private static let spaces: [String: ColorSpace] = [
    "interpolate-hcl": .hcl, "interpolate-lab": .lab,
  ]

  /// Where the stops are, ascending.
  var positions: [Double] { stops }

  override var children: [ExpressionNode] { [input] + outputs }
  override var passedOn: [ExpressionNode] { outputs }

  override func atZoom(_ zoom: Double) -> ExpressionNode {
    guard input is ZoomNode, !zoom.isNaN,
      case (let index, let t)? = try? position(EvaluationContext(zoom: zoom))
    else { return self }
    guard t != 0, index + 1 < outputs.count else { return outputs[index] }
    return BlendNode(outputs[index], outputs[index + 1], (t, space), like: self)
  }

  /// The stop at or below the input, and how far the input is on the way to the next; 0 beyond the ends.
  @inline(__always)
  private func position(_ c: EvaluationContext) throws(EvaluationError) -> (Int, Double) {
    if stops.count == 1 { return (0, 0) }
    let input = try input.number(c)
    if input.isNaN { throw failure(StopList.noNumber) }
    let count = StopList.countNotAbove(input, stops)
    guard count > 0 else { return (0, 0) }
    guard count < stops.count else { return (stops.count - 1, 0) }
    return (count - 1, curve.factor(input, from: stops[count - 1], to: stops[count]))
  }

  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    let (index, t) = try position(c)
    if !constants.numbers.isEmpty {
      let low = constants.numbers[index]
      return t == 0 ? low : low + (constants.numbers[index + 1] - low) * t
    }
    let low = try outputs[index].number(c)
    guard index + 1 < outputs.count, t != 0 else { return low }
    return low + (try outputs[index + 1].number(c) - low) * t
  }

  override func color(_ c: EvaluationContext) throws(EvaluationError) -> Color {
    let (index, t) = try position(c)
    if !constants.colors.isEmpty {
      let low = constants.colors[index]
      return t == 0 ? low : low.mixed(with: constants.colors[index + 1], t, in: space)
    }
    let low = try outputs[index].color(c)
    guard index + 1 < outputs.count, t != 0 else { return low }
    return low.mixed(with: try outputs[index + 1].color(c), t, in: space)
  }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    switch type {
    case .number: return .number(try number(c))
    case .color: return .color(try color(c))
    default: break
    }
    let (index, t) = try position(c)
    let low = try outputs[index].value(c)
    guard index + 1 < outputs.count, t != 0 else { return low }
    return try mixed(low, try outputs[index + 1].value(c), t, in: space)
  }
}

extension ExpressionNode {
  fileprivate func mixed(_ low: StyleValue, _ high: StyleValue, _ t: Double, in space: ColorSpace)
    throws(EvaluationError) -> StyleValue
  {
    do throws(MixingError) {
      return try low.mixed(with: high, t, in: space)
    } catch {
      throw failure(error.message)
    }
  }
}

/// The place on a curve that a zoom has decided: so far on the way from one output to the next.
final class BlendNode: ExpressionNode, @unchecked Sendable {
  private let low, high: ExpressionNode
  private let t: Double
  private let space: ColorSpace

  init(
    _ low: ExpressionNode, _ high: ExpressionNode, _ way: (t: Double, space: ColorSpace),
    like curve: ExpressionNode
  ) {
    self.low = low
    self.high = high
    (t, space) = way
    super.init(curve.type, key: curve.key)
  }

  override var children: [ExpressionNode] { [low, high] }

  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    let start = try low.number(c)
    return start + (try high.number(c) - start) * t
  }

  override func color(_ c: EvaluationContext) throws(EvaluationError) -> Color {
    try low.color(c).mixed(with: try high.color(c), t, in: space)
  }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    switch type {
    case .number: .number(try number(c))
    case .color: .color(try color(c))
    default: try mixed(try low.value(c), try high.value(c), t, in: space)
    }
  }
}

extension ValueType {
  /// Whether values between two of this type exist.
  fileprivate var isInterpolatable: Bool {
    switch self {
    case .number, .color, .projection, .padding, .numberArray, .colorArray: true
    case .variableAnchorOffsetCollection, .array(.number, .some): true
    default: false
    }
  }
}
