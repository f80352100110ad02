import Colorimetry
import Drawing
public import GeoCore

/// A segmented control above the children, of which only the chosen one is shown.
public struct SegmentedArrangement: ChoosingArrangement, Hashable {
  /// The position of the child that is shown, from 0.
  public var selected: Int
  /// Where the control stands; default above.
  public var edge = ControlEdge.top
  /// The widest control in points; it stands in the middle of what is wider.
  public var maximumWidth = 420.0

  /// Shows one of the children.
  public init(selected: Int = 0) {
    self.selected = selected
  }

  /// The control and what is around it.
  public func barHeight(
    for children: [LayoutContainer.Child], in context: PanelContext
  ) -> Double { ControlMetrics(context).grid * 6 }

  /// The control, and a line between it and the child.
  ///
  /// - Throws: Nothing.
  public func chrome(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> PanelOutput? {
    guard let chosen = chosen(of: children), !bounds.isEmpty else { return nil }
    var output = PanelOutput(size: context.size)
    let metrics = ControlMetrics(context)
    let bar = cut(bounds, for: children, in: context).bar
    ControlBar(bar, edge, context).draw(into: &output)
    let height = metrics.snapped(metrics.grid * 4)
    let width = metrics.snapped(min(maximumWidth, bar.width - metrics.grid * 4))
    guard bar.height >= height, width > 0 else { return output }
    let track = Rect(
      x: metrics.snapped(bar.center.x - width / 2),
      y: metrics.snapped(bar.center.y - height / 2), width: width, height: height)
    SegmentedControl(children, chosen: chosen, track, context).draw(into: &output)
    return output
  }
}

extension Arrangement where Self == SegmentedArrangement {
  /// One child at a time, below a segmented control.
  public static func segmented(selected: Int = 0) -> SegmentedArrangement {
    SegmentedArrangement(selected: selected)
  }
}
