import Colorimetry
import Drawing
import GeoCore

/// A dot for each page, or the number of the page where dots would have no room.
struct PageDots {
  private let count: Int
  private let shown: Int
  private let bar: Rect
  private let context: PanelContext
  private let metrics: ControlMetrics

  init(count: Int, shown: Int, _ bar: Rect, _ context: PanelContext) {
    self.count = count
    self.shown = shown
    self.bar = bar
    self.context = context
    metrics = ControlMetrics(context)
  }

  /// More dots than this are not counted by eye.
  private static let mostDots = 20

  func draw(into output: inout PanelOutput) {
    var region = PanelRegion(.control, bar)
    region.text = "\(shown + 1) of \(count)"
    output.regions.append(region)
    let (dot, pitch) = (metrics.grid * 0.875, metrics.grid * 2)
    let width = pitch * Double(count - 1) + dot
    guard bar.height >= dot else { return }
    if count > Self.mostDots || width > bar.width - metrics.grid * 2 {
      return drawNumber(into: &output)
    }
    let colors = context.theme.colors
    for page in 0..<count {
      let place = Double(context.isRightToLeft ? count - 1 - page : page)
      let center = Point(x: bar.center.x - width / 2 + dot / 2 + place * pitch, y: bar.center.y)
      output.list.fill(
        Path(center: center, radius: dot / 2),
        page == shown ? colors.accent : colors.tertiaryText.opacity(0.4))
    }
  }

  private func drawNumber(into output: inout PanelOutput) {
    let theme = context.theme
    let style = TextStyle(fonts: theme.fonts.regular, size: theme.sizes.detail)
    ControlText("\(shown + 1) / \(count)", style, width: bar.width, context)
      .draw(around: bar.center, theme.colors.secondaryText, metrics.scale, into: &output)
  }
}
