/// How a picture is checked.
public struct GoldenOptions: Hashable, Sendable {
  /// How far pixels may be from the golden ones; default `exact`.
  public var tolerance: Tolerance
  /// Whether the golden picture is written instead of compared; default whether `GOLDEN_RECORD` is `1`.
  public var isRecording: Bool
  /// The folder for what did not pass; default `GOLDEN_OUTPUT`, or `.build/goldens` in the package that the
  /// golden picture belongs to.
  public var outputFolder: String?

  /// Options as the environment has them.
  public init(tolerance: Tolerance = .exact) {
    self.tolerance = tolerance
    isRecording = false
    outputFolder = nil
  }
}
