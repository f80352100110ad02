import Colorimetry
import JSONReading

/// Reads the value of one property: a constant, an expression, a function of stops, or text with tokens.
struct PropertyReader {
  let spec: PropertySpec
  let keys: PropertyKeys

  /// The property's expression; a constant is an expression too.
  ///
  /// - Throws: every error found, in order.
  func read(_ node: JSONNode) throws(ParsingErrors) -> StyleExpression {
    if LegacyFunction.isFunction(node) {
      guard let expression = LegacyFunction.expression(node, spec) else {
        throw error("function with stops of two values expected", node)
      }
      return try StyleExpression.parse(expression, for: spec, keys: keys)
    }
    if Self.isExpression(node) { return try StyleExpression.parse(node, for: spec, keys: keys) }
    if spec.hasTokens, let text = node.string {
      let expression = TokenString.expression(text, line: node.line)
      if expression.array != nil {
        return try StyleExpression.parse(expression, for: spec, keys: keys)
      }
    }
    let value = try constant(node, spec.kind)
    if case .number(let number) = value { try checkRange(number, node) }
    return StyleExpression(LiteralNode(spec.expectedType, value, key: "").settled())
  }

  /// Whether a list is an expression and not a list of values: it begins with the name of an operator.
  static func isExpression(_ node: JSONNode) -> Bool {
    guard let name = node.array?.first?.string else { return false }
    return ExpressionRegistry.operators[name] != nil
  }

  private func error(_ message: String, _ node: JSONNode) -> ParsingErrors {
    ParsingErrors(list: [ParsingError(key: "", message: message, line: node.line)])
  }

  private func checkRange(_ number: Double, _ node: JSONNode) throws(ParsingErrors) {
    guard let range = spec.range else { return }
    let shown = JavaScriptNumber.text(number)
    if number < range.lowerBound {
      let bound = JavaScriptNumber.text(range.lowerBound)
      throw error("\(shown) is less than the minimum value \(bound)", node)
    }
    if number > range.upperBound {
      let bound = JavaScriptNumber.text(range.upperBound)
      throw error("\(shown) is greater than the maximum value \(bound)", node)
    }
  }

  private func constant(_ node: JSONNode, _ kind: PropertySpec.Kind) throws(ParsingErrors)
    -> StyleValue
  {
    let value = StyleValue(node)
    switch (kind, value) {
    case (.number, .number), (.boolean, .bool), (.string, .string), (.value, _), (.null, .null):
      return value
    case (.color, .string(let text)):
      guard let color = Color(css: text) else {
        throw error("color expected, \"\(text)\" found", node)
      }
      return .color(color)
    case (.formatted, .string(let text)): return .formatted(FormattedText(text))
    case (.image, .string(let name)): return name.isEmpty ? .null : .image(ResolvedImage(name))
    case (.enumeration(let words), .string(let word)):
      if words.contains(word) { return value }
      throw error(
        "expected one of [\(words.joined(separator: ", "))], \(JSONText.quoted(word)) found", node)
    case (.array(let item, let count), .array): return try list(node, item, count)
    case (.padding, _), (.numberArray, _), (.colorArray, _), (.projection, _), (.anchorOffsets, _):
      if let converted = value.converted(to: kind.valueType) { return converted }
    default: break
    }
    throw error("\(kind.shownName) expected, \(node.shownType) found", node)
  }

  private func list(_ node: JSONNode, _ kind: PropertySpec.Kind, _ count: Int?)
    throws(ParsingErrors) -> StyleValue
  {
    let items = node.array ?? []
    if let count, items.count != count {
      throw error("array length \(count) expected, length \(items.count) found", node)
    }
    var values: [StyleValue] = []
    for item in items { values.append(try constant(item, kind)) }
    return .array(values)
  }
}

extension PropertySpec.Kind {
  /// The name that messages call the type by.
  fileprivate var shownName: String {
    switch self {
    case .enumeration: "string"
    case .formatted, .image: "string"
    default: valueType.kind
    }
  }
}

extension JSONNode {
  /// The name that messages call the value's type by.
  var shownType: String {
    switch value {
    case .null: "null"
    case .array: "array"
    default: javaScriptType
    }
  }
}
