/// How distances are written.
public enum DistanceStyle: Hashable, Sendable {
  /// In metres, and in kilometres from one on: `8 m`, `350 m`, `1.2 km`, `12 km`, `1,234 km`.
  case metric

  /// A number of metres as a person says it, with a no-break space before the unit; empty where it is not finite or
  /// below 0.
  public func text(_ metres: Double) -> String {
    guard metres.isFinite, metres >= 0, metres < 1e9 else { return "" }
    let step = metres < 100 ? 1.0 : 10.0
    let rounded = (metres / step).rounded() * step
    if rounded < 1000 { return "\(Int(rounded))\u{A0}m" }
    let tenths = Int((metres / 100).rounded())
    if tenths < 100 { return "\(tenths / 10).\(tenths % 10)\u{A0}km" }
    return "\(Int((metres / 1000).rounded()).grouped)\u{A0}km"
  }
}

extension Int {
  /// The number with a comma between groups of three digits.
  package var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
