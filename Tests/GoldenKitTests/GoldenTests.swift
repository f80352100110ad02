import Foundation
@testable import GoldenKit
import Imaging
import Testing

struct GoldenTests {
  /// A package of its own in the folder for temporary files.
  struct Package {
    let root: URL

    init() throws {
      root = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: root.appending(path: "Tests/A"), withIntermediateDirectories: true)
      try Data().write(to: root.appending(path: "Package.swift"))
    }

    var test: String { root.path + "/Tests/A/PinTests.swift" }

    func bitmap(_ path: String) throws -> Bitmap {
      try ImageCodec.decode(Array(Data(contentsOf: root.appending(path: path))))
    }

    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: root.path + "/" + path)
    }

    func remove() {
      try? FileManager.default.removeItem(at: root)
    }
  }

  static func options(recording: Bool = false, _ tolerance: Tolerance = .exact) -> GoldenOptions {
    var options = GoldenOptions(tolerance: tolerance)
    options.isRecording = recording
    options.outputFolder = nil
    return options
  }

  let red = Bitmap.filled(4, 3, [200, 0, 0, 255])

  @Test func recordingWritesAndNeverPasses() throws {
    let package = try Package()
    defer { package.remove() }
    let golden = package.root.path + "/Tests/A/Fixtures/pin.golden.png"
    #expect(throws: GoldenMismatch.recorded(path: golden)) {
      try Golden.check(
        red, "Fixtures/pin", Self.options(recording: true), file: package.test)
    }
    #expect(try package.bitmap("Tests/A/Fixtures/pin.golden.png") == red)
    try Golden.check(red, "Fixtures/pin", Self.options(), file: package.test)
    #expect(!package.exists(".build"))
  }

  @Test func aMismatchTellsAll() throws {
    let package = try Package()
    defer { package.remove() }
    _ = try? Golden.check(red, "pin", Self.options(recording: true), file: package.test)
    var other = red
    other[2, 1] = [190, 3, 0, 255]
    let mismatch = try #require(throws: GoldenMismatch.self) {
      try Golden.check(other, "pin", Self.options(), file: package.test)
    }
    let folder = package.root.path + "/.build/goldens/Tests/A/"
    #expect(
      mismatch.description == """
        \(package.root.path)/Tests/A/pin.golden.png: 1 of 12 pixels differ, the first at (2, 1), all of \
        them within (2, 1)…(2, 1); largest difference red 10, green 3, blue 0, alpha 0.
        actual:     \(folder)pin.actual.png
        difference: \(folder)pin.diff.png (expected, actual, and their distance, magnified)
        If the new picture is right, record it: GOLDEN_RECORD=1
        """)
    #expect(try package.bitmap(".build/goldens/Tests/A/pin.actual.png") == other)
    // Three pictures of 4 × 3 and two gaps of 8; 10 × 16 and 3 × 16 are shown.
    let sheet = try package.bitmap(".build/goldens/Tests/A/pin.diff.png")
    #expect(sheet.width == 28 && sheet.height == 3)
    #expect(sheet[2, 1] == [200, 0, 0, 255])
    #expect(sheet[4, 1] == [0, 0, 0, 0])
    #expect(sheet[14, 1] == [190, 3, 0, 255])
    #expect(sheet[26, 1] == [160, 48, 0, 255])
    #expect(sheet[25, 1] == [0, 0, 0, 255])
  }

  @Test func aToleranceIsNamedWithItsReason() throws {
    let package = try Package()
    defer { package.remove() }
    _ = try? Golden.check(red, "pin", Self.options(recording: true), file: package.test)
    var other = red
    other[0, 0] = [199, 0, 0, 255]
    let one = Tolerance(1, because: "two versions of the rasteriser round differently")
    try Golden.check(other, "pin", Self.options(one), file: package.test)
    other[0, 0] = [198, 0, 0, 255]
    let mismatch = try #require(throws: GoldenMismatch.self) {
      try Golden.check(other, "pin", Self.options(one), file: package.test)
    }
    #expect(
      mismatch.description.contains(
        """
        allowed are red 1, green 1, blue 1, alpha 1, \
        because two versions of the rasteriser round differently
        """))
  }

  @Test func picturesOfDifferentSizes() throws {
    let package = try Package()
    defer { package.remove() }
    _ = try? Golden.check(red, "pin", Self.options(recording: true), file: package.test)
    #expect(throws: GoldenMismatch.self) {
      try Golden.check(
        Bitmap.filled(2, 5, [0, 9, 0, 255]), "pin", Self.options(), file: package.test)
    }
    let sheet = try package.bitmap(".build/goldens/Tests/A/pin.diff.png")
    #expect(sheet.width == 28 && sheet.height == 5)
    // 200 × 16 is held to 255, 9 × 16 = 144; magenta stands where one picture ends.
    #expect(sheet[24, 0] == [255, 144, 0, 255])
    #expect(sheet[27, 0] == [255, 0, 255, 255])
    #expect(sheet[27, 4] == [255, 0, 255, 255])
  }

  @Test func noGoldenYet() throws {
    let package = try Package()
    defer { package.remove() }
    let mismatch = try #require(throws: GoldenMismatch.self) {
      try Golden.check(red, "pin", Self.options(), file: package.test)
    }
    let actual = package.root.path + "/.build/goldens/Tests/A/pin.actual.png"
    #expect(
      mismatch
        == .noGolden(path: package.root.path + "/Tests/A/pin.golden.png", actual: actual))
    #expect(try package.bitmap(".build/goldens/Tests/A/pin.actual.png") == red)
    #expect(!package.exists("Tests/A/pin.golden.png"))
  }

  @Test func aGoldenThatIsNoPicture() throws {
    let package = try Package()
    defer { package.remove() }
    try Data("no".utf8).write(to: package.root.appending(path: "Tests/A/pin.golden.png"))
    let mismatch = try #require(throws: GoldenMismatch.self) {
      try Golden.check(red, "pin", Self.options(), file: package.test)
    }
    #expect(mismatch.description.contains("pin.golden.png cannot be read as a picture"))
  }

  @Test func whereItCannotBeWritten() throws {
    let package = try Package()
    defer { package.remove() }
    try Data().write(to: package.root.appending(path: ".build"))
    let mismatch = try #require(throws: GoldenMismatch.self) {
      try Golden.check(red, "pin", Self.options(), file: package.test)
    }
    #expect(mismatch.description.contains("cannot be written"))
  }

  @Test func anOutputFolderOfOnesOwn() throws {
    let package = try Package()
    defer { package.remove() }
    var options = Self.options()
    options.outputFolder = package.root.path + "/out"
    #expect(throws: GoldenMismatch.self) {
      try Golden.check(red, "pin", options, file: package.test)
    }
    #expect(package.exists("out/Tests/A/pin.actual.png"))
  }

  @Test(arguments: [
    ("/a/case.input.json", "/a/case.golden.png"), ("/a/case.json", "/a/case.golden.png"),
    ("/a/case", "/a/case.golden.png"), ("/a.b/case", "/a.b/case.golden.png"),
    ("case.geojson", "./case.golden.png"), ("/a/.hidden", "/a/.hidden.golden.png"),
  ])
  func goldenBesideAnInput(input: String, golden: String) {
    #expect(Golden.golden(besideInput: input) == golden)
  }
}
