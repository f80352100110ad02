import Drawing
import GeoCore
import Testing

@testable import PanelLayout

private typealias Child = LayoutContainer.Child

private func children(_ count: Int, wish: Size? = nil) -> [Child] {
  (0..<count).map { Child(TestPanel(wish: wish), name: "\($0)") }
}

@Suite struct AdaptiveArrangementTests {
  private var container: LayoutContainer {
    var children = children(2)
    children[0].length = .points(30)
    children[0].tallLength = .points(20)
    return LayoutContainer(AdaptiveArrangement(reversesWhenTall: true), children)
  }

  @Test func wideFramesMakeRows() throws {
    #expect(
      try container.frames(in: context(100, 50)) == [
        Rect(x: 0, y: 0, width: 30, height: 50), Rect(x: 30, y: 0, width: 70, height: 50),
      ])
    // A square is wide: its ratio is the threshold.
    #expect(try container.frames(in: context(60, 60)).first??.height == 60)
  }

  @Test func tallFramesMakeColumnsFromBelow() throws {
    #expect(
      try container.frames(in: context(50, 100)) == [
        Rect(x: 0, y: 80, width: 50, height: 20), Rect(x: 0, y: 0, width: 50, height: 80),
      ])
  }
}

@Suite struct StackArrangementTests {
  private func frame(_ placement: StackPlacement, isRightToLeft: Bool = false) throws -> Rect? {
    var child = Child(TestPanel(wish: Size(width: 20, height: 10)))
    child.placement = placement
    return try LayoutContainer.stack([child])
      .frames(in: context(100, 50, isRightToLeft: isRightToLeft)).first ?? nil
  }

  @Test func placements() throws {
    #expect(try frame(StackPlacement()) == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(try frame(.content()) == Rect(x: 40, y: 20, width: 20, height: 10))
    let corner = StackPlacement.content(
      .end, .start, insets: Insets(top: 1, right: 2, bottom: 3, left: 4))
    #expect(try frame(corner) == Rect(x: 78, y: 1, width: 20, height: 10))
    // Mirrored: the end is the left, and so is the inset of 2.
    #expect(
      try frame(corner, isRightToLeft: true) == Rect(x: 2, y: 1, width: 20, height: 10))
    var half = StackPlacement()
    half.width = Length(.fraction(0.5), maximum: 30)
    half.horizontal = .start
    half.insets = Insets(10)
    #expect(try frame(half) == Rect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test func whatIsTooLargeIsHeld() throws {
    #expect(
      try frame(.content(insets: Insets(45))) == Rect(x: 45, y: 25, width: 10, height: 0))
  }

  @Test func dimmingOpacityAndShadow() throws {
    let stack = LayoutContainer.modal(
      TestPanel(wish: Size(width: 20, height: 10)), above: TestPanel())
    var see = stack
    see.children[1].placement.opacity = 0.5
    let commands = try see.draw(in: context(100, 100)).list.commands.map { "\($0)".prefix(6) }
    // The panel below, the veil, the shadow, the group, and the dialogue in it.
    #expect(
      commands.map { $0.prefix(4) } == [
        "begi", "end", "fill", "shad", "begi", "begi", "end", "end",
      ])
    #expect(
      try stack.preferredLength(along: .vertical, cross: 100, in: context(100, 100)) == 10 + 48)
  }
}

@Suite struct GridArrangementTests {
  @Test func rowsAreFilledInOrder() throws {
    let grid = LayoutContainer(.grid(columns: 2, spacing: 10), children(3))
    // (110 − 10) / 2 = 50 wide and (70 − 10) / 2 = 30 high.
    #expect(
      try grid.frames(in: context(110, 70)) == [
        Rect(x: 0, y: 0, width: 50, height: 30), Rect(x: 60, y: 0, width: 50, height: 30),
        Rect(x: 0, y: 40, width: 50, height: 30),
      ])
    #expect(
      try grid.frames(in: context(110, 70, isRightToLeft: true)).map { $0?.minX } == [60, 0, 60])
  }

  @Test func columnsByWidth() throws {
    // Three of 30 and two gaps of 5 are 100; at 99 there is room for two.
    let grid = LayoutContainer(GridArrangement(.minimumWidth(30), spacing: 5), children(3))
    #expect(Set(try grid.frames(in: context(100, 10)).map { $0?.minY }) == [0])
    #expect(try grid.frames(in: context(99, 10)).last??.minX == 0)
    #expect(try grid.frames(in: context(3, 10)).allSatisfy { $0?.width == 3 })
  }

  @Test func spansTakeTheNextFreeCells() {
    var spanning = children(4)
    spanning[0].span = GridSpan(columns: 2, rows: 2)
    spanning[2].span = GridSpan(columns: 9)
    let cells = GridCells(spanning, columns: 3).cells
    #expect(cells[0] == .init(columns: 0..<2, rows: 0..<2))
    #expect(cells[1] == .init(columns: 2..<3, rows: 0..<1))
    // Held to three columns, it has room only below the first.
    #expect(cells[2] == .init(columns: 0..<3, rows: 2..<3))
    #expect(cells[3] == .init(columns: 0..<1, rows: 3..<4))
  }

  @Test func rowsAsHighAsTheirHighest() throws {
    var grid = LayoutContainer(
      .grid(columns: 2, rowHeight: .content, spacing: 2),
      children(4, wish: Size(width: 10, height: 5)))
    grid.children[1].panel = TestPanel(wish: Size(width: 30, height: 20))
    #expect(try grid.frames(in: context(100, 100)).map { $0?.height } == [20, 20, 5, 5])
    #expect(
      try grid.preferredLength(along: .vertical, cross: 100, in: context(100, 100)) == 20 + 2 + 5)
    #expect(
      try grid.preferredLength(along: .horizontal, cross: 100, in: context(100, 100)) == 2 * 30 + 2)
  }

  @Test(arguments: [-3, 0, 1, 1_000_000])
  func countsThatAreNone(_ count: Int) throws {
    var odd = LayoutContainer(.grid(columns: count), children(5))
    odd.children[0].span = GridSpan(columns: .max, rows: .max)
    odd.children[1].span = GridSpan(columns: -1, rows: .min)
    for frame in try odd.frames(in: context(50, 50)) {
      #expect(frame.map { Rect(minX: 0, minY: 0, maxX: 50, maxY: 50).contains($0) } == true)
    }
  }
}

@Suite struct ChoosingArrangementTests {
  // The theme's grid is 8: the segmented bar is 48 high, tabs without icons 40, dots 28.
  @Test func onlyTheChosenChildIsShown() throws {
    for selected in 0..<3 {
      let output = try LayoutContainer(.segmented(selected: selected), children(3))
        .draw(in: context(300, 200))
      #expect(output.diagnostics.map(\.message) == ["\(selected)"])
      #expect(output.regions.first?.rect == Rect(x: 0, y: 48, width: 300, height: 152))
      #expect(output.regions.filter { $0.role == .control }.map(\.text) == ["0", "1", "2"])
    }
    let failing = LayoutContainer(.tabs(), [Child(TestPanel()), Child(TestPanel(fails: true))])
    #expect(try failing.draw(in: context(300, 200)).regions.first?.rect.maxY == 160)
  }

  @Test func segmentsBeginOnTheRight() throws {
    let segments = LayoutContainer(.segmented(), children(2))
    func xs(_ mirrored: Bool) throws -> [Double] {
      try segments.draw(in: context(300, 200, isRightToLeft: mirrored)).regions
        .filter { $0.role == .control }.map(\.rect.minX)
    }
    // 16 on each side leave 268; two within the track on each side leave 264, halves of 132.
    #expect(try xs(false) == [18, 150])
    #expect(try xs(true) == [150, 18])
  }

  @Test func choicesAreHeldToThoseThereAre() throws {
    for selected in [-5, 99] {
      #expect(
        try LayoutContainer(.tabs(selected: selected), children(2)).shown(in: context(100, 100))
          .map(\.index) == [selected < 0 ? 0 : 1])
    }
    #expect(try LayoutContainer(.segmented(), []).draw(in: context(100, 100)).list.commands.isEmpty)
  }

  @Test func theWishIsThatOfTheChosenAndTheBar() throws {
    let wishing = children(2, wish: Size(width: 30, height: 10))
    let segments = LayoutContainer(.segmented(), wishing)
    #expect(
      try segments.preferredLength(along: .vertical, cross: 99, in: context(99, 200)) == 10 + 48)
    #expect(
      try segments.preferredLength(along: .horizontal, cross: 99, in: context(99, 200)) == 30)
  }
}

@Suite struct PagedArrangementTests {
  @Test func pagesAreEnumerated() throws {
    let tree = LayoutContainer.column([
      Child(TestPanel()), Child(LayoutContainer(.paged(), children(3))),
    ])
    let context = context(100, 100)
    #expect(try tree.pageCount(in: context) == 3)
    for page in 0..<3 {
      let output = try tree.draw(page: page, in: context)
      #expect(output.diagnostics.map(\.message) == ["0", "1.\(page)"])
      #expect(output.regions.last?.text == "\(page + 1) of 3")
    }
    #expect(try tree.draw(page: 99, in: context).diagnostics.last?.message == "1.2")
    #expect(try LayoutContainer.row(children(2)).pageCount(in: context) == 1)
  }

  @Test func dotsTakeTheirRoomAndAreMirrored() throws {
    let paged = LayoutContainer(.paged(), children(3))
    #expect(
      try paged.frames(in: context(100, 100)).first == Rect(x: 0, y: 0, width: 100, height: 72))
    let accent = PanelTheme.light.colors.accent
    func dot(_ mirrored: Bool) throws -> Double? {
      let list = try paged.draw(in: context(100, 100, isRightToLeft: mirrored)).list
      for command in list.commands {
        guard case .fill(let slice, _, let paint) = command, paint == .color(accent) else {
          continue
        }
        return list.paths.bounds(of: slice)?.center.x
      }
      return nil
    }
    // Three dots at a pitch of 16 around 50.
    #expect(try dot(false) == 34)
    #expect(try dot(true) == 66)
    #expect(
      try LayoutContainer(.paged(), children(1)).frames(in: context(100, 100)).first??.height == 100
    )
  }

  @Test func childrenThatContinueTakeSeveralPages() throws {
    let counted = LayoutContainer(
      .paged(continues: true), [Child(CountingPanel(total: 25)), Child(TestPanel())])
    // 100 − 28 = 72 high: seven units of ten a page, so 7 + 7 + 7 + 4, and the other child.
    #expect(try counted.pageCount(in: context(50, 100)) == 5)
    let texts = try (0..<4).map {
      try counted.draw(page: $0, in: context(50, 100)).regions.first?.text
    }
    #expect(texts == ["0..<7", "7..<14", "14..<21", "21..<25"])
  }
}

@Suite struct ContinuationTests {
  @Test func columnsGoOnWhereTheOneBeforeEnds() throws {
    let columns = LayoutContainer.row([
      Child(CountingPanel(total: 25)), Child(Continuation()), Child(Continuation()),
      Child(TestPanel()), Child(Continuation()),
    ])
    let texts = try columns.draw(in: context(50, 100)).regions.map(\.text)
    #expect(texts == ["0..<10", "10..<20", "20..<25", "3 of 0"])
  }

  @Test func shortContentLeavesTheRestEmpty() throws {
    let columns = LayoutContainer.column([Child(CountingPanel(total: 3)), Child(Continuation())])
    #expect(try columns.draw(in: context(50, 100)).regions.map(\.text) == ["0..<3"])
  }
}

/// A panel of units ten points high that can be cut between them.
struct CountingPanel: ContinuingPanel {
  var total: Int
  var range: Range<Int>?

  func pieces(in frames: [PanelContext]) throws(PanelError) -> [any Panel] {
    var pieces: [any Panel] = []
    var start = 0
    for frame in frames where start < total {
      let end = min(total, start + Int(frame.size.height / 10))
      pieces.append(CountingPanel(total: total, range: start..<end))
      start = end
    }
    return pieces
  }

  func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    var output = PanelOutput(size: context.size)
    var region = PanelRegion(.list, Rect(context.size))
    region.text = "\(range ?? 0..<total)"
    output.regions = [region]
    return output
  }
}
