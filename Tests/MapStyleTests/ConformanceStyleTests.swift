import GeoCore
import Testing

@testable import MapStyle

/// The styles of MapLibre's render suite: all of them are styles that its own reader accepts.
@Suite(.enabled(if: SharedFixtures.has("conformance/render"), "render suite not there"))
struct ConformanceStyleTests {
  @Test func readsEveryStyle() throws {
    let files = SharedFixtures.files(called: "style.json", below: "conformance/render")
    var found: [String] = []
    for file in files {
      let style = try Style(json: SharedFixtures.bytes(file))
      found += style.diagnostics.map { "\(file.dropFirst(19)): \($0.message)" }
      for layer in style.layers { _ = layer.filter?.matches(EvaluationContext(zoom: 3)) }
    }
    #expect(found == [])
  }
}
