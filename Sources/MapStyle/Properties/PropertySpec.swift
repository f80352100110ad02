import GeoCore

/// What the style specification says of one property.
struct PropertySpec: Sendable {
  enum Group: Hashable, Sendable { case layout, paint }

  /// The type of the property's values.
  indirect enum Kind: Hashable, Sendable {
    case number, boolean, string, color, formatted, image, padding, numberArray, colorArray
    case projection, anchorOffsets, value, null
    case enumeration([String])
    case array(Kind, Int?)
  }

  let name: String
  let kind: Kind
  let group: Group
  /// What an expression for it may depend on.
  let parameters: Dependence
  var range: ClosedRange<Double>?
  var isInterpolated: Bool
  var hasTokens: Bool
  var hasTransition: Bool
  var fallback: PropertyValue?

  init(
    _ name: String, _ kind: Kind, _ group: Group, _ parameters: Dependence,
    range: ClosedRange<Double>? = nil, interpolated: Bool = false, tokens: Bool = false,
    transition: Bool = false, default fallback: PropertyValue? = nil
  ) {
    self.name = name
    self.kind = kind
    self.group = group
    self.parameters = parameters
    self.range = range
    isInterpolated = interpolated
    hasTokens = tokens
    hasTransition = transition
    self.fallback = fallback
  }

  /// The type an expression for it must have.
  var expectedType: ValueType { kind.valueType }
}

extension PropertySpec.Kind {
  var valueType: ValueType {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .string, .enumeration: .string
    case .color: .color
    case .formatted: .formatted
    case .image: .resolvedImage
    case .padding: .padding
    case .numberArray: .numberArray
    case .colorArray: .colorArray
    case .projection: .projection
    case .anchorOffsets: .variableAnchorOffsetCollection
    case .value: .value
    case .null: .null
    case .array(let item, let count): .array(item.valueType, count)
    }
  }
}

extension Dependence {
  /// What layout properties that may differ by feature depend on.
  static let data: Dependence = [.zoom, .feature]
  /// What paint properties that may differ by feature depend on.
  static let paintData: Dependence = [.zoom, .feature, .featureState]
}

/// The properties of each layer type, as the style specification lists them.
enum PropertyTable {
  static func properties(of type: String) -> [PropertySpec]? {
    switch type {
    case "background": background
    case "fill": fill
    case "line": line
    case "circle": circle
    case "symbol": symbol
    case "raster": raster
    case "hillshade": hillshade
    case "heatmap": heatmap
    case "fill-extrusion": fillExtrusion
    case "color-relief": colorRelief
    default: nil
    }
  }
}

extension StyleExpression {
  /// The value, checked to be one of the words where the property is a choice among words.
  func checkedValue(_ c: EvaluationContext, _ spec: PropertySpec) throws(EvaluationError)
    -> StyleValue
  {
    let value = try value(c)
    guard case .enumeration(let words) = spec.kind, case .string(let word) = value,
      !words.contains(word)
    else { return value }
    let list = words.map(JSONText.quoted).joined(separator: ", ")
    throw EvaluationError(
      key: "", "Expected value to be one of \(list), but found \(JSONText.quoted(word)) instead.")
  }
}
