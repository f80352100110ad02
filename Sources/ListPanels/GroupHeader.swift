import Drawing
import GeoCore
import PanelLayout
import Places

/// The heading of places that belong together: a band with what they have in common and how many they are.
///
/// Where a column or a page begins within a group the band is repeated, with an arrow that comes from what stands
/// before in place of the number.
struct GroupHeader {
  /// In points, on whole device pixels.
  let height: Double
  /// What it says, in reading order.
  let spoken: String
  private let title: SetText
  private let count: SetText?
  private let isContinued: Bool

  init(_ group: BoardGroup, isContinued: Bool, counts: Bool, _ setter: inout ListTypesetter) {
    let (metrics, colors) = (setter.metrics, setter.context.theme.colors)
    self.isContinued = isContinued
    height = metrics.snappedUp(metrics.groupHeader)
    let name = group.title.isEmpty ? ListWords.ungrouped : group.title.onOneLine
    let number = counts && !isContinued ? group.range.count : nil
    spoken =
      name + (isContinued ? ", \(ListWords.continued)" : number.map { ", \($0.grouped)" } ?? "")
    let room = max(0, setter.context.size.width - 2 * metrics.margin)
    let count = number.map {
      setter.set($0.grouped, .detail, colors.secondaryText, in: .init(width: room))
    }
    // Where the list is so narrow that the number would push the title out, the title is worth more.
    self.count = count.flatMap {
      room - $0.width - metrics.gap >= metrics.narrowestText ? $0 : nil
    }
    let arrow = isContinued ? metrics.mark * Self.arrowPitch : 0
    title = setter.set(
      name, .group, isContinued ? colors.secondaryText : colors.text,
      in: .init(width: room - arrow - (self.count.map { $0.width + metrics.gap } ?? 0)))
  }

  /// From the beginning of the arrow to that of the title, in sides of the arrow.
  private static let arrowPitch = 1.5

  /// Paints the band with its top at `top`.
  func draw(in list: inout DisplayList, top: Double, _ context: PanelContext) {
    let (metrics, colors) = (ListMetrics(context), context.theme.colors)
    let band = Rect(x: 0, y: top, width: context.size.width, height: height)
    list.fill(Path(band), colors.field)
    var inset = metrics.margin
    // The small letters' and capitals' common middle looks like that of the line.
    let baseline = band.center.y + title.size * 0.34
    if isContinued {
      drawArrow(in: &list, inset: inset, baseline: baseline, context)
      inset += metrics.mark * Self.arrowPitch
    }
    let isMirrored = context.isRightToLeft
    let x = isMirrored ? band.maxX - inset - title.width : inset
    list.add(title, at: Point(x: x, y: baseline - title.firstBaseline), metrics)
    guard let count else { return }
    let far = isMirrored ? metrics.margin : band.maxX - metrics.margin - count.width
    list.add(count, at: Point(x: far, y: baseline - count.firstBaseline), metrics)
  }

  private func drawArrow(
    in list: inout DisplayList, inset: Double, baseline: Double, _ context: PanelContext
  ) {
    let metrics = ListMetrics(context)
    let side = metrics.mark
    let x = context.isRightToLeft ? context.size.width - inset - side : inset
    let icon = ListIcons.placed(
      ListIcons.continuing, at: Point(x: x, y: metrics.snapped(baseline) - side * 0.86),
      side: side, isMirrored: context.isRightToLeft)
    list.stroke(
      icon, Stroke(width: side * 0.1, cap: .round, join: .round),
      context.theme.colors.tertiaryText)
  }
}
