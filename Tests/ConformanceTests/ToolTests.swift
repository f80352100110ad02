import Foundation
import Testing

@testable import Conformance

/// The program on cases of our own: one that passes, one that does not, and folders without any.
struct ToolTests {
  private static let right = """
    {"expression": ["+", 1, ["get", "x"]], "inputs": [[{}, {"properties": {"x": 2}}]], "expected":
    {"compiled": {"result": "success", "isFeatureConstant": false, "isZoomConstant": true,
    "type": "number"}, "outputs": [3]}}
    """

  /// A folder of files by their paths, gone afterwards.
  private static func withFolder<T>(_ files: [String: String], _ body: (String) throws -> T) throws
    -> T
  {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(root.path)
  }

  private static func lines(_ suite: any ConformanceSuite) throws -> [String] {
    var lines: [String] = []
    let score = try Score.of(suite) { lines.append($0) }
    return lines + [score.line]
  }

  @Test func expressionsThatDifferAreToldWithWhatDiffers() throws {
    let files = [
      "a/right/test.json": Self.right,
      "a/wr#ng@2x/test.json": Self.right.replacing("[3]", with: "[4]"),
      "b/broken/test.json": "{",
      "b/fewer/test.json": Self.right.replacing("\"outputs\": [3]", with: "\"outputs\": []"),
    ]
    let lines = try Self.withFolder(files) { try Self.lines(ExpressionSuite([$0])) }
    #expect(
      lines == [
        "a/wr#ng@2x: output 0: 3, expected 4",
        "b/broken: b/broken/test.json: line 1: unexpectedEnd",
        "b/fewer: 1 inputs, but 0 outputs", "passed 1 of 4",
      ])
  }

  @Test func issuesMustBeEqualAndInOrder() throws {
    let style = "{\"version\": 8,\n\"zoom\": \"5\", \"sources\": {}, \"layers\": []}"
    let issue =
      "{\"message\": \"zoom: number expected, string found\", \"severity\": \"error\", \"line\": 2}"
    let files = [
      "right.input.json": style, "right.output.json": "[\(issue)]",
      "wrong.input.json": style, "wrong.output.json": "[]", "alone.input.json": style,
    ]
    let lines = try Self.withFolder(files) { try Self.lines(ValidationSuite([$0])) }
    #expect(lines.count == 3 && lines[0].hasPrefix("alone: alone.output.json: "))
    #expect(
      lines[1] == "wrong: 1 issues of 0\n    found    line 2: error: zoom: number expected, string "
        + "found\n    expected nothing")
    #expect(lines[2] == "passed 1 of 3")
  }

  @Test func aFolderWithoutCasesIsAMistake() throws {
    try Self.withFolder(["x.json": "{}"]) { folder -> Void in
      #expect(throws: ConformanceError.noCases(path: folder)) {
        try ExpressionSuite([folder]).cases()
      }
    }
    #expect(throws: ConformanceError.self) { try ExpressionSuite(["/nowhere"]).cases() }
    #expect(throws: ConformanceError.wrongArguments(expected: "DIR")) { try ExpressionSuite([]) }
    #expect(ConformanceTool.run([]) == .usage)
    #expect(ConformanceTool.run(["expression", "/nowhere"]) == .usage)
  }
}
