import GeoCore
import Testing

@testable import MapStyle

/// Operators by family; values by the style specification, or by arithmetic that needs no words.
struct OperatorTests {
  @Test(arguments: [
    ("[\"+\", 1, 2, 3]", "6"), ("[\"*\", 2, 3, 4]", "24"), ("[\"-\", 5, 2]", "3"),
    ("[\"-\", 5]", "-5"), ("[\"/\", 1, 4]", "0.25"), ("[\"%\", -7, 3]", "-1"),
    ("[\"^\", 2, 10]", "1024"), ("[\"min\", 3, 1, 2]", "1"), ("[\"max\", 3, 1, 2]", "3"),
    ("[\"round\", 2.5]", "3"), ("[\"round\", -2.5]", "-3"), ("[\"floor\", -1.5]", "-2"),
    ("[\"ceil\", -1.5]", "-1"), ("[\"abs\", -2]", "2"), ("[\"sqrt\", 9]", "3"),
    ("[\"ln\", 1]", "0"), ("[\"log2\", 8]", "3"), ("[\"log10\", 1000]", "3"),
    ("[\"+\"]", "0"), ("[\"*\"]", "1"),
    ("[\"/\", 1, 0]", "Infinity"),
    ("[\"abs\", \"x\"]", "error: [1] Expected number but found string instead."),
    (
      "[\"/\", 1]",
      "error: Expected arguments of type (number, number), but found (number) instead."
    ),
  ]) func arithmetic(expression: String, value: String) {
    #expect(evaluate(expression) == value)
  }

  @Test(arguments: [
    ("[\"concat\", \"a\", 1, true, null, [\"literal\", [1, \"b\"]]]", "\"a1true[1,\\\"b\\\"]\""),
    ("[\"upcase\", \"straße\"]", "\"STRASSE\""), ("[\"downcase\", \"ÀB\"]", "\"àb\""),
    ("[\"length\", \"日本𝄞\"]", "3"), ("[\"slice\", \"日本語\", 1]", "\"本語\""),
    ("[\"slice\", \"abcd\", -3, -1]", "\"bc\""), ("[\"index-of\", \"語\", \"日本語\"]", "2"),
    ("[\"in\", \"b\", \"abc\"]", "true"), ("[\"in\", 2, [\"literal\", [1, 2]]]", "true"),
    ("[\"index-of\", 9, [\"literal\", [9, 8, 9]], 1]", "2"),
    ("[\"split\", \"a,b,\", \",\"]", "[\"a\",\"b\",\"\"]"),
    ("[\"join\", [\"literal\", [\"a\", \"b\"]], \"-\"]", "\"a-b\""),
    ("[\"number-format\", 1234567.891, {}]", "\"1,234,567.891\""),
    ("[\"number-format\", 0.005, {\"max-fraction-digits\": 2}]", "\"0.01\""),
    ("[\"number-format\", 999.996, {\"max-fraction-digits\": 2}]", "\"1,000\""),
    ("[\"number-format\", 5, {\"currency\": \"EUR\"}]", "\"€5.00\""),
    ("[\"number-format\", 1e21, {}]", "\"1,000,000,000,000,000,000,000\""),
    ("[\"to-string\", 1e-7]", "\"1e-7\""), ("[\"to-string\", 1e21]", "\"1e+21\""),
    ("[\"to-string\", 123456789012345680000]", "\"123456789012345680000\""),
    ("[\"to-string\", 0.1]", "\"0.1\""), ("[\"to-string\", -0.000001]", "\"-0.000001\""),
  ]) func text(expression: String, value: String) {
    #expect(evaluate(expression) == value)
  }

  @Test(arguments: [
    ("[\"to-number\", \" 12 \"]", "12"), ("[\"to-number\", \"\"]", "0"),
    ("[\"to-number\", \"0x1F\"]", "31"), ("[\"to-number\", \"x\", 7]", "7"),
    ("[\"to-number\", \"1e3\"]", "1000"), ("[\"to-number\", true]", "1"),
    ("[\"to-number\", \"nan\"]", "error: Could not convert \"nan\" to number."),
    ("[\"to-boolean\", \"false\"]", "true"), ("[\"to-boolean\", 0]", "false"),
    ("[\"to-color\", \"#ff0000\"]", "rgba(255,0,0,1)"),
    (
      "[\"to-color\", [\"literal\", [0, 300, 0]]]",
      "error: Invalid rgba value [0, 300, 0]: 'r', 'g', and 'b' must be between 0 and 255."
    ),
    ("[\"typeof\", [\"literal\", [1, 2]]]", "\"array<number, 2>\""),
    ("[\"at\", 1, [\"literal\", [5, 6]]]", "6"),
    ("[\"rgba\", 255, 0, 0, 0.5]", "rgba(255,0,0,0.5)"),
    ("[\"to-rgba\", \"#00ff00\"]", "[0,255,0,1]"),
  ]) func types(expression: String, value: String) {
    #expect(evaluate(expression) == value)
  }

  @Test(arguments: [
    ("[\"==\", [\"get\", \"class\"], \"park\"]", "true"),
    ("[\"!=\", [\"get\", \"class\"], \"park\"]", "false"),
    ("[\"==\", [\"get\", \"none\"], null]", "true"),
    ("[\"==\", \"3\", [\"get\", \"rank\"]]", "false"),
    ("[\"<\", [\"get\", \"rank\"], 4]", "true"), ("[\">=\", \"b\", [\"get\", \"class\"]]", "false"),
    (
      "[\"<\", [\"get\", \"class\"], 4]",
      "error: Expected value to be of type number, but found string instead."
    ),
    ("[\"all\"]", "true"), ("[\"any\"]", "false"), ("[\"!\", true]", "false"),
    ("[\"any\", [\"has\", \"none\"], [\"has\", \"rank\"]]", "true"),
    ("[\"all\", [\"has\", \"rank\"], [\"has\", \"class\"], [\"!\", [\"has\", \"none\"]]]", "true"),
    ("[\"==\", [\"geometry-type\"], \"Polygon\"]", "true"),
    ("[\"!=\", [\"geometry-type\"], \"Curve\"]", "true"),
    ("[\"match\", [\"get\", \"class\"], [\"wood\", \"park\"], 1, \"lake\", 2, 3]", "1"),
    ("[\"match\", [\"get\", \"rank\"], 3, \"three\", \"other\"]", "\"three\""),
    ("[\"match\", [\"get\", \"none\"], 3, \"three\", \"other\"]", "\"other\""),
    ("[\"case\", [\"==\", [\"get\", \"rank\"], 3], \"yes\", \"no\"]", "\"yes\""),
    ("[\"coalesce\", [\"get\", \"none\"], [\"get\", \"rank\"]]", "3"),
    ("[\"get\", [\"concat\", \"ra\", \"nk\"]]", "3"),
    ("[\"get\", [\"get\", \"name-of\"]]", "3"), ("[\"has\", [\"get\", \"name-of\"]]", "true"),
    (
      "[\"let\", \"r\", [\"number\", [\"get\", \"rank\"]], [\"*\", [\"var\", \"r\"], [\"var\", \"r\"]]]",
      "9"
    ),
    ("[\"step\", [\"get\", \"rank\"], \"a\", 3, \"b\", 4, \"c\"]", "\"b\""),
    ("[\"step\", [\"get\", \"rank\"], 10, 4, 20]", "10"),
  ]) func features(expression: String, value: String) {
    let properties: [String: PropertyValue] = [
      "class": .string("park"), "rank": .number(3), "name-of": .string("rank"),
    ]
    #expect(evaluate(expression, properties, kind: .polygon) == value)
  }

  /// Linear: 10 + (20 − 10) · 1/4; exponential of base 2 from 0 to 2 at 1: (2¹ − 1)/(2² − 1) = 1/3.
  @Test(arguments: [
    ("[\"interpolate\", [\"linear\"], [\"zoom\"], 0, 10, 4, 20]", 1.0, "12.5"),
    ("[\"interpolate\", [\"linear\"], [\"zoom\"], 0, 10, 4, 20]", -1.0, "10"),
    ("[\"interpolate\", [\"linear\"], [\"zoom\"], 0, 10, 4, 20]", 9.0, "20"),
    ("[\"interpolate\", [\"exponential\", 2], [\"zoom\"], 0, 0, 2, 3]", 1.0, "1"),
    (
      "[\"interpolate\", [\"linear\"], [\"zoom\"], 0, [\"literal\", [0, 4]], 2, [\"literal\", [2, 8]]]",
      1.0, "[1,6]"
    ),
    (
      "[\"interpolate\", [\"linear\"], [\"zoom\"], 0, [\"to-color\", \"black\"], 1, \"white\"]",
      1.0,
      "rgba(255,255,255,1)"
    ),
  ]) func curves(expression: String, zoom: Double, value: String) {
    #expect(evaluate(expression, zoom: zoom) == value)
  }
}
