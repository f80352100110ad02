public import Colorimetry
public import GeoCore

extension Double: StylePropertyElement {
  /// The number of `expression`, or nothing where it is not one.
  public static func evaluate(_ expression: StyleExpression, _ c: EvaluationContext)
    throws(EvaluationError) -> Double?
  {
    let number = try expression.number(c)
    return number.isNaN ? nil : number.held
  }

  /// Reads a number.
  public init?(_ value: StyleValue) {
    guard case .number(let number) = value else { return nil }
    self = number.held
  }
}

extension Double {
  /// No picture differs beyond it, and so many of it can be added, multiplied and held in a `Float` without becoming
  /// infinite; what sorts (times in milliseconds, identifiers) lies far below.
  private static let most = 1e18

  /// The nearest number that can be drawn with.
  var held: Double { min(max(self, -Self.most), Self.most) }
}

extension Bool: StylePropertyValue {
  /// The truth value of `expression`.
  public static func evaluate(_ expression: StyleExpression, _ c: EvaluationContext)
    throws(EvaluationError) -> Bool?
  {
    try expression.bool(c)
  }
}

extension Color: StylePropertyElement {
  /// The colour of `expression`.
  public static func evaluate(_ expression: StyleExpression, _ c: EvaluationContext)
    throws(EvaluationError) -> Color?
  {
    try expression.color(c)
  }

  /// Reads a colour.
  public init?(_ value: StyleValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
}

extension StylePropertyElement {
  /// The value of `expression`, read as this type.
  public static func evaluate(_ expression: StyleExpression, _ c: EvaluationContext)
    throws(EvaluationError) -> Self?
  {
    Self(try expression.value(c))
  }
}

extension StyleEnumeration {
  /// Reads a word.
  public init?(_ value: StyleValue) {
    guard case .string(let word) = value else { return nil }
    self.init(rawValue: word)
  }
}

extension String: StylePropertyElement {
  /// Reads text.
  public init?(_ value: StyleValue) {
    guard case .string(let text) = value else { return nil }
    self = text
  }
}

extension Point: StylePropertyElement {
  /// Reads a list of two numbers.
  public init?(_ value: StyleValue) {
    guard case .array(let items) = value, items.count == 2, case .number(let x) = items[0],
      case .number(let y) = items[1]
    else { return nil }
    self.init(x: x.held, y: y.held)
  }
}

extension Padding: StylePropertyElement {
  /// Reads a padding, or a list of numbers in the order of CSS.
  public init?(_ value: StyleValue) {
    switch value {
    case .padding(let padding): self = padding
    case .array(let items):
      let sides = items.compactMap { Double($0) }
      guard sides.count == items.count else { return nil }
      self.init(css: sides)
    default: return nil
    }
  }
}

extension FormattedText: StylePropertyElement {
  /// Reads text.
  public init?(_ value: StyleValue) {
    guard case .formatted(let text) = value else { return nil }
    self = text
  }
}

extension ResolvedImage: StylePropertyElement {
  /// Reads the name of an image.
  public init?(_ value: StyleValue) {
    guard case .image(let image) = value else { return nil }
    self = image
  }
}

extension AnchorOffset: StylePropertyElement {
  /// Never: only whole collections are values.
  public init?(_ value: StyleValue) { nil }
}

extension Array: StylePropertyValue where Element: StylePropertyElement {
  /// The list of `expression`, or nothing where an item is not of the type.
  public static func evaluate(_ expression: StyleExpression, _ c: EvaluationContext)
    throws(EvaluationError) -> [Element]?
  {
    switch try expression.value(c) {
    case .array(let items):
      let list = items.compactMap { Element($0) }
      return list.count == items.count ? list : nil
    case .numberArray(let numbers): return numbers.map(\.held) as? [Element]
    case .colorArray(let colors): return colors as? [Element]
    case .anchorOffsets(let pairs): return pairs as? [Element]
    default: return nil
    }
  }
}

extension Optional: StylePropertyValue where Wrapped: StylePropertyValue {
  /// The value of `expression`; null is no value.
  public static func evaluate(_ expression: StyleExpression, _ c: EvaluationContext)
    throws(EvaluationError) -> Wrapped??
  {
    try Wrapped.evaluate(expression, c)
  }
}
