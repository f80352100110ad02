import GeoCore
import JSONReading
import Testing

@testable import MapStyle

/// Expressions made to break the reader.
struct ExpressionLimitTests {
  @Test func refusesToNestWithoutBound() {
    let deep =
      String(repeating: "[\"!\",", count: 300) + "true" + String(repeating: "]", count: 300)
    #expect(evaluate(deep).contains("nested deeper than"))
  }

  /// Forty variables, each twice the one before: evaluating them would visit 2⁴⁰ nodes.
  @Test func refusesChainsOfDoublingVariables() {
    var text = "[\"let\", \"v0\", [\"number\", [\"get\", \"x\"]]"
    for index in 1...40 {
      text +=
        ", [\"let\", \"v\(index)\", [\"+\", [\"var\", \"v\(index - 1)\"], [\"var\", \"v\(index - 1)\"]]"
    }
    text += ", [\"var\", \"v40\"]" + String(repeating: "]", count: 41)
    #expect(evaluate(text).contains("visits more than"))
  }

  @Test func readsFiltersOfThousandsOfArguments() throws {
    let parts = (0..<5000).map { "[\"==\", \"a\", \($0)]" }.joined(separator: ",")
    let layer = try #require(style("\"filter\": [\"any\", \(parts)]").layers.first)
    var context = EvaluationContext()
    context.bind(["a": .number(4999)], layer.propertyKeys)
    #expect(layer.filter?.matches(context) == true)
    context.bind(["a": .number(5000)], layer.propertyKeys)
    #expect(layer.filter?.matches(context) == false)
  }

  /// Every operator with none, one and many arguments of every kind: an error or a value, never a crash.
  @Test func survivesEveryOperatorWithAnyArguments() throws {
    let arguments = [
      "1", "\"x\"", "true", "null", "[]", "{}", "[\"get\", \"x\"]", "[\"literal\", [1, \"a\"]]",
      "[\"linear\"]", "1e300", "-1", "[\"literal\", {\"a\": 1}]",
    ]
    for name in ExpressionRegistry.operators.keys.sorted() {
      for first in [""] + arguments {
        for second in [""] + arguments {
          for rest in ["", ", 1, 2", ", 0, \"a\", 1, \"b\"", ", [\"zoom\"], 0, 1, 2, 3"] {
            let list = [first, second].filter { !$0.isEmpty }.map { ", " + $0 }.joined()
            _ = evaluate("[\"\(name)\"\(list)\(rest)]", ["x": .string("y")])
          }
        }
      }
    }
  }
}
