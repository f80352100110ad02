/// Why an expression has no value for one feature.
public struct EvaluationError: Error, Hashable, Sendable {
  /// Where in the expression, such as `[1][2]`; empty at its root.
  public let key: String
  let reason: Reason

  /// Causes that need no words until somebody asks for them, since missing properties are common.
  enum Reason: Hashable, Sendable {
    case wrongType(expected: ValueType, found: ValueType)
    case message(String)
  }

  init(key: String, _ reason: Reason) {
    self.key = key
    self.reason = reason
  }

  init(key: String, _ message: String) {
    self.init(key: key, .message(message))
  }

  /// The cause in the words of the reference.
  public var message: String {
    switch reason {
    case .wrongType(let expected, let found):
      "Expected value to be of type \(expected), but found \(found) instead."
    case .message(let text): text
    }
  }
}
