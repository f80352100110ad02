/// What is wrong with an expression, and where.
public struct ParsingError: Error, Hashable, Sendable {
  /// Where in the expression, such as `[1][2]`; empty at its root.
  public let key: String
  /// The cause in the words of the reference.
  public let message: String
  /// The line of the text, or 0 where it is not known.
  public let line: Int
}
