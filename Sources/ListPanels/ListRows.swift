import GeoCore
import PanelLayout
import Places

/// Sets the rows of a board, only those that a height has room for, and says what is left out.
struct ListRows {
  /// One thing below another.
  enum Item {
    /// A place.
    case row(ListRow)
    /// How many places are left out here; whether others follow.
    case gap(Int, isInside: Bool)
  }

  /// What all rows share.
  let columns: ListRow.Columns
  /// The entries that could have a row.
  let entries: ArraySlice<BoardEntry>
  private let panel: ListPanel
  private let context: PanelContext
  private let metrics: ListMetrics

  init(_ panel: ListPanel, _ context: PanelContext) {
    self.panel = panel
    self.context = context
    metrics = ListMetrics(context)
    let all = context.board.entries
    entries = all[(panel.range ?? all.indices).clamped(to: all.indices)]
    columns = ListRow.Columns(
      width: context.size.width, badge: Self.widestBadge(panel, entries, context),
      template: panel.template)
  }

  /// The first rows that fit into a height.
  func first(in height: Double, _ setter: inout ListTypesetter) -> [ListRow] {
    var rows: [ListRow] = []
    var taken = 0.0
    for entry in entries {
      guard taken + metrics.minimumRow <= height else { break }
      let row = row(entry, &setter)
      guard taken + row.height <= height else { break }
      taken += row.height
      rows.append(row)
    }
    return rows
  }

  /// Whole rows from the first on, then what is left out; the selected row is always among them where there is room.
  func items(in height: Double, _ setter: inout ListTypesetter) -> [Item] {
    let count = entries.count
    let rows = first(in: height, &setter)
    if rows.count == count { return rows.map(Item.row) }
    let shown = Self.prefix(of: rows, in: height - metrics.footer)
    // Where a row and a line do not fit together, a place says more than that there are some.
    if shown.isEmpty, !rows.isEmpty { return rows.map(Item.row) }
    let plain = shown.map(Item.row) + [.gap(count - shown.count, isInside: false)]
    guard let position = context.board.selectedPosition, entries.indices.contains(position),
      position - entries.startIndex >= shown.count
    else { return plain }
    let row = row(entries[position], &setter)
    let selected = position - entries.startIndex
    let isLast = selected == count - 1
    let below = row.height + (isLast ? 0 : metrics.footer)
    let before = Self.prefix(of: rows, in: height - metrics.footer - below)
    guard metrics.footer + below <= height, before.count < selected else { return plain }
    return before.map(Item.row) + [.gap(selected - before.count, isInside: true), .row(row)]
      + (isLast ? [] : [.gap(count - selected - 1, isInside: false)])
  }

  private static func prefix(of rows: [ListRow], in height: Double) -> ArraySlice<ListRow> {
    var taken = 0.0
    let end = rows.firstIndex { row in
      taken += row.height
      return taken > height
    }
    return rows[..<(end ?? rows.count)]
  }

  private func row(_ entry: BoardEntry, _ setter: inout ListTypesetter) -> ListRow {
    let content = panel.row?(entry, context) ?? panel.template.content(of: entry)
    return ListRow(entry, content, columns, &setter)
  }

  /// The extent of the widest badge of all rows that could be in the frame, so that texts begin on one line.
  private static func widestBadge(
    _ panel: ListPanel, _ all: ArraySlice<BoardEntry>, _ context: PanelContext
  ) -> Double {
    guard context.size.height > 0 else { return 0 }
    var scratch = ListTypesetter(context)
    let most = Int(min(context.size.height / scratch.metrics.minimumRow, 1e6)) + 1
    var entries = Array(all.prefix(most))
    if let selected = context.board.selected { entries.append(selected) }
    var widest = 0.0
    var longest = 0
    for entry in entries {
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
