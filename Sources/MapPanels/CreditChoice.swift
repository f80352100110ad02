/// What stands in a map's corner.
public enum CreditChoice: Hashable, Sendable {
  /// What the archives drawn from and the style say, and further statements: those of the places' files.
  case gathered(also: [String])
  /// A text.
  case text(String)
  /// Nothing.
  case none
}
