import Colorimetry
import JSONReading

/// A constant: `literal`, a bare scalar, or what a constant subexpression was folded into.
final class LiteralNode: ExpressionNode, @unchecked Sendable {
  let constant: StyleValue

  init(_ type: ValueType, _ value: StyleValue, key: String) {
    constant = value
    super.init(type, key: key)
  }

  static func make(_ value: StyleValue, in context: ParsingContext) -> LiteralNode {
    LiteralNode(value.type, value, key: context.key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 1 else {
      return context.error(
        "'literal' expression requires exactly one argument, but found \(call.count) instead.")
    }
    let value = StyleValue(call.items[1])
    // An empty list is of whatever item type is wanted.
    if case .array(_, 0) = value.type, let expected = context.expected,
      case .array(_, let count) = expected, count == nil || count == 0
    {
      return LiteralNode(expected, value, key: context.key)
    }
    return make(value, in: context)
  }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue { constant }
}
