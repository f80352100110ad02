import Drawing
import GeoCore

/// The colours of a picture at the pixels of a surface.
struct ImageShader: PixelShader {
  /// What is beyond the picture's edges.
  enum Extension { case edge, repetition }

  let image: PremultipliedImage
  /// From the surface's pixels to the picture's.
  private let map: AffineTransform
  private let extend: Extension
  private let isLinear: Bool
  /// Samples along each side of a pixel, so that pictures drawn much smaller do not lose pixels.
  private let samples: Int
  /// Where a pixel of the surface is exactly one of the picture: how much it is moved by.
  let shift: (x: Int, y: Int)?

  private static let maxSamples = 8

  /// Nothing where the picture is empty or the map cannot be turned around.
  init?(
    _ image: PremultipliedImage, _ transform: AffineTransform, _ extend: Extension,
    _ interpolation: DisplayList.Interpolation
  ) {
    guard image.width > 0, image.height > 0, let map = transform.inverse, map.isFinite else {
      return nil
    }
    (self.image, self.map, self.extend) = (image, map, extend)
    shift = Self.wholeShift(map)
    isLinear = interpolation == .linear
    let steps = max(Point(x: map.a, y: map.b).length, Point(x: map.c, y: map.d).length)
    samples = isLinear ? PixelBox.whole(min((steps / 2).rounded(.up), 1e3)) : 1
  }

  private static func wholeShift(_ t: AffineTransform) -> (x: Int, y: Int)? {
    let (x, y) = (t.tx.rounded(), t.ty.rounded())
    let parts = [t.a - 1, t.b, t.c, t.d - 1]
    guard parts.allSatisfy({ abs($0) < 1e-8 }), abs(t.tx - x) < 1e-3, abs(t.ty - y) < 1e-3
    else { return nil }
    return (PixelBox.whole(x), PixelBox.whole(y))
  }

  func shade(_ x: Int, _ y: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt32>) {
    if let shift {
      for i in 0..<count { out[i] = pixel(x + i + shift.x, y + shift.y) }
    } else if samples <= 1 {
      let start = map(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
      for i in 0..<count {
        out[i] = sample(start.x + Double(i) * map.a, start.y + Double(i) * map.b)
      }
    } else {
      for i in 0..<count { out[i] = mean(x + i, y) }
    }
  }

  /// The mean of many samples of a pixel.
  private func mean(_ x: Int, _ y: Int) -> UInt32 {
    let n = min(samples, Self.maxSamples)
    var (rb, ga): (UInt64, UInt64) = (0, 0)
    for i in 0..<n * n {
      let at = map(
        Point(
          x: Double(x) + (Double(i % n) + 0.5) / Double(n),
          y: Double(y) + (Double(i / n) + 0.5) / Double(n)))
      let p = UInt64(sample(at.x, at.y))
      rb += (p & 0xFF) | (p & 0xFF0000) << 16
      ga += (p >> 8 & 0xFF) | (p & 0xFF00_0000) << 8
    }
    let k = UInt64(n * n)
    func channel(_ sum: UInt64) -> UInt32 { UInt32((sum & 0xFFFF_FFFF) * 2 + k) / UInt32(2 * k) }
    return channel(rb) | channel(ga) << 8 | channel(rb >> 32) << 16 | channel(ga >> 32) << 24
  }

  @inline(__always)
  private func sample(_ u: Double, _ v: Double) -> UInt32 {
    guard isLinear else {
      return pixel(PixelBox.whole(u.rounded(.down)), PixelBox.whole(v.rounded(.down)))
    }
    // In 256ths of a pixel, from the middle of one to the next.
    let x = PixelBox.whole(((u - 0.5) * 256).rounded())
    let y = PixelBox.whole(((v - 0.5) * 256).rounded())
    return mix(x >> 8, y >> 8, UInt32(x & 255), UInt32(y & 255))
  }

  private func mix(_ x: Int, _ y: Int, _ fx: UInt32, _ fy: UInt32) -> UInt32 {
    if fx == 0, fy == 0 { return pixel(x, y) }
    let (a, b) = (pixel(x, y), pixel(x + 1, y))
    let (c, d) = (pixel(x, y + 1), pixel(x + 1, y + 1))
    func channel(_ shift: UInt32) -> UInt32 {
      let upper = (a >> shift & 255) * (256 - fx) + (b >> shift & 255) * fx
      let lower = (c >> shift & 255) * (256 - fx) + (d >> shift & 255) * fx
      return ((upper * (256 - fy) + lower * fy + 32768) >> 16) << shift
    }
    return channel(0) | channel(8) | channel(16) | channel(24)
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let (column, row) =
      switch extend {
      case .edge: (min(max(x, 0), image.width - 1), min(max(y, 0), image.height - 1))
      case .repetition: (wrapped(x, image.width), wrapped(y, image.height))
      }
    return image.pixels[row * image.width + column]
  }

  @inline(__always)
  private func wrapped(_ x: Int, _ n: Int) -> Int {
    if x >= 0, x < n { return x }
    let rest = x % n
    return rest < 0 ? rest + n : rest
  }
}

extension AffineTransform {
  /// Whether all coefficients are numbers.
  var isFinite: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }

  /// How much lengths grow, at most: the larger singular value.
  var scale: Double {
    let unit = max(abs(a), abs(b), abs(c), abs(d))
    guard unit > 0, unit.isFinite else { return unit }
    let (a, b, c, d) = (a / unit, b / unit, c / unit, d / unit)
    let (p, q) = (a * a + b * b, c * c + d * d)
    let k = a * c + b * d
    return unit * ((p + q) / 2 + ((p - q) * (p - q) / 4 + k * k).squareRoot()).squareRoot()
  }
}
