import Drawing
import GeoCore
import PanelLayout
import Places

/// What a list shows that has no places: that there are none, or that a search found none.
struct EmptyList {
  private let icon: Path
  private let lines: [SetText]
  private let context: PanelContext
  private let metrics: ListMetrics

  init(_ setter: inout ListTypesetter) {
    context = setter.context
    metrics = setter.metrics
    let colors = context.theme.colors
    let room = ListTypesetter.Room(
      width: max(0, context.size.width - 4 * metrics.margin), lines: 3, alignment: .center)
    if context.board.matchCount > 0 {
      icon = ListIcons.pin
      lines = [
        setter.set(ListWords.noneInView, .name, colors.text, in: room),
        setter.set(ListWords.elsewhere(context.board), .note, colors.secondaryText, in: room),
      ]
    } else if let query = context.board.query {
      icon = ListIcons.magnifier
      lines = [
        setter.set(ListWords.nothingFound(query), .name, colors.text, in: room),
        setter.set(ListWords.searched(context.board), .note, colors.secondaryText, in: room),
      ]
    } else {
      icon = ListIcons.pin
      lines = [setter.set(ListWords.noPlaces, .name, colors.text, in: room)]
    }
  }

  /// Paints it a little above the middle of `area`, without the icon where there is no room for it.
  func draw(in list: inout DisplayList, _ area: Rect) {
    let disc = metrics.badge * 3
    let text = lines.reduce(0) { $0 + $1.height } + metrics.lineGap * 2 * Double(lines.count - 1)
    guard area.height >= text, area.width >= metrics.narrowestText else { return }
    let hasIcon = area.height >= text + disc + metrics.margin * 3
    let height = text + (hasIcon ? disc + metrics.margin : 0)
    // The optical middle lies above the arithmetic one.
    var y = area.minY + (area.height - height) * 0.44
    if hasIcon {
      drawIcon(in: &list, Rect(x: area.center.x - disc / 2, y: y, width: disc, height: disc))
      y += disc + metrics.margin
    }
    for line in lines {
      list.add(line, at: Point(x: area.center.x - line.width / 2, y: y), metrics)
      y += line.height + metrics.lineGap * 2
    }
  }

  private func drawIcon(in list: inout DisplayList, _ box: Rect) {
    list.fill(Path(box, cornerRadius: box.width / 2), context.theme.colors.field)
    let side = box.width * 0.5
    list.stroke(
      ListIcons.placed(
        icon, at: Point(x: box.center.x - side / 2, y: box.center.y - side / 2), side: side),
      Stroke(width: side * 0.07, cap: .round, join: .round), context.theme.colors.tertiaryText)
  }
}
