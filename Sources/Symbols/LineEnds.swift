import GeoCore

/// Both ends of each of many lines, and which of them meet in pairs.
///
/// An end is a number: twice its line's, and one more for the last point.
struct LineEnds {
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  private let tolerance: Double
  private let side: Double
  private let points: [Point?]
  // The last end that was put into each cell, and for each end the one before it there.
  private var heads: [Cell: Int] = [:]
  private var before: [Int]
  private var partners: [Int] = []

  /// Cells of so many tolerances: most ends then look into but one.
  private static let cellTolerances = 8.0
  /// Where so many ends lie in one cell, which of them go on in each other cannot be told.
  private static let mostInCell = 256

  static func start(of line: Int) -> Int { 2 * line }
  static func end(of line: Int) -> Int { 2 * line + 1 }
  static func line(of end: Int) -> Int { end / 2 }
  static func isStart(_ end: Int) -> Bool { end % 2 == 0 }
  static func other(_ end: Int) -> Int { end ^ 1 }

  /// - Parameter tolerance: how far apart ends may be that are the same, finite and above 0.
  init(_ lines: [[Point]], tolerance: Double) {
    self.tolerance = tolerance
    side = tolerance * Self.cellTolerances
    points = lines.flatMap { $0.count > 1 ? [$0.first, $0.last] : [nil, nil] }
    before = Array(repeating: -1, count: points.count)
    heads.reserveCapacity(points.count)
    for (end, point) in points.enumerated() {
      guard let point, let cell = cell(point) else { continue }
      before[end] = heads.updateValue(end, forKey: cell) ?? -1
    }
    partners = points.indices.map(nearest)
  }

  /// The only other end at the same place, where that sees no other one either.
  func partner(of end: Int) -> Int? {
    let partner = partners[end]
    return partner >= 0 && partners[partner] == end ? partner : nil
  }

  /// The one other end within the tolerance, of another line; −1 where there is none, or several.
  private func nearest(to end: Int) -> Int {
    guard let point = points[end] else { return -1 }
    let corner = Point(x: tolerance, y: tolerance)
    guard let low = cell(point - corner), let high = cell(point + corner) else { return -1 }
    var found = -1
    for row in low.row...high.row {
      for column in low.column...high.column {
        var other = heads[Cell(column: column, row: row)] ?? -1
        var looked = 0
        while other >= 0 {
          looked += 1
          guard looked <= Self.mostInCell else { return -1 }
          if other != end, let place = points[other], (place - point).length <= tolerance {
            guard found < 0 else { return -1 }
            found = other
          }
          other = before[other]
        }
      }
    }
    return found >= 0 && Self.line(of: found) != Self.line(of: end) ? found : -1
  }

  private func cell(_ point: Point) -> Cell? {
    let limit = 1e15
    let (x, y) = ((point.x / side).rounded(.down), (point.y / side).rounded(.down))
    guard abs(x) < limit, abs(y) < limit else { return nil }
    return Cell(column: Int(x), row: Int(y))
  }
}
