/// Bounds of what an expression may ask for.
enum ExpressionLimits {
  /// How deep expressions may nest: evaluation recurses, and the stacks of worker threads are small.
  static let maximumDepth = 160
  /// How many nodes one evaluation may visit: a chain of variables, each naming the one before twice, doubles
  /// the work at each link.
  static let maximumCost = 1_000_000
  /// How many expressions one may have read within it: overloaded operators read their arguments once more for
  /// each overload that does not fit, which doubles at each level.
  static let maximumVisits = 400_000
  /// How many bytes a text may grow to: doubling links double it too, and no label has a page.
  static let maximumTextLength = 1 << 16
  /// Fraction digits of `number-format`, as ECMA-402 bounds them.
  static let maximumFractionDigits = 100
}
