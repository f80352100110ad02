import Colorimetry
import Drawing
import GeoCore
import PanelLayout
import Places

/// One legend on its way into a picture.
struct LegendDrawing {
  private struct Row {
    let marks: [LegendEntry.Mark]
    let label: ShapedText
    let count: ShapedText?
    let spoken: String
    var width: Double { label.size.width + (count.map { $0.size.width } ?? 0) }
  }

  /// How the rows lie.
  private struct Grid {
    var columns: Int
    var rows: Int
    var columnWidth: Double
  }

  private let context: PanelContext
  private let metrics: LegendMetrics
  private let title: ShapedText?
  private var rows: [Row] = []
  private let columns: Int?
  private var setter: TextSetter
  /// Rows beyond the panel's most.
  private let left: Int

  init(_ panel: LegendPanel, _ entries: [LegendEntry], _ context: PanelContext) {
    self.context = context
    let metrics = LegendMetrics(context)
    self.metrics = metrics
    columns = panel.columns.map { max(1, $0) }
    var setter = TextSetter(context)
    title = (entries.isEmpty ? nil : panel.title).map {
      var layout = TextLayout()
      layout.maxLines = 1
      return setter.set($0, .semibold, size: metrics.titleSize, layout)
    }
    let shown = entries.prefix(max(0, panel.maximumRows))
    left = entries.count - shown.count
    for entry in shown {
      rows.append(Self.row(entry, counts: panel.showsCounts, metrics, &setter))
    }
    self.setter = setter
  }

  private static func row(
    _ entry: LegendEntry, counts: Bool, _ metrics: LegendMetrics, _ setter: inout TextSetter
  ) -> Row {
    let places = entry.count.map { $0 == 1 ? "1 place" : "\($0.grouped) places" } ?? ""
    let name = entry.label.isEmpty ? places : entry.label
    let count = counts && !entry.label.isEmpty ? entry.count : nil
    return Row(
      marks: entry.marks, label: setter.set(name, size: metrics.textSize),
      count: count.map { setter.set("\u{2002}\($0.grouped)", size: metrics.textSize) },
      spoken: count.map { "\(name) (\($0.grouped))" } ?? name)
  }

  private var titleHeight: Double { title.map { $0.size.height + metrics.gap } ?? 0 }

  /// What the rows and the heading take along `axis`.
  func wish(along axis: Axis, cross: Double) -> Double {
    guard !rows.isEmpty else { return 0 }
    let natural = rows.map(\.width).max() ?? 0
    switch axis {
    case .vertical:
      let grid = grid(in: Size(width: cross.isFinite ? cross : 0, height: 0))
      return titleHeight + Double(grid.rows) * metrics.row
    case .horizontal:
      let height = cross.isFinite ? cross : .infinity
      let down = max(1, ((height - titleHeight) / metrics.row + 1e-6).rounded(.down))
      let across = columns.map(Double.init) ?? (Double(rows.count) / down).rounded(.up)
      let width = across * (metrics.inset + natural + metrics.columnGap) - metrics.columnGap
      return max(width, title?.size.width ?? 0).rounded(.up)
    }
  }

  // As few columns as hold all rows, as many as the width allows where none does.
  private func grid(in size: Size) -> Grid {
    let natural = metrics.inset + (rows.map(\.width).max() ?? 0)
    let count = rows.count + (left > 0 ? 1 : 0)
    let fitting = ((size.width + metrics.columnGap) / (natural + metrics.columnGap) + 1e-6)
      .rounded(.down)
    let most = columns ?? Int(min(max(1, fitting), Double(count)))
    let down = max(1, rowsFitting(size.height))
    let needed = Int(min((Double(count) / down).rounded(.up), 10_000))
    let across = columns ?? min(most, max(1, needed))
    let rows = (count + across - 1) / across
    return Grid(
      columns: across, rows: rows,
      columnWidth: min(
        natural,
        (size.width - Double(across - 1) * metrics.columnGap) / Double(across)))
  }

  /// How many rows have room in a height, at most 10,000.
  private func rowsFitting(_ height: Double) -> Double {
    let rows = ((height - titleHeight + context.slack) / metrics.row).rounded(.down)
    return min(max(0, rows), 10_000)
  }

  mutating func draw(into output: inout PanelOutput) {
    guard !rows.isEmpty else { return }
    let size = context.size
    var grid = grid(in: size)
    let y = titleHeight
    grid.rows = min(grid.rows, Int(rowsFitting(size.height)))
    guard grid.rows > 0, grid.columnWidth > metrics.inset else {
      output.diagnostics.append(Diagnostic(.unplaced, "no room for the legend"))
      return
    }
    if let title {
      let x = start(0, title.size.width)
      output.list.add(
        title, at: Point(x: x, y: 0), context.theme.colors.text, scale: context.scale)
    }
    let cells = grid.rows * grid.columns
    let missing = rows.count + left - cells
    // The line that says how many are left out takes the last cell.
    let shown = missing > 0 || left > 0 ? min(rows.count, max(0, cells - 1)) : rows.count
    for index in 0..<shown { draw(rows[index], at: cell(index, grid, y), grid, &output.list) }
    if shown < rows.count + left {
      note(rows.count + left - shown, at: cell(shown, grid, y), &output.list)
    }
    output.diagnostics += setter.diagnostics
    var region = PanelRegion(.legend, Rect(size))
    region.text = rows.prefix(shown).map(\.spoken).joined(separator: ", ")
    output.regions.append(region)
  }

  /// The corner of a cell at the side where rows begin, as a distance from that side, and its top.
  private func cell(_ index: Int, _ grid: Grid, _ top: Double) -> Point {
    Point(
      x: Double(index / grid.rows) * (grid.columnWidth + metrics.columnGap),
      y: top + Double(index % grid.rows) * metrics.row)
  }

  private func start(_ inset: Double, _ width: Double) -> Double {
    context.isRightToLeft ? context.size.width - inset - width : inset
  }

  private func draw(_ row: Row, at cell: Point, _ grid: Grid, _ list: inout DisplayList) {
    let sample = Rect(
      x: start(cell.x, metrics.sample.width),
      y: cell.y + (metrics.row - metrics.sample.height) / 2, width: metrics.sample.width,
      height: metrics.sample.height)
    LegendSample(marks: row.marks, theme: context.theme).draw(in: sample, &list)
    // A column narrower than its words cuts them: the frame's edge would cut them in the middle of a letter.
    let room = grid.columnWidth - metrics.inset
    var clip = DisplayList.Group()
    clip.clip = list.add(
      Path(
        Rect(
          x: start(cell.x + metrics.inset, room), y: cell.y, width: room, height: metrics.row)))
    let isCut = row.width > room + 0.01
    if isCut { list.append(.begin(clip)) }
    text(row.label, inset: cell.x + metrics.inset, cell.y, context.theme.colors.text, &list)
    if let count = row.count {
      let inset = cell.x + metrics.inset + row.label.size.width
      text(count, inset: inset, cell.y, context.theme.colors.secondaryText, &list)
    }
    if isCut { list.append(.end) }
  }

  private mutating func note(_ count: Int, at cell: Point, _ list: inout DisplayList) {
    let words = setter.set("… and \(count.grouped) more", size: metrics.textSize)
    text(words, inset: cell.x + metrics.inset, cell.y, context.theme.colors.secondaryText, &list)
  }

  private func text(
    _ text: ShapedText, inset: Double, _ y: Double, _ color: Color, _ list: inout DisplayList
  ) {
    // Capitals of the Noto fonts are 0.714 em high: their middle is the row's.
    let baseline = y + metrics.row / 2 + metrics.textSize * 0.34
    let top = baseline - (text.lines.first?.baseline ?? 0)
    list.add(
      text, at: Point(x: start(inset, text.size.width), y: top), color, scale: context.scale)
  }
}

/// The distances of a legend in points.
struct LegendMetrics {
  let textSize: Double
  let titleSize: Double
  let row: Double
  let sample: Size
  let gap: Double

  init(_ context: PanelContext) {
    let sizes = context.theme.sizes
    let grid = TextSetter.usable(sizes.grid)
    textSize = TextSetter.usable(sizes.detail * 0.92)
    titleSize = TextSetter.usable(sizes.detail)
    row = max(textSize * 1.5, grid * 2.25)
    sample = Size(width: grid * 2.75, height: textSize * 1.02)
    gap = grid * 0.75
  }

  /// From the side where a row begins to its words.
  var inset: Double { sample.width + gap * 1.4 }
  /// Between columns.
  var columnGap: Double { gap * 3 }
}
