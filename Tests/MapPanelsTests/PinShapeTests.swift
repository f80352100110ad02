import Drawing
import GeoCore
import MapPanels
import MapRendering
import MapStyle
import PanelLayout
import Places
import Testing
import Typesetting

@Suite("Pin shape")
struct PinShapeTests {
  @Test("Short text keeps the circle, long text widens the head", arguments: [0.0, 12, 40, 90])
  func width(text: Double) {
    let shape = PinShape(radius: 13, textWidth: text)
    #expect(shape.width == max(26, text + 2 * 0.48 * 13))
    #expect(shape.bounds.width == shape.width)
    #expect(shape.bounds.maxY == 0, "the tip lies at the place")
  }

  @Test("The outline stays in its box and is closed and clockwise", arguments: [0.0, 30, 80])
  func outline(text: Double) throws {
    let shape = PinShape(radius: 13, textWidth: text)
    let path = shape.path()
    let box = try #require(path.bounds())
    #expect(shape.bounds.inset(by: Insets(-1e-6)).contains(box))
    #expect(path.verbs.last == .close)
    // Shoelace over the points, control points included: positive is clockwise where y runs down.
    var area = 0.0
    for (a, b) in zip(path.points, path.points.dropFirst() + path.points.prefix(1)) {
      area += a.x * b.y - b.x * a.y
    }
    #expect(area > 0)
  }

  @Test("The outline is the same left and right")
  func symmetric() {
    let points = PinShape(radius: 12, textWidth: 0).path().points
    for p in points {
      #expect(points.contains { abs($0.x + p.x) < 1e-6 && abs($0.y - p.y) < 1e-6 })
    }
  }
}

@Suite("Pin style")
struct PinStyleTests {
  @Test("Discs and squares lie around the place", arguments: [PinStyle.Form.circle, .square])
  func compact(_ form: PinStyle.Form) throws {
    let shape = PinShape(radius: 10, textWidth: 0, form: form)
    #expect(shape.center == .zero)
    #expect(shape.bounds == Rect(minX: -10, minY: -10, maxX: 10, maxY: 10))
    #expect(shape.path(grown: 2).bounds() == Rect(minX: -12, minY: -12, maxX: 12, maxY: 12))
  }

  private func output(_ set: (inout MapPanel) -> Void, query: String = "") throws -> PanelOutput {
    let style = try Style(json: Array(#"{"version":8,"sources":{},"layers":[]}"#.utf8))
    let fonts = try FontLibrary(options: .systemDefault)
    var panel = MapPanel(
      MapRenderer(style: style, sources: [:], shaping: fonts, cache: TileCache()))
    set(&panel)
    let places = (0..<3).map { index in
      Place(
        index: index, name: "place \(index)",
        coordinate: Coordinate(longitude: Double(index), latitude: 0))
    }
    var options = BoardOptions()
    options.query = query
    let context = PanelContext(
      board: Board(places, options), size: Size(width: 300, height: 200), shaping: fonts)
    return try panel.draw(in: context)
  }

  private func pins(_ output: PanelOutput) -> [PanelRegion] {
    output.regions.filter { $0.role == .pin }.sorted { ($0.place ?? 0) < ($1.place ?? 0) }
  }

  @Test("A closure decides shape, text and size")
  func closure() throws {
    let usual = pins(try output { _ in })
    let own = pins(
      try output { panel in
        panel.pin = { entry, _ in
          var style = PinStyle(of: entry)
          style.text = "x"
          style.form = .circle
          style.scale = 2
          return style
        }
      })
    #expect(own.map(\.number) == ["x", "x", "x"])
    #expect(own.allSatisfy { abs($0.rect.center.y - ($0.anchor?.y ?? 0)) < 1e-9 })
    // Twice the radius, with the same white edge: 2 · (w − 2.8) + 2.8.
    #expect(abs(own[0].rect.width - (2 * (usual[0].rect.width - 2.8) + 2.8)) < 1e-6)
  }

  @Test("What a query leaves out is not on the map, or grey without a number")
  func others() throws {
    #expect(pins(try output({ _ in }, query: "place 1")).map(\.place) == [1])
    let all = pins(try output({ $0.showsOthers = true }, query: "place 1"))
    #expect(all.map(\.place) == [0, 1, 2])
    #expect(all.map(\.number) == [nil, "1", nil])
  }
}
