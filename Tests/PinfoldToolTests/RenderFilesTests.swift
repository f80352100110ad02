import FileAccess
import Foundation
import Pinfold
import Testing

@testable import PinfoldTool

@Suite("Where pinfold render writes to")
struct RenderFilesTests {
  private func files(_ words: String...) throws -> SnapshotFiles? {
    try RenderCommand(words).output?.files
  }

  private func refusal(_ words: String...) -> Failure? {
    do {
      _ = try RenderCommand(words)
      return nil
    } catch {
      return error
    }
  }

  @Test("A sidecar and an image map beside the picture")
  func companions() throws {
    let files = try #require(
      try files("-o", "a.svg", "--sidecar", "a.json", "--image-map", "b/a.html"))
    #expect(files.sidecar == "a.json" && files.imageMap == "b/a.html" && files.format == .svg)
    #expect(try self.files("-o", "a.png", "--sidecar", "-")?.sidecar == "-")
    #expect(try self.files("-o", "-", "--sidecar", "a.json")?.picture == "-")
    #expect(try self.files("-o", "a.png")?.sidecar == nil)
  }

  @Test("Every page has its own")
  func pages() throws {
    let output = try #require(
      try RenderCommand([
        "-o", "a.png", "--sidecar", "b/a.json", "--image-map", "a.html", "--page", "all",
      ]).output)
    let page = output.page(3)
    #expect(
      page.picture == "a-3.png" && page.sidecar == "b/a-3.json" && page.imageMap == "a-3.html")
  }

  @Test("What contradicts itself is refused")
  func contradictions() {
    let refused = [
      refusal("-o", "-", "--sidecar", "-"), refusal("-o", "a.png", "--sidecar", "./a.png"),
      refusal("-o", "a.png", "--sidecar", "-", "--image-map", "-"),
      refusal("-o", "a.pdf", "--image-map", "a.html"),
      refusal("-o", "-", "--image-map", "a.html"),
      refusal("-o", "a.png", "--sidecar", "-", "--page", "all"),
      refusal("-o", "a.png", "--sidecar", ""),
    ]
    for failure in refused { #expect(failure?.status == .usage) }
  }

  @Test("No output overwrites an input, a layout among them")
  func inputs() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data(#"{"type": "list"}"#.utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let words = ["--layout", path.path, "-o", "/nowhere/a.png", "--sidecar", path.path]
    let command = try RenderCommand(words)
    let output = try #require(command.output)
    #expect(throws: Failure.self) { try output.refuse(overwriting: command.request) }
  }

  @Test("Other commands have no such files")
  func others() {
    #expect(throws: Failure.self) { try AnimateCommand(["-o", "a.png", "--sidecar", "a.json"]) }
    #expect(throws: Failure.self) { try InfoLayout(["--layout", "map", "--sidecar", "a.json"]) }
  }
}
