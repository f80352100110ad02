import Colorimetry
import GeoCore
import MapStyle

/// How many expressions are evaluated a second: of a filter, a `match` of 40 branches, and curves over the zoom, and
/// how the time grows with the features.
struct ExpressionReport {
  private struct Row {
    let name: String
    /// Nanoseconds an evaluation for each of `counts`.
    let costs: [Double]
  }

  private static let counts = [1000, 10_000, 100_000]

  private let layer: StyleLayer
  private let line: LineLayer
  private var rows: [Row] = []

  init(runs: Int) throws {
    let style = try Style(json: Array(Self.style.utf8))
    guard let layer = style.layers.first, case .line(let line) = layer.kind else {
      throw ExpressionReportError.noLayer(style.diagnostics.map(\.message))
    }
    self.layer = layer
    self.line = line
    time("filter of 3 tests", runs) { layer.filter?.matches($0) ?? false }
    time("match of 40 branches", runs) { line.color.value($0).red > 0.5 }
    time("interpolate over zoom", runs) { line.blur.value($0) > 1 }
    time("… between properties", runs) { line.width.value($0) > 1 }
    let (own, width) = (layer.at(zoom: Self.zoom), "… once a picture")
    if case .line(let line) = own.kind { time(width, runs) { line.width.value($0) > 1 } }
  }

  private static let zoom = 11.3

  private static var style: String {
    let branches = (0..<40).map { "\"class\($0)\", \"#\(100 + $0)\"" }.joined(separator: ", ")
    return """
      {"version": 8, "sources": {"s": {"type": "vector"}}, "layers": [{"id": "a", "type": "line",
      "source": "s", "source-layer": "l",
      "filter": ["all", ["==", ["get", "kind"], "road"], [">", ["get", "rank"], 3],
        ["!", ["has", "tunnel"]]],
      "paint": {"line-color": ["match", ["get", "class"], \(branches), "#000"],
        "line-blur": ["interpolate", ["exponential", 1.4], ["zoom"], 5, 0, 10, 1, 14, 3, 20, 12],
        "line-width": ["interpolate", ["exponential", 1.4], ["zoom"], 5, ["get", "rank"],
          10, ["*", 2, ["get", "rank"]], 20, 12]}}]}
      """
  }

  private mutating func time(
    _ name: String, _ runs: Int, _ evaluate: (EvaluationContext) -> Bool
  ) {
    let costs = Self.counts.map { count in
      var context = EvaluationContext(zoom: Self.zoom)
      context.values =
        (0..<64).map { .string("class\($0)") } + [.string("road"), .string("rail")]
        + (0..<8).map { .number(Double($0)) }
      let slots = (0..<count).map { Self.slots(of: $0, layer.propertyKeys) }
      var held = 0
      let milliseconds = CPUClock.median(runs) {
        for own in slots {
          context.slots = own
          if evaluate(context) { held += 1 }
        }
      }
      // What is counted is used, so that nothing is left out as unneeded.
      return held < 0 ? 0 : milliseconds * 1e6 / Double(count)
    }
    rows.append(Row(name: name, costs: costs))
  }

  /// Where the values of a feature stand: of 64 classes, of 2 kinds, of 8 ranks, and no tunnel.
  private static func slots(of feature: Int, _ keys: [String]) -> [Int32] {
    keys.map { key in
      switch key {
      case "class": Int32(feature % 64)
      case "kind": Int32(64 + feature % 2)
      case "rank": Int32(66 + feature % 8)
      default: -1
      }
    }
  }

  /// A line for each: million evaluations a second, and nanoseconds for one at each number of features.
  var text: String {
    let counts = Self.counts.map { "\($0)" }.joined(separator: ", ")
    let lines = rows.map { row in
      let costs = row.costs.map { Self.fixed($0) }.joined(separator: ", ")
      let rate = Self.fixed(1000 / max(row.costs[1], 0.001))
      return "  \(row.name): \(rate) million a second; \(costs) ns each"
    }
    return (["evaluations over \(counts) features"] + lines).joined(separator: "\n")
  }

  private static func fixed(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// Why expressions could not be timed.
enum ExpressionReportError: Error {
  case noLayer([String])
}
