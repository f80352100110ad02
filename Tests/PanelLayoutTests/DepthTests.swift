import Drawing
import GeoCore
import Testing

@testable import PanelLayout

@Suite struct DepthTests {
  private func nest(_ depth: Int, length: Length = .content, rounded: Bool = false)
    -> LayoutContainer
  {
    var tree = LayoutContainer.row([.init(TestPanel(wish: Size(width: 5, height: 5)))])
    for level in 1..<depth {
      tree =
        level % 2 == 0
        ? .row([.init(tree, length: length)]) : .column([.init(tree, length: length)])
      tree.background = PanelTheme.light.colors.highlight
      tree.cornerRadius = rounded ? 3 : 0
    }
    return tree
  }

  // Work that doubled at each level would not end.
  @Test func aThousandLevels() throws {
    let output = try nest(1000).draw(in: context(300, 300))
    // One fill a level but the innermost, and the leaf's group.
    #expect(output.list.commands.count == 999 + 2)
    #expect(output.regions.count == 1)
  }

  @Test func nestingHasALimit() throws {
    _ = try nest(LayoutContainer.maximumDepth).draw(in: context(10, 10))
    #expect { try nest(LayoutContainer.maximumDepth + 1).draw(in: context(10, 10)) } throws: {
      ($0 as? PanelError)?.cause as? LayoutError == .tooDeep(limit: LayoutContainer.maximumDepth)
    }
  }

  @Test func aThousandRoundLevelsStayWithinThePaintersLimit() throws {
    let output = try nest(1000, rounded: true).draw(in: context(300, 300))
    var (depth, deepest) = (0, 0)
    for command in output.list.commands {
      if case .begin = command { depth += 1 }
      if case .end = command { depth -= 1 }
      deepest = max(deepest, depth)
    }
    #expect(depth == 0 && deepest == ContainerDrawing.maximumGroups + 1)
    #expect(output.diagnostics.map(\.kind) == [.limit, .input])
  }

  @Test func aThousandSiblings() throws {
    let many = (0..<1000).map { _ in
      LayoutContainer.Child(TestPanel(wish: Size(width: 1, height: 1)), length: .content)
    }
    for container in [
      LayoutContainer.row(many), .column(many), LayoutContainer(.grid(columns: 30), many),
      LayoutContainer(.grid(columns: 30, rowHeight: .content), many), .stack(many),
    ] {
      #expect(try container.draw(in: context(2000, 2000)).regions.count == 1000)
    }
  }

  /// Counts how often it is asked, whatever copies there are.
  private struct Asked: Panel {
    final class Count: @unchecked Sendable { var wishes = 0 }
    let count = Count()

    func preferredLength(
      along axis: Axis, cross: Double, in context: PanelContext
    ) throws(PanelError) -> Double? {
      count.wishes += 1
      return min(cross, 40) / 2
    }

    func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
      PanelOutput(size: context.size)
    }
  }

  @Test func questionsDoNotDoubleWithDepth() throws {
    let leaf = Asked()
    var tree = LayoutContainer.row([.init(leaf, length: .content)])
    for level in 1..<60 {
      var next =
        level % 2 == 0
        ? LayoutContainer.row([
          .init(tree, length: .content), .init(TestPanel(), length: .points(1)),
        ])
        : LayoutContainer.column([
          .init(tree, length: .content), .init(TestPanel(), length: .points(1)),
        ])
      next.padding = Insets(1)
      tree = next
    }
    _ = try tree.draw(in: context(500, 400))
    #expect(leaf.count.wishes <= 2 * LayoutMemo.maximumAnswers)
  }
}
