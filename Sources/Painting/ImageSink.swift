/// Paints the colours of a picture over a surface.
struct ImageSink<Shader: PixelShader>: SpanSink {
  private let shader: Shader
  private let surface: Surface
  private let mask: CoveragePlane?
  /// In 255ths.
  private let opacity: Float
  private let scratch: UnsafeMutablePointer<UInt32>
  private var y = 0

  /// - Parameter scratch: `ImageScratch.room` pixels.
  init(
    _ shader: Shader, opacity: Double, on surface: Surface, mask: CoveragePlane?,
    _ scratch: UnsafeMutablePointer<UInt32>
  ) {
    (self.shader, self.surface, self.mask, self.scratch) = (shader, surface, mask, scratch)
    self.opacity = Float((opacity > 0 ? min(opacity, 1) : 0) * 255)
  }

  mutating func beginRow(_ y: Int) {
    self.y = y
  }

  func solid(x: Int, count: Int, coverage: Float) {
    let a = PixelBlend.byte(coverage, opacity)
    var done = 0
    while done < count {
      let n = min(ImageScratch.room, count - done)
      shader.shade(x + done, y, n, scratch)
      for i in 0..<n { blend(x + done + i, scratch[i], a) }
      done += n
    }
  }

  func block(x: Int, _ low: SIMD4<Float>, _ high: SIMD4<Float>) {
    let (low, high) = (PixelBlend.bytes(low, opacity), PixelBlend.bytes(high, opacity))
    guard low != .zero || high != .zero else { return }
    shader.shade(x, y, 8, scratch)
    for i in 0..<4 { blend(x + i, scratch[i], low[i]) }
    for i in 0..<4 { blend(x + 4 + i, scratch[4 + i], high[i]) }
  }

  @inline(__always)
  private func blend(_ x: Int, _ pixel: UInt32, _ alpha: UInt32) {
    var alpha = alpha
    if let mask {
      guard alpha > 0 else { return }
      let t = alpha * UInt32(mask.row(y)[x]) + 128
      alpha = (t + t >> 8) >> 8
    }
    guard alpha > 0, pixel != 0 else { return }
    let row = surface.row(y)
    if alpha == 255, pixel >> 24 == 255 {
      row[x] = pixel
      return
    }
    let p = PixelBlend.scaled(
      SIMD4(repeating: pixel), PixelBlend.spread(SIMD4(repeating: alpha)))
    row[x] = PixelBlend.over(p, SIMD4(repeating: row[x]))[0]
  }
}

/// Where the colours of a few pixels lie between shading and painting.
enum ImageScratch {
  /// Pixels shaded at once.
  static let room = 256
}
