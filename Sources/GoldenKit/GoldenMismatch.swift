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

extension GoldenMismatch: CustomStringConvertible {
  /// What is wrong, what to look at, and what to do.
  public var description: String {
    switch self {
    case .differs(let golden, let difference, let tolerance, let actual, let picture):
      """
      \(golden): \(difference)\(Self.allowance(tolerance)).
      actual:     \(actual)
      difference: \(picture) (expected, actual, and their distance, magnified)
      If the new picture is right, record it: GOLDEN_RECORD=1
      """
    case .noGolden(let path, let actual):
      "\(path) does not exist. Look at \(actual); if it is right, record it: GOLDEN_RECORD=1"
    case .recorded(let path):
      "recorded \(path). Look at it, then run again without GOLDEN_RECORD: a recording never passes."
    case .unreadable(let path, let reason):
      "\(path) cannot be read as a picture: \(reason)"
    case .cannotWrite(let path, let reason):
      "\(path) cannot be written: \(reason)"
    }
  }

  private static func allowance(_ tolerance: Tolerance) -> String {
    guard tolerance != .exact else { return "" }
    let channels = BitmapDifference.Channels(
      red: tolerance.red, green: tolerance.green, blue: tolerance.blue, alpha: tolerance.alpha)
    return "; allowed are \(channels), because \(tolerance.reason)"
  }
}
