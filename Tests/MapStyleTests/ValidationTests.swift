import JSONReading
import Testing

@testable import MapStyle

/// Whole styles, each with one thing that the specification does not allow; messages are MapLibre's.
struct ValidationTests {
  /// What is wrong with a style of `members` and nothing else of note, one on each line from the second on.
  static func issues(_ members: String) throws -> [String] {
    let text = "{\n\(members)}"
    return try StyleValidator.issues(in: Array(text.utf8)).map {
      ($0.line.map { "\($0): " } ?? "") + $0.message
    }
  }

  @Test(arguments: [
    ("\"zoom\": \"5\"", "zoom: number expected, string found"),
    ("\"center\": [1, true]", "center[1]: number expected, boolean found"),
    ("\"name\": 7", "name: string expected, number found"),
    ("\"name.de\": 7", "name.de: string expected, number found"),
    ("\"state\": []", "state: object expected, array found"),
    ("\"sprite\": 3", "sprite: string expected, number found"),
    ("\"sprite\": [{\"id\": \"a\"}]", "sprite[0]: missing required property \"url\""),
    (
      "\"sprite\": [{\"id\": \"a\", \"url\": \"x\"}, {\"id\": \"a\", \"url\": \"y\"}]",
      "sprite: all the sprites' ids must be unique, but a is duplicated"
    ),
    (
      "\"sprite\": [{\"id\": \"a\", \"url\": \"x\", \"scale\": 2}]",
      "sprite[0]: unknown property \"scale\""
    ),
    ("\"glyphs\": \"{range}\"", "glyphs: \"glyphs\" url must include a \"{fontstack}\" token"),
    ("\"font-faces\": {\"A\": 4}", "font-faces.A: string or array expected, number found"),
    (
      "\"font-faces\": {\"A\": [{\"unicode-range\": \"U+0\"}]}",
      "font-faces.A[0].unicode-range: array expected, string found|"
        + "font-faces.A[0]: missing required property \"url\""
    ),
    ("\"transition\": {\"delay\": -2}", "transition.delay: -2 is less than the minimum value 0"),
    ("\"transition\": {\"speed\": 2}", "transition: unknown property \"speed\""),
    ("\"sky\": 1", "sky: object expected, number found"),
    (
      "\"sky\": {\"fog-ground-blend\": 1.5}",
      "fog-ground-blend: 1.5 is greater than the maximum value 1"
    ),
    (
      "\"sky\": {\"sky-color-transition\": {}}",
      "sky-color-transition: unknown property \"sky-color-transition\""
    ),
    ("\"sky\": {\"sky-color\": \"blu\"}", "sky-color: color expected, \"blu\" found"),
    ("\"light\": {\"intensity-transition\": {\"duration\": 1}}", ""),
    (
      "\"light\": {\"anchor-transition\": {}}",
      "anchor-transition: unknown property \"anchor-transition\""
    ),
    (
      "\"light\": {\"intensity\": [\"get\", \"x\"], \"color\": [\"+\", 1, 2]}",
      "color: Expected color but found number instead."
    ),
    ("\"terrain\": {\"exaggeration\": -1}", "exaggeration: -1 is less than the minimum value 0"),
    ("\"terrain\": null", "terrain: object expected, null found"),
    ("\"projection\": {\"type\": 4}", "type: projection expected, invalid type \"number\" found"),
    (
      "\"projection\": {\"type\": [\"a\", \"b\"]}",
      "type: projection expected, invalid array [\"a\",\"b\"] found"
    ),
    ("\"projection\": {\"type\": [\"mercator\", \"globe\", 0.5]}", ""),
    ("\"projection\": {\"kind\": \"globe\"}", "kind: unknown property \"kind\""),
    ("\"constants\": false", ""),
    ("\"unheard-of\": 1", ""),
  ]) func root(member: String, expected: String) throws {
    let found = try Self.issues(
      member + ",\n\"version\": 8, \"sources\": {}, \"layers\": []")
    let wanted = expected.split(separator: "|").map {
      member.hasSuffix("null") ? String($0) : "2: \($0)"
    }
    #expect(found == wanted)
  }

  @Test(arguments: [
    ("{}", "sources.s: \"type\" is required"),
    (
      "{\"type\": \"\"}",
      "sources.s.type: expected one of [vector, raster, raster-dem, geojson, video, image], \"\" found"
    ),
    (
      "{\"type\": \"vector\", \"bounds\": [1, 2]}",
      "sources.s.bounds: array length 4 expected, length 2 found"
    ),
    (
      "{\"type\": \"vector\", \"scheme\": \"wms\"}",
      "sources.s.scheme: expected one of [xyz, tms], \"wms\" found"
    ),
    (
      "{\"type\": \"vector\", \"promoteId\": {\"a\": 1}}",
      "sources.s.promoteId.a: string expected, number found"
    ),
    (
      "{\"type\": \"raster\", \"tileSize\": \"256\"}",
      "sources.s.tileSize: number expected, string found"
    ),
    ("{\"type\": \"raster\", \"tiles\": [1]}", "sources.s.tiles[0]: string expected, number found"),
    ("{\"type\": \"raster-dem\", \"foo\": 1}", "foo: unknown property \"foo\""),
    (
      "{\"type\": \"raster-dem\", \"redFactor\": 2}",
      "redFactor: In \"sources.s\": \"redFactor\" is only valid when \"encoding\" is set to "
        + "\"custom\". Default encoding found"
    ),
    (
      "{\"type\": \"raster-dem\", \"encoding\": \"mapbox\", \"baseShift\": 2}",
      "baseShift: In \"sources.s\": \"baseShift\" is only valid when \"encoding\" is set to "
        + "\"custom\". \"mapbox\" encoding found"
    ),
    ("{\"type\": \"raster-dem\", \"encoding\": \"custom\", \"redFactor\": 2}", ""),
    ("{\"type\": \"geojson\"}", "sources.s: missing required property \"data\""),
    (
      "{\"type\": \"geojson\", \"data\": 1, \"buffer\": 513}",
      "sources.s.buffer: 513 is greater than the maximum value 512"
    ),
    (
      "{\"type\": \"geojson\", \"data\": 1, \"tiles\": []}", "sources.s: unknown property \"tiles\""
    ),
    (
      "{\"type\": \"geojson\", \"data\": 1, \"filter\": [\"==\", \"a\"]}",
      "sources.s.filter: Expected two or three arguments."
    ),
    (
      "{\"type\": \"geojson\", \"data\": 1, \"cluster\": true, \"clusterProperties\": "
        + "{\"n\": [\"+\", [\"case\", true, 1]]}}",
      "sources.s.n.map: Expected at least 3 arguments, but found only 2."
    ),
    (
      "{\"type\": \"geojson\", \"data\": 1, \"cluster\": true, \"clusterProperties\": "
        + "{\"n\": [[\"+\", [\"accumulated\"], [\"get\", \"n\"]], [\"get\", \"m\"]]}}", ""
    ),
    (
      "{\"type\": \"geojson\", \"data\": 1, \"cluster\": true, \"clusterProperties\": "
        + "{\"n\": [\"+\", [\"zoom\"]]}}",
      "sources.s.n.map: \"zoom\" and \"feature-state\" expressions are not supported with cluster "
        + "properties."
    ),
    (
      "{\"type\": \"image\", \"coordinates\": [[0, 0], [1, 0], [1, 1], [0, 1]]}",
      "sources.s: missing required property \"url\""
    ),
  ]) func sources(source: String, expected: String) throws {
    let found = try Self.issues(
      "\"version\": 8, \"sources\": {\"s\":\n\(source)}, \"layers\": []")
    #expect(found == (expected.isEmpty ? [] : ["3: \(expected)"]))
  }

  @Test func aCanvasSourceHasAName() throws {
    let text = "{\"version\": 8, \"sources\": {\"c\": {\"type\": \"canvas\"}}, \"layers\": []}"
    let issue = try #require(StyleValidator.issues(in: Array(text.utf8)).first)
    #expect(issue.identifier == "source.canvas" && issue.line == nil)
  }

  /// Issues stand by line; a whole style's is that of its first brace.
  @Test func issuesStandByLine() throws {
    #expect(
      try Self.issues("\"layers\": [\n{\"id\": \"a\", \"type\": \"background\",\n\"minzoom\": 25}]")
        == [
          "1: missing required property \"version\"", "1: missing required property \"sources\"",
          "4: layers[0].minzoom: 25 is greater than the maximum value 24",
        ])
  }

  /// A null bears no line; such issues stay where a merge sort by runs leaves them.
  @Test func issuesWithoutLinesStayInTheirRun() {
    func issue(_ line: Int?) -> StyleIssue { StyleIssue(path: "", reason: "r", line: line) }
    func sorted(_ lines: [Int?]) -> [Int?] { StyleIssue.sorted(lines.map(issue)).map(\.line) }
    #expect(sorted([3, 1, 2]) == [1, 2, 3])
    #expect(sorted([10, nil, 5, 30]) == [10, nil, 5, 30])
    #expect(sorted([2, 1, nil, 3]) == [1, 2, nil, 3])
  }

  /// Layers that all have one identifier make half a million duplicates of a thousand.
  @Test func issuesAreBounded() throws {
    let layer = "{\"id\": \"a\", \"type\": \"background\"}"
    let found = try Self.issues(
      "\"version\": 8, \"sources\": {}, \"layers\": ["
        + Array(repeating: layer, count: 1000).joined(separator: ",") + "]")
    #expect(found.count == StyleValidation.maximumIssues)
    #expect(found[0] == "2: layers[1]: duplicate layer id \"a\", previously used at line 2")
  }

  @Test func whatIsNoStyleIsRefused() throws {
    #expect(throws: StyleError.self) { try StyleValidator.issues(in: Array("{".utf8)) }
    #expect(
      try StyleValidator.issues(in: Array("[]".utf8)).map(\.message) == [
        "object expected, array found"
      ])
  }
}
