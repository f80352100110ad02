public import GeoCore
public import JSONReading

/// An expression that looks at features apart from any layer, as sources have: their filter, and what their clusters
/// say.
public struct FeatureExpression: Sendable {
  private let node: ExpressionNode
  private let keys: [String]

  /// Parses an expression.
  ///
  /// - Throws: `FeatureExpressionError` with every error found.
  public init(_ json: JSONNode) throws(FeatureExpressionError) {
    try self.init(json, expecting: nil)
  }

  /// Parses a filter, which may be of the older form.
  ///
  /// - Throws: `FeatureExpressionError` with every error found.
  public init(filter json: JSONNode) throws(FeatureExpressionError) {
    try self.init(json, expecting: .boolean)
  }

  private init(_ json: JSONNode, expecting type: ValueType?) throws(FeatureExpressionError) {
    let keys = PropertyKeys()
    var context = ParsingContext(shared: .init(keys: keys))
    context.line = json.line
    context.expected = type
    let isLegacy = type == .boolean && LegacyFilter.isLegacy(json)
    let parsed = isLegacy ? LegacyFilter.parse(json, context) : context.parse(json)
    guard let parsed, context.shared.errors.isEmpty else {
      throw FeatureExpressionError(
        reasons: context.shared.errors.map { "\($0.key): \($0.message), line \($0.line)" })
    }
    node = parsed
    self.keys = keys.names
  }

  /// The value for a feature; nothing where the expression fails or its value is none that features can have.
  public func value(
    _ properties: [PropertyMember], _ kind: GeometryKind, id: PropertyValue? = nil,
    accumulated: PropertyValue? = nil
  ) -> PropertyValue? {
    var context = EvaluationContext()
    context.values = properties.map(\.value)
    context.slots = keys.map { name in
      Int32(properties.lastIndex { $0.name == name } ?? -1)
    }
    context.lookup = PropertyList(properties)
    context.geometryKind = kind
    context.id = id
    context.accumulated = accumulated
    do throws(EvaluationError) {
      return PropertyValue(try node.value(context))
    } catch {
      return nil
    }
  }
}

/// What is wrong with an expression.
public struct FeatureExpressionError: Error, Hashable, Sendable {
  /// Each with its place within the expression and its line.
  public let reasons: [String]
}

extension PropertyValue {
  /// The value as features have it, or nothing for colours and the like.
  init?(_ value: StyleValue) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let items):
      let values = items.compactMap { PropertyValue($0) }
      guard values.count == items.count else { return nil }
      self = .array(values)
    case .object(let members):
      self = .object(
        members.compactMap { member in
          PropertyValue(member.value).map { PropertyMember(name: member.name, value: $0) }
        })
    default: return nil
    }
  }
}
