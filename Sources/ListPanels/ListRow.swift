import Colorimetry
import Drawing
import GeoCore
import PanelLayout
import Places

/// A row whose texts are set and whose height is known.
struct ListRow {
  /// What all rows of a list share.
  struct Columns {
    /// The extent of the list.
    var width: Double
    /// The extent of the widest badge, or 0.
    var badge: Double
    /// The most lines of title and details.
    var template: RowTemplate
  }

  let entry: BoardEntry
  /// What it says, in reading order.
  let spoken: String
  /// Whether it begins on the right.
  let isMirrored: Bool
  /// In points, on whole device pixels.
  let height: Double
  private let columns: Columns
  private let badge: RowBadge?
  private let lines: [Line]
  private let trailing: SetText?
  private let marksColor: Color

  /// A text below another, with what is marked in it.
  private struct Line {
    var text: SetText
    var marks: [Rect] = []
    var icon = false
  }

  init(
    _ entry: BoardEntry, _ content: RowContent, _ columns: Columns, _ setter: inout ListTypesetter
  ) {
    let context = setter.context
    let metrics = setter.metrics
    let isOff = context.facts.shows(entry.place) == false
    self.entry = entry
    self.columns = columns
    marksColor = context.theme.colors.highlight
    badge = content.badge.map {
      RowBadge($0, Self.badgeColor(content, entry, isOff, context.theme), &setter)
    }
    trailing = Self.trailing(content, columns, isOff: isOff, &setter)
    var texts = Texts(content, columns, isOff: isOff, reserved: trailing?.width)
    lines = texts.set(&setter)
    isMirrored = texts.isMirrored
    let textHeight = Self.height(of: lines, metrics)
    let atLeast = max(metrics.minimumRow, badge == nil ? 0 : metrics.badge + metrics.rowPadding)
    height = metrics.snappedUp(max(atLeast, textHeight + 2 * metrics.rowPadding))
    spoken =
      ([content.badge, content.title] + content.details + [content.trailing])
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
      + (isOff ? ", \(ListWords.offTheMap.lowercased())" : "")
  }

  private static func badgeColor(
    _ content: RowContent, _ entry: BoardEntry, _ isOff: Bool, _ theme: PanelTheme
  ) -> Color {
    isOff ? theme.colors.disabledPin : content.badgeColor ?? theme.pinColor(of: entry.place)
  }

  private static func trailing(
    _ content: RowContent, _ columns: Columns, isOff: Bool, _ setter: inout ListTypesetter
  ) -> SetText? {
    let (metrics, colors) = (setter.metrics, setter.context.theme.colors)
    guard let text = content.trailing, !text.isEmpty else { return nil }
    let room = columns.textWidth(metrics) * 0.4
    let set = setter.set(
      text, .detail, isOff ? colors.tertiaryText : colors.secondaryText, in: .init(width: room))
    // Where the list is so narrow that it would push the name out, the name is worth more.
    return set.shaped.isTruncated
      || columns.textWidth(metrics) - set.width - metrics.gap < metrics.narrowestText ? nil : set
  }

  private static func height(of lines: [Line], _ metrics: ListMetrics) -> Double {
    lines.reduce(0) { $0 + $1.text.height } + metrics.lineGap * Double(max(0, lines.count - 1))
  }
}

extension ListRow.Columns {
  /// From the beginning of the row to its texts.
  func textInset(_ metrics: ListMetrics) -> Double {
    metrics.margin + (badge > 0 ? badge + metrics.gap : 0)
  }

  /// The room for texts.
  func textWidth(_ metrics: ListMetrics) -> Double {
    max(0, width - textInset(metrics) - metrics.margin)
  }
}

// MARK: - Setting

extension ListRow {
  /// The texts of a row before they are set.
  private struct Texts {
    let content: RowContent
    let columns: Columns
    let isOff: Bool
    /// The width of what stands at the far end of the first line, or nothing.
    let reserved: Double?
    private(set) var isMirrored = false

    init(_ content: RowContent, _ columns: Columns, isOff: Bool, reserved: Double?) {
      self.content = content
      self.columns = columns
      self.isOff = isOff
      self.reserved = reserved
    }

    mutating func set(_ setter: inout ListTypesetter) -> [Line] {
      let (metrics, context) = (setter.metrics, setter.context)
      let colors = context.theme.colors
      let full = columns.textWidth(metrics)
      guard full >= metrics.narrowestText else { return [] }
      let isRight = context.isRightToLeft
      var room = ListTypesetter.Room(
        width: full - (reserved.map { $0 + metrics.gap } ?? 0), lines: columns.template.titleLines,
        alignment: isRight ? .right : .left)
      let title = setter.set(
        content.title, .name, isOff ? colors.secondaryText : colors.text, in: room)
      isMirrored = isRight
      var lines = [line(content.title, title, context)]
      room = ListTypesetter.Room(
        width: full, lines: columns.template.detailLines, alignment: isMirrored ? .right : .left)
      for detail in content.details where !detail.isEmpty {
        let color = isOff ? colors.tertiaryText : colors.secondaryText
        lines.append(line(detail, setter.set(detail, .detail, color, in: room), context))
      }
      if isOff { lines.append(mark(full, &setter)) }
      return lines
    }

    private func line(_ text: String, _ set: SetText, _ context: PanelContext) -> Line {
      let ranges = context.board.query?.ranges(in: text) ?? []
      return Line(text: set, marks: MatchMarks(ranges, in: set).boxes)
    }

    private func mark(_ width: Double, _ setter: inout ListTypesetter) -> Line {
      let room = ListTypesetter.Room(width: width - setter.metrics.mark * 1.25)
      let color = setter.context.theme.colors.tertiaryText
      return Line(text: setter.set(ListWords.offTheMap, .mark, color, in: room), icon: true)
    }
  }
}

// MARK: - Drawing

extension ListRow {
  /// Paints the row with its top at `top`.
  func draw(in list: inout DisplayList, top: Double, _ context: PanelContext) {
    let metrics = ListMetrics(context)
    if entry.isSelected { drawSelection(in: &list, top, context) }
    var y = top + (height - Self.height(of: lines, metrics)) / 2
    drawBadge(in: &list, center: top + min(height / 2, metrics.badgeMiddle), metrics)
    if let trailing {
      let baseline = y + (lines.first?.text.firstBaseline ?? 0)
      let x = isMirrored ? metrics.margin : columns.width - metrics.margin - trailing.width
      list.add(trailing, at: Point(x: x, y: baseline - trailing.firstBaseline), metrics)
    }
    for line in lines {
      draw(line, in: &list, y, metrics)
      y += line.text.height + metrics.lineGap
    }
  }

  private func draw(_ line: Line, in list: inout DisplayList, _ y: Double, _ metrics: ListMetrics) {
    var x = minX(of: line.text.width, metrics)
    if line.icon { x += drawIcon(beside: line.text, in: &list, Point(x: x, y: y), metrics) }
    let shift = metrics.snapped(y + line.text.firstBaseline) - line.text.firstBaseline
    for box in line.marks {
      list.fill(
        Path(box.offset(by: Point(x: x, y: shift)), cornerRadius: line.text.size * 0.2), marksColor)
    }
    list.add(line.text, at: Point(x: x, y: y), metrics)
  }

  /// Paints the sign beside a mark; gives how far the mark's text moves.
  private func drawIcon(
    beside text: SetText, in list: inout DisplayList, _ origin: Point, _ metrics: ListMetrics
  ) -> Double {
    let side = text.size
    let x = isMirrored ? origin.x + text.width - side : origin.x
    let middle = metrics.snapped(origin.y + text.firstBaseline) - text.size * 0.357
    let icon = ListIcons.placed(
      ListIcons.leaving, at: Point(x: x, y: middle - side / 2), side: side, isMirrored: isMirrored)
    list.stroke(icon, Stroke(width: side * 0.1, cap: .round, join: .round), text.color)
    return isMirrored ? -side * 1.2 : side * 1.2
  }

  private func minX(of width: Double, _ metrics: ListMetrics) -> Double {
    let inset = columns.textInset(metrics)
    return isMirrored ? columns.width - inset - width : inset
  }

  private func drawBadge(in list: inout DisplayList, center: Double, _ metrics: ListMetrics) {
    guard let badge else { return }
    // Badges share a middle line, whatever their width.
    let inset = metrics.margin + (columns.badge - badge.width) / 2
    badge.draw(
      in: &list, minX: isMirrored ? columns.width - inset - badge.width : inset, center: center,
      metrics)
  }

  private func drawSelection(in list: inout DisplayList, _ top: Double, _ context: PanelContext) {
    let grid = context.theme.sizes.grid
    let box = Rect(x: 0, y: top, width: columns.width, height: height).inset(
      by: Insets(top: grid / 4, right: grid, bottom: grid / 4, left: grid))
    list.fill(
      Path(box, cornerRadius: ListMetrics(context).cornerRadius), context.theme.colors.selection)
  }
}
