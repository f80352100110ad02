import GeoCore
package import JSONReading

/// An expression or function of stops for a property that is described as the style reference describes its
/// own: for programs that check expressions apart from any style.
package struct PropertyExpression {
  /// The expression.
  package let expression: StyleExpression
  /// The properties it reads; `EvaluationContext.slots` has one entry for each.
  package let propertyKeys: [String]
  private let spec: PropertySpec

  /// Parses `node` for a property of `reference`, or for one that takes everything where that is nothing.
  ///
  /// - Throws: every error found, in order.
  package init(_ node: JSONNode, reference: JSONNode?) throws(ParsingErrors) {
    let keys = PropertyKeys()
    spec = PropertySpec(reference: reference)
    let json = LegacyFunction.expression(node, spec) ?? node
    expression = try StyleExpression.parse(json, for: spec, keys: keys)
    propertyKeys = keys.names
  }

  /// The value, checked to be one of the words where the property is a choice among words.
  ///
  /// - Throws: where it is none, or the expression fails.
  package func value(_ c: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try expression.checkedValue(c, spec)
  }
}

extension PropertySpec {
  /// The property that a part of the style reference describes; without a description it takes everything.
  init(reference node: JSONNode?) {
    let expression = node?["expression"]
    let parameters = expression?["parameters"]?.array?.compactMap(\.string) ?? []
    var allowed: Dependence = expression == nil ? .data : []
    if parameters.contains("zoom") { allowed.insert(.zoom) }
    // Whether values may differ by feature is said by the property's type; the parameters only repeat it.
    let type = node?["property-type"]?.string ?? "data-driven"
    let isDataDriven = type == "data-driven" || type == "cross-faded-data-driven"
    if expression != nil, isDataDriven { allowed.insert(.feature) }
    if !isDataDriven { allowed.remove(.feature) }
    self.init(
      "some-property", Kind(reference: node), .paint, allowed,
      interpolated: expression == nil || expression?["interpolated"]?.bool ?? false,
      tokens: node?["tokens"]?.bool ?? false,
      default: node?["default"].map { PropertyValue($0) })
  }
}

extension PropertySpec.Kind {
  private static let simple: [String: PropertySpec.Kind] = [
    "number": .number, "boolean": .boolean, "string": .string, "color": .color,
    "formatted": .formatted, "resolvedImage": .image, "padding": .padding,
    "numberArray": .numberArray, "colorArray": .colorArray, "projectionDefinition": .projection,
    "variableAnchorOffsetCollection": .anchorOffsets, "null": .value,
  ]

  init(reference node: JSONNode?) {
    guard let node, let name = node["type"]?.string else {
      self = .value
      return
    }
    switch name {
    case "enum": self = .enumeration(Self.words(node))
    case "array": self = .array(Self.item(node), Self.length(node))
    default: self = Self.simple[name] ?? .value
    }
  }

  private static func words(_ node: JSONNode) -> [String] {
    guard let members = node["values"]?.object else { return [] }
    return members.map(\.name)
  }

  private static func item(_ node: JSONNode) -> PropertySpec.Kind {
    guard let name = node["value"]?.string else { return .value }
    return simple[name] ?? .value
  }

  private static func length(_ node: JSONNode) -> Int? {
    guard let number = node["length"]?.number else { return nil }
    return Int(exactly: number)
  }
}
