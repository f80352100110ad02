extension Bitmap {
  /// How a channel is divided by its alpha.
  public enum Rounding: Hashable, Sendable {
    /// To the nearest value, halves upwards: what comes nearest to the colour that was painted.
    case nearest
    /// Downwards, as graphics processors and their readers often do.
    case down
  }

  /// Takes pixels as Cairo's ARGB32 holds them on little-endian machines.
  ///
  /// Bytes are blue, green, red, alpha, the colours multiplied by alpha, rows top down and `stride` bytes
  /// apart; nothing where `bytes` does not hold all rows or a row is longer than the stride.
  public init?(
    premultipliedBGRA bytes: RawSpan, width: Int, height: Int, stride: Int,
    rounding: Rounding = .nearest
  ) {
    return nil
  }

  /// The pixels as Cairo's ARGB32 holds them on little-endian machines: `4 × width × height` bytes blue,
  /// green, red, alpha, the colours multiplied by alpha and rounded to the nearest, rows without padding.
  public func premultipliedBGRA() -> [UInt8] {
    []
  }
}
