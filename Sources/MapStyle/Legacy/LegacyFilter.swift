import GeoCore
import JSONReading

/// Filters as styles wrote before there were expressions: `["==", "class", "x"]`.
enum LegacyFilter {
  /// What a filter's form tells of it.
  private enum Form { case old, new, either }

  /// Whether `node` is such a filter, by the reference's rules of thumb.
  static func isLegacy(_ node: JSONNode) -> Bool { form(node) == .old }

  private static func form(_ node: JSONNode) -> Form {
    if node.bool != nil { return .either }
    guard let items = node.array, let first = items.first else { return .old }
    switch first.string {
    case "has":
      if items.count < 2 || ["$id", "$type"].contains(items[1].string) { return .old }
      return items.count == 2 ? .either : .new
    case "in":
      return items.count < 3 || (items[1].string != nil && items[2].array == nil) ? .old : .new
    case "!in", "!has", "none": return .old
    case "==", "!=", ">", ">=", "<", "<=":
      return items.count == 3 && items[1].array == nil && items[2].array == nil ? .old : .new
    case "any", "all": return form(ofAll: items.dropFirst())
    default: return .new
    }
  }

  /// One filter that is new for certain makes all of them expressions.
  private static func form(ofAll filters: ArraySlice<JSONNode>) -> Form {
    var result = Form.either
    for filter in filters {
      switch form(filter) {
      case .new: return .new
      case .old: result = .old
      case .either: break
      }
    }
    return result
  }

  /// Parses such a filter.
  static func parse(_ node: JSONNode, _ context: ParsingContext) -> ExpressionNode? {
    if let flag = node.bool { return constant(flag, context) }
    guard context.depth <= ExpressionLimits.maximumDepth else {
      return context.error("Filter nested deeper than \(ExpressionLimits.maximumDepth).")
    }
    guard let items = node.array, let op = items.first?.string else {
      return context.error("Expected a filter, but found \(node.javaScriptType) instead.")
    }
    guard items.count > 1 else { return constant(op != "any", context) }
    return parse(op, items, context)?.settled()
  }

  private static func constant(_ flag: Bool, _ context: ParsingContext) -> ExpressionNode {
    LiteralNode(.boolean, .bool(flag), key: context.key).settled()
  }

  private static func parse(_ op: String, _ items: [JSONNode], _ context: ParsingContext)
    -> ExpressionNode?
  {
    switch op {
    case "all", "any", "none":
      var parts: [ExpressionNode] = []
      for (index, item) in items.enumerated().dropFirst() {
        guard let part = part(item, context.child(index)) else { return nil }
        parts.append(part)
      }
      let any = JunctionNode(parts, decisive: op != "all", key: context.key)
      return op == "none" ? NotNode(any, key: context.key) : any
    case "!in", "!has":
      return parse(String(op.dropFirst()), items, context).map { NotNode($0, key: context.key) }
    default:
      guard let name = items[1].string else {
        return context.error("Expected a property name, but found \(items[1].javaScriptType).", 1)
      }
      return test(op, LegacyOperand(name, context.keys), Array(items.dropFirst(2)), context)
    }
  }

  private static func part(_ node: JSONNode, _ context: ParsingContext) -> ExpressionNode? {
    if node.bool == nil, !isLegacy(node) {
      var typed = context
      typed.expected = .boolean
      return typed.parse(node)
    }
    return parse(node, context)
  }

  private static func test(
    _ op: String, _ operand: LegacyOperand, _ values: [JSONNode], _ context: ParsingContext
  ) -> ExpressionNode? {
    if op == "has" { return LegacyHasNode(operand, key: context.key) }
    if op == "in" {
      return LegacyInNode(operand, values.map { PropertyValue($0) }, key: context.key)
    }
    guard let comparison = ComparisonNode.Operator(rawValue: op) else {
      return context.error("Unknown filter operator \"\(op)\".", 0)
    }
    guard let value = values.first, value.array == nil, value.object == nil else {
      return context.error("Expected a value to compare with.", 2)
    }
    return LegacyComparisonNode(operand, comparison, PropertyValue(value), key: context.key)
  }
}

/// What a legacy filter looks at: a property, or the feature's identifier or kind.
enum LegacyOperand: Sendable {
  case property(Int)
  case identifier
  case kind

  init(_ name: String, _ keys: PropertyKeys) {
    switch name {
    case "$id": self = .identifier
    case "$type": self = .kind
    default: self = .property(keys.slot(name))
    }
  }

  var dependence: Dependence {
    if case .identifier = self { [.feature, .individual] } else { .feature }
  }

  @inline(__always)
  func value(_ c: EvaluationContext) -> PropertyValue? {
    switch self {
    case .property(let slot): c.property(slot)
    case .identifier: c.id
    case .kind: c.geometryKind.name.map { .string($0) }
    }
  }
}

/// `has`: whether the feature has the operand.
final class LegacyHasNode: BoolNode, @unchecked Sendable {
  private let operand: LegacyOperand

  init(_ operand: LegacyOperand, key: String) {
    self.operand = operand
    super.init(key: key)
  }

  override var ownDependence: Dependence { operand.dependence }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    switch operand {
    case .property(let slot): c.hasProperty(slot)
    case .identifier: c.id.map { $0 != .null } ?? false
    case .kind: true
    }
  }
}

/// A comparison with a constant; values of another type are never less or greater.
final class LegacyComparisonNode: BoolNode, @unchecked Sendable {
  private let operand: LegacyOperand
  private let op: ComparisonNode.Operator
  private let constant: PropertyValue
  private let kind: GeometryKind?

  init(
    _ operand: LegacyOperand, _ op: ComparisonNode.Operator, _ constant: PropertyValue, key: String
  ) {
    self.operand = operand
    self.op = op
    self.constant = constant
    kind = GeometryKind.named(constant)
    super.init(key: key)
  }

  override var ownDependence: Dependence { operand.dependence }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    if case .kind = operand, !op.isOrder { return (c.geometryKind == kind) == (op == .equal) }
    if case .property(let slot) = operand, !op.isOrder {
      let index = c.valueIndex(slot)
      let isEqual = index >= 0 && c.values[index].isIdentical(to: constant)
      return isEqual == (op == .equal)
    }
    guard let value = operand.value(c) else { return op == .notEqual }
    guard op.isOrder else { return value.isIdentical(to: constant) == (op == .equal) }
    switch (value, constant) {
    case (.number(let a), .number(let b)): return op.holds(a, b)
    case (.string(let a), .string(let b)): return op.holds(JavaScriptString.order(a, b), 0)
    default: return false
    }
  }
}

/// `in`: whether the operand is one of some constants.
final class LegacyInNode: BoolNode, @unchecked Sendable {
  private let operand: LegacyOperand
  private let strings: StringTable
  private let others: [PropertyValue]
  private let kinds: [GeometryKind]

  init(_ operand: LegacyOperand, _ values: [PropertyValue], key: String) {
    self.operand = operand
    var strings = StringTable()
    var others: [PropertyValue] = []
    for value in values {
      if case .string(let text) = value {
        _ = strings.insert(text, 0)
      } else {
        others.append(value)
      }
    }
    self.strings = strings
    self.others = others
    kinds = values.compactMap { GeometryKind.named($0) }
    super.init(key: key)
  }

  override var ownDependence: Dependence { operand.dependence }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    if case .kind = operand { return kinds.contains(c.geometryKind) }
    if case .property(let slot) = operand {
      let index = c.valueIndex(slot)
      return index >= 0 && contains(c.values[index])
    }
    return operand.value(c).map { contains($0) } ?? false
  }

  private func contains(_ value: PropertyValue) -> Bool {
    if case .string(let text) = value { return strings.find(text) != nil }
    return others.contains { value.isIdentical(to: $0) }
  }
}

extension GeometryKind {
  /// The kind by its name in GeoJSON.
  fileprivate static func named(_ value: PropertyValue) -> GeometryKind? {
    if case .string(let name) = value { GeometryKind(name: name) } else { nil }
  }
}
