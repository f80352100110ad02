import Foundation
import Testing

@testable import Conformance

/// MapLibre's own suites, where they stand beside the package.
struct SuiteTests {
  static let shared: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    let candidates = [url, url.deletingLastPathComponent()].map {
      $0.appendingPathComponent("shared/conformance").path
    }
    return candidates.first { FileManager.default.fileExists(atPath: $0) } ?? candidates[0]
  }()

  static let isThere = FileManager.default.fileExists(atPath: shared)

  /// How many passed last; these numbers only rise.
  static let floors = [("expression", 312), ("validation", 38)]

  @Test(.enabled(if: isThere, "the suites are not there"), arguments: floors)
  func passesAtLeastTheFloor(name: String, floor: Int) throws {
    let suite = try #require(ConformanceTool.suites.first { $0.name == name })
    let score = try Score.of(suite.init([Self.shared])) { print("  \($0)") }
    print("\(name): \(score.line)")
    #expect(score.passed >= floor)
  }
}
