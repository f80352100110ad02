import GeoCore
import PanelLayout
import Places

/// Sets the rows of a board, only those that a height has room for, and says what is left out.
struct ListRows {
  /// One thing below another.
  enum Item {
    /// The heading of the group of the rows below it.
    case header(GroupHeader)
    /// A place.
    case row(ListRow)
    /// How many places are left out here; whether others follow.
    case gap(Int, isInside: Bool)
  }

  /// A row, and the heading that stands above it: a heading alone at the end of a column would head nothing.
  struct Block {
    let header: GroupHeader?
    let row: ListRow
    var height: Double { (header?.height ?? 0) + row.height }
    var items: [Item] { (header.map { [.header($0)] } ?? []) + [.row(row)] }
  }

  /// What all rows share.
  let columns: ListRow.Columns
  /// The entries that could have a row.
  let entries: ArraySlice<BoardEntry>
  private let panel: ListPanel
  private let context: PanelContext
  private let metrics: ListMetrics
  private let groups: ListGroups

  init(_ panel: ListPanel, _ context: PanelContext) {
    self.panel = panel
    self.context = context
    metrics = ListMetrics(context)
    let all = context.board.entries
    entries = all[(panel.range ?? all.indices).clamped(to: all.indices)]
    groups = ListGroups(panel.showsGroups ? context.board.groups : [])
    columns = ListRow.Columns(
      width: context.size.width, badge: Self.widestBadge(panel, entries, context),
      template: panel.template)
  }

  /// Whether the first thing is the heading of a group.
  var beginsWithHeader: Bool {
    !entries.isEmpty && groups.group(startingAt: entries.startIndex, after: nil) != nil
  }

  /// The first rows that fit into a height, with the headings of their groups.
  func first(in height: Double, _ setter: inout ListTypesetter) -> [Block] {
    var blocks: [Block] = []
    var taken = 0.0
    for position in entries.indices {
      guard taken + metrics.minimumRow <= height else { break }
      let block = block(position, after: blocks.isEmpty ? nil : position - 1, &setter)
      guard taken + block.height <= height else { break }
      taken += block.height
      blocks.append(block)
    }
    return blocks
  }

  /// Whole rows from the first on, then what is left out; the selected row is always among them where there is room.
  func items(in height: Double, _ setter: inout ListTypesetter) -> [Item] {
    let count = entries.count
    let blocks = first(in: height, &setter)
    if blocks.count == count { return blocks.flatMap(\.items) }
    let shown = Self.prefix(of: blocks, in: height - metrics.footer)
    // Where a row and a line do not fit together, a place says more than that there are some.
    if shown.isEmpty, !blocks.isEmpty { return blocks.flatMap(\.items) }
    let plain = shown.flatMap(\.items) + [.gap(count - shown.count, isInside: false)]
    guard let position = context.board.selectedPosition, entries.indices.contains(position),
      position - entries.startIndex >= shown.count
    else { return plain }
    return items(with: position, below: blocks, in: height, &setter) ?? plain
  }

  /// The first rows, a line that says how many follow, and the selected row; nothing where they have no room.
  private func items(
    with position: Int, below blocks: [Block], in height: Double, _ setter: inout ListTypesetter
  ) -> [Item]? {
    let selected = position - entries.startIndex
    let rest = entries.count - selected - 1
    // The heading is reckoned with in any case; where that of the rows above still holds it is not repeated.
    var block = block(position, after: nil, &setter)
    let below = block.height + (rest == 0 ? 0 : metrics.footer)
    let before = Self.prefix(of: blocks, in: height - metrics.footer - below)
    guard metrics.footer + below <= height, before.count < selected else { return nil }
    if let last = before.indices.last {
      block = self.block(position, after: entries.startIndex + last, &setter)
    }
    return before.flatMap(\.items) + [.gap(selected - before.count, isInside: true)] + block.items
      + (rest == 0 ? [] : [.gap(rest, isInside: false)])
  }

  private static func prefix(of blocks: [Block], in height: Double) -> ArraySlice<Block> {
    var taken = 0.0
    let end = blocks.firstIndex { block in
      taken += block.height
      return taken > height
    }
    return blocks[..<(end ?? blocks.count)]
  }

  /// The row of the entry at a position, with a heading where the row above it, if any, is of another group.
  private func block(
    _ position: Int, after above: Int?, _ setter: inout ListTypesetter
  ) -> Block {
    let entry = entries[position]
    let content = panel.row?(entry, context) ?? panel.template.content(of: entry)
    let header = groups.group(startingAt: position, after: above).map { group in
      GroupHeader(
        group, isContinued: group.range.lowerBound < position, counts: panel.showsCount, &setter)
    }
    return Block(header: header, row: ListRow(entry, content, columns, &setter))
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
