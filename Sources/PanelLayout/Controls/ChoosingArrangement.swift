public import GeoCore

/// An arrangement that shows one child at a time beside a bar that says which.
public protocol ChoosingArrangement: Arrangement {
  /// The position of the child that is shown, from 0; held to those there are.
  var selected: Int { get set }
  /// Where the bar stands.
  var edge: ControlEdge { get set }

  /// How high the bar is, in points.
  func barHeight(for children: [LayoutContainer.Child], in context: PanelContext) -> Double
}

extension ChoosingArrangement {
  /// The chosen child's frame; nothing for the others, which then cost nothing.
  ///
  /// - Throws: Nothing.
  public func frames(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> [Rect?] {
    let chosen = chosen(of: children)
    let rest = cut(bounds, for: children, in: context).rest
    return children.indices.map { $0 == chosen ? rest : nil }
  }

  /// What the chosen child wishes for, and the bar.
  ///
  /// - Throws: `PanelError` of the child.
  public func preferredLength(
    of children: [LayoutContainer.Child], along axis: Axis, cross: Double, context: PanelContext
  ) throws(PanelError) -> Double? {
    guard let chosen = chosen(of: children) else { return nil }
    let bar = cut(Rect(context.size), for: children, in: context).bar.height
    let wish = try children[chosen].panel.preferredLength(
      along: axis, cross: axis == .horizontal ? max(0, cross - bar) : cross,
      in: context.child(chosen, size: context.size))
    return wish.map { axis == .vertical ? $0 + bar : $0 }
  }

  /// The position of the child that is shown, or nothing where there are none.
  public func chosen(of children: [LayoutContainer.Child]) -> Int? {
    children.isEmpty ? nil : min(max(0, selected), children.count - 1)
  }

  func cut(
    _ bounds: Rect, for children: [LayoutContainer.Child], in context: PanelContext
  ) -> (bar: Rect, rest: Rect) {
    ControlMetrics(context).cut(bounds, bar: barHeight(for: children, in: context), at: edge)
  }
}

extension LayoutContainer.Child {
  /// What it is called in a control: its name, or its position.
  func title(at index: Int) -> String { name ?? String(index + 1) }
}
