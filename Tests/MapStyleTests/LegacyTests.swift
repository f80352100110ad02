import Colorimetry
import GeoCore
import JSONReading
import Testing

@testable import MapStyle

/// Filters, functions and tokens as styles wrote them before there were expressions.
struct LegacyTests {
  @Test(arguments: [
    ("[\"==\", \"class\", \"park\"]", true), ("[\"==\", \"rank\", \"3\"]", false),
    ("[\"!=\", \"none\", 1]", true), ("[\">\", \"rank\", 2]", true),
    ("[\">\", \"class\", 2]", false),
    ("[\"<=\", \"none\", 2]", false), ("[\"in\", \"class\", \"wood\", \"park\"]", true),
    ("[\"in\", \"rank\", 1, 2, 3]", true), ("[\"!in\", \"class\", \"wood\"]", true),
    ("[\"!in\", \"none\", \"wood\"]", true), ("[\"in\", \"class\"]", false),
    ("[\"has\", \"rank\"]", true), ("[\"!has\", \"rank\"]", false),
    ("[\"==\", \"$type\", \"LineString\"]", true), ("[\"!=\", \"$type\", \"Point\"]", true),
    ("[\"in\", \"$type\", \"Point\", \"LineString\"]", true), ("[\"==\", \"$id\", 7]", true),
    ("[\"has\", \"$id\"]", true),
    ("[\"all\", [\"==\", \"class\", \"park\"], [\"has\", \"rank\"]]", true),
    ("[\"any\", [\"==\", \"class\", \"wood\"], [\"has\", \"none\"]]", false),
    ("[\"none\", [\"==\", \"class\", \"wood\"], [\"has\", \"none\"]]", true),
    ("[\"all\"]", true), ("[\"any\"]", false), ("true", true), ("false", false),
    ("[\"==\", [\"get\", \"rank\"], 3]", true),
    ("[\"all\", [\"==\", [\"get\", \"class\"], \"park\"], [\"<\", [\"get\", \"rank\"], 9]]", true),
    // An expression that fails passes nothing.
    ("[\"<\", [\"get\", \"class\"], 9]", false),
  ]) func filters(filter: String, passes: Bool) throws {
    let style = try style("\"filter\": \(filter)")
    #expect(style.diagnostics == [])
    let layer = try #require(style.layers.first)
    var context = EvaluationContext()
    context.bind(["class": .string("park"), "rank": .number(3)], layer.propertyKeys)
    context.geometryKind = .line
    context.id = .number(7)
    #expect(layer.filter?.matches(context) == passes)
  }

  /// A function without a default takes the property's own, and its layer is drawn, where no stop is the value.
  @Test func functionsWithoutDefaults() throws {
    let style = try style(
      type: "fill",
      """
      "paint": {"fill-color": "#00f", "fill-outline-color":
      {"type": "categorical", "property": "x", "stops": [["a", "#f00"]]}}
      """)
    #expect(style.diagnostics == [])
    let layer = try #require(style.layers.first)
    guard case .fill(let fill) = layer.kind else { return #expect(Bool(false)) }
    var context = EvaluationContext()
    context.bind(["x": .string("a")], layer.propertyKeys)
    #expect(fill.outlineColor.value(context) == Color(rgb: 0xFF0000))
    context.bind(["x": .string("b")], layer.propertyKeys)
    #expect(fill.outlineColor.value(context) == fill.outlineColor.fallback)
  }

  @Test(arguments: [
    ("plain", "\"plain\""), ("{name}", "[\"to-string\",[\"get\",\"name\"]]"),
    ("{a} / {b:c}", "[\"concat\",[\"get\",\"a\"],\" / \",[\"get\",\"b:c\"]]"),
    ("({a})", "[\"concat\",\"(\",[\"get\",\"a\"],\")\"]"), ("{}", "\"{}\""), ("{a", "\"{a\""),
    ("{{a}", "[\"concat\",\"{\",[\"get\",\"a\"]]"),
  ]) func tokens(text: String, expression: String) {
    #expect(StyleValue(TokenString.expression(text, line: 1)).json == expression)
  }

  /// Widths by zoom, by property and by both; halfway between stops is halfway between values.
  @Test(arguments: [
    ("{\"stops\": [[0, 2], [10, 4]]}", 3.0),
    ("{\"type\": \"interval\", \"stops\": [[0, 2], [5, 4]]}", 4),
    ("{\"property\": \"rank\", \"stops\": [[2, 10], [4, 20]]}", 15),
    ("{\"property\": \"none\", \"stops\": [[2, 10], [4, 20]], \"default\": 7}", 7),
    ("{\"property\": \"class\", \"type\": \"categorical\", \"stops\": [[\"park\", 5]]}", 5),
    ("{\"property\": \"class\", \"type\": \"categorical\", \"stops\": [[\"wood\", 5]]}", 1),
    ("{\"property\": \"rank\", \"type\": \"identity\"}", 3),
    (
      "{\"property\": \"rank\", \"stops\": [[{\"zoom\": 0, \"value\": 3}, 10], [{\"zoom\": 10, \"value\": 3}, 20]]}",
      15
    ),
  ]) func functions(function: String, width: Double) throws {
    let style = try style("\"paint\": {\"line-width\": \(function)}")
    #expect(style.diagnostics == [])
    let layer = try #require(style.layers.first)
    guard case .line(let line) = layer.kind else { return }
    var context = EvaluationContext(zoom: 5)
    context.bind(["class": .string("park"), "rank": .number(3)], layer.propertyKeys)
    #expect(line.width.value(context) == width)
  }
}
