public import Imaging

/// Two pictures compared as an eye might, by the published algorithm of pixelmatch 7.
///
/// Pixels far apart in YIQ count (Kotsarenko and Ramos 2010); those that look anti-aliased in either picture
/// do not (Vyšniauskas 2009).
public struct PerceptualComparison: Hashable, Sendable {
  /// How many pixels differ and do not look anti-aliased.
  public let differingPixels: Int
  /// How many pixels differ but look anti-aliased.
  public let antialiasedPixels: Int
  /// `differingPixels` ÷ (width × height), 0 for empty pictures.
  public let ratio: Double

  /// The square of the distance between black and white.
  static let greatestDistance = 35215.0

  /// Compares pictures of one size, or gives nothing where the sizes differ.
  ///
  /// `threshold` is the largest distance that does not count, from 0 to 1, the distance between black and
  /// white; default 0.1285.
  public init?(_ a: Bitmap, _ b: Bitmap, threshold: Double = 0.1285) {
    guard a.width == b.width, a.height == b.height, let first = YIQPicture(a),
      let second = YIQPicture(b)
    else { return nil }
    let limit = Self.greatestDistance * threshold * threshold
    var (differing, antialiased) = (0, 0)
    for y in 0..<a.height {
      for x in 0..<a.width {
        let i = y * a.width + x
        guard first.pixels[i] != second.pixels[i],
          YIQPicture.distance(first.pixels[i], second.pixels[i], at: i) > limit
        else { continue }
        if first.isAntialiased(x, y, beside: second) || second.isAntialiased(x, y, beside: first) {
          antialiased += 1
        } else {
          differing += 1
        }
      }
    }
    differingPixels = differing
    antialiasedPixels = antialiased
    let count = a.width * a.height
    ratio = count > 0 ? Double(differing) / Double(count) : 0
  }
}
