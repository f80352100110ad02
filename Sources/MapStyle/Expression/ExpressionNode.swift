import Colorimetry

/// A node of a parsed expression.
///
/// Final classes with typed methods: a number, a truth value or a colour travels up the tree without being
/// boxed, and one virtual call is all a node costs. Nodes never change once made, hence `Sendable`.
class ExpressionNode: @unchecked Sendable {
  /// The type of every value it yields.
  let type: ValueType
  /// Where it stands in the expression, such as `[1][2]`.
  let key: String

  init(_ type: ValueType, key: String) {
    self.type = type
    self.key = key
  }

  /// The nodes below it.
  var children: [ExpressionNode] { [] }
  /// The nodes whose values it yields as its own, or values between them, where it is a choice among them.
  var passedOn: [ExpressionNode] { [] }
  /// The same at one zoom, with what the zoom alone decides already decided; itself where that is nothing.
  func atZoom(_ zoom: Double) -> ExpressionNode { self }
  /// What the node itself depends on, its children aside.
  var ownDependence: Dependence { [] }
  /// Whether it may be replaced by its value where all its children are literals.
  var isFoldable: Bool { true }

  func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue { .null }

  func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    let value = try value(c)
    guard case .number(let number) = value else { throw wrongType(.number, value) }
    return number
  }

  func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    let value = try value(c)
    guard case .bool(let flag) = value else { throw wrongType(.boolean, value) }
    return flag
  }

  func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    let value = try value(c)
    guard case .string(let text) = value else { throw wrongType(.string, value) }
    return text
  }

  func color(_ c: EvaluationContext) throws(EvaluationError) -> Color {
    let value = try value(c)
    guard case .color(let color) = value else { throw wrongType(.color, value) }
    return color
  }

  /// What the node and everything below it depend on; known once settled.
  private(set) final var dependence: Dependence = []
  /// How many nodes one evaluation may visit, bound variables counted each time; 0 until settled.
  private(set) final var cost = 0

  /// Sums up what is known of the nodes below; the parser calls it once, before anybody else sees the node.
  final func settled() -> Self {
    guard cost == 0 else { return self }
    dependence = ownDependence
    cost = 1
    for child in children {
      _ = child.settled()
      dependence.formUnion(child.dependence)
      cost = min(cost &+ child.cost, ExpressionLimits.maximumCost + 1)
    }
    return self
  }

  final func wrongType(_ expected: ValueType, _ found: StyleValue) -> EvaluationError {
    EvaluationError(key: key, .wrongType(expected: expected, found: found.type))
  }

  final func failure(_ message: String) -> EvaluationError {
    EvaluationError(key: key, message)
  }
}

/// A node that yields numbers.
class NumberNode: ExpressionNode, @unchecked Sendable {
  init(key: String) { super.init(.number, key: key) }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .number(try number(c))
  }
}

/// A node that yields truth values.
class BoolNode: ExpressionNode, @unchecked Sendable {
  init(key: String) { super.init(.boolean, key: key) }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .bool(try bool(c))
  }
}

/// A node that yields text.
class StringNode: ExpressionNode, @unchecked Sendable {
  init(key: String) { super.init(.string, key: key) }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .string(try string(c))
  }
}
