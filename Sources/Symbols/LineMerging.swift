public import GeoCore

/// Puts lines of one key together where one begins exactly where another ends, as MapLibre does with the roads of a
/// tile that have one name.
public enum LineMerging {
  private struct End: Hashable {
    let key: String
    let x: Double
    let y: Double

    init?(_ key: String?, _ point: Point?) {
      guard let key, let point else { return nil }
      (self.key, x, y) = (key, point.x, point.y)
    }
  }

  /// Joins the lines in place, and gives the indices of those that are left, in order.
  ///
  /// Those that went into another are empty.
  /// Unlike `LineJoining`, lines are never turned round, and where several meet the first wins. Lines without a key
  /// stay alone.
  public static func merge(_ lines: inout [(key: String?, line: [Point])]) -> [Int] {
    var begins: [End: Int] = [:]
    var ends: [End: Int] = [:]
    var isKept = Array(repeating: false, count: lines.count)
    for index in lines.indices {
      guard let begin = End(lines[index].key, lines[index].line.first),
        let end = End(lines[index].key, lines[index].line.last)
      else {
        isKept[index] = true
        continue
      }
      let before = ends[begin]
      let after = begins[end]
      if let before, let after, before != after {
        join(&lines, index, to: after, atEnd: false)
        begins[end] = nil
        ends[begin] = nil
        join(&lines, after, to: before, atEnd: true)
        lines[before].line.last.flatMap { End(lines[before].key, $0) }.map { ends[$0] = before }
        isKept[after] = false
      } else if let before {
        join(&lines, index, to: before, atEnd: true)
        ends[begin] = nil
        ends[end] = before
      } else if let after {
        join(&lines, index, to: after, atEnd: false)
        begins[end] = nil
        begins[begin] = after
      } else {
        begins[begin] = index
        ends[end] = index
        isKept[index] = true
      }
    }
    return lines.indices.filter { isKept[$0] }
  }

  private static func join(
    _ lines: inout [(key: String?, line: [Point])], _ index: Int, to other: Int, atEnd: Bool
  ) {
    if atEnd {
      lines[other].line += lines[index].line.dropFirst()
    } else {
      lines[other].line = lines[index].line + lines[other].line.dropFirst()
    }
    lines[index].line = []
  }
}
