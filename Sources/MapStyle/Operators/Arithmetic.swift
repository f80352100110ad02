import Glibc

/// `+` and `*`: the sum or product of all arguments.
final class FoldNode: NumberNode, @unchecked Sendable {
  private let inputs: [ExpressionNode]
  private let isProduct: Bool
  /// The two arguments where there are two, as is usual: fields are read without counting references.
  private let pair: (first: ExpressionNode, second: ExpressionNode)?

  init(_ inputs: [ExpressionNode], isProduct: Bool, key: String) {
    self.inputs = inputs
    self.isProduct = isProduct
    pair = inputs.count == 2 ? (inputs[0], inputs[1]) : nil
    super.init(key: key)
  }

  override var children: [ExpressionNode] { inputs }
  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    if let pair {
      let (a, b) = (try pair.first.number(c), try pair.second.number(c))
      return isProduct ? a * b : a + b
    }
    var result = isProduct ? 1.0 : 0.0
    for input in inputs {
      let number = try input.number(c)
      result = isProduct ? result * number : result + number
    }
    return result
  }
}

/// `min` and `max`: the least or greatest argument; not a number where one is none.
final class ExtremeNode: NumberNode, @unchecked Sendable {
  private let inputs: [ExpressionNode]
  private let isMaximum: Bool

  init(_ inputs: [ExpressionNode], isMaximum: Bool, key: String) {
    self.inputs = inputs
    self.isMaximum = isMaximum
    super.init(key: key)
  }

  override var children: [ExpressionNode] { inputs }
  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    var result = isMaximum ? -Double.infinity : .infinity
    for input in inputs {
      let number = try input.number(c)
      if number.isNaN { return number }
      result = isMaximum ? max(result, number) : min(result, number)
    }
    return result
  }
}

/// A function of one number.
final class UnaryNode: NumberNode, @unchecked Sendable {
  private let input: ExpressionNode
  private let function: @Sendable (Double) -> Double

  init(_ input: ExpressionNode, key: String, _ function: @escaping @Sendable (Double) -> Double) {
    self.input = input
    self.function = function
    super.init(key: key)
  }

  override var children: [ExpressionNode] { [input] }
  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    function(try input.number(c))
  }
}

/// A function of two numbers: `-`, `/`, `%`, `^`.
final class BinaryNode: NumberNode, @unchecked Sendable {
  private let left, right: ExpressionNode
  private let function: @Sendable (Double, Double) -> Double

  init(
    _ inputs: [ExpressionNode], key: String,
    _ function: @escaping @Sendable (Double, Double) -> Double
  ) {
    left = inputs[0]
    right = inputs[1]
    self.function = function
    super.init(key: key)
  }

  override var children: [ExpressionNode] { [left, right] }
  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    function(try left.number(c), try right.number(c))
  }
}
