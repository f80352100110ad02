extension Color {
  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (CSS Color 4 §5.2), or nothing.
  public init?(css: String) {
    guard css.first == "#" else { return nil }
    var digits: [UInt32] = []
    for character in css.dropFirst() {
      guard let digit = character.hexDigitValue, character.isASCII else { return nil }
      digits.append(UInt32(digit))
    }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let channels = stride(from: 0, to: digits.count, by: 2).map {
      Double(digits[$0] << 4 | digits[$0 + 1]) / 255
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 1)
  }
}
