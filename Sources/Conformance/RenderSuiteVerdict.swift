import GoldenKit
import Imaging

/// What became of one case.
struct RenderSuiteVerdict: Sendable {
  let name: String
  /// Whether a picture of one colour would pass as well.
  var isFlat = false
  /// The share of pixels that differ from the nearest expected picture.
  var difference = 1.0
  var allowed = 0.0
  /// Why there is nothing to compare.
  var failure: RenderSuiteError?
  /// The nearest expected picture and the one that was drawn.
  var pictures: (expected: Bitmap, actual: Bitmap)?

  var passes: Bool { failure == nil && difference <= allowed }

  /// What is wrong, or nothing.
  var reason: String? {
    if let failure { return failure.description }
    return passes ? nil : "\(difference.shown) of the pixels differ, \(allowed.shown) may"
  }

  init(name: String, failure: RenderSuiteError) {
    self.name = name
    self.failure = failure
  }

  /// Compares a picture with those of its case.
  init(_ item: RenderSuiteCase, actual: Bitmap) {
    name = item.name
    allowed = item.settings.allowed
    let threshold = item.settings.threshold
    for expected in item.expected {
      let flat = Bitmap(flat: expected)
      let passesFlat = flat.share(beside: expected, threshold).map { $0 <= allowed } ?? false
      isFlat = isFlat || passesFlat
      guard let share = actual.share(beside: expected, threshold) else {
        if pictures == nil {
          failure = .size(expected: expected.sizeText, actual: actual.sizeText)
          pictures = (expected, actual)
        }
        continue
      }
      failure = nil
      if pictures == nil || share < difference {
        difference = share
        pictures = (expected, actual)
      }
    }
  }
}

extension Double {
  /// With six digits after the point.
  fileprivate var shown: String { String((self * 1e6).rounded() / 1e6) }
}

extension Bitmap {
  fileprivate var sizeText: String { "\(width) × \(height)" }

  /// The share of pixels that differ from `expected`, or nothing where the sizes do.
  fileprivate func share(beside expected: Bitmap, _ threshold: Double) -> Double? {
    PerceptualComparison(expected, self, threshold: threshold)?.ratio
  }

  /// A picture all in the colour that most pixels of `other` have.
  fileprivate init(flat other: Bitmap) {
    self.init(width: other.width, height: other.height)
    var counts: [SIMD4<UInt8>: Int] = [:]
    var (best, most) = (SIMD4<UInt8>.zero, 0)
    for i in stride(from: 0, to: other.pixels.count, by: 4) {
      let p = other.pixels
      let pixel = SIMD4(p[i], p[i + 1], p[i + 2], p[i + 3])
      let count = (counts[pixel] ?? 0) + 1
      counts[pixel] = count
      if count > most { (best, most) = (pixel, count) }
    }
    for i in pixels.indices { pixels[i] = best[i % 4] }
  }
}
