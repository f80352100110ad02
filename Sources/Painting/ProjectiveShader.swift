import GeoCore

/// Where the colours of a row of pixels come from.
protocol PixelShader {
  /// Writes the colours of `count` pixels of row `y` from `x` on.
  func shade(_ x: Int, _ y: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt32>)
}

/// The colours of a flat picture that is seen in perspective.
///
/// A pixel is the mean of samples as close together as the picture's pixels are there, each between four pixels;
/// how many that is depends on how steep the picture is seen, for each pixel and both directions on their own.
struct ProjectiveShader: PixelShader {
  private let source: Surface
  /// From the surface's pixels to the source's.
  private let map: ProjectiveTransform

  /// The most samples along a side: beyond that, a picture is so nearly seen from its edge that it is a few
  /// pixels wide.
  private static let maxSamples = 64

  /// Takes the map from the source's pixels to those painted on; nothing where it cannot be turned around.
  init?(_ source: Surface, _ transform: ProjectiveTransform) {
    guard !source.box.isEmpty, let map = transform.inverse, map.isFinite else { return nil }
    (self.source, self.map) = (source, map)
  }

  func shade(_ x: Int, _ y: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt32>) {
    for i in 0..<count { out[i] = color(Double(x + i), Double(y)) }
  }

  private func color(_ x: Double, _ y: Double) -> UInt32 {
    let center = Point(x: x + 0.5, y: y + 0.5)
    let w = map.px * center.x + map.py * center.y + map.pw
    // Eight pixels are shaded at once, and those beyond the picture's edge may lie beyond its horizon.
    guard w > 0, let at = map(center) else { return 0 }
    let m = map.affine
    // The derivatives of a quotient, by the quotient rule.
    let alongX = Point(x: m.a - at.x * map.px, y: m.b - at.y * map.px) * (1 / w)
    let alongY = Point(x: m.c - at.x * map.py, y: m.d - at.y * map.py) * (1 / w)
    guard alongX.length.isFinite, alongY.length.isFinite else { return packed(sample(at)) }
    var (nx, ny) = (Self.samples(alongX.length), Self.samples(alongY.length))
    // Steep one way is what cards are; steep both ways is far away, and would take thousands.
    if nx * ny > Self.maxSamples * 4 { (nx, ny) = (min(nx, 16), min(ny, 16)) }
    if nx == 1, ny == 1 { return packed(sample(at)) }
    var sum = SIMD4<Float>.zero
    for j in 0..<ny {
      let down = alongY * ((Double(j) + 0.5) / Double(ny) - 0.5)
      for i in 0..<nx {
        sum += sample(at + down + alongX * ((Double(i) + 0.5) / Double(nx) - 0.5))
      }
    }
    return packed(sum / Float(nx * ny))
  }

  private static func samples(_ step: Double) -> Int {
    // What is a hair more than a pixel is one: nothing is lost, and an upright picture stays exact.
    PixelBox.whole(min(max(1, (step - 1e-6).rounded(.up)), Double(maxSamples)))
  }

  /// The colour between four pixels; beyond the edges are those at the edges.
  @inline(__always)
  private func sample(_ p: Point) -> SIMD4<Float> {
    let (u, v) = (p.x - 0.5, p.y - 0.5)
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    let (width, height) = (source.box.maxX, source.box.maxY)
    let x = Int(min(max(left, -1), Double(width)))
    let y = Int(min(max(top, -1), Double(height)))
    let (fx, fy) = (Float(u - left), Float(v - top))
    let (upper, lower) = (
      source.row(held(y, height)), source.row(held(y + 1, height))
    )
    let (x0, x1) = (held(x, width), held(x + 1, width))
    let above = unpacked(upper[x0]) * (1 - fx) + unpacked(upper[x1]) * fx
    let below = unpacked(lower[x0]) * (1 - fx) + unpacked(lower[x1]) * fx
    return above * (1 - fy) + below * fy
  }

  @inline(__always)
  private func held(_ i: Int, _ end: Int) -> Int { min(max(i, 0), end - 1) }

  /// 2²³: a Float that large has no room for a fraction, and its lowest bits are the number on top of it.
  private static let whole: Float = 8_388_608

  @inline(__always)
  private func unpacked(_ pixel: UInt32) -> SIMD4<Float> {
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
    return unsafeBitCast(bytes | Self.whole.bitPattern, to: SIMD4<Float>.self) - Self.whole
  }

  @inline(__always)
  private func packed(_ color: SIMD4<Float>) -> UInt32 {
    let bytes = unsafeBitCast(color + Self.whole, to: SIMD4<UInt32>.self) & 255
    return bytes[0] | bytes[1] &<< 8 | bytes[2] &<< 16 | bytes[3] &<< 24
  }
}

extension ProjectiveTransform {
  /// Whether all coefficients are numbers.
  var isFinite: Bool { affine.isFinite && px.isFinite && py.isFinite && pw.isFinite }
}
