import Drawing
import GeoCore
import PanelLayout
import Places

/// One list on its way into a picture.
struct ListDrawing {
  private let panel: ListPanel
  private let context: PanelContext
  private let metrics: ListMetrics
  private let rows: ListRows
  private var setter: ListTypesetter

  init(_ panel: ListPanel, _ context: PanelContext) {
    var context = context
    if panel.showsOnlyInView {
      let facts = context.facts
      context.board = context.board.keeping { facts.shows($0.place) != false }
    }
    self.panel = panel
    self.context = context
    metrics = ListMetrics(context)
    rows = ListRows(panel, context)
    setter = ListTypesetter(context)
  }

  /// The height at which every row is shown, at most that of the context.
  mutating func naturalHeight() -> Double {
    let header = ListHeader(panel, &setter)
    if context.board.entries.isEmpty { return header.height + metrics.badge * 8 }
    let above = header.height > 0 ? 0 : top
    let rows = rows.first(in: context.size.height - header.height, &setter)
    return header.height + above + rows.reduce(0) { $0 + $1.height } + bare
  }

  /// How many entries could have a row, and how many rows fit if no line says what is left out.
  mutating func capacity() -> (rows: Int, of: Range<Int>) {
    let header = header()
    let height = context.size.height - (header.height > 0 ? header.height : top)
    guard context.size.width > 0, height > 0 else { return (0, rows.entries.indices) }
    return (rows.first(in: height, &setter).count, rows.entries.indices)
  }

  /// The picture.
  mutating func output() -> PanelOutput {
    var output = PanelOutput(size: context.size)
    guard context.size.width > 0, context.size.height > 0 else { return output }
    let frame = Rect(context.size)
    output.list.fill(Path(frame), panel.background ?? context.theme.colors.background)
    output.regions.append(PanelRegion(.list, frame))
    let header = header()
    header.draw(into: &output)
    let top = header.height > 0 ? header.height : self.top
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

  /// Above the first row where there is no heading; the band of a group begins at the edge.
  private var top: Double { rows.beginsWithHeader ? 0 : bare }

  // A heading that would be cut is left out.
  private mutating func header() -> ListHeader {
    let header = ListHeader(panel, &setter)
    guard header.height > context.size.height else { return header }
    var bare = panel
    bare.isContinuation = true
    return ListHeader(bare, &setter)
  }

  private mutating func drawRows(in area: Rect, hasHeader: Bool, _ output: inout PanelOutput) {
    let items = rows.items(in: area.height, &setter)
    var y = area.minY
    if hasHeader, items.first?.hasOwnEdge != true {
      separator(&output.list, at: y, inset: metrics.margin, mirrored: false)
    }
    for (index, item) in items.enumerated() {
      switch item {
      case .row(let row):
        row.draw(in: &output.list, top: y, context)
        output.regions.append(region(of: row, top: y))
        y += row.height
      case .header(let header):
        header.draw(in: &output.list, top: y, context)
        output.regions.append(region(of: header, top: y))
        y += header.height
      case .gap(let count, let isInside):
        guard area.maxY - y >= metrics.footer else { return }
        drawGap(count, isInside, at: y, &output.list)
        y += metrics.footer
      }
      drawSeparator(item, items.dropFirst(index + 1).first, at: y, &output.list)
    }
  }

  // Rows that stand out and headings have edges of their own.
  private func drawSeparator(
    _ item: ListRows.Item, _ next: ListRows.Item?, at y: Double, _ list: inout DisplayList
  ) {
    guard let next, !item.hasOwnEdge, !next.hasOwnEdge else { return }
    let isMirrored = [item, next].allSatisfy { $0.isMirrored ?? context.isRightToLeft }
    separator(&list, at: y, inset: rows.columns.textInset(metrics), mirrored: isMirrored)
  }

  private func separator(_ list: inout DisplayList, at y: Double, inset: Double, mirrored: Bool) {
    let (start, end) = mirrored ? (metrics.margin, inset) : (inset, metrics.margin)
    let line = Rect(
      minX: start, minY: y - metrics.hairline, maxX: max(start, context.size.width - end), maxY: y)
    list.fill(Path(line), context.theme.colors.separator)
  }

  private func region(of row: ListRow, top: Double) -> PanelRegion {
    var region = PanelRegion(
      .row, Rect(x: 0, y: top, width: context.size.width, height: row.height),
      place: row.entry.place.index, number: row.entry.number)
    region.text = row.spoken
    return region
  }

  private func region(of header: GroupHeader, top: Double) -> PanelRegion {
    var region = PanelRegion(
      .groupHeader, Rect(x: 0, y: top, width: context.size.width, height: header.height))
    region.text = header.spoken
    return region
  }

  private mutating func drawGap(
    _ count: Int, _ isInside: Bool, at y: Double, _ list: inout DisplayList
  ) {
    let inset = rows.columns.textInset(metrics)
    let width = rows.columns.textWidth(metrics)
    guard width >= metrics.narrowestText else { return }
    let text = setter.set(
      isInside ? ListWords.between(count) : ListWords.more(count), .detail,
      context.theme.colors.secondaryText, in: .init(width: width))
    let x = context.isRightToLeft ? context.size.width - inset - text.width : inset
    list.add(text, at: Point(x: x, y: y + (metrics.footer - text.height) / 2), metrics)
  }
}

extension ListRows.Item {
  fileprivate var hasOwnEdge: Bool {
    switch self {
    case .header: true
    case .row(let row): row.entry.isSelected
    case .gap: false
    }
  }

  /// Whether it begins on the right; nothing for a gap, which goes with its neighbour.
  fileprivate var isMirrored: Bool? {
    if case .row(let row) = self { row.isMirrored } else { nil }
  }
}
