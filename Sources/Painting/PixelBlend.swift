/// Arithmetic on four pixels at once, each premultiplied red, green, blue, alpha from the lowest byte up.
///
/// Red and blue, green and alpha of a pixel are worked on as 16-bit lanes of one word.
enum PixelBlend {
  typealias Pixels = SIMD4<UInt32>
  typealias Lanes = SIMD8<UInt16>

  @inline(__always)
  static func redBlue(_ p: Pixels) -> Lanes {
    unsafeBitCast(p & 0x00FF_00FF, to: Lanes.self)
  }

  @inline(__always)
  static func greenAlpha(_ p: Pixels) -> Lanes {
    unsafeBitCast((p &>> 8) & 0x00FF_00FF, to: Lanes.self)
  }

  @inline(__always)
  static func joined(_ rb: Lanes, _ ga: Lanes) -> Pixels {
    unsafeBitCast(rb, to: Pixels.self) | (unsafeBitCast(ga, to: Pixels.self) &<< 8)
  }

  /// `x / 255` rounded to nearest, exactly, for x ≤ 255².
  @inline(__always)
  static func div255(_ x: Lanes) -> Lanes {
    let t = x &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }

  /// An alpha per pixel in both lanes of each.
  @inline(__always)
  static func spread(_ a: Pixels) -> Lanes {
    unsafeBitCast(a | (a &<< 16), to: Lanes.self)
  }

  /// A straight colour with alpha 255 over `under`, `a` (0…255) being how much of it: rounded once.
  @inline(__always)
  static func mix(_ rb: Lanes, _ ga: Lanes, _ a: Lanes, over under: Pixels) -> Pixels {
    let rest = 255 &- a
    return joined(
      div255(rb &* a &+ redBlue(under) &* rest),
      div255(ga &* a &+ greenAlpha(under) &* rest))
  }

  /// Premultiplied pixels over others.
  @inline(__always)
  static func over(_ p: Pixels, _ under: Pixels) -> Pixels {
    let rest = spread(255 &- (p &>> 24))
    return p
      &+ joined(div255(redBlue(under) &* rest), div255(greenAlpha(under) &* rest))
  }

  /// Premultiplied pixels times `a` (0…255).
  @inline(__always)
  static func scaled(_ p: Pixels, _ a: Lanes) -> Pixels {
    joined(div255(redBlue(p) &* a), div255(greenAlpha(p) &* a))
  }

  /// Coverages of 0…1 times `factor` ≤ 255 as whole numbers, rounded to nearest.
  ///
  /// Adding 2²³ leaves no room for a fraction in a Float: the lowest bits are the number.
  @inline(__always)
  static func bytes(_ coverage: SIMD4<Float>, _ factor: Float) -> Pixels {
    unsafeBitCast(coverage * factor + 8_388_608, to: Pixels.self) & 0xFF
  }

  @inline(__always)
  static func byte(_ coverage: Float, _ factor: Float) -> UInt32 {
    (coverage * factor + 8_388_608).bitPattern & 0xFF
  }
}
