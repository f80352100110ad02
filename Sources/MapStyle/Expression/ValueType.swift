/// The type of an expression.
public enum ValueType: Hashable, Sendable, CustomStringConvertible {
  /// The simple types of the style specification; `value` is any of them.
  case null, number, string, boolean, color, object, value
  /// Of what always fails; fits wherever anything is wanted.
  case error
  /// How strings are compared.
  case collator
  /// Text in sections.
  case formatted
  /// An image of the sprite.
  case resolvedImage
  /// One to four distances.
  case padding
  /// One or more numbers.
  case numberArray
  /// One or more colours.
  case colorArray
  /// How the globe is flattened.
  case projection
  /// Anchors with their offsets.
  case variableAnchorOffsetCollection
  /// A list of one item type, of fixed length where it has one.
  indirect case array(ValueType, Int?)

  /// The name in the words of the reference, such as `array<number, 2>`.
  public var description: String {
    switch self {
    case .null: "null"
    case .number: "number"
    case .string: "string"
    case .boolean: "boolean"
    case .color: "color"
    case .object: "object"
    case .value: "value"
    case .error: "error"
    case .collator: "collator"
    case .formatted: "formatted"
    case .resolvedImage: "resolvedImage"
    case .padding: "padding"
    case .numberArray: "numberArray"
    case .colorArray: "colorArray"
    case .projection: "projectionDefinition"
    case .variableAnchorOffsetCollection: "variableAnchorOffsetCollection"
    case .array(let item, let count?): "array<\(item), \(count)>"
    case .array(.value, nil): "array"
    case .array(let item, nil): "array<\(item)>"
    }
  }

  var isArray: Bool { if case .array = self { true } else { false } }

  /// The reference's `kind`: the name without item type and length.
  var kind: String { isArray ? "array" : description }

  /// What a `value` may be.
  static let members: [ValueType] = [
    .null, .number, .string, .boolean, .color, .formatted, .projection, .object,
    .array(.value, nil), .padding, .numberArray, .colorArray, .resolvedImage,
    .variableAnchorOffsetCollection,
  ]

  /// Whether everything of type `other` is of this type.
  func accepts(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.array(let item, let count), .array(let otherItem, let otherCount)):
      let fits = (otherCount == 0 && otherItem == .value) || item.accepts(otherItem)
      return fits && (count == nil || count == otherCount)
    case (_, .error): return true
    case (.value, .collator): return false
    case (.value, _): return true
    default: return self == other
    }
  }

  /// The message of the reference for a type that does not fit.
  func mismatch(_ found: ValueType) -> String {
    "Expected \(self) but found \(found) instead."
  }
}
