import Glibc

/// How a picture is checked.
public struct GoldenOptions: Hashable, Sendable {
  /// How far pixels may be from the golden ones; default `exact`.
  public var tolerance: Tolerance
  /// Whether the golden picture is written instead of compared; default whether `GOLDEN_RECORD` is `1`.
  public var isRecording: Bool
  /// The folder for what did not pass.
  ///
  /// Default `GOLDEN_OUTPUT`, or else `.build/goldens` in the package that the golden picture belongs to.
  public var outputFolder: String?

  /// Options as the environment has them.
  public init(tolerance: Tolerance = .exact) {
    self.tolerance = tolerance
    isRecording = Self.environment("GOLDEN_RECORD") == "1"
    outputFolder = Self.environment("GOLDEN_OUTPUT")
  }

  private static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}
