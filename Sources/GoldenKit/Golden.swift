import FileAccess
public import Imaging

/// Pictures checked against golden ones that lie beside the tests.
///
///     @Test func pinsAreNumbered() throws {
///       try Golden.check(render(), "Fixtures/numbered-pins")
///     }
///
/// What does not pass is thrown, so any test framework reports it. With `GOLDEN_RECORD=1` in the environment
/// the golden pictures are written instead, and every check throws `GoldenMismatch.recorded`.
public enum Golden {
  /// Compares `bitmap` with `<name>.golden.png` beside `file`.
  ///
  /// `name` may lead through folders, as in `Fixtures/pins`.
  ///
  /// - Throws: `GoldenMismatch`.
  public static func check(
    _ bitmap: Bitmap, _ name: String, _ options: GoldenOptions = GoldenOptions(),
    file: String = #filePath
  ) throws(GoldenMismatch) {
    try check(bitmap, golden: "\(Folders.parent(of: file))/\(name).golden.png", options)
  }

  /// Compares `bitmap` with the golden picture of an input: `<case>.golden.png` beside `<case>.input.json`,
  /// or beside `<case>` with any one extension.
  ///
  /// - Throws: `GoldenMismatch`.
  public static func check(
    _ bitmap: Bitmap, besideInput input: String, _ options: GoldenOptions = GoldenOptions()
  ) throws(GoldenMismatch) {
    try check(bitmap, golden: golden(besideInput: input), options)
  }

  static func golden(besideInput input: String) -> String {
    var name = Folders.name(of: input)
    if let dot = name.lastIndex(of: "."), dot != name.startIndex { name = String(name[..<dot]) }
    if name.hasSuffix(".input") { name.removeLast(6) }
    return "\(Folders.parent(of: input))/\(name).golden.png"
  }

  private static func check(
    _ bitmap: Bitmap, golden path: String, _ options: GoldenOptions
  ) throws(GoldenMismatch) {
    if options.isRecording {
      try Folders.make(Folders.parent(of: path))
      try write(bitmap, to: path, .smallest)
      throw .recorded(path: path)
    }
    let output = Output(golden: path, options)
    guard Folders.exists(path) else {
      try Folders.make(output.folder)
      try write(bitmap, to: output.actual, .fast)
      throw .noGolden(path: path, actual: output.actual)
    }
    let expected = try read(path)
    let difference = BitmapDifference(
      expected: expected, actual: bitmap, tolerance: options.tolerance)
    guard !difference.isNone else { return }
    try Folders.make(output.folder)
    try write(bitmap, to: output.actual, .fast)
    try write(DifferencePicture.make(expected, bitmap), to: output.difference, .fast)
    throw .differs(
      golden: path, difference, tolerance: options.tolerance, actual: output.actual,
      difference: output.difference)
  }

  private static func read(_ path: String) throws(GoldenMismatch) -> Bitmap {
    do {
      return try ImageCodec.decode(FileBytes.read(path))
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
  }

  private static func write(
    _ bitmap: Bitmap, to path: String, _ compression: PNGOptions.Compression
  ) throws(GoldenMismatch) {
    var options = PNGOptions()
    options.compression = compression
    do {
      try AtomicFile.write(PNGEncoder.encode(bitmap, options), to: path)
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
  }
}

/// Where the pictures of a failed check are put.
private struct Output {
  let folder: String
  let actual: String
  let difference: String

  /// Folders below the package are kept, so that goldens of one name in two folders do not meet.
  init(golden: String, _ options: GoldenOptions) {
    let home = Folders.parent(of: golden)
    let package = Folders.package(above: home)
    let base = options.outputFolder ?? "\(package ?? ".")/.build/goldens"
    let inside = package.map { home.dropFirst($0.utf8.count) } ?? ""
    folder = base + inside
    let name = Folders.name(of: golden).dropLast(".golden.png".count)
    actual = "\(folder)/\(name).actual.png"
    difference = "\(folder)/\(name).diff.png"
  }
}
