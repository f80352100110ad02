import Colorimetry
import Drawing
import GeoCore

extension PixelCanvas {
  /// Colours are found at the middle of each pixel; edges are at least a pixel soft.
  mutating func disc(_ disc: Disc) {
    let t = state.transform
    guard disc.isSound, t.isFinite, let back = t.inverse, back.isFinite else { return }
    let radius = disc.outerRadius
    let reach = Rect(
      minX: disc.center.x - radius, minY: disc.center.y - radius, maxX: disc.center.x + radius,
      maxY: disc.center.y + radius)
    let box = PixelBox(around: reach.transformed(t)).intersection(state.clip)
    guard !box.isEmpty else { return }
    let painting = DiscPainting(disc, softness: max(1 / (t.scale * radius), disc.blur))
    let step = Point(x: back.a, y: back.b)
    for y in box.minY..<box.maxY {
      let first = back(Point(x: Double(box.minX) + 0.5, y: Double(y) + 0.5)) - disc.center
      let line = DiscLine(first: first, step: step, count: box.width)
      painting.paint(
        line, state.surface.row(y) + box.minX, mask: state.mask.map { $0.row(y) + box.minX })
    }
  }
}

extension Disc {
  /// Whether it has an extent, and all of its lengths are numbers.
  var isSound: Bool {
    radius >= 0 && ringWidth >= 0 && outerRadius > 0 && outerRadius.isFinite && blur.isFinite
      && center.isNumber
  }
}

/// The pixels of a row, seen from the middle of a disc.
private struct DiscLine {
  /// The first pixel, and from one to the next.
  let first, step: Point
  let count: Int

  /// The square of the distance of pixel `i`.
  @inline(__always)
  func square(_ i: Int) -> Double {
    let (x, y) = (first.x + Double(i) * step.x, first.y + Double(i) * step.y)
    return x * x + y * y
  }

  /// The same of four.
  @inline(__always)
  func squares(_ i: Int) -> SIMD4<Double> {
    let steps = SIMD4(0, 1, 2, 3) + Double(i)
    let (x, y) = (first.x + steps * step.x, first.y + steps * step.y)
    return x * x + y * y
  }

  /// Where it is as near as a radius: the solutions of |first + i·step|² = radius²; nothing where it never is.
  private func crossings(_ radius: Double) -> (Double, Double)? {
    let a = step.x * step.x + step.y * step.y
    let b = first.x * step.x + first.y * step.y
    let c = first.x * first.x + first.y * first.y - radius * radius
    let rest = b * b - a * c
    guard rest >= 0, a > 0 else { return nil }
    return ((-b - rest.squareRoot()) / a, (-b + rest.squareRoot()) / a)
  }

  /// Pixels that are left out are no nearer than a radius; some of those that are not may be, too.
  func run(within radius: Double) -> Range<Int> {
    // Beyond, what rounding takes from the squares could be more than a pixel.
    guard max(radius, abs(first.x), abs(first.y)) < 1e6 * step.length else { return 0..<count }
    guard let (start, end) = crossings(radius) else { return 0..<0 }
    let all = 0.0...Double(count)
    return Int((start - 1).clamped(to: all))..<Int((end + 2).clamped(to: all))
  }

  /// Pixels of which all are nearer than a radius, none where that is not certain.
  func run(wholly radius: Double) -> Range<Int> {
    guard radius > 0, let (start, end) = crossings(radius) else { return 0..<0 }
    let all = 0.0...Double(count)
    let (low, high) = (Int((start + 2).clamped(to: all)), Int((end - 1).clamped(to: all)))
    guard low < high, max(square(low), square(high - 1)) < radius * radius else { return 0..<0 }
    return low..<high
  }
}

extension Double {
  /// Held to a range; its lower bound for what is no number.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}

/// A disc whose softness is known.
private struct DiscPainting {
  private let disc: Disc
  private let sharpness: Double
  private let radius: Double
  /// Within this distance all is of one colour.
  private let even: Double
  private let color: FourPixels
  private let ring: FourPixels

  init(_ disc: Disc, softness: Double) {
    (self.disc, sharpness, radius) = (disc, 1 / softness, disc.outerRadius)
    even = disc.evenShare(softness: softness) * radius
    color = FourPixels(SIMD4<Float>(disc.color.premultiplied))
    ring = FourPixels(SIMD4<Float>(disc.ringColor.premultiplied))
  }

  /// Paints a row of pixels from `row` on.
  func paint(
    _ line: DiscLine, _ row: UnsafeMutablePointer<UInt32>, mask: UnsafeMutablePointer<UInt8>?
  ) {
    let all = line.run(within: radius)
    let inner = line.run(wholly: even).clamped(to: all)
    guard !inner.isEmpty else { return edge(line, all, row, mask) }
    edge(line, all.lowerBound..<inner.lowerBound, row, mask)
    if let mask {
      for i in stride(from: inner.lowerBound, to: inner.upperBound, by: 4) {
        blend(row + i, color, FourPixels.coverage(mask + i), inner.upperBound - i)
      }
    } else if color.isOpaque {
      (row + inner.lowerBound).update(repeating: color.pixel, count: inner.count)
    } else {
      for i in stride(from: inner.lowerBound, to: inner.upperBound, by: 4) {
        blend(row + i, color, SIMD4(repeating: 1), inner.upperBound - i)
      }
    }
    edge(line, inner.upperBound..<all.upperBound, row, mask)
  }

  /// Paints pixels whose colours depend on their distance.
  private func edge(
    _ line: DiscLine, _ run: Range<Int>, _ row: UnsafeMutablePointer<UInt32>,
    _ mask: UnsafeMutablePointer<UInt8>?
  ) {
    let (disc, color, ring, scale) = (disc, color, ring, 1 / radius)
    var i = run.lowerBound
    while i < run.upperBound {
      defer { i &+= 4 }
      let shares = disc.shares(
        at: line.squares(i).squareRoot() * scale, sharpness: sharpness)
      var coverage = FourPixels.floats(shares.opacity)
      if let mask { coverage *= FourPixels.coverage(mask + i) }
      let colors = disc.hasRing ? color.mixed(ring, FourPixels.floats(shares.ring)) : color
      blend(row + i, colors, coverage, run.upperBound &- i)
    }
  }

  /// Paints the first `count` of four pixels.
  @inline(__always)
  private func blend(
    _ row: UnsafeMutablePointer<UInt32>, _ colors: FourPixels, _ coverage: SIMD4<Float>,
    _ count: Int
  ) {
    var coverage = coverage
    if count < 4 {
      coverage.replace(with: 0, where: SIMD4(0, 1, 2, 3) .>= Float(count))
    }
    let memory = UnsafeMutableRawPointer(row)
    let under = memory.loadUnaligned(as: SIMD4<UInt32>.self)
    memory.storeBytes(of: colors.over(under, coverage), as: SIMD4<UInt32>.self)
  }
}

/// The premultiplied colours of four pixels, channel by channel, 0…255, and their alphas, 0…1.
private struct FourPixels {
  private var red, green, blue, alpha: SIMD4<Float>

  init(_ color: SIMD4<Float>) {
    red = SIMD4(repeating: color.x * 255)
    green = SIMD4(repeating: color.y * 255)
    blue = SIMD4(repeating: color.z * 255)
    alpha = SIMD4(repeating: color.w)
  }

  var isOpaque: Bool { alpha.x == 1 }

  /// The first.
  var pixel: UInt32 { over(.zero, SIMD4(repeating: 1))[0] }

  @inline(__always)
  func mixed(_ other: FourPixels, _ share: SIMD4<Float>) -> FourPixels {
    var mixed = self
    mixed.red += (other.red - red) * share
    mixed.green += (other.green - green) * share
    mixed.blue += (other.blue - blue) * share
    mixed.alpha += (other.alpha - alpha) * share
    return mixed
  }

  /// As much of the colours as `coverage` says over other pixels, rounded once.
  @inline(__always)
  func over(_ under: SIMD4<UInt32>, _ coverage: SIMD4<Float>) -> SIMD4<UInt32> {
    let alpha = alpha * coverage
    let rest = 1 - alpha
    let red = Self.rounded(red * coverage + Self.channel(under) * rest)
    let green = Self.rounded(green * coverage + Self.channel(under &>> 8) * rest)
    let blue = Self.rounded(blue * coverage + Self.channel(under &>> 16) * rest)
    let whole = Self.rounded(alpha * 255 + Self.channel(under &>> 24) * rest)
    return red | green &<< 8 | blue &<< 16 | whole &<< 24
  }

  /// Adding 2²³ to a whole number, its bits are the lowest; the other way round they are made a number.
  @inline(__always)
  private static func channel(_ bits: SIMD4<UInt32>) -> SIMD4<Float> {
    unsafeBitCast(bits & 0xFF | 0x4B00_0000, to: SIMD4<Float>.self) - 8_388_608
  }

  /// Numbers of 0…255 rounded to whole ones, halves up.
  @inline(__always)
  private static func rounded(_ x: SIMD4<Float>) -> SIMD4<UInt32> {
    let x = x + 0.5
    let nearest = (x + 8_388_608) - 8_388_608
    let below = nearest.replacing(with: nearest - 1, where: nearest .> x)
    return unsafeBitCast(below + 8_388_608, to: SIMD4<UInt32>.self) & 0xFF
  }

  @inline(__always)
  static func coverage(_ mask: UnsafeMutablePointer<UInt8>) -> SIMD4<Float> {
    let bytes = UnsafeRawPointer(mask).loadUnaligned(as: UInt32.self)
    return channel(SIMD4(bytes, bytes &>> 8, bytes &>> 16, bytes &>> 24)) / 255
  }

  @inline(__always)
  static func floats(_ x: SIMD4<Double>) -> SIMD4<Float> {
    SIMD4(Float(x.x), Float(x.y), Float(x.z), Float(x.w))
  }
}
