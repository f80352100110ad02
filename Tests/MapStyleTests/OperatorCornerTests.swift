import GeoCore
import JSONReading
import Testing

@testable import MapStyle

/// Where operators take what one would not give them; values by ECMA-262, messages by the reference.
struct OperatorCornerTests {
  @Test(arguments: [
    // An empty text is false in JavaScript, and so is nothing that could hold anything.
    ("[\"in\", \"\", \"\"]", "false"), ("[\"in\", 1, false]", "false"),
    ("[\"in\", 1, 0]", "false"), ("[\"in\", null, \"nullify\"]", "true"),
    // The clef is two units of UTF-16: the search starts behind it, and the place is counted in code points.
    ("[\"index-of\", \"b\", \"𝄞ab\", 2]", "2"), ("[\"index-of\", \"a\", \"𝄞ab\", 1]", "1"),
    ("[\"index-of\", \"\", \"abc\", 9]", "3"), ("[\"index-of\", \"c\", \"abc\", -5]", "2"),
    ("[\"typeof\", [\"literal\", [[1], [2]]]]", "\"array<value, 2>\""),
    ("[\"typeof\", [\"literal\", [[1]]]]", "\"array<array<number, 1>, 1>\""),
    ("[\"typeof\", [\"literal\", []]]", "\"array<value, 0>\""),
    ("[\"typeof\", [\"to-color\", \"red\"]]", "\"color\""), ("[\"typeof\", null]", "\"null\""),
    ("[\"to-number\", [\"literal\", [\"3\"]]]", "3"),
    ("[\"to-number\", [\"literal\", [[2]]]]", "2"),
    ("[\"to-number\", [\"literal\", [null]]]", "0"),
    ("[\"to-number\", [\"literal\", [true]]]", "error: Could not convert [true] to number."),
    ("[\"to-number\", [\"literal\", [1, 2]]]", "error: Could not convert [1,2] to number."),
    (
      "[\"to-number\", [\"to-color\", \"red\"]]",
      "error: Could not convert {\"r\":1,\"g\":0,\"b\":0,\"a\":1} to number."
    ),
    ("[\"to-string\", [\"literal\", {\"a\": [1, true, null]}]]", "\"{\\\"a\\\":[1,true,null]}\""),
    ("[\"to-string\", [\"rgba\", 1, 2, 3, 0.5]]", "\"rgba(1,2,3,0.5)\""),
    ("[\"to-string\", [\"/\", 0, 0]]", "\"NaN\""),
    ("[\"semiliteral\", [[\"+\", 1, 1], \"x\", null]]", "[2,\"x\",null]"),
    ("[\"semiliteral\", {\"a\": [1]}]", "{\"a\":[1]}"), ("[\"semiliteral\", 4]", "4"),
    ("[\"typeof\", [\"semiliteral\", []]]", "\"array<value, 0>\""),
    ("[\"^\", 1, [\"/\", 1, 0]]", "NaN"), ("[\"min\"]", "Infinity"),
    ("[\"downcase\", \"ΟΔΟΣ ΣΑΣ Σ\"]", "\"οδος σας σ\""),
  ]) func values(expression: String, value: String) {
    #expect(evaluate(expression) == value)
  }

  @Test(arguments: [
    (
      "[\"to-color\", [\"literal\", [1, \"2\", 3]]]",
      "Invalid rgba value [1, 2, 3]: 'r', 'g', and 'b' must be between 0 and 255."
    ),
    (
      "[\"to-color\", [\"literal\", [255, 0, 0, 2]]]",
      "Invalid rgba value [255, 0, 0, 2]: 'a' must be between 0 and 1."
    ),
    (
      "[\"to-color\", [\"literal\", [1, 2]]]",
      "Invalid rgba value [1,2]: expected an array containing either three or four numeric values."
    ),
    ("[\"to-color\", true]", "Could not parse color from value 'true'"),
    (
      "[\"rgb\", 256, 0, 0]",
      "Invalid rgba value [256, 0, 0, 1]: 'r', 'g', and 'b' must be between 0 and 255."
    ),
    ("[\"interpolate\", [\"linear\"], [\"/\", 0, 0], 0, 1, 2, 3]", "Input is not a number."),
    ("[\"step\", [\"/\", 0, 0], 1, 2, 3]", "Input is not a number."),
    ("[\"global-state\", null]", "Global state property must be defined."),
    ("[\"accumulated\", 1]", "Expected arguments of type (), but found (number) instead."),
    (
      "[\"any\", 1, true]",
      "Expected arguments of type (boolean, boolean) | (boolean...), but found (number, boolean) "
        + "instead."
    ),
    ("[\"interpolate\", [\"spline\"], 1, 2, 3]", "[1][0] Unknown interpolation type spline"),
    ("[\"match\", 1, [], 1, 2]", "[2] Expected at least one branch label."),
    ("[\"match\", 1, [1, \"a\"], 1, 2]", "[2] Expected number but found string instead."),
    ("[\"match\", \"x\", 1, 1, 2]", "[1] Expected number but found string instead."),
    (
      "[\"let\", \"a-b\", 1, 2]",
      "[1] Variable names must contain only alphanumeric characters or '_'."
    ),
    ("[\"var\", \"x\", 1]", "'var' expression requires exactly one string literal argument."),
    (
      "[\"semiliteral\", [1, [\"foo\"]]]",
      "[0] Unknown expression \"foo\". If you wanted a literal array, use [\"literal\", [...]]."
    ),
    ("[\"error\", \"own words\"]", "own words"),
    (
      "[\"format\", [\"literal\", [1]]]",
      "Formatted text type must be 'string', 'value', 'image' or 'null'."
    ),
    ("[\"<\", true, false]", "[1] \"<\" comparisons are not supported for type 'boolean'."),
    (
      "[\"==\", [\"literal\", []], 1]",
      "[1] \"==\" comparisons are not supported for type 'array<value, 0>'."
    ),
  ]) func messages(expression: String, message: String) {
    #expect(evaluate(expression) == "error: " + message)
  }

  /// A collator orders numbers by their texts, where 10 stands before 9, and leaves equality alone.
  @Test func collatorsCompareTexts() {
    func compare(_ op: String) -> String {
      evaluate(
        "[\"\(op)\", [\"get\", \"a\"], [\"get\", \"b\"], [\"collator\", {}]]",
        ["a": .number(10), "b": .number(9)])
    }
    #expect(compare("<") == "true" && compare(">=") == "false")
    #expect(compare("==") == "false" && compare("!=") == "true")
  }

  /// A curve of one stop does not ask for its input.
  @Test func oneStopNeedsNoInput() {
    #expect(evaluate("[\"interpolate\", [\"linear\"], [\"get\", \"none\"], 5, 7]") == "7")
  }

  /// Options that are 0 or empty count as not stated, so that the usual three digits remain.
  @Test func falseOptionsAreNotStated() {
    #expect(evaluate("[\"number-format\", 1.23456, {\"max-fraction-digits\": 0}]") == "\"1.235\"")
    #expect(evaluate("[\"format\", \"x\", {\"font-scale\": 0, \"text-font\": null}]") == "\"x\"")
  }

  private static func value(_ expression: String, of type: String, _ zoom: Double = 0) throws
    -> StyleValue
  {
    let reference = try JSONReader.read(
      """
      {"type": "\(type)", "property-type": "data-driven",
      "expression": {"interpolated": true, "parameters": ["zoom", "feature"]}}
      """)
    let parsed = try PropertyExpression(JSONReader.read(expression), reference: reference)
    var context = EvaluationContext(zoom: zoom)
    context.bind(["p": .string("globe")], parsed.propertyKeys)
    return try parsed.value(context)
  }

  /// A projection is a name until it is between two.
  @Test func projections() throws {
    let curve = "[\"interpolate\", [\"linear\"], [\"zoom\"], 10, \"globe\", 12, \"mercator\"]"
    #expect(try Self.value(curve, of: "projectionDefinition", 9) == .string("globe"))
    #expect(
      try Self.value(curve, of: "projectionDefinition", 11)
        == .projection(from: "globe", to: "mercator", transition: 0.5))
  }

  @Test func whatDoesNotMixSaysWhy() throws {
    func message(_ low: String, _ high: String, _ type: String) throws -> String {
      let curve =
        "[\"interpolate\", [\"linear\"], [\"zoom\"], 0, [\"literal\", \(low)], 2, [\"literal\", \(high)]]"
      do {
        return try Self.value(curve, of: type, 1).json
      } catch let error as EvaluationError {
        return error.message
      }
    }
    #expect(
      try message("[\"top\", [0, 0]]", "[\"left\", [1, 1]]", "variableAnchorOffsetCollection")
        == "Cannot interpolate values containing mismatched anchors. from[0]: top, to[0]: left")
    #expect(
      try message("[\"top\", [0, 0]]", "[\"top\", [1, 3]]", "variableAnchorOffsetCollection")
        == "[\"top\",[0.5,1.5]]")
    #expect(
      try message("[\"red\"]", "[\"red\", \"blue\"]", "colorArray")
        == "colorArray: Arrays have mismatched length (1 vs. 2), cannot interpolate.")
    #expect(try message("[0, 4]", "[4, 2]", "numberArray") == "[2,3]")
    #expect(try message("[1, 3]", "[3]", "padding") == "[2,3,2,3]")
  }

  /// Of images that are not there the first is asked for, but not where something else comes last.
  @Test func imagesThatAreNotThere() {
    #expect(evaluate("[\"coalesce\", [\"image\", \"a\"], [\"image\", \"b\"]]") == "\"a\"")
    #expect(evaluate("[\"coalesce\", [\"image\", \"a\"], [\"get\", \"none\"]]") == "null")
  }

  /// Overloads that do not fit read their arguments again: a hundred of them would take 2¹⁰⁰ steps.
  @Test func readingEndsWhereOverloadsNest() {
    let deep =
      String(repeating: "[\"all\", true, ", count: 100) + "[\"foo\"]"
      + String(repeating: "]", count: 100)
    #expect(evaluate(deep).contains("steps to read"))
  }

  /// Base and colour space of a function of zoom and property are those of the way from zoom to zoom.
  @Test func innerCurvesAreStraight() throws {
    let function = """
      {"type": "exponential", "base": 4, "property": "x", "stops": [
      [{"zoom": 0, "value": 0}, 0], [{"zoom": 0, "value": 2}, 10]]}
      """
    let reference = try JSONReader.read(
      "{\"type\": \"number\", \"expression\": {\"interpolated\": true, \"parameters\": [\"zoom\", \"feature\"]}}"
    )
    let parsed = try PropertyExpression(JSONReader.read(function), reference: reference)
    var context = EvaluationContext(zoom: 0)
    context.bind(["x": .number(1)], parsed.propertyKeys)
    #expect(try parsed.value(context) == .number(5))
  }
}
