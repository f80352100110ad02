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
      guard let expression = LegacyFunction.expression(node, spec) else { throw problems(node) }
      return try StyleExpression.parse(expression, for: spec, keys: keys)
    }
    if Self.isExpression(node) { return try StyleExpression.parse(node, for: spec, keys: keys) }
    if spec.hasTokens, let text = node.string {
      let expression = TokenString.expression(text, line: node.line)
      if expression.array != nil {
        return try StyleExpression.parse(expression, for: spec, keys: keys)
      }
    }
    guard let value = constant(node, spec.kind), isInRange(value) else { throw problems(node) }
    return StyleExpression(LiteralNode(spec.expectedType, value, key: "").settled())
  }

  /// Whether a list is an expression and not a list of values: it begins with the name of an operator.
  static func isExpression(_ node: JSONNode) -> Bool {
    guard let name = node.array?.first?.string else { return false }
    return ExpressionRegistry.operators[name] != nil
  }

  /// What is wrong with a value that cannot be read, in the words of the validator.
  private func problems(_ node: JSONNode) -> ParsingErrors {
    var validation = StyleValidation()
    validation.checkProperty(node, spec, at: "")
    let found = validation.issues.map {
      ParsingError(key: $0.path, message: $0.reason, line: $0.line ?? node.line)
    }
    let usual = ParsingError(
      key: "", message: "\(spec.expectedType) expected, \(node.shownType) found", line: node.line)
    return ParsingErrors(list: found.isEmpty ? [usual] : found)
  }

  private func isInRange(_ value: StyleValue) -> Bool {
    guard let range = spec.range, case .number(let number) = value else { return true }
    return range.contains(number)
  }

  private func constant(_ node: JSONNode, _ kind: PropertySpec.Kind) -> StyleValue? {
    let value = StyleValue(node)
    if kind == .numberArray || kind == .colorArray, node.array?.isEmpty ?? false { return nil }
    switch (kind, value) {
    case (.number, .number), (.boolean, .bool), (.string, .string), (.value, _), (.null, .null):
      return value
    case (.color, .string(let text)): return Color(css: text).map { .color($0) }
    case (.formatted, .string(let text)): return .formatted(FormattedText(text))
    case (.image, .string(let name)): return name.isEmpty ? .null : .image(ResolvedImage(name))
    case (.enumeration(let words), .string(let word)): return words.contains(word) ? value : nil
    case (.array(let item, let count), .array): return list(node, item, count)
    case (.padding, _), (.numberArray, _), (.colorArray, _), (.projection, _), (.anchorOffsets, _):
      return value.converted(to: kind.valueType)
    default: return nil
    }
  }

  private func list(_ node: JSONNode, _ kind: PropertySpec.Kind, _ count: Int?) -> StyleValue? {
    let items = node.array ?? []
    guard count.map({ $0 == items.count }) ?? true else { return nil }
    let values = items.compactMap { constant($0, kind) }
    return values.count == items.count ? .array(values) : nil
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
