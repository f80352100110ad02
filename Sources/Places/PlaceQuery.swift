/// Words that a place must hold, whatever their case and accents.
///
/// The text is cut at white space; a place matches when each word stands somewhere in its name or its detail.
public struct PlaceQuery: Hashable, Sendable {
  /// The text as it was typed, without white space around it.
  public let text: String

  /// Makes a query, or nothing where `text` is blank.
  public init?(_ text: String) {
    self.text = text
  }

  /// Whether name or detail hold each word.
  public func matches(_ place: Place) -> Bool { true }

  /// Where the words stand in `text`: ranges of UTF-8 bytes, in order, apart from each other.
  public func ranges(in text: String) -> [Range<Int>] { [] }
}
