import Foundation
import LayoutFiles
import Testing

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples/layouts")

@Suite struct SampleLayoutTests {
  @Test("The schema in Samples is the one that the tables make")
  func schema() throws {
    let path = folder.appending(path: "layout.schema.json")
    if ProcessInfo.processInfo.environment["GOLDEN_RECORD"] != nil {
      try Data(LayoutFile.schema.utf8).write(to: path)
      Issue.record("recorded \(path.path)")
    }
    #expect(try String(contentsOf: path, encoding: .utf8) == LayoutFile.schema)
  }

  @Test("Every sample is a layout")
  func samples() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") && $0 != "layout.schema.json" }
    #expect(files.count >= 8)
    for file in files.sorted() {
      let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
      #expect(throws: Never.self, "\(file)") { try LayoutFile(json: bytes) }
    }
  }
}
