import GeoCore
import JSONReading
import LayoutFiles
import PanelLayout
import Testing

private func file(_ text: String) throws(LayoutFileError) -> LayoutFile {
  try LayoutFile(json: Array(text.utf8))
}

private func at(_ line: Int, _ path: String = "") -> LayoutPosition {
  LayoutPosition(line: line, path: path)
}

private let faults: [(String, LayoutFileError)] = [
  ("[]", .badValue(at(1), found: "a list", expected: "an object with a type")),
  ("{}", .missingKey("type", at(1))),
  ("\n{\"type\": \"mpa\"}", .unknownType("mpa", at(2, "type"), nearest: "map")),
  ("{\"type\": \"frobnicate\"}", .unknownType("frobnicate", at(1, "type"), nearest: nil)),
  (
    "{\"type\": \"row\",\n \"pading\": 3}",
    .unknownKey("pading", at(2, "pading"), nearest: "padding")
  ),
  (
    "{\"type\": \"map\",\n\n \"children\": []}",
    .unknownKey("children", at(3, "children"), nearest: nil)
  ),
  (
    "{\"type\": \"row\", \"children\": [\n{\"type\": \"map\"},\n{\"type\": \"column\", \"border\":\n{\"width\": -1}}]}",
    .badValue(
      at(4, "children[1].border.width"), found: "-1", expected: "a number from 0 to 1000")
  ),
  ("{\"type\": \"row\", \"type\": \"row\"}", .repeatedKey("type", at(1, "type"))),
  ("{\"type\": \"text\"}", .missingKey("text", at(1))),
  (
    "{\"type\": \"list\", \"rows\": {\"details\": [\"name\",\n 3]}}",
    .badValue(
      at(2, "rows.details[1]"), found: "3",
      expected: "one of name, detail, distance, coordinate, property:NAME")
  ),
  (
    "{\"type\": \"row\", \"background\": \"no colour\"}",
    .badValue(at(1, "background"), found: "'no colour'", expected: "a CSS colour")
  ),
  (
    "{\"type\": \"scale-bar\", \"units\": \"feet\"}",
    .badValue(at(1, "units"), found: "'feet'", expected: "one of metric, imperial, both")
  ),
  (
    "{\"type\": \"segmented\", \"selected\": \"Map\", \"children\": [{\"type\": \"list\", \"name\": \"List\"}]}",
    .badValue(at(1, "selected"), found: "'Map'", expected: "a position below 1 or one of List")
  ),
  (
    "{\"type\": \"map\", \"camera\": {\"center\": [60.17, 124]}}",
    .badValue(
      at(1, "camera.center"), found: "a list", expected: "[longitude, latitude] in degrees")
  ),
]

@Suite struct LayoutFileTests {
  @Test("A tree with lengths")
  func tree() throws {
    let layout = try file(
      """
      {"type": "row", "spacing": 1, "children": [
        {"type": "list", "length": {"basis": "36%", "minimum": 216, "maximum": 340}},
        {"type": "map", "length": "2fr"},
        {"type": "title", "length": "content"},
        {"type": "spacer", "length": 12.5}
      ]}
      """)
    let root = layout.root
    #expect(root.kind == .row(LinearOptions(spacing: 1)))
    #expect(
      root.children.map(\.slot.length) == [
        Length(.fraction(0.36), minimum: 216, maximum: 340), .flexible(weight: 2), .content,
        .points(12.5),
      ])
    #expect(root.all.map(\.typeName) == ["row", "list", "map", "title", "spacer"])
  }

  @Test("Every error says where", arguments: faults)
  func errors(_ text: String, _ expected: LayoutFileError) {
    #expect(throws: expected) { try file(text) }
  }

  @Test("What is no JSON is said to be none")
  func notJSON() {
    #expect {
      try file("{\"type\": \"row\",\n")
    } throws: { error in
      guard case LayoutFileError.notJSON(let inner) = error else { return false }
      return inner.line == 2 && inner.reason == .unexpectedEnd
    }
  }

  @Test("Comments and the schema's name are passed over, where they belong")
  func comments() throws {
    let text = """
      {"$schema": "layout.schema.json", "$comment": "a", "type": "row",
       "children": [{"type": "map", "$comment": ["b"]}]}
      """
    #expect(try file(text).root.children.count == 1)
    #expect(throws: LayoutFileError.self) {
      try file("{\"type\": \"row\", \"children\": [{\"type\": \"map\", \"$schema\": \"x\"}]}")
    }
  }

  @Test("Depth and count are bounded")
  func limits() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{\"type\":\"row\",\"children\":[", count: depth - 1) + "{\"type\":\"map\"}"
        + String(repeating: "]}", count: depth - 1)
    }
    #expect(try file(nested(LayoutFile.maximumDepth)).root.all.count == LayoutFile.maximumDepth)
    #expect {
      try file(nested(LayoutFile.maximumDepth + 1))
    } throws: { error in
      if case LayoutFileError.tooDeep = error { true } else { false }
    }
    // Deeper than JSON may nest.
    #expect {
      try file(nested(5000))
    } throws: { error in
      if case LayoutFileError.notJSON(let inner) = error { inner.reason == .tooDeep } else { false }
    }
    let many = Array(repeating: "{\"type\":\"map\"}", count: LayoutFile.maximumPanels)
    #expect {
      try file("{\"type\":\"row\",\"children\":[\(many.joined(separator: ","))]}")
    } throws: { error in
      if case LayoutFileError.tooMany = error { true } else { false }
    }
  }

  @Test("A file that is cut off or damaged anywhere is an error or another layout, never a crash")
  func damage() throws {
    let bytes = Array(LayoutFile.named("poster")?.json.utf8 ?? "".utf8)
    #expect(bytes.count > 500)
    for end in bytes.indices {
      // The line feed at the end may be missing.
      if end == bytes.count - 1 { continue }
      #expect(throws: LayoutFileError.self) { try LayoutFile(json: Array(bytes[..<end])) }
      var damaged = bytes
      damaged[end] ^= 0x15
      _ = try? LayoutFile(json: damaged)
    }
  }
}
