/// A property of a layer: a constant or an expression, with the default of the specification.
public struct StyleProperty<Value: StylePropertyValue>: Sendable {
  @usableFromInline let constant: Value?
  @usableFromInline let expression: StyleExpression?
  /// The value where the style states none or its expression has none.
  public let fallback: Value
  /// What the value depends on.
  public let dependence: Dependence
  /// Whether the style states it.
  public let isDefined: Bool

  /// Makes a constant, as if the style stated it.
  public init(_ value: Value) {
    self.init(constant: value, isDefined: true)
  }

  init(constant: Value, expression: StyleExpression? = nil, isDefined: Bool) {
    self.constant = constant
    self.expression = expression
    fallback = constant
    dependence = []
    self.isDefined = isDefined
  }

  init(_ expression: StyleExpression, fallback: Value) {
    constant = nil
    self.expression = expression
    self.fallback = fallback
    dependence = expression.dependence
    isDefined = true
  }

  /// Whether it is the same for every feature and every zoom.
  public var isConstant: Bool { constant != nil || dependence.isEmpty }
  /// Whether it is the same for every feature, so that one evaluation a picture is enough.
  public var isFeatureConstant: Bool { dependence.isDisjoint(with: [.feature, .featureState]) }
  /// Whether it is the same at every zoom.
  public var isZoomConstant: Bool { !dependence.contains(.zoom) }

  /// Where the stops are, ascending, of one that is an interpolation; none for others.
  public var stops: [Double] {
    (expression?.node as? InterpolateNode)?.positions ?? []
  }

  /// Whether the style states steps, between which nothing changes.
  public var hasSteps: Bool { expression?.node is StepNode }

  /// The value for a feature; the default where the expression fails or yields null or no number.
  @inlinable
  public func value(_ c: EvaluationContext) -> Value {
    if let constant { return constant }
    return evaluate(c)
  }

  @inlinable
  func evaluate(_ c: EvaluationContext) -> Value {
    guard let expression else { return fallback }
    do throws(EvaluationError) {
      return try Value.evaluate(expression, c) ?? fallback
    } catch {
      return fallback
    }
  }
}

/// A type that properties have.
public protocol StylePropertyValue: Sendable {
  /// The value of `expression`, or nothing where it is null or not of this type.
  ///
  /// - Throws: where the expression fails.
  static func evaluate(_ expression: StyleExpression, _ c: EvaluationContext)
    throws(EvaluationError) -> Self?
}

/// A choice among words.
public protocol StyleEnumeration: StylePropertyElement, Hashable, RawRepresentable
where RawValue == String {}

/// A type that lists in properties are made of.
public protocol StylePropertyElement: StylePropertyValue {
  /// Reads a value, or nothing where it is not of this type.
  init?(_ value: StyleValue)
}
