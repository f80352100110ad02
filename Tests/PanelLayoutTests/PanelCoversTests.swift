import Colorimetry
import Drawing
import GeoCore
import Synchronization
import Testing

@testable import PanelLayout

/// What panels know of those that lie above them.
@Suite struct PanelCoversTests {
  /// Keeps what it is told lies over it.
  private final class Listener: Panel {
    let heard = Mutex<[Rect]?>(nil)

    func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
      let covered = context.covered
      heard.withLock { $0 = covered }
      return PanelOutput(size: context.size)
    }
  }

  private func placed(_ panel: any Panel, _ place: StackPlacement) -> LayoutContainer.Child {
    var child = LayoutContainer.Child(panel)
    child.placement = place
    return child
  }

  private func place(
    _ horizontal: StackAlignment, _ vertical: StackAlignment, _ width: Double, _ height: Double
  ) -> StackPlacement {
    var place = StackPlacement.content(horizontal, vertical)
    (place.width, place.height) = (.points(width), .points(height))
    return place
  }

  @Test("Those that come later in a stack lie above those before, and not below")
  func stack() throws {
    let (low, middle, high) = (Listener(), Listener(), Listener())
    let stack = LayoutContainer.stack([
      .init(low), placed(middle, place(.start, .start, 30, 20)),
      placed(high, place(.end, .end, 40, 10)),
    ])
    _ = try stack.draw(in: context(100, 50))
    #expect(
      low.heard.withLock { $0 } == [
        Rect(x: 0, y: 0, width: 30, height: 20), Rect(x: 60, y: 40, width: 40, height: 10),
      ])
    #expect(middle.heard.withLock { $0 } == [])
    #expect(high.heard.withLock { $0 } == [])
  }

  @Test("Boxes go down into containers, moved and cut to each frame")
  func nested() throws {
    let (left, right) = (Listener(), Listener())
    let row = LayoutContainer.row([.init(left), .init(right)])
    let above = placed(TestPanel(), place(.middle, .end, 20, 10))
    let stack = LayoutContainer.stack([.init(row), above])
    var column = LayoutContainer.column([.init(TestPanel(), length: .points(30)), .init(stack)])
    column.padding = Insets(10)
    // The stack is 100 × 50; what lies above is at 40…60 × 40…50 of it, and both halves are 50 wide.
    _ = try column.draw(in: context(120, 100))
    #expect(left.heard.withLock { $0 } == [Rect(x: 40, y: 40, width: 10, height: 10)])
    #expect(right.heard.withLock { $0 } == [Rect(x: 0, y: 40, width: 10, height: 10)])
  }

  @Test("A container covers what its children do, one with a ground or a border all of its frame")
  func seeThrough() throws {
    var card = LayoutContainer.row([
      .init(TestPanel(), length: .points(30)), .init(LayoutContainer.row([])),
    ])
    func heard() throws -> [Rect]? {
      let below = Listener()
      _ = try LayoutContainer.stack([.init(below), .init(card)]).draw(in: context(100, 50))
      return below.heard.withLock { $0 }
    }
    #expect(try heard() == [Rect(x: 0, y: 0, width: 30, height: 50)])
    card.border = LayoutContainer.Border(width: 1)
    #expect(try heard() == [Rect(x: 0, y: 0, width: 100, height: 50)])
    card.border = nil
    card.background = .white
    #expect(try heard() == [Rect(x: 0, y: 0, width: 100, height: 50)])
  }

  @Test("A nest of stacks deeper than anybody looks ends soon", .timeLimit(.minutes(1)))
  func deep() throws {
    var nest: any Panel = TestPanel()
    for _ in 0..<200 {
      nest = LayoutContainer.stack([.init(TestPanel()), .init(nest), .init(TestPanel())])
    }
    let below = Listener()
    _ = try LayoutContainer.stack([.init(below), .init(nest)]).draw(in: context(50, 50))
    #expect(below.heard.withLock { $0?.isEmpty } == false)
  }
}
