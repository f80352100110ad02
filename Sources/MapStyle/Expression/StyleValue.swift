public import Colorimetry

/// A value an expression yields.
public enum StyleValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// Any number.
  case number(Double)
  /// Text.
  case string(String)
  /// A colour.
  case color(Color)
  /// A list.
  case array([StyleValue])
  /// Members in order.
  case object([StyleMember])
  /// How strings are compared.
  case collator(StyleCollator)
  /// Text in sections.
  case formatted(FormattedText)
  /// An image of the sprite.
  case image(ResolvedImage)
  /// Distances from four edges.
  case padding(Padding)
  /// Numbers; none only where an expression yields an empty list.
  case numberArray([Double])
  /// Colours; none only where an expression yields an empty list.
  case colorArray([Color])
  /// How the globe is flattened: from one projection to another, and how far.
  case projection(from: String, to: String, transition: Double)
  /// Anchors with their offsets.
  case anchorOffsets([AnchorOffset])
}

/// A named value inside a `StyleValue.object`.
public struct StyleMember: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The value.
  public let value: StyleValue

  /// Makes a member.
  public init(name: String, value: StyleValue) {
    self.name = name
    self.value = value
  }
}

/// How strings are compared.
public struct StyleCollator: Hashable, Sendable {
  /// Whether `a` and `A` differ.
  public var isCaseSensitive = false
  /// Whether `a` and `ä` differ.
  public var isDiacriticSensitive = false
  /// The language asked for, or nothing.
  public var locale: String?
}
