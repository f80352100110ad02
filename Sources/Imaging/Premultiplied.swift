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
    guard width >= 0, height >= 0, width <= stride / 4,
      Self.holds(bytes.byteCount, rows: height, stride: stride, rowBytes: 4 * width)
    else { return nil }
    self.width = width
    self.height = height
    pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, filled in
      bytes.withUnsafeBytes { source in
        guard width > 0, let from = source.baseAddress, let to = buffer.baseAddress else { return }
        for y in 0..<height {
          unpremultiply(
            from + y * stride, into: UnsafeMutableRawPointer(to + 4 * width * y), count: width,
            rounding: rounding)
        }
      }
      filled = 4 * width * height
    }
  }

  private static func holds(_ count: Int, rows: Int, stride: Int, rowBytes: Int) -> Bool {
    guard rows > 0, rowBytes > 0 else { return true }
    let (before, overflow) = (rows - 1).multipliedReportingOverflow(by: stride)
    return !overflow && before <= count && rowBytes <= count - before
  }

  /// The pixels as Cairo's ARGB32 holds them on little-endian machines.
  ///
  /// `4 × width × height` bytes blue, green, red, alpha, the colours multiplied by alpha and rounded to the
  /// nearest, rows without padding.
  public func premultipliedBGRA() -> [UInt8] {
    let count = pixels.count & ~3
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      pixels.withUnsafeBytes { source in
        for i in stride(from: 0, to: count, by: 4) {
          let pixel = source.loadUnaligned(fromByteOffset: i, as: UInt32.self)
          UnsafeMutableRawBufferPointer(buffer).storeBytes(
            of: premultiplied(pixel), toByteOffset: i, as: UInt32.self)
        }
      }
      filled = count
    }
  }
}

/// Multipliers that stand for a division by alpha: ⌊2²⁴ ÷ alpha⌋ + 1.
///
/// The multiplier is (2²⁴ + e) ÷ alpha with 0 < e ≤ alpha, so n × multiplier ÷ 2²⁴ exceeds n ÷ alpha by
/// n × e ÷ 2²⁴ ÷ alpha. With n ≤ 255 × 255 + 127 that is less than 1 ÷ alpha, and the quotient is exact.
private let reciprocals: [UInt64] = [0] + (1...255).map { (1 << 24) / $0 + 1 }

@inline(__always)
private func swapRedAndBlue(_ pixel: UInt32) -> UInt32 {
  pixel & 0xFF00_FF00 | pixel &>> 16 & 0xFF | pixel &<< 16 & 0xFF_0000
}

/// Pixels that are looked at together: most pictures have none but opaque ones, and loops without branches
/// run many pixels at a time.
private let blockLength = 64

private func unpremultiply(
  _ source: UnsafeRawPointer, into target: UnsafeMutableRawPointer, count: Int,
  rounding: Bitmap.Rounding
) {
  var x = 0
  while x < count {
    let length = min(blockLength, count - x)
    let (from, to) = (source + 4 * x, target + 4 * x)
    if isOpaque(from, count: length) {
      for i in 0..<length {
        let pixel = (from + 4 * i).loadUnaligned(as: UInt32.self)
        (to + 4 * i).storeBytes(of: swapRedAndBlue(pixel), as: UInt32.self)
      }
    } else {
      reciprocals.withUnsafeBufferPointer { multipliers in
        for i in 0..<length {
          let pixel = (from + 4 * i).loadUnaligned(as: UInt32.self)
          let straight = straight(pixel, multipliers, isNearest: rounding == .nearest)
          (to + 4 * i).storeBytes(of: straight, as: UInt32.self)
        }
      }
    }
    x += length
  }
}

@inline(__always)
private func isOpaque(_ pixels: UnsafeRawPointer, count: Int) -> Bool {
  var all: UInt32 = .max
  for i in 0..<count { all &= (pixels + 4 * i).loadUnaligned(as: UInt32.self) }
  return all &>> 24 == 255
}

/// From blue, green, red, alpha multiplied to red, green, blue, alpha straight.
@inline(__always)
private func straight(
  _ pixel: UInt32, _ multipliers: UnsafeBufferPointer<UInt64>, isNearest: Bool
) -> UInt32 {
  let alpha = pixel &>> 24
  if alpha == 255 { return swapRedAndBlue(pixel) }
  if alpha == 0 { return 0 }
  let multiplier = multipliers[Int(alpha)]
  let half = isNearest ? alpha / 2 : 0
  func divided(_ channel: UInt32) -> UInt32 {
    // A channel above its alpha is no colour; it counts as the brightest.
    let dividend = UInt64(min(channel, alpha) &* 255 &+ half)
    return UInt32(truncatingIfNeeded: (dividend &* multiplier) &>> 24)
  }
  return divided(pixel &>> 16 & 255) | divided(pixel &>> 8 & 255) &<< 8
    | divided(pixel & 255) &<< 16 | alpha &<< 24
}

/// From red, green, blue, alpha straight to blue, green, red, alpha multiplied.
@inline(__always)
private func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel &>> 24
  if alpha == 255 { return swapRedAndBlue(pixel) }
  func times(_ channel: UInt32) -> UInt32 {
    // (t + t ÷ 256) ÷ 256 is t ÷ 255 for all products of two bytes, the half being in t.
    let t = channel &* alpha &+ 128
    return (t &+ t &>> 8) &>> 8
  }
  return times(pixel &>> 16 & 255) | times(pixel &>> 8 & 255) &<< 8 | times(pixel & 255) &<< 16
    | alpha &<< 24
}
