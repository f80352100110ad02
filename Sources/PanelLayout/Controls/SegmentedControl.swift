import Colorimetry
import Drawing
import GeoCore

/// The titles of panels side by side in a track, the chosen one raised.
struct SegmentedControl {
  private let children: [LayoutContainer.Child]
  private let chosen: Int
  private let track: Rect
  private let context: PanelContext
  private let metrics: ControlMetrics

  init(
    _ children: [LayoutContainer.Child], chosen: Int, _ track: Rect, _ context: PanelContext
  ) {
    self.children = children
    self.chosen = chosen
    self.track = track
    self.context = context
    metrics = ControlMetrics(context)
  }

  private static let inset = 2.0

  func draw(into output: inout PanelOutput) {
    let colors = context.theme.colors
    let radius = metrics.grid * 1.125
    output.list.fill(Path(track, cornerRadius: radius), colors.field)
    let parts = metrics.parts(
      of: track.inset(by: Insets(Self.inset)), count: children.count,
      isMirrored: context.isRightToLeft)
    for (index, part) in parts.enumerated() where part.width > 0 {
      if index == chosen { drawChosen(part, radius - Self.inset, into: &output.list) }
      if index > 0, index != chosen, index - 1 != chosen { drawLine(part, into: &output.list) }
      drawTitle(index, part, into: &output)
    }
  }

  private func drawChosen(_ part: Rect, _ radius: Double, into list: inout DisplayList) {
    let path = Path(part, cornerRadius: radius)
    list.shadow(
      Path(part.offset(by: Point(x: 0, y: 1)), cornerRadius: radius), blur: 1.5,
      .black.opacity(0.18))
    list.fill(path, raised)
    list.stroke(
      Path(part.inset(by: Insets(-metrics.hairline / 2)), cornerRadius: radius),
      Stroke(width: metrics.hairline), .black.opacity(0.05))
  }

  /// Lighter than the track in any theme.
  private var raised: Color {
    let (field, background) = (context.theme.colors.field, context.theme.colors.background)
    guard background.luminance <= field.luminance else {
      return background
    }
    let share = 0.24
    return Color(
      red: field.red + (1 - field.red) * share, green: field.green + (1 - field.green) * share,
      blue: field.blue + (1 - field.blue) * share)
  }

  private func drawLine(_ part: Rect, into list: inout DisplayList) {
    let x = context.isRightToLeft ? part.maxX : part.minX
    let left = metrics.snapped(x - metrics.hairline / 2)
    let line = Rect(
      x: left, y: part.minY + part.height * 0.25, width: metrics.hairline,
      height: part.height * 0.5)
    list.fill(Path(line), context.theme.colors.tertiaryText.opacity(0.5))
  }

  private func drawTitle(_ index: Int, _ part: Rect, into output: inout PanelOutput) {
    let theme = context.theme
    let title = children[index].title(at: index)
    let fonts = index == chosen ? theme.fonts.semibold : theme.fonts.regular
    let room = part.width - metrics.grid * 1.5
    var region = PanelRegion(.control, part)
    region.text = title
    output.regions.append(region)
    guard room > theme.sizes.detail else { return }
    ControlText(title, TextStyle(fonts: fonts, size: theme.sizes.detail), width: room, context)
      .draw(around: part.center, theme.colors.text, metrics.scale, into: &output)
  }
}

/// The ground of a control, with a line towards the child.
struct ControlBar {
  private let bar: Rect
  private let edge: ControlEdge
  private let context: PanelContext

  init(_ bar: Rect, _ edge: ControlEdge, _ context: PanelContext) {
    self.bar = bar
    self.edge = edge
    self.context = context
  }

  func draw(into output: inout PanelOutput) {
    output.list.fill(Path(bar), context.theme.colors.background)
    let hairline = min(ControlMetrics(context).hairline, bar.height)
    let y = edge == .top ? bar.maxY - hairline : bar.minY
    output.list.fill(
      Path(Rect(x: bar.minX, y: y, width: bar.width, height: hairline)),
      context.theme.colors.separator)
  }
}
