/// Why a typed marker, path, area or circle is none.
public enum TypedError: Error, Hashable, Sendable {
  /// A part is neither a coordinate nor `name:value`.
  case notUnderstood(part: String)
  /// A value does not fit its name.
  case badValue(name: String, value: String, expected: String)
  /// A coordinate lies nowhere on the earth; `hint` says what may be wrong.
  case outOfRange(part: String, hint: String)
  /// There are fewer points than `needed`.
  case tooFewPoints(count: Int, needed: Int)
}
