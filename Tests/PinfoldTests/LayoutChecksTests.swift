import Pinfold
import Testing

@Suite("What a layout does not have")
struct LayoutChecksTests {
  private func notes(_ set: (inout SnapshotRequest) -> Void) throws -> [String] {
    var request = SnapshotRequest()
    request.places = [.file(packageRoot + "/Samples/helsinki-cafes.geojson")]
    request.size = Size(width: 320, height: 300)
    set(&request)
    let renderer = try SnapshotRenderer(resources: Resources(roots: [packageRoot]))
    return try renderer.render(request).diagnostics.filter { $0.kind == .input }.map(\.message)
  }

  @Test("A segment that is not there is said, with those that are")
  func shown() throws {
    func shown(_ name: String, _ layout: String) throws -> [String] {
      try notes {
        $0.layout = .named(layout)
        $0.shown = name
      }
    }
    #expect(try shown("Map", "segmented") == [])
    #expect(
      try shown("Mop", "segmented") == ["no segment or tab is called 'Mop'; there is List, Map"])
    #expect(
      try shown("Map", "list") == ["'Map' cannot be shown: the layout has no segments or tabs"])
  }

  @Test("A page that is not there is said, with how many there are")
  func pages() throws {
    func page(_ page: Int, _ layout: String) throws -> [String] {
      try notes {
        $0.layout = .named(layout)
        $0.page = page
      }
    }
    #expect(try page(0, "list") == [] && page(0, "pages") == [] && page(1, "pages") == [])
    #expect(try page(1, "list") == ["page 2 was asked for, but the layout has no pages"])
    let beyond = try #require(try page(98, "pages").first)
    #expect(beyond.hasPrefix("page 99 was asked for, but the layout has "))
    #expect(beyond.hasSuffix(" pages; the last is shown"))
  }
}
