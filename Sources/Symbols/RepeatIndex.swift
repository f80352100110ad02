import GeoCore

/// Where symbols stand that may not be repeated nearby, by key and place.
struct RepeatIndex {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// The symbols of one key in cells as large as the longest of their distances.
  private struct Field {
    var side: Double
    var cells: [Cell: [RepeatKey]] = [:]

    init(side: Double) { self.side = side }

    mutating func insert(_ key: RepeatKey) {
      guard let cell = cell(key.point) else { return }
      cells[cell, default: []].append(key)
    }

    func repeats(_ key: RepeatKey) -> Bool {
      let reach = max(key.distance, side)
      let corner = Point(x: reach, y: reach)
      guard let low = cell(key.point - corner), let high = cell(key.point + corner),
        (high.column - low.column + 1) * (high.row - low.row + 1) <= cells.count
      else {
        // The question reaches over more cells than hold anything.
        return cells.values.contains { $0.contains { $0.repeats(key) } }
      }
      for row in low.row...high.row {
        for column in low.column...high.column {
          let here = cells[Cell(column: column, row: row)] ?? []
          if here.contains(where: { $0.repeats(key) }) { return true }
        }
      }
      return false
    }

    // Cells further away are so far from any picture that they need not be told apart.
    private func cell(_ point: Point) -> Cell? {
      let (x, y) = ((point.x / side).rounded(.down), (point.y / side).rounded(.down))
      guard abs(x) < 1e9, abs(y) < 1e9 else { return nil }
      return Cell(column: Int(x), row: Int(y))
    }
  }

  /// Any distance that is more than all pictures are large.
  private static let largest = 1e12

  private var fields: [String: Field] = [:]

  /// Whether a symbol of the same key stands too near.
  func repeats(_ key: RepeatKey) -> Bool { fields[key.key]?.repeats(key) ?? false }

  /// Remembers a symbol.
  mutating func insert(_ key: RepeatKey) {
    let least = key.distance.isNaN ? 1 : min(max(1, key.distance), Self.largest)
    if let field = fields[key.key], field.side < least {
      // At least twice as large, so that few enlargements make any size.
      var larger = Field(side: max(least, 2 * field.side))
      for known in field.cells.values.joined() { larger.insert(known) }
      fields[key.key] = larger
    }
    fields[key.key, default: Field(side: least)].insert(key)
  }
}

extension RepeatKey {
  /// Whether another of the same key stands nearer than either may.
  fileprivate func repeats(_ other: RepeatKey) -> Bool {
    (point - other.point).length < max(distance, other.distance)
  }
}
