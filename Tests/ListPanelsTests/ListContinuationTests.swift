import Drawing
import GeoCore
import PanelLayout
import Places
import Testing

@testable import ListPanels

@Suite struct ListContinuationTests {
  private let many = (0..<20).map { place($0, "Place \($0)") }

  private func numbers(_ output: PanelOutput) -> [String?] { output.regions(.row).map(\.number) }

  // The count takes 16 + 13 · 1.25 + 12 = 44.25, on a whole pixel 45; rows of a name alone are 48 high, and above
  // rows without a heading are 4.
  @Test func columnsAreFilledWithWholeRows() throws {
    let row = LayoutContainer.row([
      .init(ListPanel()), .init(Continuation()), .init(Continuation()),
    ])
    // 45 + 5 · 48 = 285; 4 + 6 · 48 = 292: five, six and, with room for the line, five of the nine left.
    let output = try row.draw(in: context(many, width: 900, height: 300))
    #expect(numbers(output) == (1...16).map { "\($0)" })
    #expect(output.regions(.row).map(\.rect.minX).filter { $0 == 600 }.count == 5)
    #expect(output.regions(.list).count == 3)
  }

  @Test func rightToLeftColumnsBeginOnTheRight() throws {
    let row = LayoutContainer.row([.init(ListPanel()), .init(Continuation())])
    var context = context(many, width: 600, height: 300)
    context.isRightToLeft = true
    let output = try row.draw(in: context)
    #expect(output.regions(.row).first?.number == "1")
    #expect(output.regions(.row).first?.rect.minX == 300)
  }

  @Test func noRowIsLostBetweenPages() throws {
    for height in [120.0, 133, 200, 317, 500, 2000] {
      let paged = LayoutContainer(.paged(continues: true), [.init(ListPanel())])
      let context = context(many, height: height)
      var all: [String?] = []
      for page in 0..<(try paged.pageCount(in: context)) {
        all += numbers(try paged.draw(page: page, in: context))
      }
      #expect(all == (1...20).map { "\($0)" })
    }
  }

  @Test func framesThatTakeNoRowEndTheList() throws {
    let paged = LayoutContainer(.paged(continues: true), [.init(ListPanel())])
    for height in [1.0, 20, 40, 60] {
      #expect(try paged.pageCount(in: context(many, height: height)) <= 2)
    }
  }

  @Test func rangesAreHeldToTheBoard() throws {
    var panel = ListPanel()
    panel.range = 18..<99
    #expect(numbers(try panel.draw(in: context(many))) == ["19", "20"])
    panel.range = 50..<60
    #expect(numbers(try panel.draw(in: context(many))) == [])
  }

  @Test func onlyPlacesInView() throws {
    var panel = ListPanel()
    panel.showsOnlyInView = true
    var context = context(many) { $0.selection = .index(4) }
    #expect(numbers(try panel.render(in: context)).count > 2)
    let camera = Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 1)
    func facts(_ shown: Set<Int>) -> PanelFacts {
      PanelFacts(maps: [
        MapFacts(
          path: .root, viewport: Viewport(camera: camera, size: context.size), shownPlaces: shown)
      ])
    }
    context.facts = facts([2, 4])
    // Numbers stay those of the pins, and the selection that of the board.
    let output = try panel.render(in: context)
    #expect(numbers(output) == ["3", "5"])
    #expect(output.fills(.color(PanelTheme.light.colors.selection)).count == 1)
    context.facts = facts([])
    let none = try panel.render(in: context)
    #expect(numbers(none).isEmpty && !none.list.glyphs.isEmpty)
  }
}
