import FileAccess
import TileFixtures
import Testing
import Typesetting

@testable import Conformance

/// The file of the cases that pass; all of them are drawn by `make conformance`, with optimisation.
@Suite(.enabled(if: SharedFiles.exists("conformance/render"), "there is no ../shared/conformance"))
struct RenderScoreTests {
  static let folder = RenderSuiteFolder(path: SharedFiles.root + "conformance/render")

  static func score() throws -> RenderSuiteScore {
    let here = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return try RenderSuiteScore(path: here + "/render-passing.txt")
  }

  @Test func allNamesAreCases() throws {
    let cases = Set(try Self.folder.cases(filter: nil))
    let unknown = try Self.score().names.filter { !cases.contains($0) }
    #expect(unknown == [])
  }

  @Test func someStillPass() throws {
    let assets = RenderSuiteAssets(path: SharedFiles.root + "conformance/assets")
    let run = RenderSuiteRun(
      folder: Self.folder.path, names: [],
      drawing: RenderSuiteDrawing(assets: assets, fonts: try FontLibrary()), workers: 1)
    let names = try Self.score().names
    // A handful, spread over all groups, since pictures without optimisation take their time.
    for index in stride(from: 0, to: names.count, by: 40) {
      #expect(run.verdict(names[index]).reason == nil, "\(names[index])")
    }
  }
}
