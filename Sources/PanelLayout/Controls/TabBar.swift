import Colorimetry
import Drawing
import GeoCore

/// Icons above titles side by side, the chosen one in the colour of controls.
struct TabBar {
  private let children: [LayoutContainer.Child]
  private let chosen: Int
  private let bar: Rect
  private let edge: ControlEdge
  private let context: PanelContext
  private let metrics: ControlMetrics

  init(
    _ children: [LayoutContainer.Child], chosen: Int, _ bar: Rect, _ edge: ControlEdge,
    _ context: PanelContext
  ) {
    self.children = children
    self.chosen = chosen
    self.bar = bar
    self.edge = edge
    self.context = context
    metrics = ControlMetrics(context)
  }

  /// Tabs of a wide bar stay together in its middle, each at most so many grid steps wide.
  private static let widestTab = 18.0

  func draw(into output: inout PanelOutput) {
    let spare = max(0, bar.width - Double(children.count) * Self.widestTab * metrics.grid)
    var row = bar
    if spare > 0 {
      row.minX = metrics.snapped(bar.minX + spare / 2)
      row.maxX = metrics.snapped(bar.maxX - spare / 2)
    }
    let parts = metrics.parts(
      of: row, count: children.count, isMirrored: context.isRightToLeft)
    for (index, part) in parts.enumerated() where part.width > 0 {
      drawTab(index, part, into: &output)
    }
  }

  private func drawTab(_ index: Int, _ part: Rect, into output: inout PanelOutput) {
    let theme = context.theme
    let isChosen = index == chosen
    let color = isChosen ? theme.colors.accent : theme.colors.secondaryText
    let title = children[index].title(at: index)
    var region = PanelRegion(.control, part)
    region.text = title
    output.regions.append(region)
    if isChosen { drawMark(part, into: &output.list) }
    let side = metrics.snapped(metrics.grid * 3)
    let icon = children[index].icon
    let style = TextStyle(
      fonts: isChosen ? theme.fonts.semibold : theme.fonts.regular,
      size: icon == nil ? theme.sizes.detail : theme.sizes.detail * 0.82)
    let text = ControlText(title, style, width: part.width - metrics.grid, context)
    guard let icon else {
      return text.draw(around: part.center, color, metrics.scale, into: &output)
    }
    let square = Rect(
      x: metrics.snapped(part.center.x - side / 2),
      y: part.minY + metrics.snapped(metrics.grid * 0.75),
      width: side, height: side)
    if square.maxY <= part.maxY { icon.draw(in: square, .color(color), into: &output.list) }
    let middle = Point(x: part.center.x, y: square.maxY + metrics.grid * 1.25)
    if middle.y + style.size / 2 <= part.maxY {
      text.draw(around: middle, color, metrics.scale, into: &output)
    }
  }

  // Above a child, colour alone would not say what the bar chooses.
  private func drawMark(_ part: Rect, into list: inout DisplayList) {
    guard edge == .top else { return }
    let height = min(metrics.snapped(2), part.height)
    let width = part.width * 0.6
    list.fill(
      Path(
        Rect(
          x: part.center.x - width / 2, y: part.maxY - height, width: width, height: height),
        cornerRadius: height / 2), context.theme.colors.accent)
  }
}
