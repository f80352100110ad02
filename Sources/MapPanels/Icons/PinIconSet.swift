import Drawing

/// The icons that pins may bear, by the names of Maki.
enum PinIconSet {
  /// All names, sorted.
  static let names: [String] = []

  /// An icon in a square of side 1, filled non-zero, or nothing for a name it does not know.
  static func outline(named name: String) -> Path? { nil }
}
