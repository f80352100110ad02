import Testing

@testable import MapStyle

/// MapLibre's own expression fixtures.
@Suite(.enabled(if: SharedFixtures.has("conformance/expression"), "conformance suite not there"))
struct ExpressionConformanceTests {
  /// How many passed last; this number only rises.
  static let floor = 312

  @Test func passesAtLeastTheFloor() throws {
    let files = SharedFixtures.files(called: "test.json", below: "conformance/expression")
    var failures: [String] = []
    for file in files {
      if let failure = ExpressionFixture(try SharedFixtures.json(file)).failure() {
        failures.append("\(file.dropFirst("conformance/expression/".count)): \(failure)")
      }
    }
    let passed = files.count - failures.count
    print("expressions: passed \(passed) of \(files.count)")
    failures.forEach { print("  \($0)") }
    #expect(passed >= Self.floor)
  }
}
