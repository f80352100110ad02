import GeoCore

/// Points in square cells, to find those near another without looking at all.
struct PointGrid {
  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  private let side: Double
  private var cells: [Cell: [Int]] = [:]
  private var points: [Int: Point] = [:]

  /// Makes an empty grid, best for questions of about `reach` points.
  init(reach: Double) {
    side = reach.isFinite ? max(1, reach) : 1
  }

  /// Adds a point under a number of its own; one that is not finite is nowhere.
  mutating func insert(_ point: Point, as index: Int) {
    guard let cell = cell(point) else { return }
    cells[cell, default: []].append(index)
    points[index] = point
  }

  /// Removes points, all at once: one at a time thousands in a cell would take long.
  mutating func remove(_ indices: [Int]) {
    var touched = Set<Cell>()
    for index in indices {
      guard let point = points.removeValue(forKey: index), let cell = cell(point) else { continue }
      touched.insert(cell)
    }
    for cell in touched { cells[cell]?.removeAll { points[$0] == nil } }
  }

  /// The numbers of all points no further than `reach` from a point, ascending.
  func near(_ point: Point, within reach: Double) -> [Int] {
    let corner = Point(x: reach, y: reach)
    guard let low = cell(point - corner), let high = cell(point + corner) else { return [] }
    var found: [Int] = []
    for y in low.y...high.y {
      for x in low.x...high.x {
        for index in cells[Cell(x: x, y: y)] ?? [] {
          if let other = points[index], (other - point).length <= reach { found.append(index) }
        }
      }
    }
    return found.sorted()
  }

  // Cells beyond this are so far from any picture that their numbers need not be told apart.
  private func cell(_ p: Point) -> Cell? {
    let (x, y) = ((p.x / side).rounded(.down), (p.y / side).rounded(.down))
    guard abs(x) < 1e9, abs(y) < 1e9 else { return nil }
    return Cell(x: Int(x), y: Int(y))
  }
}
