import Colorimetry
import GeoCore
import Testing

@testable import MapStyle

/// Styles that people use, as they are.
@Suite(.enabled(if: SharedFixtures.has("styles"), "real styles not there"))
struct RealStyleTests {
  private static func style(_ name: String) throws -> Style {
    try Style(json: SharedFixtures.bytes("styles/\(name)/style.json"))
  }

  /// How many layers each has, counted in the files themselves.
  @Test(arguments: [
    ("osm-bright", 123), ("positron", 50), ("dark-matter", 47), ("osm-liberty", 105),
  ]) func readsEveryLayer(name: String, layers: Int) throws {
    let style = try Self.style(name)
    #expect(style.diagnostics == [])
    #expect(style.layers.count == layers)
    #expect(style.usedSources.contains("openmaptiles"))
  }

  /// Every property of every layer has a value for a feature with everything, and for one with nothing.
  @Test(arguments: ["osm-bright", "positron", "dark-matter", "osm-liberty"])
  func evaluatesOnFeatures(name: String) throws {
    for layer in try Self.style(name).layers {
      for zoom in stride(from: 0.0, through: 22, by: 2.5) {
        for isFull in [true, false] {
          var context = EvaluationContext(zoom: zoom)
          context.values = layer.propertyKeys.map { .string($0) }
          context.slots = layer.propertyKeys.indices.map { isFull ? Int32($0) : -1 }
          context.geometryKind = .line
          _ = layer.filter?.matches(context)
          if case .line(let line) = layer.kind {
            let width = line.width.value(context)
            #expect(width >= 0 && width.isFinite, "\(layer.id)")
          }
          if case .symbol(let symbol) = layer.kind, isFull {
            _ = symbol.textField.value(context)
            #expect(symbol.textSize.value(context) > 0, "\(layer.id)")
          }
        }
      }
    }
  }

  /// `line-width` of `highway-motorway` in osm-bright: base 1.2, stops (6.5, 0) (7, 0.5) (20, 18), so at zoom 13.5
  /// 0.5 + 17.5 · (1.2^6.5 − 1) / (1.2^13 − 1) = 0.5 + 17.5 · 2.27105 / 9.69932 = 4.5976.
  @Test func interpolatesFractionalZooms() throws {
    let layer = try #require(Self.style("osm-bright").layers.first { $0.id == "highway-motorway" })
    guard case .line(let line) = layer.kind else {
      Issue.record("not a line")
      return
    }
    #expect(abs(line.width.value(EvaluationContext(zoom: 13.5)) - 4.5976) < 1e-3)
    #expect(line.width.isFeatureConstant && !line.width.isZoomConstant)
  }

  @Test func namesItsFonts() throws {
    #expect(
      try Self.style("osm-bright").fontStacks == [
        ["Noto Sans Italic"], ["Noto Sans Regular"], ["Noto Sans Bold"],
      ])
  }
}
