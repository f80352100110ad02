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
    let (surface, mask) = (state.surface, state.mask)
    let painting = DiscPainting(disc, softness: max(1 / (t.scale * radius), disc.blur))
    for y in box.minY..<box.maxY {
      let (row, mask) = (surface.row(y), mask?.row(y))
      let start = back(Point(x: Double(box.minX) + 0.5, y: Double(y) + 0.5))
      for x in box.minX..<box.maxX {
        let step = Double(x - box.minX)
        let p = Point(x: start.x + step * back.a, y: start.y + step * back.b)
        guard var color = painting.color(at: p) else { continue }
        if let mask { color *= Float(mask[x]) / 255 }
        row[x] = PixelBlend.over(color, row[x])
      }
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

extension PixelBlend {
  /// A premultiplied colour of channels 0…1 over a pixel, rounded once.
  @inline(__always)
  static func over(_ color: SIMD4<Float>, _ pixel: UInt32) -> UInt32 {
    let under = SIMD4<Float>(
      Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
    let sum = color * 255 + under * (1 - color.w) + 0.5
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(sum))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}

/// A disc whose softness is known.
private struct DiscPainting {
  let disc: Disc
  let softness: Double
  private let radius: Double
  /// Within this square of a distance all is of one colour.
  private let evenSquare: Double
  private let evenColor: SIMD4<Float>

  init(_ disc: Disc, softness: Double) {
    (self.disc, self.softness, radius) = (disc, softness, disc.outerRadius)
    let even = disc.evenShare(softness: softness) * radius
    evenSquare = even * even
    evenColor = SIMD4(disc.channels(at: 0, softness: softness))
  }

  /// Nothing outside of it.
  @inline(__always)
  func color(at p: Point) -> SIMD4<Float>? {
    let (x, y) = (p.x - disc.center.x, p.y - disc.center.y)
    let square = x * x + y * y
    if square >= radius * radius { return nil }
    if square < evenSquare { return evenColor }
    return SIMD4<Float>(disc.channels(at: square.squareRoot() / radius, softness: softness))
  }
}
