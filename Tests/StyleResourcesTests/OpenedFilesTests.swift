import FileAccess
import MapRendering
import MapStyle
import Testing

@testable import StyleResources

@Suite("Files of a style")
struct OpenedFilesTests {
  private static let style = """
    {"version": 8, "layers": [], "sprite": "a",
     "sources": {"g": {"type": "geojson", "data": "d.json"}}}
    """

  private func opening(_ files: FileFixture) throws -> StyleOpening {
    let opening = StyleOpening(locator: FolderLocator(folder: files.path), pixelRatio: 2)
    _ = opening.open(try Style(json: Array(Self.style.utf8)))
    return opening
  }

  @Test("They are unchanged until one is written again, or one that was missing appears")
  func changes() throws {
    let features = Array(#"{"type": "FeatureCollection", "features": []}"#.utf8)
    let files = try FileFixture(["d.json": features, "a.json": Array("{}".utf8)])
    var opened = try opening(files).files
    #expect(opened.areUnchanged)
    try AtomicFile.write(features, to: "\(files.path)/d.json")
    #expect(!opened.areUnchanged)
    opened = try opening(files).files
    #expect(opened.areUnchanged)
    // The sprite for finer pictures was looked for first.
    try AtomicFile.write(Array("{}".utf8), to: "\(files.path)/a@2x.json")
    #expect(!opened.areUnchanged)
  }
}
