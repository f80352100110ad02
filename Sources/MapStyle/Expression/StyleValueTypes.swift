extension StyleValue {
  /// The type of this very value.
  var type: ValueType {
    switch self {
    case .null: .null
    case .bool: .boolean
    case .number: .number
    case .string: .string
    case .color: .color
    case .object: .object
    case .collator: .collator
    case .formatted: .formatted
    case .image: .resolvedImage
    case .padding: .padding
    case .numberArray: .numberArray
    case .colorArray: .colorArray
    case .projection: .projection
    case .anchorOffsets: .variableAnchorOffsetCollection
    case .array(let items): .array(Self.itemType(items), items.count)
    }
  }

  private static func itemType(_ items: [StyleValue]) -> ValueType {
    guard let first = items.first?.type else { return .value }
    // Of lists within a list the reference says no more than that they are values, be they alike or not.
    if first.isArray, items.count > 1 { return .value }
    return items.dropFirst().allSatisfy { $0.type == first } ? first : .value
  }
}
