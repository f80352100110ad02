/// What a person knows better than what the bytes of a file say.
public struct PlaceReadingOptions: Hashable, Sendable {
  /// The encoding by any of its usual names, such as `shift_jis`; nothing for what the bytes look like.
  public var encoding: String?
  /// The separator of columns: one ASCII character, or nothing for the one that makes sense.
  public var delimiter: String?
  /// The column of the latitude: its name, or its number from 1.
  public var latColumn: String?
  /// The column of the longitude: its name, or its number from 1.
  public var lonColumn: String?
  /// The column of the names, or the property that holds them: its name, or for columns its number from 1.
  public var nameColumn: String?

  /// Leaves everything to the bytes.
  public init() {}
}
