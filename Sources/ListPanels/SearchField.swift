import Drawing
import GeoCore
import PanelLayout
import Places

/// What was searched for, as it stands in a search bar, and how much was found.
struct SearchField {
  private let query: PlaceQuery
  private let text: SetText
  private let found: SetText?
  private let width: Double
  private let isMirrored: Bool

  init(_ query: PlaceQuery, width: Double, isMirrored: Bool, _ setter: inout ListTypesetter) {
    let metrics = setter.metrics
    let colors = setter.context.theme.colors
    self.query = query
    self.width = width
    let inside = max(0, width - Self.textInset(metrics) - metrics.gap)
    let found = setter.set(
      ListWords.found(setter.context.board), .detail, colors.secondaryText,
      in: ListTypesetter.Room(width: inside))
    let isRoomy = inside - found.width - metrics.gap >= metrics.narrowestText * 2
    self.found = isRoomy ? found : nil
    text = setter.set(
      query.text.onOneLine, .field, colors.text,
      in: ListTypesetter.Room(width: inside - (isRoomy ? found.width + metrics.gap : 0)))
    self.isMirrored = isMirrored || text.shaped.isRightToLeft
  }

  private static func icon(_ metrics: ListMetrics) -> Double { metrics.field * 0.5 }

  private static func textInset(_ metrics: ListMetrics) -> Double {
    metrics.gap * 0.75 + icon(metrics) + metrics.gap * 0.5
  }

  /// Paints it with its top left corner at `origin`.
  func draw(into output: inout PanelOutput, at origin: Point, _ context: PanelContext) {
    let metrics = ListMetrics(context)
    let box = Rect(x: origin.x, y: origin.y, width: width, height: metrics.field)
    output.list.fill(
      Path(box, cornerRadius: metrics.cornerRadius), context.theme.colors.field)
    let side = Self.icon(metrics)
    let iconX = metrics.gap * 0.75
    output.list.stroke(
      ListIcons.placed(
        ListIcons.magnifier,
        at: Point(x: placed(iconX, side, box), y: box.center.y - side / 2), side: side),
      Stroke(width: side * 0.1, cap: .round), context.theme.colors.secondaryText)
    add(text, &output.list, from: Self.textInset(metrics), box, metrics)
    if let found { add(found, &output.list, from: width - metrics.gap - found.width, box, metrics) }
    var region = PanelRegion(.searchField, box)
    region.text = query.text
    output.regions.append(region)
  }

  private func add(
    _ text: SetText, _ list: inout DisplayList, from inset: Double, _ box: Rect,
    _ metrics: ListMetrics
  ) {
    // The middle of the small letters and capitals together looks like the middle of the text.
    let baseline = box.center.y + text.size * 0.34
    list.add(
      text, at: Point(x: placed(inset, text.width, box), y: baseline - text.firstBaseline), metrics)
  }

  private func placed(_ inset: Double, _ width: Double, _ box: Rect) -> Double {
    isMirrored ? box.maxX - inset - width : box.minX + inset
  }
}
