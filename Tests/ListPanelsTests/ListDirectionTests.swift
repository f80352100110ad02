import Drawing
import GeoCore
import PanelLayout
import Places
import Testing

@testable import ListPanels

@Suite("The way a list runs")
struct ListDirectionTests {
  private func context(_ names: [String]) -> PanelContext {
    let places = names.enumerated().map { index, name in
      Place(index: index, name: name, coordinate: Coordinate(longitude: 0, latitude: 0))
    }
    return PanelContext(
      board: Board(places), size: Size(width: 300, height: 400), shaping: BoxText())
  }

  @Test(
    "Most names decide for all rows",
    arguments: [
      (["קפה", "مقهى", "Café"], true), (["Café", "Kahvila", "קפה"], false),
      (["12 קפה", "(כן)"], true),
      ([], false), (["カフェ", "咖啡"], false),
    ])
  func majority(names: [String], isRight: Bool) {
    #expect(ListDirection.context(context(names)).isRightToLeft == isRight)
  }

  @Test("All badges stand on one side")
  func badges() throws {
    let output = try ListPanel().render(in: context(["קפה", "Café", "مقهى"]))
    let rows = output.regions.filter { $0.role == .row }
    #expect(rows.count == 3)
    // Badges are the only round fills: their middles share a column at the right.
    let fills = output.list.commands.compactMap { command -> Rect? in
      if case .fill(let slice, _, _) = command { output.list.paths.bounds(of: slice) } else { nil }
    }.filter { abs($0.width - $0.height) < 0.01 && $0.width > 15 && $0.width < 40 }
    #expect(fills.count == 3 && fills.allSatisfy { $0.center.x > 250 })
  }
}
