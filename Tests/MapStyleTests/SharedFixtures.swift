import Foundation
import JSONReading

/// Test input that stands beside the package and is not part of it.
enum SharedFixtures {
  static let root: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    let candidates = [url, url.deletingLastPathComponent()].map {
      $0.appendingPathComponent("shared")
    }
    return candidates.first { FileManager.default.fileExists(atPath: $0.path) } ?? candidates[0]
  }()

  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(path)))
  }

  static func json(_ path: String) throws -> JSONNode {
    try JSONReader.read(try bytes(path))
  }

  /// Paths below `folder` of files called `name`, sorted.
  static func files(called name: String, below folder: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix("/" + name) }.sorted().map { folder + "/" + $0 }
  }
}
