public import GeoCore

/// Puts lines together that go on in each other, such as a street cut at the edges of tiles.
public enum LineJoining {
  // One end of a line.
  private struct End: Hashable {
    var line: Int
    var isStart: Bool

    var other: End { End(line: line, isStart: !isStart) }
  }

  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// The lines, each joined with those that begin or end where it does.
  ///
  /// Where three or more ends meet nothing is joined: which of them go on in each other cannot be told. The
  /// result is in the order of the first line of each, and runs in its direction.
  ///
  /// - Parameter tolerance: How far apart ends may be that are the same, in points, above 0; default 0.5.
  public static func joined(_ lines: [[Point]], tolerance: Double = 0.5) -> [[Point]] {
    let partners = partners(lines, tolerance > 0 && tolerance.isFinite ? tolerance : 0.5)
    var isTaken = Array(repeating: false, count: lines.count)
    var joined: [[Point]] = []
    for first in lines.indices where !isTaken[first] {
      isTaken[first] = true
      let after = chain(from: End(line: first, isStart: false), partners, &isTaken)
      let before = chain(from: End(line: first, isStart: true), partners, &isTaken)
      var line: [Point] = []
      // Those before are found from the first line outwards, and each is left by its far end.
      for end in before.reversed() { line += points(lines, enteredBy: end.other) }
      line += lines[first]
      for end in after { line += points(lines, enteredBy: end) }
      joined.append(line)
    }
    return joined
  }

  // The ends by which further lines are entered, going out through `end`.
  private static func chain(
    from end: End, _ partners: [End: End], _ isTaken: inout [Bool]
  ) -> [End] {
    var entered: [End] = []
    var end = end
    while let next = partners[end], !isTaken[next.line] {
      isTaken[next.line] = true
      entered.append(next)
      end = next.other
    }
    return entered
  }

  private static func points(_ lines: [[Point]], enteredBy end: End) -> [Point] {
    end.isStart ? lines[end.line] : lines[end.line].reversed()
  }

  private static func partners(_ lines: [[Point]], _ tolerance: Double) -> [End: End] {
    var cells: [Cell: [End]] = [:]
    var ends: [(end: End, point: Point, cell: Cell)] = []
    for (index, line) in lines.enumerated() {
      guard let first = line.first, let last = line.last, line.count > 1 else { continue }
      for (point, isStart) in [(first, true), (last, false)] {
        guard let cell = cell(point, tolerance) else { continue }
        ends.append((End(line: index, isStart: isStart), point, cell))
        cells[cell, default: []].append(End(line: index, isStart: isStart))
      }
    }
    var partners: [End: End] = [:]
    for (end, point, cell) in ends {
      let near = neighbours(of: cell, cells).filter { other in
        other != end && (self.point(lines, other) - point).length <= tolerance
      }
      if near.count == 1, let other = near.first, other.line != end.line { partners[end] = other }
    }
    // Only where both see but each other.
    return partners.filter { partners[$0.value] == $0.key }
  }

  private static func neighbours(of cell: Cell, _ cells: [Cell: [End]]) -> [End] {
    var near: [End] = []
    for row in cell.row - 1...cell.row + 1 {
      for column in cell.column - 1...cell.column + 1 {
        near += cells[Cell(column: column, row: row)] ?? []
        // Enough to know that there is no single partner.
        if near.count > 64 { return near }
      }
    }
    return near
  }

  private static func point(_ lines: [[Point]], _ end: End) -> Point {
    let line = lines[end.line]
    return line[end.isStart ? 0 : line.count - 1]
  }

  private static func cell(_ point: Point, _ size: Double) -> Cell? {
    let limit = 1e15
    let (x, y) = ((point.x / size).rounded(.down), (point.y / size).rounded(.down))
    guard abs(x) < limit, abs(y) < limit else { return nil }
    return Cell(column: Int(x), row: Int(y))
  }
}
