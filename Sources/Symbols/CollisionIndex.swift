public import GeoCore

/// What stands where on a picture: boxes and circles in a grid of cells.
public struct CollisionIndex: Sendable {
  /// What a shape is to others.
  public enum Kind: UInt8, Hashable, Sendable {
    /// It keeps all others away.
    case solid
    /// It bears others of this kind.
    case cooperative
  }

  // A circle, or a box where the radius is negative.
  fileprivate struct Shape {
    var bounds: Rect
    var center: Point
    var radius: Double
    var kind: Kind
  }

  // A shape's mention in a cell, and the cell's next.
  private struct Entry {
    var shape: Int32
    var next: Int32
  }

  /// More cells than this take longer to make than they save; the cells become larger instead.
  public static let maximumCells = 1 << 18

  private let bounds: Rect
  private let cellSize: Double
  private let columns: Int
  private let rows: Int
  private var shapes: [Shape] = []
  private var entries: [Entry] = []
  // The first entry of each cell, −1 for none.
  private var heads: [Int32]

  /// Makes an empty index; what stands outside `bounds` is kept in the cells at its border.
  ///
  /// - Parameter cellSize: The side of a cell in points, best about as large as a label; default 48.
  public init(bounds: Rect, cellSize: Double = 48) {
    let width = bounds.width.isFinite ? max(1, bounds.width) : 1
    let height = bounds.height.isFinite ? max(1, bounds.height) : 1
    let least = (width / Double(Self.maximumCells) * height).squareRoot()
    let longest = max(width, height) / Double(Self.maximumCells / 4)
    let side = max(cellSize.isFinite ? cellSize : 48, least * 1.1, longest, 1)
    self.bounds = bounds
    self.cellSize = side
    columns = Int((width / side).rounded(.up))
    rows = Int((height / side).rounded(.up))
    heads = Array(repeating: -1, count: columns * rows)
  }

  /// How many shapes it holds.
  public var count: Int { shapes.count }

  /// Adds a rectangle; one that is not finite stands nowhere.
  public mutating func insert(_ box: Rect, kind: Kind = .solid) {
    insert(Shape(bounds: box, center: box.center, radius: -1, kind: kind))
  }

  /// Adds a circle; one that is not finite stands nowhere.
  public mutating func insert(_ circle: Circle, kind: Kind = .solid) {
    insert(
      Shape(
        bounds: circle.bounds, center: circle.center, radius: max(0, circle.radius), kind: kind))
  }

  /// Whether nothing that keeps `visitor` away stands inside `box`; touching edges do not count.
  ///
  /// Never where `box` is not finite.
  public func isFree(_ box: Rect, for visitor: Kind = .solid) -> Bool {
    isFree(Shape(bounds: box, center: box.center, radius: -1, kind: visitor))
  }

  /// Whether nothing that keeps `visitor` away stands inside `circle`; touching does not count.
  ///
  /// Never where `circle` is not finite.
  public func isFree(_ circle: Circle, for visitor: Kind = .solid) -> Bool {
    isFree(
      Shape(
        bounds: circle.bounds, center: circle.center, radius: max(0, circle.radius), kind: visitor))
  }

  private mutating func insert(_ shape: Shape) {
    guard let cells = cells(shape.bounds) else { return }
    let index = Int32(shapes.count)
    shapes.append(shape)
    for row in cells.rows {
      for column in cells.columns {
        let cell = row * columns + column
        entries.append(Entry(shape: index, next: heads[cell]))
        heads[cell] = Int32(entries.count - 1)
      }
    }
  }

  private func isFree(_ visitor: Shape) -> Bool {
    guard let cells = cells(visitor.bounds) else { return false }
    for row in cells.rows {
      for column in cells.columns {
        var next = heads[row * columns + column]
        while next >= 0 {
          let entry = entries[Int(next)]
          if visitor.collides(with: shapes[Int(entry.shape)]) { return false }
          next = entry.next
        }
      }
    }
    return true
  }

  private func cells(_ box: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard box.minX <= box.maxX, box.minY <= box.maxY, (box.width + box.height).isFinite else {
      return nil
    }
    return (
      cell(box.minX - bounds.minX, columns)...cell(box.maxX - bounds.minX, columns),
      cell(box.minY - bounds.minY, rows)...cell(box.maxY - bounds.minY, rows)
    )
  }

  private func cell(_ distance: Double, _ count: Int) -> Int {
    Int(min(max(0, distance / cellSize), Double(count - 1)))
  }
}

extension CollisionIndex.Shape {
  fileprivate func collides(with other: Self) -> Bool {
    guard kind == .solid || other.kind == .solid, bounds.intersects(other.bounds) else {
      return false
    }
    switch (radius >= 0, other.radius >= 0) {
    case (false, false): return true
    case (true, true): return (center - other.center).length < radius + other.radius
    case (true, false): return reaches(other.bounds)
    case (false, true): return other.reaches(bounds)
    }
  }

  private func reaches(_ box: Rect) -> Bool {
    let nearest = Point(
      x: min(max(center.x, box.minX), box.maxX), y: min(max(center.y, box.minY), box.maxY))
    return (center - nearest).length < radius
  }
}
