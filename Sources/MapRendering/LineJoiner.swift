import GeoCore

/// Puts pieces of lines together where their ends meet, as a street is cut at crossings and tile edges.
enum LineJoiner {
  /// Ends nearer than this are one point, in points: above the rounding of tiles, below the width of any road.
  static let reach = 0.75

  private struct Cell: Hashable {
    let x: Int
    let y: Int

    init(_ p: Point) {
      x = Int((p.x / LineJoiner.reach).rounded(.down))
      y = Int((p.y / LineJoiner.reach).rounded(.down))
    }

    private init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    var around: [Cell] {
      (-1...1).flatMap { dy in (-1...1).map { dx in Cell(x: x + dx, y: y + dy) } }
    }
  }

  /// Lines of which those that meet end to end, two at a point, have become one; others stay as they are.
  static func joined(_ lines: [[Point]]) -> [[Point]] {
    guard lines.count > 1 else { return lines }
    let usable = lines.filter {
      $0.count > 1 && $0.allSatisfy { abs($0.x) < 1e7 && abs($0.y) < 1e7 }
    }
    var ends: [Cell: [(line: Int, isLast: Bool)]] = [:]
    for (index, line) in usable.enumerated() {
      ends[Cell(line[0]), default: []].append((index, false))
      ends[Cell(line[line.count - 1]), default: []].append((index, true))
    }
    var isTaken = [Bool](repeating: false, count: usable.count)
    var result: [[Point]] = []
    for index in usable.indices where !isTaken[index] {
      isTaken[index] = true
      var line = usable[index]
      for _ in 0..<2 {
        while let next = continuation(of: line, usable, ends, isTaken) {
          isTaken[next.line] = true
          let piece = next.isLast ? usable[next.line].reversed() : usable[next.line]
          line.append(contentsOf: piece.dropFirst())
        }
        line.reverse()
      }
      result.append(line)
    }
    return result
  }

  // Where several lines go on from an end, the straightest is the same street.
  private static func continuation(
    of line: [Point], _ lines: [[Point]], _ ends: [Cell: [(line: Int, isLast: Bool)]],
    _ isTaken: [Bool]
  ) -> (line: Int, isLast: Bool)? {
    let end = line[line.count - 1]
    let direction = end - line[line.count - 2]
    var best: (candidate: (line: Int, isLast: Bool), cosine: Double)?
    for cell in Cell(end).around {
      for candidate in ends[cell] ?? [] where !isTaken[candidate.line] {
        let other = lines[candidate.line]
        let start = candidate.isLast ? other[other.count - 1] : other[0]
        let second = candidate.isLast ? other[other.count - 2] : other[1]
        guard (start - end).length <= reach else { continue }
        let d = second - start
        let cosine =
          (d.x * direction.x + d.y * direction.y) / max(1e-12, d.length * direction.length)
        // A turn of more than 75° is another street that bears the same name.
        guard cosine > 0.26, cosine > best?.cosine ?? -1 else { continue }
        best = (candidate, cosine)
      }
    }
    return best?.candidate
  }
}
