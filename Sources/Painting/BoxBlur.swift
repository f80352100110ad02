/// A Gaussian blur of a plane of coverage: three running means each way.
///
/// The means reach to fractions of a pixel (P. Gwosdek et al., "Theoretical Foundations of Gaussian Convolution by
/// Extended Box Filtering", 2011), so that their variance is exactly that asked for.
struct BoxBlur {
  private static let passes = 3.0
  /// The widest blur in pixels: beyond it a shadow has no form left, and its margins would grow without bound.
  static let maxDeviation = 400.0

  private let radius: Int
  /// The weights of the pixels within the radius, and of the one beyond on each side.
  private let inner, outer: Float

  /// - Parameter deviation: The standard deviation in pixels, above 0 and at most `maxDeviation`.
  init(deviation: Double) {
    let variance = deviation * deviation / Self.passes
    let r = (0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down)
    let fraction = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    radius = Int(r)
    inner = Float(1 / (2 * fraction + 2 * r + 1))
    outer = Float(fraction / (2 * fraction + 2 * r + 1))
  }

  /// How far coverage spreads, in pixels.
  var reach: Int { 3 * (radius + 1) }

  /// Blurs `plane`; beyond its box nothing is covered.
  func blur(_ plane: CoveragePlane) {
    let (width, height) = (plane.box.width, plane.box.height)
    let count = width * height
    guard count > 0 else { return }
    let values = UnsafeMutablePointer<Float>.allocate(capacity: 2 * count)
    defer { values.deallocate() }
    let other = values + count
    for i in 0..<count { values[i] = Float(plane.bytes[i]) }
    for _ in 0..<3 {
      for y in 0..<height { line(values + y * width, other + y * width, width) }
      columns(other, values, width, height)
    }
    for i in 0..<count {
      plane.bytes[i] = UInt8(truncatingIfNeeded: Int(min(max(values[i] + 0.5, 0), 255)))
    }
  }

  private func line(_ from: UnsafePointer<Float>, _ to: UnsafeMutablePointer<Float>, _ n: Int) {
    @inline(__always) func at(_ i: Int) -> Float { i >= 0 && i < n ? from[i] : 0 }
    var sum: Float = 0
    for i in 0..<min(radius, n) { sum += from[i] }
    for i in 0..<n {
      sum += at(i + radius)
      to[i] = sum * inner + (at(i - radius - 1) + at(i + radius + 1)) * outer
      sum -= at(i - radius)
    }
  }

  /// The same down all columns at once, so that memory is passed row by row.
  private func columns(
    _ from: UnsafePointer<Float>, _ to: UnsafeMutablePointer<Float>, _ width: Int, _ height: Int
  ) {
    let sums = UnsafeMutablePointer<Float>.allocate(capacity: 2 * width)
    defer { sums.deallocate() }
    sums.initialize(repeating: 0, count: 2 * width)
    let none = UnsafePointer(sums + width)
    func row(_ y: Int) -> UnsafePointer<Float> {
      y >= 0 && y < height ? from + y * width : none
    }
    for y in 0..<min(radius, height) {
      let r = row(y)
      for x in 0..<width { sums[x] += r[x] }
    }
    for y in 0..<height {
      let (enter, leave, above, below, out) = (
        row(y + radius), row(y - radius), row(y - radius - 1), row(y + radius + 1), to + y * width
      )
      for x in 0..<width {
        let sum = sums[x] + enter[x]
        out[x] = sum * inner + (above[x] + below[x]) * outer
        sums[x] = sum - leave[x]
      }
    }
  }
}
