import Colorimetry
import Drawing
import GeoCore
import PanelLayout
import Places
import Testing

@testable import DecorationPanels

private let red = Color(rgb: 0xAA0000)
private let blue = Color(rgb: 0x0000AA)

private func place(_ index: Int, _ color: Color?, _ properties: [(String, String)]) -> Place {
  var place = Place(
    index: index, name: "P\(index)", coordinate: Coordinate(longitude: 0, latitude: 0),
    properties: properties.map { PropertyMember(name: $0.0, value: .string($0.1)) })
  place.color = color
  return place
}

private let cafes = Board([
  place(0, red, [("name", "A"), ("color", "#aa0000"), ("kind", "Bar")]),
  place(1, blue, [("name", "B"), ("color", "#0000aa"), ("kind", "Café")]),
  place(2, blue, [("name", "C"), ("color", "#0000aa"), ("kind", "Café")]),
])

@Suite struct LegendPanelTests {
  @Test("Colours are named by the property that goes with them, the most frequent first")
  func categories() {
    let entries = PinCategories.entries(of: cafes, .light)
    #expect(
      entries == [
        LegendEntry(label: "Café", marks: [.pin(blue)], count: 2),
        LegendEntry(label: "Bar", marks: [.pin(red)], count: 1),
      ])
  }

  @Test("A property that was asked for wins; the theme's colour is a category like any other")
  func asked() {
    let board = Board([
      place(0, nil, [("a", "x")]), place(1, nil, [("a", "y")]), place(2, nil, [("a", "y")]),
      place(3, red, []),
    ])
    let entries = PinCategories.entries(of: board, by: "a", .light)
    #expect(entries.map(\.label) == ["y", ""])
    #expect(entries.map(\.count) == [3, 1])
    #expect(entries.first?.marks == [.pin(PanelTheme.light.colors.pin)])
    // No property has one value for each colour.
    #expect(PinCategories.entries(of: board, .light).map(\.label) == ["", ""])
  }

  @Test("Pins come first, then what the map published, each entry once")
  func contents() throws {
    var context = mapContext(300, 300, zoom: 5)
    context.board = cafes
    let water = LegendEntry(label: "Water", marks: [.area(blue)])
    context.facts.maps[0].legend = [water]
    context.facts.maps.append(context.facts.maps[0])
    func text(_ content: LegendPanel.Content) throws -> String? {
      var panel = LegendPanel()
      panel.content = content
      return try panel.render(in: context).region(.legend)?.text
    }
    #expect(try text(.all) == "Café (2), Bar (1), Water")
    #expect(try text(.pins) == "Café (2), Bar (1)")
    #expect(try text(.map) == "Water")
  }

  @Test("What has no room is counted")
  func overflow() throws {
    let board = Board((0..<9).map { place($0, Color(rgb: UInt32($0 + 1) * 20), [("k", "K\($0)")]) })
    // A row is the larger of 2.25 · 8 = 18 and 1.5 · 11.96 = 17.94 points.
    let output = try LegendPanel().render(in: context(60, 3 * 18, board: board))
    #expect(output.region(.legend)?.text == "K0 (1), K1 (1)")
    let all = try LegendPanel().render(in: context(60, 9 * 18, board: board))
    #expect(all.region(.legend)?.text?.hasSuffix("K8 (1)") == true)
    var few = LegendPanel()
    few.maximumRows = 4
    // The fourth row says that five are left out.
    let some = try few.render(in: context(60, 400, board: board))
    #expect(some.region(.legend)?.text == "K0 (1), K1 (1), K2 (1), K3 (1)")
  }

  @Test("The wish holds all rows")
  func wish() throws {
    let board = Board((0..<9).map { place($0, Color(rgb: UInt32($0 + 1) * 20), [("k", "K\($0)")]) })
    for width in [50.0, 150, 250, 900] {
      let context = context(width, 0, board: board)
      let height = try LegendPanel().preferredLength(along: .vertical, cross: width, in: context)
      var full = context
      full.size.height = try #require(height)
      let text = try LegendPanel().render(in: full).region(.legend)?.text
      #expect(text?.hasSuffix("K8 (1)") == true)
    }
    let none = try LegendPanel().preferredLength(along: .vertical, cross: 90, in: context(90, 90))
    #expect(none == 0)
  }

  @Test("Any frame is survived")
  func sizes() throws {
    for width in [0, 0.1, 20, 1e6] {
      for height in [0, 0.1, 30, 1e6] {
        var panel = LegendPanel()
        _ = try panel.render(in: context(width, height, board: cafes))
        panel.columns = 1_000_000
        panel.maximumRows = -4
        _ = try panel.render(in: context(width, height, board: cafes))
      }
    }
  }
}
