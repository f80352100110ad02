import GeoCore

/// `get` of a name known while parsing, read from its slot.
final class PropertyNode: ExpressionNode, @unchecked Sendable {
  let slot: Int

  init(_ type: ValueType, slot: Int, key: String) {
    self.slot = slot
    super.init(type, key: key)
  }

  override var ownDependence: Dependence { .feature }

  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    switch type {
    case .number: .number(try number(c))
    case .string: .string(try string(c))
    case .boolean: .bool(try bool(c))
    default: c.property(slot).map { StyleValue($0) } ?? .null
    }
  }

  override func number(_ c: EvaluationContext) throws(EvaluationError) -> Double {
    let index = c.valueIndex(slot)
    guard index >= 0, case .number(let number) = c.values[index] else {
      throw wrongType(.number, c)
    }
    return number
  }

  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    guard case .string(let text)? = c.property(slot) else { throw wrongType(.string, c) }
    return text
  }

  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    let index = c.valueIndex(slot)
    guard index >= 0, case .bool(let flag) = c.values[index] else { throw wrongType(.boolean, c) }
    return flag
  }

  private func wrongType(_ expected: ValueType, _ c: EvaluationContext) -> EvaluationError {
    let index = c.valueIndex(slot)
    let found = index < 0 ? ValueType.null : StyleValue(c.values[index]).type
    return EvaluationError(key: key, .wrongType(expected: expected, found: found))
  }
}

/// `has` of a name known while parsing.
final class HasPropertyNode: BoolNode, @unchecked Sendable {
  private let slot: Int

  init(slot: Int, key: String) {
    self.slot = slot
    super.init(key: key)
  }

  override var ownDependence: Dependence { .feature }
  override func bool(_ c: EvaluationContext) throws(EvaluationError) -> Bool {
    c.hasProperty(slot)
  }
}

/// `get` and `has` of a name that is computed.
final class ComputedPropertyNode: ExpressionNode, @unchecked Sendable {
  private let name: ExpressionNode
  private let isTest: Bool

  init(_ name: ExpressionNode, isTest: Bool, key: String) {
    self.name = name
    self.isTest = isTest
    super.init(isTest ? .boolean : .value, key: key)
  }

  override var children: [ExpressionNode] { [name] }
  override var ownDependence: Dependence { [.feature, .individual] }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let found = c.lookup?.property(named: try name.string(c))
    return isTest ? .bool(found != nil) : found.map { StyleValue($0) } ?? .null
  }
}

/// `get` and `has` in an object.
final class MemberNode: ExpressionNode, @unchecked Sendable {
  private let name, object: ExpressionNode
  private let isTest: Bool

  init(_ name: ExpressionNode, _ object: ExpressionNode, isTest: Bool, key: String) {
    self.name = name
    self.object = object
    self.isTest = isTest
    super.init(isTest ? .boolean : .value, key: key)
  }

  override var children: [ExpressionNode] { [name, object] }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let name = try name.string(c)
    let found = try object.value(c).member(name)
    return isTest ? .bool(found != nil) : found ?? .null
  }
}

/// `properties`: all of them as an object.
final class AllPropertiesNode: ExpressionNode, @unchecked Sendable {
  init(key: String) { super.init(.object, key: key) }
  override var ownDependence: Dependence { [.feature, .individual] }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .object((c.lookup?.allProperties ?? []).map { StyleMember($0) })
  }
}

/// `feature-state`: a state of the feature by name.
final class FeatureStateNode: ExpressionNode, @unchecked Sendable {
  private let name: ExpressionNode

  init(_ name: ExpressionNode, key: String) {
    self.name = name
    super.init(.value, key: key)
  }

  override var children: [ExpressionNode] { [name] }
  override var ownDependence: Dependence { [.featureState, .individual] }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let name = try name.string(c)
    return c.featureState.last { $0.name == name }.map { StyleValue($0.value) } ?? .null
  }
}

/// `id`: the feature's identifier.
final class IdentifierNode: ExpressionNode, @unchecked Sendable {
  init(key: String) { super.init(.value, key: key) }
  override var ownDependence: Dependence { [.feature, .individual] }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    c.id.map { StyleValue($0) } ?? .null
  }
}

/// `geometry-type`: the simple kind of the feature's geometry.
final class GeometryTypeNode: StringNode, @unchecked Sendable {
  override var ownDependence: Dependence { .feature }
  override func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    c.geometryKind.name.map { .string($0) } ?? .null
  }
  override func string(_ c: EvaluationContext) throws(EvaluationError) -> String {
    guard let name = c.geometryKind.name else { throw wrongType(.string, .null) }
    return name
  }
}

extension GeometryKind {
  /// The kind by its name in GeoJSON, or nothing where that is another.
  init?(name: String) {
    switch name {
    case "Point": self = .point
    case "LineString": self = .line
    case "Polygon": self = .polygon
    default: return nil
    }
  }

  /// The name in GeoJSON.
  var name: String? {
    switch self {
    case .point: "Point"
    case .line: "LineString"
    case .polygon: "Polygon"
    case .unknown: nil
    }
  }
}
