import JSONReading
import Testing

@testable import MapStyle

/// Layers, properties, functions and filters, each with one thing that the specification does not allow.
struct LayerValidationTests {
  private static func issues(_ layers: String, sources: String = "") throws -> [String] {
    try ValidationTests.issues(
      """
      "version": 8, "sources": {"v": {"type": "vector"}, "g": {"type": "geojson", "data": 1}},
      "layers": [\(layers)]
      """)
  }

  /// A layer of a type with its layout or paint.
  private static func layer(_ type: String, _ group: String, _ members: String) -> String {
    "{\"id\": \"a\", \"type\": \"\(type)\", \"source\": \"v\", \"source-layer\": \"l\", "
      + "\"\(group)\": {\(members)}}"
  }

  @Test(arguments: [
    ("7", "layers[0]: object expected, number found"),
    (
      "{\"id\": \"a\", \"type\": \"background\", \"maxzoom\": -1}",
      "layers[0].maxzoom: -1 is less than the minimum value 0"
    ),
    ("{\"id\": 3, \"type\": \"background\"}", "layers[0].id: string expected, number found"),
    (
      "{\"id\": \"a\", \"type\": \"background\", \"paint\": []}",
      "layers[0].paint: object expected, array found"
    ),
    (
      "{\"id\": \"a\", \"type\": \"background\", \"layout\": null}",
      "layers[0].layout: object expected, null found"
    ),
    ("{\"id\": \"a\", \"type\": \"background\", \"anything\": 1}", ""),
    (
      "{\"id\": \"a\", \"type\": \"color-relief\", \"source\": \"v\"}",
      "layers[0]: layer \"a\" requires a raster-dem source"
    ),
    (
      "{\"type\": \"line\", \"source\": \"v\"}",
      "layers[0]: layer \"undefined\" must specify a \"source-layer\"|layers[0]: missing required property \"id\""
    ),
    ("{\"id\": \"a\", \"type\": \"line\", \"source\": \"g\"}", ""),
    (
      "{\"id\": \"a\", \"type\": \"sky\"}",
      "layers[0]: missing required property \"source\"|layers[0].type: expected one of [fill, line, symbol, circle, heatmap, fill-extrusion, raster, hillshade, color-relief, background], \"sky\" found"
    ),
    (
      "{\"id\": \"a\", \"ref\": null}",
      "layers[0]: either \"type\" or \"ref\" is required|layers[0]: ref layer \"null\" not found"
    ),
  ]) func layers(layer: String, expected: String) throws {
    let found = try Self.issues(layer).map {
      String($0.drop { $0.isNumber || $0 == ":" || $0 == " " })
    }
    #expect(found == expected.split(separator: "|").map(String.init))
  }

  /// A layer that takes its place from another is checked as what that is drawn as.
  @Test func referencesAreDrawnAsWhatTheyName() throws {
    let found = try Self.issues(
      """
      {"id": "a", "type": "line", "source": "v", "source-layer": "l"},
      {"id": "b", "ref": "a", "paint": {"fill-color": "red", "line-width": 2}}
      """)
    #expect(found == ["4: layers[1].paint.fill-color: unknown property \"fill-color\""])
  }

  @Test(arguments: [
    (
      "symbol", "layout", "\"text-field\": 5",
      "text-field: Expected formatted but found number instead."
    ),
    (
      "symbol", "layout", "\"icon-image\": [\"boop\"]",
      "icon-image[0]: Unknown expression \"boop\". If you wanted a literal array, use [\"literal\", [...]]."
    ),
    (
      "symbol", "layout", "\"icon-padding\": [1, 2, 3, 4, 5]",
      "icon-padding: padding requires 1 to 4 values; 5 values found"
    ),
    (
      "symbol", "layout", "\"icon-padding\": [1, \"2\"]",
      "icon-padding[1]: number expected, string found"
    ),
    (
      "symbol", "layout", "\"text-variable-anchor\": [\"top\", \"up\"]",
      "text-variable-anchor[1]: expected one of [center, left, right, top, bottom, top-left, top-right, bottom-left, bottom-right], \"up\" found"
    ),
    (
      "symbol", "layout", "\"text-variable-anchor-offset\": [\"top\"]",
      "text-variable-anchor-offset: variableAnchorOffsetCollection requires a non-empty array of even length"
    ),
    (
      "symbol", "layout", "\"text-variable-anchor-offset\": [\"top\", [1]]",
      "text-variable-anchor-offset[1]: array length 2 expected, length 1 found"
    ),
    (
      "symbol", "layout", "\"text-offset\": [\"literal\", [1, 2, 3]]",
      "text-offset: Expected array<number, 2> but found array<number, 3> instead."
    ),
    (
      "symbol", "layout", "\"symbol-spacing\": 0.5",
      "symbol-spacing: 0.5 is less than the minimum value 1"
    ),
    (
      "symbol", "layout", "\"text-size\": [\"feature-state\", \"x\"]",
      "text-size: \"feature-state\" data expressions are not supported with layout properties."
    ),
    (
      "symbol", "layout", "\"text-size\": {\"property\": \"x\"}",
      "text-size: missing required property \"stops\""
    ),
    (
      "line", "layout", "\"line-cap\": \"flat\"",
      "line-cap: expected one of [butt, round, square], \"flat\" found"
    ),
    (
      "line", "layout", "\"line-cap-transition\": {}",
      "line-cap-transition: unknown property \"line-cap-transition\""
    ),
    (
      "line", "layout", "\"visibility\": \"hidden\"",
      "visibility: expected one of [visible, none], \"hidden\" found"
    ),
    (
      "line", "layout", "\"visibility\": {\"stops\": [[0, \"none\"]]}",
      "visibility: zoom functions not supported"
    ),
    ("line", "paint", "\"line-dasharray\": [1, -1]", ""),
    (
      "line", "paint", "\"line-translate\": [\"get\", \"t\"]",
      "line-translate: data expressions not supported"
    ),
    (
      "line", "paint", "\"line-translate\": {\"property\": \"t\", \"stops\": [[0, [1, 2]]]}",
      "line-translate: property functions not supported"
    ),
    (
      "line", "paint", "\"line-width\": [\"+\", [\"zoom\"], 1]",
      "line-width: \"zoom\" expression may only be used as input to a top-level \"step\" or \"interpolate\" expression."
    ),
    (
      "line", "paint",
      "\"line-width\": [\"+\", [\"step\", [\"zoom\"], 1, 2, 3], [\"step\", [\"zoom\"], 1, 2, 3]]",
      "line-width: Only one zoom-based \"step\" or \"interpolate\" subexpression may be used in an expression."
    ),
    (
      "line", "paint", "\"line-width\": {\"base\": -1, \"stops\": [[0, 1]]}",
      "line-width.base: -1 is less than the minimum value 0"
    ),
    (
      "line", "paint", "\"line-width\": {\"type\": \"linear\", \"stops\": [[0, 1]]}",
      "line-width.type: expected one of [identity, exponential, interval, categorical], \"linear\" found"
    ),
    (
      "line", "paint", "\"line-width\": {\"colorSpace\": \"hsv\", \"stops\": [[0, 1]]}",
      "line-width.colorSpace: expected one of [rgb, lab, hcl], \"hsv\" found"
    ),
    (
      "line", "paint", "\"line-width\": {\"stops\": [[5, 1], [4, 2]]}",
      "line-width.stops[1][0]: stop domain values must appear in ascending order"
    ),
    (
      "line", "paint",
      "\"line-width\": {\"type\": \"categorical\", \"property\": \"p\", \"stops\": [[\"a\", 1], [\"a\", 2]]}",
      "line-width.stops[1][0]: stop domain values must be unique"
    ),
    (
      "line", "paint",
      "\"line-width\": {\"type\": \"identity\", \"property\": \"p\", \"default\": \"x\"}",
      "line-width.default: number expected, string found"
    ),
    (
      "line", "paint", "\"line-color\": {\"stops\": [[0, [\"rgb\", 1, 2, 3]]]}",
      "line-color.stops[0][1]: expressions are not allowed in function stops."
    ),
    (
      "line", "paint", "\"line-width\": \"{w}\"",
      "line-width: \"line-width\" does not support interpolation syntax\nUse an identity property function instead: `{ \"type\": \"identity\", \"property\": \"w\" }`."
    ),
    (
      "line", "paint", "\"line-translate\": \"{t}\"", "line-translate: array expected, string found"
    ),
    (
      "fill-extrusion", "paint", "\"fill-extrusion-rounded-corner-distance\": 1",
      "fill-extrusion-rounded-corner-distance: unknown property \"fill-extrusion-rounded-corner-distance\""
    ),
    (
      "fill-extrusion", "layout", "\"fill-extrusion-rounded-corner-distance\": [\"+\", 1, 2]",
      "fill-extrusion-rounded-corner-distance: number expected, array found"
    ),
    (
      "heatmap", "paint",
      "\"heatmap-color\": [\"interpolate\", [\"linear\"], [\"heatmap-density\"], 0, \"red\"]", ""
    ),
    (
      "circle", "paint", "\"circle-radius\": [\"case\", true, 1]",
      "circle-radius: Expected at least 3 arguments, but found only 2."
    ),
  ]) func properties(type: String, group: String, member: String, expected: String) throws {
    let found = try Self.issues(Self.layer(type, group, member))
    #expect(found == (expected.isEmpty ? [] : ["3: layers[0].\(group).\(expected)"]))
  }

  @Test(arguments: [
    ("null", "array expected, null found"),
    ("\"x\"", "array expected, string found"),
    ("true", ""),
    ("[\"in\", \"a\", 1, null]", "[3]: string, number, or boolean expected, null found"),
    (
      "[\"in\", 3, 1]",
      "Expected second argument to be of type array or string, but found number instead."
    ),
    ("[\"!has\"]", "filter array for \"!has\" operator must have 2 elements"),
    ("[\"!has\", 3]", "[1]: string expected, number found"),
    (
      "[\"none\", [\"foo\"]]",
      "[1][0]: expected one of [==, !=, >, >=, <, <=, in, !in, all, any, none, has, !has], \"foo\" found"
    ),
    ("[\"all\", [\"has\", \"a\"], [\"!in\", \"b\"]]", ""),
    ("[\"all\", [\"has\", \"a\"], [\"has\", \"b\"]]", ""),
    ("[\"all\", true, [\"==\", \"a\", 1]]", "[1]: array expected, boolean found"),
    (
      "[\"within\", {\"type\": \"Point\", \"coordinates\": [0, 0]}]",
      "'within' expression requires valid geojson object that contains polygon geometry type."
    ),
    (
      "[\"all\", [\"+\", 1], true]",
      "Expected arguments of type (boolean, boolean) | (boolean...), but found (number, boolean) instead."
    ),
    ("[\"all\", [\"+\", 1], true, true]", "[1]: Expected boolean but found number instead."),
  ]) func filters(filter: String, expected: String) throws {
    let found = try Self.issues(
      "{\"id\": \"a\", \"type\": \"line\", \"source\": \"v\", \"source-layer\": \"l\", \"filter\": "
        + "\(filter)}")
    let line = filter == "null" ? "" : "3: "
    let path = expected.hasPrefix("[") ? expected : ": " + expected
    let wanted = filter.contains("null]") ? "" : line
    #expect(found == (expected.isEmpty ? [] : ["\(wanted)layers[0].filter\(path)"]))
  }

  /// An old filter within an expression draws, but hardly what was meant: a warning, with what to write.
  @Test(arguments: [
    (
      "[\"!in\", \"a\", 1, 2]",
      "Replace [\"!in\",\"a\",1,2] with [\"!\",[\"in\",[\"get\",\"a\"],[\"literal\",[1,2]]]]."
    ),
    ("[\"==\", \"$id\", 4]", "Replace [\"==\",\"$id\",4] with [\"==\",[\"id\"],4]."),
    ("[\"none\", [\"has\", \"a\"]]", "Convert [\"none\",[\"has\",\"a\"]] to expression syntax."),
  ]) func mixedFilters(old: String, advice: String) throws {
    let text = """
      {"version": 8, "sources": {"v": {"type": "vector"}}, "layers": [{"id": "a", "type": "line",
      "source": "v", "source-layer": "l", "filter": ["any", [">", ["zoom"], 3], \(old)]}]}
      """
    let issue = try #require(StyleValidator.issues(in: Array(text.utf8)).first)
    #expect(issue.severity == .warning && issue.path == "layers[0].filter[2]" && issue.line == 2)
    #expect(
      issue.reason == "Mixing deprecated filter syntax with expression syntax is not supported. "
        + advice)
  }

  /// Every byte of a style that has a bit of everything, cut off or flipped: issues, never a crash.
  @Test func survivesEveryTruncationAndFlip() {
    let text = """
      {"version": 8, "sources": {"g": {"type": "geojson", "data": {}, "cluster": true,
      "clusterProperties": {"n": ["+", 1]}}}, "sprite": [{"id": "a", "url": "b"}], "layers": [{"id":
      "a", "type": "line", "source": "g", "filter": ["all", ["!", ["in", "a", 1]], ["has", "b"]],
      "paint": {"line-width": {"type": "exponential", "stops": [[{"zoom": 1, "value": 2}, 3]]},
      "line-color": ["match", ["get", "x"], ["a", "b"], "red", "blue"]}}]}
      """
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      _ = try? StyleValidator.issues(in: Array(bytes.prefix(index)))
      var flipped = bytes
      flipped[index] ^= UInt8(1 << (index % 8))
      _ = try? StyleValidator.issues(in: flipped)
    }
  }
}
