import Colorimetry
import Drawing
import GeoCore
import PanelLayout

/// The number of a place in the colour of its pin: a circle, or a capsule where the number is long.
struct RowBadge {
  private let text: SetText
  private let color: Color
  private let ring: Color?
  private let diameter: Double
  /// Its extent to the side.
  let width: Double

  init(_ number: String, _ color: Color, _ setter: inout ListTypesetter) {
    let metrics = setter.metrics
    diameter = metrics.badge
    self.color = color
    let colors = setter.context.theme.colors
    ring = color.contrast(with: colors.background) < 1.2 ? colors.separator : nil
    let padding = diameter * 0.28
    text = setter.set(
      number.onOneLine, .badge, PanelTheme.ink(on: color),
      in: ListTypesetter.Room(width: metrics.widestBadge - 2 * padding))
    // Two digits lie well inside the circle without that padding.
    width =
      text.width <= diameter * 0.72 ? diameter : metrics.snappedUp(text.width + 2 * padding)
  }

  /// Paints it with the middle of its height at `center`.
  func draw(in list: inout DisplayList, minX: Double, center: Double, _ metrics: ListMetrics) {
    let box = Rect(
      x: minX, y: metrics.snapped(center - diameter / 2), width: width, height: diameter)
    list.fill(Path(box, cornerRadius: diameter / 2), color)
    // What has the colour of the page needs an edge.
    if let ring {
      let width = max(1, metrics.hairline)
      list.stroke(
        Path(box.inset(by: Insets(width / 2)), cornerRadius: diameter / 2), Stroke(width: width),
        ring)
    }
    // Digits of the Noto fonts are 0.714 em high.
    let baseline = box.center.y + text.size * 0.357
    list.append(text, baseline: baseline, minX: box.center.x - text.width / 2)
  }
}

extension DisplayList {
  fileprivate mutating func append(_ text: SetText, baseline: Double, minX: Double) {
    let glyphs = add(text.shaped.placed(at: Point(x: minX, y: baseline - text.firstBaseline)))
    if !glyphs.isEmpty { append(.glyphs(glyphs, .fill(text.color))) }
  }
}
