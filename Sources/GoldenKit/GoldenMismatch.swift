/// Why a picture did not pass; its description tells all, so any test framework reports it well.
public enum GoldenMismatch: Error, Hashable, Sendable {
  /// The picture differs from its golden one; `actual` and `difference` are the files to look at.
  case differs(
    golden: String, BitmapDifference, tolerance: Tolerance, actual: String, difference: String)
  /// There is no golden picture yet; the one that came lies at `actual`.
  case noGolden(path: String, actual: String)
  /// A golden picture was written, and a run that records never passes.
  case recorded(path: String)
  /// The golden file is not a picture.
  case unreadable(path: String, reason: String)
  /// A picture could not be written.
  case cannotWrite(path: String, reason: String)
}
