import GeoCore
import JSONReading

/// The properties of one layer, parsed.
struct PropertyValues {
  var expressions: [String: StyleExpression] = [:]

  init(defaults specs: [PropertySpec] = []) {
    for spec in specs where spec.hasComputedDefault {
      let node = spec.fallback.map { JSONNode(property: $0, line: 0) }
      // A default of our own table; were it wrong, the property would have none, and the table's test fails.
      if let node,
        let parsed = try? PropertyReader(spec: spec, keys: PropertyKeys()).read(node)
      {
        expressions[spec.name] = parsed
      }
    }
  }

  /// The same for one zoom, or nothing where no property depends on both the zoom and the feature.
  func at(zoom: Double) -> PropertyValues? {
    var own = self
    var hasAny = false
    for (name, expression) in expressions
    where expression.dependence.contains(.zoom)
      && !expression.dependence.isDisjoint(with: [.feature, .featureState])
    {
      own.expressions[name] = expression.at(zoom: zoom)
      hasAny = true
    }
    return hasAny ? own : nil
  }

  /// The property called `name`, or its default.
  subscript<Value: StylePropertyValue>(name: String, fallback: Value) -> StyleProperty<Value> {
    guard let expression = expressions[name] else {
      return StyleProperty(constant: fallback, isDefined: false)
    }
    let property = StyleProperty(expression, fallback: fallback)
    guard expression.dependence.isEmpty else { return property }
    return StyleProperty(
      constant: property.value(EvaluationContext()), expression: expression, isDefined: true)
  }
}

extension PropertySpec {
  /// Whether the default is an expression, as that of `heatmap-color` is.
  fileprivate var hasComputedDefault: Bool {
    guard case .array(let items)? = fallback, case .string? = items.first else { return false }
    return kind == .color
  }
}
