import Drawing
import GeoCore
import PanelLayout
import Places

/// One list on its way into a picture.
struct ListDrawing {
  private let panel: ListPanel
  private let context: PanelContext
  private let metrics: ListMetrics
  private var setter: ListTypesetter
  private let columns: ListRow.Columns

  init(_ panel: ListPanel, _ context: PanelContext) {
    self.panel = panel
    self.context = context
    metrics = ListMetrics(context)
    setter = ListTypesetter(context)
    columns = ListRow.Columns(
      width: context.size.width, badge: Self.widestBadge(panel, context), template: panel.template)
  }

  /// The height at which every row is shown, at most that of the context.
  mutating func naturalHeight() -> Double {
    let header = ListHeader(panel, &setter)
    if context.board.entries.isEmpty { return header.height + metrics.badge * 8 }
    let below = header.height > 0 ? 0 : bare
    let rows = rows(in: context.size.height - header.height)
    return header.height + below + rows.reduce(0) { $0 + $1.height } + bare
  }

  /// The picture.
  mutating func output() -> PanelOutput {
    var output = PanelOutput(size: context.size)
    guard context.size.width > 0, context.size.height > 0 else { return output }
    let frame = Rect(context.size)
    output.list.fill(Path(frame), panel.background ?? context.theme.colors.background)
    output.regions.append(PanelRegion(.list, frame))
    var header = ListHeader(panel, &setter)
    // A heading that would be cut is left out.
    if header.height > context.size.height {
      var bare = panel
      bare.showsTitle = false
      bare.showsCount = false
      header = ListHeader(bare, &setter)
    }
    header.draw(into: &output)
    let top = header.height > 0 ? header.height : bare
    let area = Rect(minX: 0, minY: min(top, frame.maxY), maxX: frame.maxX, maxY: frame.maxY)
    if context.board.entries.isEmpty {
      EmptyList(&setter).draw(in: &output.list, area)
    } else {
      drawRows(in: area, hasHeader: header.height > 0, &output)
    }
    output.diagnostics = setter.diagnostics
    return output
  }

  /// Above and below rows that touch an edge.
  private var bare: Double { metrics.snapped(metrics.gap / 3) }

  private mutating func drawRows(in area: Rect, hasHeader: Bool, _ output: inout PanelOutput) {
    let entries = context.board.entries
    var rows = rows(in: area.height)
    if rows.count < entries.count {
      var taken = rows.reduce(0) { $0 + $1.height }
      while let last = rows.last, taken + metrics.footer > area.height {
        taken -= last.height
        rows.removeLast()
      }
    }
    if hasHeader, rows.first?.entry.isSelected != true {
      separator(&output.list, at: area.minY, inset: metrics.margin, mirrored: false)
    }
    var y = area.minY
    for (index, row) in rows.enumerated() {
      row.draw(in: &output.list, top: y, context)
      output.regions.append(region(of: row, top: y))
      y += row.height
      drawSeparator(below: row, rows.dropFirst(index + 1).first, at: y, &output.list)
    }
    if rows.count < entries.count { footer(entries.count - rows.count, at: y, area, &output.list) }
  }

  // A row that stands out has an edge of its own; below the last row a line leads to what is left out.
  private func drawSeparator(
    below row: ListRow, _ next: ListRow?, at y: Double, _ list: inout DisplayList
  ) {
    guard next != nil || row.entry != context.board.entries.last, !row.entry.isSelected,
      next?.entry.isSelected != true
    else { return }
    separator(
      &list, at: y, inset: row.textInset(metrics),
      mirrored: row.isMirrored && next?.isMirrored ?? context.isRightToLeft)
  }

  private func region(of row: ListRow, top: Double) -> PanelRegion {
    var region = PanelRegion(
      .row, Rect(x: 0, y: top, width: context.size.width, height: row.height),
      place: row.entry.place.index, number: row.entry.number)
    region.text = row.spoken
    return region
  }

  private func separator(_ list: inout DisplayList, at y: Double, inset: Double, mirrored: Bool) {
    let (start, end) = mirrored ? (metrics.margin, inset) : (inset, metrics.margin)
    let line = Rect(
      minX: start, minY: y - metrics.hairline, maxX: max(start, context.size.width - end), maxY: y)
    list.fill(Path(line), context.theme.colors.separator)
  }

  private mutating func footer(_ count: Int, at y: Double, _ area: Rect, _ list: inout DisplayList)
  {
    let inset = columns.textInset(metrics)
    let width = columns.textWidth(metrics)
    guard area.maxY - y >= metrics.footer, width >= metrics.narrowestText else { return }
    let text = setter.set(
      ListWords.more(count), .detail, context.theme.colors.secondaryText, in: .init(width: width))
    let x = context.isRightToLeft ? context.size.width - inset - text.width : inset
    list.add(text, at: Point(x: x, y: y + (metrics.footer - text.height) / 2), metrics)
  }

  // MARK: Rows

  /// The first rows, set, that fit into a height.
  private mutating func rows(in height: Double) -> [ListRow] {
    var rows: [ListRow] = []
    var taken = 0.0
    for entry in context.board.entries {
      guard taken + metrics.minimumRow <= height else { break }
      let content = panel.row?(entry, context) ?? panel.template.content(of: entry)
      let row = ListRow(entry, content, columns, &setter)
      guard taken + row.height <= height else { break }
      taken += row.height
      rows.append(row)
    }
    return rows
  }

  /// The extent of the widest badge of all rows that could be in the frame, so that texts begin on one line.
  private static func widestBadge(_ panel: ListPanel, _ context: PanelContext) -> Double {
    guard context.size.height > 0 else { return 0 }
    var scratch = ListTypesetter(context)
    let most = Int(min(context.size.height / scratch.metrics.minimumRow, 1e6)) + 1
    var widest = 0.0
    var longest = 0
    for entry in context.board.entries.prefix(most) {
      let label =
        panel.row.map { $0(entry, context).badge }
        ?? (panel.template.showsBadge ? entry.number : nil)
      // Numbers of the same length are about as wide; letters are not.
      guard let label, label.utf8.count > longest || label.utf8.contains(where: { $0 > 0x39 })
      else { continue }
      longest = max(longest, label.utf8.count)
      widest = max(widest, RowBadge(label, context.theme.colors.pin, &scratch).width)
    }
    return widest
  }
}
