import Colorimetry
import GeoCore

/// `to-boolean`, `to-color`, `to-number`, `to-string`, and what makes a value fit a property.
final class CoercionNode: ExpressionNode, @unchecked Sendable {
  private let inputs: [ExpressionNode]

  init(_ type: ValueType, _ inputs: [ExpressionNode], key: String) {
    self.inputs = inputs
    super.init(type, key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count >= 1 else { return context.error("Expected at least one argument.") }
    guard let type = types[call.name] else { return nil }
    if type == .boolean || type == .string, call.count != 1 {
      return context.error("Expected one argument.")
    }
    var inputs: [ExpressionNode] = []
    for (index, argument) in zip(1..., call.arguments) {
      guard let input = context.parse(argument, index, .value) else { return nil }
      inputs.append(input)
    }
    return CoercionNode(type, inputs, key: context.key)
  }

  private static let types: [String: ValueType] = [
    "to-boolean": .boolean, "to-color": .color, "to-number": .number, "to-string": .string,
  ]

  override var children: [ExpressionNode] { inputs }
  override var passedOn: [ExpressionNode] { inputs }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    switch type {
    case .boolean: return .bool(try bool(c))
    case .number: return .number(try number(c))
    case .color: return .color(try color(c))
    case .string: return .string(try string(c))
    case .formatted: return .formatted(FormattedText(try string(c)))
    case .resolvedImage:
      let name = try string(c)
      return name.isEmpty ? .null : .image(ResolvedImage(name))
    default: return try converted(c)
    }
  }

  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    if inputs[0].type == .string { return try inputs[0].string(c) }
    return try inputs[0].value(c).text
  }

  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    !(try inputs[0].value(c).isFalsy)
  }

  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    var last = StyleValue.null
    for input in inputs {
      last = try input.value(c)
      if let number = last.asNumber, !number.isNaN { return number }
    }
    throw failure("Could not convert \(last.stringified) to number.")
  }

  override func color(_ c: EvaluationContext) throws(EvaluationError) -> Color {
    var message = ""
    for input in inputs {
      let value = try input.value(c)
      switch ColorConversion.color(value) {
      case .success(let color): return color
      case .failure(let error): message = error.message
      }
    }
    throw failure(message)
  }

  private func converted(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    var last = StyleValue.null
    for input in inputs {
      last = try input.value(c)
      guard let value = last.converted(to: type) else { continue }
      // A projection is checked and stays as it is written: only between two of them is it taken apart.
      return type == .projection ? last : value
    }
    let shown = if case .string(let text) = last { text } else { last.stringified }
    throw failure("Could not parse \(type) from value '\(shown)'")
  }
}

/// Colours out of values.
enum ColorConversion {
  struct Failure: Error {
    let message: String
  }

  static func color(_ value: StyleValue) -> Result<Color, Failure> {
    switch value {
    case .color(let color): return .success(color)
    case .string(let text):
      if let color = Color(css: text) { return .success(color) }
      return .failure(Failure(message: "Could not parse color from value '\(text)'"))
    case .array(let items): return components(items)
    default:
      return .failure(Failure(message: "Could not parse color from value '\(value.stringified)'"))
    }
  }

  private static func components(_ items: [StyleValue]) -> Result<Color, Failure> {
    guard items.count == 3 || items.count == 4 else {
      return .failure(
        Failure(
          message: "Invalid rgba value \(StyleValue.array(items).stringified): expected an array "
            + "containing either three or four numeric values."))
    }
    let numbers = items.compactMap { Double($0) }
    guard numbers.count == items.count, RGBA.isValid(numbers) else {
      return .failure(Failure(message: RGBA.message(items)))
    }
    // The reference takes the channels of a list as multiplied by its opacity already.
    return .success(
      Color(
        premultipliedRed: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
        alpha: numbers.count > 3 ? numbers[3] : 1))
  }
}

extension StyleValue {
  /// What `Number(value)` gives, or nothing where that is no number.
  var asNumber: Double? {
    switch self {
    case .null: 0
    case .bool(let flag): flag ? 1 : 0
    case .number(let number): number
    case .string(let text): JavaScriptNumber.parse(text)
    case .array(let items): Self.joined(items).map(JavaScriptNumber.parse) ?? nil
    default: nil
    }
  }

  /// The text that a list becomes where a number is wanted, or nothing where it can be none: more than one item
  /// makes a comma.
  private static func joined(_ items: [StyleValue]) -> String? {
    guard let first = items.first else { return "" }
    guard items.count == 1 else { return nil }
    if case .array(let inner) = first { return joined(inner) }
    return first.text
  }

  /// The value as one of the types that properties alone have, or nothing where it cannot be one.
  func converted(to type: ValueType) -> StyleValue? {
    switch type {
    case .padding: paddingValue
    case .numberArray: numberArrayValue
    case .colorArray: colorArrayValue
    case .projection: projectionValue
    case .variableAnchorOffsetCollection: anchorOffsetsValue
    default: nil
    }
  }

  /// The numbers of a number or of a list of nothing but numbers.
  private var numbers: [Double]? {
    switch self {
    case .number(let number): [number]
    case .numberArray(let numbers): numbers
    case .array(let items):
      items.allSatisfy { $0.type == .number } ? items.compactMap { Double($0) } : nil
    default: nil
    }
  }

  private var paddingValue: StyleValue? {
    if case .padding = self { return self }
    return numbers.flatMap { Padding(css: $0) }.map { .padding($0) }
  }

  private var numberArrayValue: StyleValue? { numbers.map { .numberArray($0) } }

  private var colorArrayValue: StyleValue? {
    switch self {
    case .colorArray: return self
    case .color(let color): return .colorArray([color])
    case .string(let text): return Color(css: text).map { .colorArray([$0]) }
    case .array(let items):
      let colors = items.compactMap { item -> Color? in
        if case .string(let text) = item { Color(css: text) } else { nil }
      }
      return colors.count == items.count ? .colorArray(colors) : nil
    default: return nil
    }
  }

  private var projectionValue: StyleValue? {
    switch self {
    case .projection: self
    case .string(let name): .projection(from: name, to: name, transition: 1)
    case .array(let items) where items.count == 3:
      .projection(
        from: items[0].text, to: items[1].text, transition: items[2].asNumber ?? .nan)
    default: nil
    }
  }

  private var anchorOffsetsValue: StyleValue? {
    if case .anchorOffsets = self { return self }
    guard case .array(let items) = self, !items.isEmpty, items.count % 2 == 0 else { return nil }
    var pairs: [AnchorOffset] = []
    for index in stride(from: 0, to: items.count, by: 2) {
      guard let anchor = SymbolAnchor(items[index]), let offset = Point(items[index + 1]) else {
        return nil
      }
      pairs.append(AnchorOffset(anchor: anchor, offset: offset))
    }
    return .anchorOffsets(pairs)
  }
}
