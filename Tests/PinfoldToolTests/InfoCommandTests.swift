import Foundation
import GeoCore
import Places
import Testing

@testable import PinfoldTool

@Suite("pinfold info")
struct InfoCommandTests {
  private func file(_ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "info-\(UUID().uuidString).csv").path
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test("Places as lines and as JSON")
  func reports() throws {
    let path = try file("Nimi;lat;lon\nA;60,17;24,94\nB;;\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let info = InfoPlaces(path: path, reader: PlaceReader())
    let lines = try info.report(asJSON: false)
    #expect(lines.hasPrefix("\(path): CSV\n"))
    #expect(lines.contains("  separator    semicolon\n  header       line 1\n"))
    #expect(lines.contains("    1 × no coordinates: line 3"))
    let data = Data(try info.report(asJSON: true).utf8)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["rowCount"] as? Int == 2 && json["placeCount"] as? Int == 1)
    #expect(json["delimiter"] as? String == "semicolon")
  }

  @Test("Typed markers and shapes are usage errors where they are none")
  func typed() {
    #expect(CommandLineTool.run(["render", "-m", "nowhere", "-o", "none.png"]) == .usage)
    #expect(CommandLineTool.run(["render", "--circle", "1,2", "-o", "none.png"]) == .usage)
    #expect(CommandLineTool.run(["info"]) == .usage)
    #expect(CommandLineTool.run(["info", "/does/not/exist"]) == .input)
  }

  @Test("JSON is escaped")
  func escapes() {
    #expect(
      JSONText.write(.array([.string("a\"\\\n\u{1}é"), .number(1.5), .object([])]))
        == "[\n  \"a\\\"\\\\\\n\\u0001é\",\n  1.5,\n  {}\n]")
  }
}
