import GeoCore

/// `==`, `!=`, `<`, `>`, `<=`, `>=`.
final class ComparisonNode: BoolNode, @unchecked Sendable {
  enum Operator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="

    var isOrder: Bool { self != .equal && self != .notEqual }

    func holds<T: Comparable>(_ a: T, _ b: T) -> Bool {
      switch self {
      case .equal: a == b
      case .notEqual: a != b
      case .less: a < b
      case .greater: a > b
      case .lessOrEqual: a <= b
      case .greaterOrEqual: a >= b
      }
    }

    func admits(_ type: ValueType) -> Bool {
      switch type {
      case .string, .number, .value: true
      case .boolean, .null: !isOrder
      default: false
      }
    }
  }

  private let op: Operator
  private let left, right: ExpressionNode
  private let collator: ExpressionNode?
  private let hasUntyped: Bool
  private let isNumeric: Bool

  private init(
    _ op: Operator, _ sides: (ExpressionNode, ExpressionNode), collator: ExpressionNode?,
    key: String
  ) {
    self.op = op
    (left, right) = sides
    self.collator = collator
    hasUntyped = left.type == .value || right.type == .value
    isNumeric = left.type == .number && right.type == .number
    super.init(key: key)
  }

  static func parse(_ call: Call, _ context: ParsingContext) -> ExpressionNode? {
    guard call.count == 2 || call.count == 3, let op = Operator(rawValue: call.name) else {
      return context.error("Expected two or three arguments.")
    }
    guard let left = side(1, call, context, op), let right = side(2, call, context, op) else {
      return nil
    }
    if left.type != right.type, left.type != .value, right.type != .value {
      return context.error("Cannot compare types '\(left.type)' and '\(right.type)'.")
    }
    var collator: ExpressionNode?
    if call.count == 3 {
      guard [left.type, right.type].contains(where: { $0 == .string || $0 == .value }) else {
        return context.error("Cannot use collator to compare non-string types.")
      }
      collator = context.parse(call.items[3], 3, .collator)
      if collator == nil { return nil }
    } else if let quick = PropertyEqualsNode.make(op, left, right, key: context.key) {
      return quick
    }
    let sides = op.isOrder ? asserted(left, right, key: context.key) : (left, right)
    return ComparisonNode(op, sides, collator: collator, key: context.key)
  }

  private static func side(_ index: Int, _ call: Call, _ context: ParsingContext, _ op: Operator)
    -> ExpressionNode?
  {
    guard let side = context.parse(call.items[index], index, .value) else { return nil }
    guard op.admits(side.type) else {
      return context.error(
        "\"\(call.name)\" comparisons are not supported for type '\(side.type)'.", index)
    }
    return side
  }

  private static func asserted(_ left: ExpressionNode, _ right: ExpressionNode, key: String)
    -> (ExpressionNode, ExpressionNode)
  {
    if left.type == .value, right.type != .value {
      return (AssertionNode.make(right.type, [left], key: key).settled(), right)
    }
    if left.type != .value, right.type == .value {
      return (left, AssertionNode.make(left.type, [right], key: key).settled())
    }
    return (left, right)
  }

  override var children: [ExpressionNode] {
    [left, right] + (collator.map { [$0] } ?? [])
  }

  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    if isNumeric, collator == nil { return op.holds(try left.number(c), try right.number(c)) }
    let a = try left.value(c)
    let b = try right.value(c)
    if op.isOrder, hasUntyped { try checkOrder(a, b) }
    // Of two numbers a collator compares the texts, but only for their order.
    let areTexts = a.type == .string && b.type == .string
    if let collator, op.isOrder || areTexts, case .collator(let collator) = try collator.value(c) {
      return op.holds(collator.compare(a.text, b.text), 0)
    }
    return holds(a, b)
  }

  private func checkOrder(_ a: StyleValue, _ b: StyleValue) throws(EvaluationError) {
    switch (a, b) {
    case (.number, .number), (.string, .string): return
    default:
      throw failure(
        "Expected arguments for \"\(op.rawValue)\" to be (string, string) or (number, number), "
          + "but found (\(a.type.kind), \(b.type.kind)) instead.")
    }
  }

  private func holds(_ a: StyleValue, _ b: StyleValue) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): op.holds(a, b)
    case (.string(let a), .string(let b)) where op.isOrder:
      op.holds(JavaScriptString.order(a, b), 0)
    default: a.isIdentical(to: b) == (op == .equal)
    }
  }
}

/// `==` and `!=` of a property and a constant: nothing is built, nothing counted.
final class PropertyEqualsNode: BoolNode, @unchecked Sendable {
  private let slot: Int
  private let constant: PropertyValue
  private let negated: Bool

  init(slot: Int, _ constant: PropertyValue, negated: Bool, key: String) {
    self.slot = slot
    self.constant = constant
    self.negated = negated
    super.init(key: key)
  }

  static func make(
    _ op: ComparisonNode.Operator, _ left: ExpressionNode, _ right: ExpressionNode, key: String
  ) -> ExpressionNode? {
    guard !op.isOrder else { return nil }
    if left is GeometryTypeNode, case .string(let name)? = (right as? LiteralNode)?.constant {
      return KindEqualsNode(GeometryKind(name: name), negated: op == .notEqual, key: key)
    }
    let pair =
      (left as? PropertyNode).map { ($0, right) } ?? (right as? PropertyNode).map { ($0, left) }
    guard let (property, other) = pair, property.type == .value,
      let literal = other as? LiteralNode, let constant = PropertyValue(scalar: literal.constant)
    else { return nil }
    return PropertyEqualsNode(slot: property.slot, constant, negated: op == .notEqual, key: key)
  }

  override var ownDependence: Dependence { .feature }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    let index = c.valueIndex(slot)
    let isEqual = index < 0 ? constant == .null : c.values[index].isIdentical(to: constant)
    return isEqual != negated
  }
}

/// `==` and `!=` of `geometry-type` and a constant.
final class KindEqualsNode: BoolNode, @unchecked Sendable {
  private let kind: GeometryKind?
  private let negated: Bool

  init(_ kind: GeometryKind?, negated: Bool, key: String) {
    self.kind = kind
    self.negated = negated
    super.init(key: key)
  }

  override var ownDependence: Dependence { .feature }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    (c.geometryKind == kind) != negated
  }
}

extension PropertyValue {
  /// A value without parts, or nothing for one that has some.
  init?(scalar value: StyleValue) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    default: return nil
    }
  }

  /// JavaScript's `===` for scalars.
  func isIdentical(to other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): JavaScriptString.equal(a, b)
    case (.number(let a), .number(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.null, .null): true
    default: false
    }
  }
}

extension StyleValue {
  /// JavaScript's `===`: lists and objects are identical to themselves alone, hence never here.
  func isIdentical(to other: StyleValue) -> Bool {
    switch (self, other) {
    case (.string(let a), .string(let b)): JavaScriptString.equal(a, b)
    case (.number(let a), .number(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.null, .null): true
    default: false
    }
  }
}
