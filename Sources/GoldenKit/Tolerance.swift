/// How far a pixel may be from the one expected.
public struct Tolerance: Hashable, Sendable {
  /// The largest difference of each channel that still passes, 0…255.
  public var red, green, blue, alpha: Int
  /// Why it may differ at all; shown wherever the comparison fails.
  public var reason: String

  /// Every pixel equal to the bit.
  public static let exact = Tolerance(0, because: "")

  /// The same for all channels.
  public init(_ difference: Int, because reason: String) {
    self.init(
      red: difference, green: difference, blue: difference, alpha: difference, because: reason)
  }

  /// One value a channel.
  public init(red: Int, green: Int, blue: Int, alpha: Int, because reason: String) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.reason = reason
  }
}
