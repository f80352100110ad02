import Drawing
import GeoCore
import Testing

@testable import PanelLayout

@Suite struct LayoutContainerTests {
  let pair = LayoutContainer.row([.init(TestPanel(), length: .points(30)), .init(TestPanel())])

  @Test func aRowFillsItsFrame() throws {
    #expect(
      try pair.frames(in: context(100, 50)) == [
        Rect(x: 0, y: 0, width: 30, height: 50), Rect(x: 30, y: 0, width: 70, height: 50),
      ])
  }

  @Test func rowsBeginOnTheRightInRightToLeftPictures() throws {
    #expect(
      try pair.frames(in: context(100, 50, isRightToLeft: true)) == [
        Rect(x: 70, y: 0, width: 30, height: 50), Rect(x: 0, y: 0, width: 70, height: 50),
      ])
  }

  @Test func columnsDoNotMirror() throws {
    let column = LayoutContainer.column(pair.children, spacing: 10)
    for mirrored in [false, true] {
      #expect(
        try column.frames(in: context(20, 100, isRightToLeft: mirrored)) == [
          Rect(x: 0, y: 0, width: 20, height: 30), Rect(x: 0, y: 40, width: 20, height: 60),
        ])
    }
  }

  @Test func paddingIsMirroredAndOnPixels() throws {
    var one = LayoutContainer.row([.init(TestPanel())])
    one.padding = Insets(top: 1.2, right: 2, bottom: 3.4, left: 4)
    #expect(
      try one.frames(in: context(100, 50)) == [Rect(minX: 4, minY: 1, maxX: 98, maxY: 47)])
    #expect(
      try one.frames(in: context(100, 50, isRightToLeft: true)) == [
        Rect(minX: 2, minY: 1, maxX: 96, maxY: 47)
      ])
  }

  @Test(arguments: [0.0, 0.4, 1, 3])
  func tinyFramesDoNoHarm(_ extent: Double) throws {
    var nested = LayoutContainer.column(
      [.init(pair), .init(pair, length: .points(20))], spacing: 7)
    nested.padding = Insets(9)
    nested.border = .init(width: 4)
    nested.cornerRadius = 12
    let output = try nested.draw(in: context(extent, extent))
    #expect(output.list.size == Size(width: extent, height: extent))
    #expect(output.regions.allSatisfy { Rect(output.list.size).contains($0.rect) })
  }

  @Test func nestedWishesAddUp() throws {
    let inner = LayoutContainer.column(
      [
        .init(TestPanel(wish: Size(width: 50, height: 20))), .init(TestPanel(), length: .points(5)),
      ],
      spacing: 3)
    var outer = LayoutContainer.row([.init(inner, length: .content), .init(TestPanel())])
    outer.padding = Insets(2)
    // 20 + 3 + 5 high and 50 wide; the padding adds 4.
    #expect(try inner.preferredLength(along: .vertical, cross: 50, in: context(100, 100)) == 28)
    #expect(try inner.preferredLength(along: .horizontal, cross: 28, in: context(100, 100)) == 50)
    #expect(try outer.preferredLength(along: .vertical, cross: 100, in: context(100, 100)) == 32)
    #expect(try outer.frames(in: context(104, 40)).first??.width == 50)
  }

  @Test func factsReachEveryPanelBeforeAnyIsDrawn() throws {
    let map = TestPanel(publishes: true)
    let tree = LayoutContainer.row([
      .init(TestPanel()), .init(LayoutContainer.column([.init(map)])),
    ])
    let output = try tree.draw(in: context(100, 40))
    #expect(output.regions.map(\.text) == ["0 of 1", "1.0 of 1"])
    #expect(output.diagnostics.map(\.message) == ["0", "1.0"])
  }

  @Test func factsDoNotMoveFrames() throws {
    var surveyed = context(100, 40)
    surveyed.facts = try TestPanel(publishes: true).survey(in: surveyed)
    let tree = LayoutContainer.row([.init(FactPanel(), length: .content), .init(TestPanel())])
    #expect(try tree.frames(in: context(100, 40)).first??.width == 10)
    #expect(try tree.frames(in: surveyed).first??.width == 10)
  }

  @Test func regionsMoveWithTheirPanels() throws {
    let tree = LayoutContainer.row([.init(TestPanel(), length: .points(40)), .init(pair)])
    let output = try tree.draw(in: context(100, 10))
    #expect(output.regions.map(\.rect.minX) == [0, 40, 70])
    #expect(output.regions.map(\.anchor?.x) == [0, 40, 70])
  }

  @Test func panelsAreClippedToTheirFrames() throws {
    let output = try pair.draw(in: context(100, 50))
    let groups = output.list.commands.compactMap { command -> DisplayList.Group? in
      if case .begin(let group) = command { group } else { nil }
    }
    #expect(groups.map(\.transform.tx) == [0, 30])
    #expect(groups.map { output.list.paths.bounds(of: $0.clip)?.width } == [30, 70])
  }

  @Test func backgroundIsFirstAndBorderLast() throws {
    var framed = pair
    framed.background = PanelTheme.light.colors.background
    framed.border = .init(width: 2)
    framed.cornerRadius = 8
    let list = try framed.draw(in: context(100, 50)).list
    guard case .fill = list.commands.first,
      case .stroke(let slice, let stroke, _) = list.commands.last
    else { return #expect(Bool(false), "\(list.commands)") }
    // A line 2 wide around a path 1 inside the frame lies wholly in it.
    #expect(stroke.width == 2)
    #expect(list.paths.bounds(of: slice) == Rect(minX: 1, minY: 1, maxX: 99, maxY: 49))
    let begins = list.commands.count { if case .begin = $0 { true } else { false } }
    let ends = list.commands.count { if case .end = $0 { true } else { false } }
    #expect(begins == 3 && ends == 3)
  }

  @Test func errorsNameThePanel() {
    let tree = LayoutContainer.row([
      .init(TestPanel()), .init(LayoutContainer.column([.init(TestPanel(fails: true))])),
    ])
    #expect { try tree.draw(in: context(10, 10)) } throws: {
      guard let error = $0 as? PanelError else { return false }
      return error.path == PanelPath([1, 0]) && error.cause is TestPanel.Refusal
    }
  }

  @Test func nothingInsideIsAPictureToo() throws {
    #expect(try LayoutContainer.row([]).draw(in: context(10, 10)).list.commands.isEmpty)
  }
}
