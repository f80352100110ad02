/// The properties of one layer, parsed.
struct PropertyValues {
  var expressions: [String: StyleExpression] = [:]

  /// The property called `name`, or its default.
  subscript<Value: StylePropertyValue>(name: String, fallback: Value) -> StyleProperty<Value> {
    guard let expression = expressions[name] else {
      return StyleProperty(constant: fallback, isDefined: false)
    }
    guard expression.dependence.isEmpty else {
      return StyleProperty(expression, fallback: fallback)
    }
    let property = StyleProperty(expression, fallback: fallback)
    return StyleProperty(constant: property.value(EvaluationContext()), isDefined: true)
  }
}
