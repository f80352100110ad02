import Drawing
public import GeoCore

/// A bar of tabs with icons and titles beside the children, of which only the chosen one is shown.
public struct TabsArrangement: ChoosingArrangement, Hashable {
  /// The position of the child that is shown, from 0.
  public var selected: Int
  /// Where the bar stands; default below.
  public var edge: ControlEdge

  /// Shows one of the children.
  public init(selected: Int = 0, edge: ControlEdge = .bottom) {
    self.selected = selected
    self.edge = edge
  }

  /// Enough for an icon above its title, or for a title where no child has an icon.
  public func barHeight(
    for children: [LayoutContainer.Child], in context: PanelContext
  ) -> Double {
    let hasIcons = children.contains { $0.icon != nil }
    return ControlMetrics(context).grid * (hasIcons ? 6.75 : 5)
  }

  /// The bar.
  ///
  /// - Throws: Nothing.
  public func chrome(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> PanelOutput? {
    guard let chosen = chosen(of: children), !bounds.isEmpty else { return nil }
    var output = PanelOutput(size: context.size)
    let bar = cut(bounds, for: children, in: context).bar
    ControlBar(bar, edge, context).draw(into: &output)
    TabBar(children, chosen: chosen, bar, edge, context).draw(into: &output)
    return output
  }
}

extension Arrangement where Self == TabsArrangement {
  /// One child at a time, beside a bar of tabs.
  public static func tabs(selected: Int = 0, edge: ControlEdge = .bottom) -> TabsArrangement {
    TabsArrangement(selected: selected, edge: edge)
  }
}
