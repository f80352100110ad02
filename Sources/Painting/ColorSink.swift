import Colorimetry

/// Paints one colour over a surface.
struct ColorSink: SpanSink {
  private let surface: Surface
  private let mask: CoveragePlane?
  private let redBlue, greenAlpha: PixelBlend.Lanes
  private let opaque: UInt32
  /// Alpha in 255ths.
  private let alpha: Float
  private var row: UnsafeMutablePointer<UInt32>
  private var maskRow: UnsafeMutablePointer<UInt8>?

  /// - Parameter mask: What the coverage is multiplied by; it holds all pixels that are painted.
  init(_ color: Color, on surface: Surface, mask: CoveragePlane?) {
    self.surface = surface
    self.mask = mask
    opaque = color.opaquePixel
    redBlue = PixelBlend.redBlue(SIMD4(repeating: opaque))
    greenAlpha = PixelBlend.greenAlpha(SIMD4(repeating: opaque))
    alpha = Float(color.heldAlpha * 255)
    row = surface.row(surface.box.minY)
  }

  mutating func beginRow(_ y: Int) {
    row = surface.row(y)
    maskRow = mask?.row(y)
  }

  mutating func solid(x: Int, count: Int, coverage: Float) {
    if maskRow != nil { return masked(x, count, coverage) }
    let a = PixelBlend.byte(coverage, alpha)
    if a == 255 {
      (row + x).update(repeating: opaque, count: count)
    } else if a > 0 {
      constant(row + x, count, PixelBlend.spread(SIMD4(repeating: a)))
    }
  }

  /// One alpha for all.
  private func constant(_ first: UnsafeMutablePointer<UInt32>, _ count: Int, _ a: PixelBlend.Lanes)
  {
    let memory = UnsafeMutableRawPointer(first)
    var i = 0
    while i + 4 <= count {
      let under = memory.loadUnaligned(fromByteOffset: 4 * i, as: SIMD4<UInt32>.self)
      memory.storeBytes(
        of: PixelBlend.mix(redBlue, greenAlpha, a, over: under), toByteOffset: 4 * i,
        as: SIMD4<UInt32>.self)
      i += 4
    }
    while i < count {
      first[i] = PixelBlend.mix(redBlue, greenAlpha, a, over: SIMD4(repeating: first[i]))[0]
      i += 1
    }
  }

  private func masked(_ x: Int, _ count: Int, _ coverage: Float) {
    var done = 0
    while done < count {
      var low = SIMD4<Float>.zero
      var high = SIMD4<Float>.zero
      let n = min(8, count - done)
      for i in 0..<min(4, n) { low[i] = coverage }
      for i in 0..<max(0, n - 4) { high[i] = coverage }
      block(x: x + done, low, high)
      done += 8
    }
  }

  @inline(__always)
  func block(x: Int, _ low: SIMD4<Float>, _ high: SIMD4<Float>) {
    var (low, high) = (low, high)
    if let maskRow {
      low *= Self.coverage(maskRow + x)
      high *= Self.coverage(maskRow + x + 4)
    }
    blend(row + x, PixelBlend.bytes(low, alpha))
    blend(row + x + 4, PixelBlend.bytes(high, alpha))
  }

  /// Four pixels from `x`.
  @inline(__always)
  func block(x: Int, _ coverage: SIMD4<Float>) {
    let coverage = maskRow.map { coverage * Self.coverage($0 + x) } ?? coverage
    blend(row + x, PixelBlend.bytes(coverage, alpha))
  }

  private static func coverage(_ mask: UnsafeMutablePointer<UInt8>) -> SIMD4<Float> {
    SIMD4(Float(mask[0]), Float(mask[1]), Float(mask[2]), Float(mask[3])) * (1 / 255)
  }

  @inline(__always)
  private func blend(_ first: UnsafeMutablePointer<UInt32>, _ a: SIMD4<UInt32>) {
    let memory = UnsafeMutableRawPointer(first)
    let under = memory.loadUnaligned(as: SIMD4<UInt32>.self)
    memory.storeBytes(
      of: PixelBlend.mix(redBlue, greenAlpha, PixelBlend.spread(a), over: under),
      as: SIMD4<UInt32>.self)
  }

  /// Paints up to eight bytes of coverage from `x`; there is room to read eight.
  @inline(__always)
  func bytes(x: Int, count: Int, _ coverage: UnsafePointer<UInt8>) {
    var all = UInt64(littleEndian: UnsafeRawPointer(coverage).loadUnaligned(as: UInt64.self))
    if count < 8 { all &= 1 &<< UInt64(truncatingIfNeeded: 8 &* max(0, count)) &- 1 }
    guard all != 0 else { return }
    let (low, high) = (Self.four(all), Self.four(all &>> 32))
    if alpha < 255 || maskRow != nil {
      block(x: x, SIMD4<Float>(low) * (1 / 255), SIMD4<Float>(high) * (1 / 255))
    } else if all == .max {
      (row + x).update(repeating: opaque, count: 8)
    } else {
      // Where the colour is opaque, coverage is alpha.
      blend(row + x, low)
      blend(row + x + 4, high)
    }
  }

  /// The lowest four bytes.
  @inline(__always)
  private static func four(_ bytes: UInt64) -> SIMD4<UInt32> {
    let word = UInt32(truncatingIfNeeded: bytes)
    return SIMD4(word, word &>> 8, word &>> 16, word &>> 24) & 0xFF
  }
}

extension Color {
  /// The colour without its alpha, as a pixel.
  var opaquePixel: UInt32 {
    func byte(_ x: Double) -> UInt32 { UInt32((x > 0 ? min(x, 1) : 0) * 255 + 0.5) }
    return byte(red) | byte(green) << 8 | byte(blue) << 16 | 255 << 24
  }

  /// The alpha, held to 0…1; 0 for what is no number.
  var heldAlpha: Double { alpha > 0 ? min(alpha, 1) : 0 }

  /// The colour as a premultiplied pixel.
  var premultipliedPixel: UInt32 {
    let a = UInt32(heldAlpha * 255 + 0.5)
    return Premultiplication.apply(opaquePixel & 0xFF_FFFF | a << 24)
  }
}
