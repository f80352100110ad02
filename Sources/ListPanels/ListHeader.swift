import Drawing
import GeoCore
import PanelLayout
import Places

/// The heading of a list: the title, and how many places there are or what was searched for.
struct ListHeader {
  /// In points, on whole device pixels; 0 where there is nothing to say.
  let height: Double
  private let title: SetText?
  private let count: SetText?
  private let field: SearchField?
  private let context: PanelContext
  private let metrics: ListMetrics
  private let isMirrored: Bool

  init(_ panel: ListPanel, _ setter: inout ListTypesetter) {
    let (context, metrics) = (setter.context, setter.metrics)
    self.context = context
    self.metrics = metrics
    let (board, colors) = (context.board, context.theme.colors)
    let width = max(0, context.size.width - 2 * metrics.margin)
    let side: TextLayout.Alignment = context.isRightToLeft ? .right : .left
    let isWide = width >= metrics.narrowestText && !panel.isContinuation
    title = (panel.showsTitle && isWide ? board.title : nil).map {
      setter.set(
        $0.onOneLine, .title, colors.text, in: .init(width: width, lines: 2, alignment: side))
    }
    isMirrored = context.isRightToLeft
    field = (panel.showsCount && isWide ? board.query : nil).map {
      SearchField($0, width: width, isMirrored: context.isRightToLeft, &setter)
    }
    count =
      panel.showsCount && isWide && board.query == nil && !board.entries.isEmpty
      ? setter.set(ListWords.count(board), .detail, colors.secondaryText, in: .init(width: width))
      : nil
    height = Self.height(title, count, field, metrics)
  }

  private static func height(
    _ title: SetText?, _ count: SetText?, _ field: SearchField?, _ metrics: ListMetrics
  ) -> Double {
    guard title != nil || count != nil || field != nil else { return 0 }
    var height = metrics.margin + metrics.gap
    if let title { height += title.height }
    if let count { height += count.height + (title == nil ? 0 : metrics.lineGap) }
    if field != nil { height += metrics.field + (title == nil ? 0 : metrics.gap) }
    return metrics.snappedUp(height)
  }

  /// Paints it at the top of the panel.
  func draw(into output: inout PanelOutput) {
    var y = metrics.margin
    if let title {
      let origin = Point(x: minX(of: title.width), y: y)
      output.list.add(title, at: origin, metrics)
      var region = PanelRegion(
        .title, Rect(x: origin.x, y: y, width: title.width, height: title.height))
      region.text = context.board.title
      output.regions.append(region)
      y += title.height
    }
    if let count {
      if title != nil { y += metrics.lineGap }
      output.list.add(count, at: Point(x: minX(of: count.width), y: y), metrics)
    }
    if let field {
      if title != nil { y += metrics.gap }
      field.draw(into: &output, at: Point(x: metrics.margin, y: metrics.snapped(y)), context)
    }
  }

  private func minX(of width: Double) -> Double {
    isMirrored ? context.size.width - metrics.margin - width : metrics.margin
  }
}
