/// Bounds of what an expression may ask for.
enum ExpressionLimits {
  /// How deep expressions may nest: evaluation recurses, and the stacks of worker threads are small.
  static let maximumDepth = 160
  /// How many nodes one evaluation may visit: a chain of variables, each naming the one before twice, doubles
  /// the work at each link.
  static let maximumCost = 1_000_000
  /// Fraction digits of `number-format`, as ECMA-402 bounds them.
  static let maximumFractionDigits = 100
}
