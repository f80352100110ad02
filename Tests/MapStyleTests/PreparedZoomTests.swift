import GeoCore
import Testing

@testable import MapStyle

/// Layers prepared for a zoom: the same values at that zoom, and at any other.
struct PreparedZoomTests {
  private static let curves = [
    "[\"interpolate\", [\"linear\"], [\"zoom\"], 5, [\"get\", \"x\"], 10, [\"*\", 2, [\"get\", \"x\"]]]",
    "[\"interpolate\", [\"exponential\", 1.5], [\"zoom\"], 5, 1, 10, [\"get\", \"x\"], 12, 3]",
    "[\"interpolate\", [\"cubic-bezier\", 0.4, 0, 0.6, 1], [\"zoom\"], 0, 1, 20, [\"get\", \"x\"]]",
    "[\"step\", [\"zoom\"], [\"get\", \"x\"], 6, 2, 11, [\"+\", 1, [\"get\", \"x\"]]]",
    "[\"let\", \"w\", [\"get\", \"x\"], [\"step\", [\"zoom\"], 1, 7, [\"var\", \"w\"]]]",
    "[\"coalesce\", [\"step\", [\"zoom\"], [\"get\", \"none\"], 7, [\"get\", \"x\"]], 4]",
  ]

  @Test(arguments: curves) func curvesKeepTheirValues(curve: String) throws {
    let layer = try #require(style("\"paint\": {\"line-width\": \(curve)}").layers.first)
    for zoom in [0.0, 5, 6.5, 7, 9.99, 10, 11, 13] {
      let own = layer.at(zoom: zoom)
      for other in [zoom, 6, 11.5] {
        var context = EvaluationContext(zoom: other)
        context.bind(["x": .number(3)], layer.propertyKeys)
        #expect(width(own, context) == width(layer, context), "\(curve) at \(zoom), \(other)")
      }
    }
  }

  private func width(_ layer: StyleLayer, _ context: EvaluationContext) -> Double? {
    guard case .line(let line) = layer.kind else { return nil }
    return line.width.value(context)
  }

  /// Parts that look at the zoom alone are decided; what stands before them may still fail.
  @Test(arguments: [
    "[\"all\", [\">=\", [\"zoom\"], 8], [\"==\", [\"get\", \"x\"], 3]]",
    "[\"any\", [\"<\", [\"zoom\"], 8], [\"==\", [\"get\", \"x\"], 4]]",
    "[\"all\", [\"<\", [\"get\", \"none\"], 8], [\"<\", [\"zoom\"], 8]]",
    "[\"step\", [\"zoom\"], [\"==\", [\"get\", \"x\"], 3], 8, [\"has\", \"none\"]]",
    "[\"any\", [\"<\", [\"zoom\"], 8], [\">\", [\"zoom\"], 12], [\"has\", \"none\"]]",
  ]) func filtersKeepTheirAnswers(filter: String) throws {
    let layer = try #require(style("\"filter\": \(filter)").layers.first)
    for zoom in [7.0, 7.9, 8, 9.5, 13] {
      let own = layer.at(zoom: zoom)
      for other in [zoom.rounded(.down), 3, 10] {
        var context = EvaluationContext(zoom: other)
        context.bind(["x": .number(3)], layer.propertyKeys)
        #expect(
          own.filter?.matches(context) == layer.filter?.matches(context),
          "\(filter) at \(zoom), \(other)")
      }
    }
  }

  /// What the zoom does not touch is not made again.
  @Test func layersWithoutZoomStayAsTheyAre() throws {
    let layer = try #require(style("\"paint\": {\"line-width\": [\"get\", \"x\"]}").layers.first)
    #expect(!layer.dependence.contains(.zoom))
    #expect(layer.values.at(zoom: 3) == nil)
  }
}
