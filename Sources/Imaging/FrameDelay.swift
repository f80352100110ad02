/// How long a picture of an animation is seen: a fraction of seconds, as APNG stores it.
public struct FrameDelay: Hashable, Sendable {
  /// Above the line.
  public let numerator: UInt16
  /// Below the line, above 0.
  public let denominator: UInt16

  /// Makes a fraction; a denominator of 0 stands for 100, as APNG has it.
  public init(_ numerator: UInt16, _ denominator: UInt16) {
    self.numerator = numerator
    self.denominator = denominator == 0 ? 100 : denominator
  }

  /// The fraction with the smallest denominator that is as good as exact, or else the nearest that fits; delays
  /// are held to 0…65,535 seconds.
  ///
  /// Continued fractions: each convergent is nearer than any fraction of a smaller denominator.
  public init(seconds: Double) {
    let most = Double(UInt16.max)
    let seconds = seconds > 0 ? min(seconds, most) : 0
    var (h0, h1, k0, k1) = (0.0, 1.0, 1.0, 0.0)
    var rest = seconds
    // A few dozen terms hold any number; as a rule the denominator ends the loop much earlier.
    for _ in 0..<40 {
      let whole = rest.rounded(.down)
      let (h, k) = (whole * h1 + h0, whole * k1 + k0)
      guard h <= most, k <= most else { break }
      (h0, h1, k0, k1) = (h1, h, k1, k)
      guard abs(h1 / k1 - seconds) > 1e-9 * seconds, rest > whole else { break }
      rest = 1 / (rest - whole)
    }
    numerator = UInt16(h1)
    denominator = UInt16(max(1, k1))
  }

  /// The delay in seconds.
  public var seconds: Double { Double(numerator) / Double(denominator) }
}
