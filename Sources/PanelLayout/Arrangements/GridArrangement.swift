public import GeoCore

/// Children in rows of equal columns, filled in order; a child that spans cells takes the next free ones.
public struct GridArrangement: Arrangement, Hashable {
  /// How columns are made.
  public enum Columns: Hashable, Sendable {
    /// So many, equally wide.
    case count(Int)
    /// As many as there is room for, equally wide and at least this many points.
    case minimumWidth(Double)
    /// One for each length.
    case lengths([Length])
  }

  /// How columns are made.
  public var columns: Columns
  /// How high rows are; `content` for the highest wish of those in one row.
  public var rowHeight: Length
  /// What lies between columns, in points.
  public var columnSpacing: Double
  /// What lies between rows, in points.
  public var rowSpacing: Double

  /// Makes a grid; rows share the height by default.
  public init(_ columns: Columns, rowHeight: Length = .flexible, spacing: Double = 0) {
    self.columns = columns
    self.rowHeight = rowHeight
    columnSpacing = spacing
    rowSpacing = spacing
  }

  /// The most columns: more would be narrower than a pixel.
  public static let maximumColumns = 1000

  /// One frame for each child; columns begin on the right in pictures from right to left.
  ///
  /// - Throws: `PanelError` of a child that was asked for its wish.
  public func frames(
    for children: [LayoutContainer.Child], in bounds: Rect, context: PanelContext
  ) throws(PanelError) -> [Rect?] {
    let lengths = lengths(in: bounds.width)
    let cells = GridCells(children, columns: lengths.count)
    let across = LengthSolver(extent: bounds.width, spacing: columnSpacing, scale: context.scale)
      .edges(lengths, wishes: [])
    let wishes = try rowWishes(children, cells, across, context)
    let down = LengthSolver(extent: bounds.height, spacing: rowSpacing, scale: context.scale)
      .edges(Array(repeating: rowHeight, count: cells.rowCount), wishes: wishes)
    return cells.cells.map { cell in
      let (x0, x1) = (
        across[cell.columns.lowerBound].lowerBound, across[cell.columns.upperBound - 1].upperBound
      )
      let (y0, y1) = (
        down[cell.rows.lowerBound].lowerBound, down[cell.rows.upperBound - 1].upperBound
      )
      return Rect(
        minX: context.isRightToLeft ? bounds.maxX - x1 : bounds.minX + x0, minY: bounds.minY + y0,
        maxX: context.isRightToLeft ? bounds.maxX - x0 : bounds.minX + x1, maxY: bounds.minY + y1)
    }
  }

  /// The rows together, or the widest wish once for each column.
  ///
  /// - Throws: `PanelError` of a child that was asked.
  public func preferredLength(
    of children: [LayoutContainer.Child], along axis: Axis, cross: Double, context: PanelContext
  ) throws(PanelError) -> Double? {
    guard !children.isEmpty else { return 0 }
    let lengths = lengths(in: axis == .vertical && cross.isFinite ? cross : context.size.width)
    guard axis == .vertical else {
      var widest: Double?
      for (index, child) in children.enumerated() {
        let wish = try child.panel.preferredLength(
          along: .horizontal, cross: .infinity, in: context.child(index, size: context.size))
        if let wish { widest = max(widest ?? 0, wish / Double(held(child.span.columns))) }
      }
      return widest.map { $0 * Double(lengths.count) + gaps(lengths.count, columnSpacing) }
    }
    let cells = GridCells(children, columns: lengths.count)
    let width = cross.isFinite ? cross : context.size.width
    let across = LengthSolver(extent: width, spacing: columnSpacing, scale: context.scale)
      .edges(lengths, wishes: [])
    var asked = self
    asked.rowHeight.basis = .content
    let wishes = try asked.rowWishes(children, cells, across, context)
    let heights = wishes.map { wish in
      if case .points(let points) = rowHeight.basis { return points }
      return min(max(wish ?? 0, rowHeight.minimum), max(rowHeight.maximum, rowHeight.minimum))
    }
    return heights.reduce(0, +) + gaps(cells.rowCount, rowSpacing)
  }

  private func gaps(_ count: Int, _ spacing: Double) -> Double {
    spacing.isFinite ? max(0, spacing) * Double(max(0, count - 1)) : 0
  }

  private func held(_ span: Int) -> Int { min(max(1, span), GridSpan.maximum) }

  private func lengths(in width: Double) -> [Length] {
    let most = Double(Self.maximumColumns)
    switch columns {
    case .lengths(let lengths) where !lengths.isEmpty:
      return Array(lengths.prefix(Self.maximumColumns))
    case .count(let count):
      return Array(repeating: .flexible, count: min(max(1, count), Self.maximumColumns))
    case .minimumWidth(let least) where least.isFinite && least > 0:
      let gap = columnSpacing.isFinite ? max(0, columnSpacing) : 0
      let count = ((width + gap) / (least + gap)).rounded(.down)
      return Array(repeating: .flexible, count: Int(min(max(1, count.isFinite ? count : 1), most)))
    case .lengths, .minimumWidth: return [.flexible]
    }
  }

  private func rowWishes(
    _ children: [LayoutContainer.Child], _ cells: GridCells, _ across: [ClosedRange<Double>],
    _ context: PanelContext
  ) throws(PanelError) -> [Double?] {
    var wishes = [Double?](repeating: nil, count: cells.rowCount)
    guard rowHeight.basis == .content else { return wishes }
    for (index, cell) in cells.cells.enumerated() where cell.rows.count == 1 {
      let width =
        across[cell.columns.upperBound - 1].upperBound - across[cell.columns.lowerBound].lowerBound
      let wish = try children[index].panel.preferredLength(
        along: .vertical, cross: width,
        in: context.child(index, size: Size(width: width, height: context.size.height)))
      let row = cell.rows.lowerBound
      if let wish { wishes[row] = max(wishes[row] ?? 0, wish) }
    }
    return wishes
  }
}

/// Which cells of a grid each child covers.
struct GridCells {
  struct Cell: Hashable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  private(set) var cells: [Cell] = []
  private(set) var rowCount = 0

  /// Each child takes the first free cells after those of the one before; nothing moves back into holes.
  init(_ children: [LayoutContainer.Child], columns count: Int) {
    // The first row of each column that no child covers yet.
    var free = [Int](repeating: 0, count: count)
    var (row, column) = (0, 0)
    for child in children {
      let width = min(max(1, child.span.columns), count, GridSpan.maximum)
      let height = min(max(1, child.span.rows), GridSpan.maximum)
      while true {
        if column + width > count {
          (row, column) = (row + 1, 0)
        } else if free[column..<column + width].allSatisfy({ $0 <= row }) {
          break
        } else {
          column += 1
        }
      }
      for taken in column..<column + width { free[taken] = row + height }
      cells.append(Cell(columns: column..<column + width, rows: row..<row + height))
      rowCount = max(rowCount, row + height)
      column += width
    }
  }
}

extension Arrangement where Self == GridArrangement {
  /// Rows of so many equal columns.
  public static func grid(
    columns: Int, rowHeight: Length = .flexible, spacing: Double = 0
  ) -> GridArrangement {
    GridArrangement(.count(columns), rowHeight: rowHeight, spacing: spacing)
  }
}
