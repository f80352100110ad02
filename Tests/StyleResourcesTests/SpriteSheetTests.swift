import GeoCore
import Imaging
import JSONReading
import MapRendering
import Testing

@testable import StyleResources

@Suite("Entries of sprites")
struct SpriteSheetTests {
  private func sheet(_ entries: String) throws -> SpriteSheet {
    SpriteSheet(
      try JSONReader.read(Array(entries.utf8)), at: "s.json", Bitmap(width: 30, height: 20))
  }

  @Test(
    "An entry that is no part of the sheet is told",
    arguments: [
      (#""x": 25, "y": 0, "width": 6, "height": 5"#, "outside the sheet of 30 × 20 pixels"),
      (#""x": 0, "y": 16, "width": 5, "height": 5"#, "outside the sheet of 30 × 20 pixels"),
      (#""x": -1, "y": 0, "width": 5, "height": 5"#, "(5 × 5 at -1, 0)"),
      (#""x": 9e18, "y": 0, "width": 5, "height": 5"#, "outside the sheet"),
      (#""x": 0, "y": 0, "width": 9e18, "height": 5"#, "outside the sheet"),
      (#""x": 0, "y": 0, "width": 0, "height": 5"#, "has no size (0 × 5 at 0, 0)"),
      (#""x": 0, "y": 0, "width": -3, "height": 5"#, "has no size"),
      (#""x": 0, "y": 0, "width": 5"#, "has no x, y, width and height, line 1"),
      (#""x": "0", "y": 0, "width": 5, "height": 5"#, "has no x, y, width and height, line 1"),
    ])
  func outside(entry: String, said: String) throws {
    let sheet = try sheet(#"{"a": {\#(entry)}, "b": {"x": 0, "y": 0, "width": 30, "height": 20}}"#)
    #expect(sheet.images.map(\.name) == ["b"])
    #expect(sheet.notes.count == 1)
    let note = try #require(sheet.notes.first)
    #expect(note.hasPrefix("the sprite s.json: image 'a' ") && note.contains(said), "\(note)")
  }

  @Test("A short index does not fill the memory with copies of the sheet")
  func copies() throws {
    let entries = (0..<40).map { #""i\#($0)": {"x": 0, "y": 0, "width": 30, "height": 20}"# }
    let sheet = try sheet("{\(entries.joined(separator: ", "))}")
    #expect(sheet.images.count == 16)
    #expect(sheet.notes.first?.contains("takes more than the sheet has") == true)
  }

  @Test("Of many faults the first are told and the others counted")
  func many() throws {
    let entries = (0..<9).map { #""i\#($0)": {"x": 30, "y": 0, "width": 1, "height": 1}"# }
    let notes = try sheet("{\(entries.joined(separator: ", "))}").notes
    #expect(notes.count == 6 && notes.last == "the sprite s.json: 4 more faults")
    #expect(try sheet("[]").notes.count == 1)
  }

  @Test(
    "Stretches and contents that make no sense are as if they were not stated, and told",
    arguments: [
      #""stretchX": [[8, 4]]"#, #""stretchX": []"#, #""stretchX": [[4, 4]]"#, #""stretchX": 4"#,
      #""stretchX": [[4, 8], [2, 3]]"#, #""stretchX": [[4, 11]]"#, #""stretchX": [[-1, 4]]"#,
      #""stretchX": [[4]]"#, #""stretchX": [[1, 3]], "content": [4, 0, 6, 10]"#,
    ])
  func stretches(stated: String) throws {
    let sheet = try sheet(#"{"a": {"x": 0, "y": 0, "width": 10, "height": 10, \#(stated)}}"#)
    let image = try #require(sheet.images.first?.image)
    #expect(image.stretchX == nil && image.stretchY == nil)
    #expect(sheet.notes.count == 1 && sheet.notes[0].contains("stretchX"))
  }

  @Test(
    "A content that is none is all of the image, and told",
    arguments: ["[6, 0, 4, 10]", "[0, 0, 11, 10]", "[0, 4, 10, 4]", "[0, 0, 10]", "[-1, 0, 4, 4]"])
  func content(stated: String) throws {
    let sheet = try sheet(
      #"{"a": {"x": 0, "y": 0, "width": 10, "height": 10, "content": \#(stated)}}"#)
    #expect(try #require(sheet.images.first?.image).content == nil)
    #expect(sheet.notes.count == 1 && sheet.notes[0].contains("content"))
  }

  @Test("What makes sense is taken as it is")
  func whole() throws {
    let sheet = try sheet(
      #"""
      {"a": {"x": 0, "y": 0, "width": 10, "height": 10, "stretchX": [[1, 3], [3, 9]],
             "stretchY": [[0, 10]], "content": [2, 0, 10, 8]}}
      """#)
    let image = try #require(sheet.images.first?.image)
    #expect(sheet.notes.isEmpty)
    #expect(image.stretchX == [1...3, 3...9] && image.stretchY == [0...10])
    #expect(image.content == Rect(minX: 2, minY: 0, maxX: 10, maxY: 8))
  }
}
