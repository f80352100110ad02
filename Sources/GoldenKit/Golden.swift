public import Imaging

/// Pictures checked against golden ones that lie beside the tests.
///
///     @Test func pinsAreNumbered() throws {
///       try Golden.check(render(), "Fixtures/numbered-pins")
///     }
public enum Golden {
  /// Compares `bitmap` with `<name>.golden.png` beside `file`.
  ///
  /// - Throws: `GoldenMismatch`.
  public static func check(
    _ bitmap: Bitmap, _ name: String, _ options: GoldenOptions = GoldenOptions(),
    file: String = #filePath
  ) throws(GoldenMismatch) {
  }

  /// Compares `bitmap` with the golden picture of an input: `<case>.golden.png` beside `<case>.input.json`.
  ///
  /// - Throws: `GoldenMismatch`.
  public static func check(
    _ bitmap: Bitmap, besideInput input: String, _ options: GoldenOptions = GoldenOptions()
  ) throws(GoldenMismatch) {
  }
}
