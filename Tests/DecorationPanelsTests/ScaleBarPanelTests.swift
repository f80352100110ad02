import Drawing
import GeoCore
import Glibc
import PanelLayout
import Testing

@testable import DecorationPanels

/// The length of the equator in metres: 2π times the earth's radius of Web Mercator.
private let equator = 2 * Double.pi * 6_378_137

private func bar(_ units: ScaleUnits, _ context: PanelContext) throws -> PanelOutput {
  var panel = ScaleBarPanel()
  panel.units = units
  panel.alignment = .left
  return try panel.render(in: context)
}

/// The width of the bar: the widest fill is its halo, a point larger on each side.
private func width(_ output: PanelOutput) -> Double? {
  output.fills.map(\.width).max().map { $0 - 2 }
}

@Suite struct ScaleBarPanelTests {
  @Test("At the equator, zoom 10, a point is 76.4 m and the bar 10 km in 130.8 points")
  func equatorLength() throws {
    // 40,075,016.686 m / (512 · 2¹⁰) = 76.437 m; 160 points are 12,230 m, so 10 km: 130.83 points.
    let output = try bar(.metric, mapContext(400, 60, zoom: 10))
    #expect(output.region(.scaleBar)?.text == "10 km")
    let points = try #require(width(output))
    #expect(abs(points - 10_000 / (equator / (512 * 1024))) < 1e-9)
    #expect(abs(points - 130.827) < 0.001)
  }

  @Test("At 60° north everything is twice as large as at the equator")
  func latitude() throws {
    // cos 60° is ½: 160 points are 6,115 m, so 5 km, which is as long as 10 km at the equator.
    let output = try bar(.metric, mapContext(400, 60, latitude: 60, zoom: 10))
    #expect(output.region(.scaleBar)?.text == "5 km")
    let points = try #require(width(output))
    #expect(abs(points - 5000 / (equator * cos(60 * .pi / 180) / (512 * 1024))) < 1e-9)
  }

  @Test("Feet and miles")
  func imperial() throws {
    // Zoom 10: 12,230 m are 7.6 miles, so 5 miles: 8046.72 m, 105.27 points.
    let far = try bar(.imperial, mapContext(400, 60, zoom: 10))
    #expect(far.region(.scaleBar)?.text == "5 mi")
    #expect(abs(try #require(width(far)) - 5 * 1609.344 / (equator / (512 * 1024))) < 1e-9)
    // Zoom 15: 160 points are 382.2 m or 1,254 feet, so 1,000 feet.
    let near = try bar(.imperial, mapContext(400, 60, zoom: 15))
    #expect(near.region(.scaleBar)?.text == "1,000 ft")
    #expect(abs(try #require(width(near)) - 304.8 / (equator / (512 * 32768))) < 1e-9)
    // Zoom 13.2: 1,331 m are 4,367 feet: beyond 2,000 feet half a mile is the next.
    let between = try bar(.imperial, mapContext(400, 60, zoom: 13.2))
    #expect(between.region(.scaleBar)?.text == "½ mi")
  }

  @Test("Both units begin at the same point, metric above")
  func both() throws {
    let output = try bar(.both, mapContext(400, 60, zoom: 10))
    #expect(output.region(.scaleBar)?.text == "10 km, 5 mi")
    let bars = output.fills.filter { $0.width > 100 }
    #expect(Set(bars.map { ($0.minX + 1).rounded() }).count <= 2)
    #expect(output.diagnostics.isEmpty)
  }

  @Test("The bearing does not matter")
  func bearing() throws {
    let plain = try bar(.metric, mapContext(400, 60, zoom: 10))
    let turned = try bar(.metric, mapContext(400, 60, zoom: 10, bearing: 37))
    #expect(width(plain) == width(turned))
  }

  @Test("The frame bounds the bar with its words")
  func narrow() throws {
    // In 60 points, "2 km" needs 26 points for its bar and 11 + 2.8 points for words of 11.05 points per em.
    let output = try bar(.metric, mapContext(60, 60, zoom: 10))
    #expect(output.region(.scaleBar)?.text == "2 km")
    let region = try #require(output.region(.scaleBar))
    #expect(region.rect.maxX <= 60)
    let none = try bar(.metric, mapContext(8, 60, zoom: 10))
    #expect(none.list.commands.isEmpty && none.diagnostics.map(\.kind) == [.unplaced])
    let low = try bar(.metric, mapContext(400, 5, zoom: 10))
    #expect(low.list.commands.isEmpty && low.diagnostics.map(\.kind) == [.unplaced])
  }

  @Test("It says for which latitude it holds where the map shows several scales")
  func note() throws {
    let world = try bar(.metric, mapContext(400, 60, latitude: 45, zoom: 1))
    let city = try bar(.metric, mapContext(400, 60, latitude: 45, zoom: 12))
    // Words are painted twice, over a halo: zero, end, half, and the note.
    func words(_ output: PanelOutput) -> Int {
      output.list.commands.count { if case .glyphs = $0 { true } else { false } }
    }
    #expect(words(world) > words(city) - 2)
    let (a, b) = (try #require(world.region(.scaleBar)), try #require(city.region(.scaleBar)))
    #expect(a.rect.width > (width(world) ?? 0) + 40)
    #expect(b.rect.width < (width(city) ?? 0) + 40)
  }

  @Test("Without a map it says so")
  func noMap() throws {
    let output = try bar(.metric, context(400, 60))
    #expect(output.list.commands.isEmpty)
    #expect(output.diagnostics.map(\.message) == ["a scale bar has no map to measure"])
  }

  @Test("Lengths are 1, 2 and 5 times powers of ten, falling")
  func lengths() {
    for list in [ScaleLength.metric, ScaleLength.imperial] {
      #expect(zip(list, list.dropFirst()).allSatisfy { $0.meters > $1.meters })
    }
    #expect(ScaleLength.metric.count == 13 + 9 + 6)
    #expect(ScaleLength.metric.first?.text == "10,000\u{A0}km")
    #expect(ScaleLength.metric.last?.meters == 0.01)
    #expect(ScaleLength.metric.first { $0.meters == 200 }?.half == "100")
    #expect(ScaleLength.metric.first { $0.meters == 500 }?.parts == 5)
  }

  @Test("Any size and zoom is survived", arguments: [-2.0, 0, 7.3, 15, 24])
  func sizes(zoom: Double) throws {
    for width in [0, 0.1, 1, 30, 200, 1e6] {
      for height in [0, 0.1, 20, 1e6] {
        for units in ScaleUnits.allCases {
          _ = try bar(units, mapContext(width, height, latitude: 89.9, zoom: zoom))
        }
      }
    }
  }
}
