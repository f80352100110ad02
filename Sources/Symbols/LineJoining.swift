public import GeoCore

/// Puts lines together that go on in each other, such as a street cut at the edges of tiles.
public enum LineJoining {
  /// The lines, each joined with those that begin or end where it does.
  ///
  /// Where three or more ends meet nothing is joined: which of them go on in each other cannot be told. The
  /// result is in the order of the first line of each, and runs in its direction.
  ///
  /// - Parameter tolerance: How far apart ends may be that are the same, in points, above 0; default 0.5.
  public static func joined(_ lines: [[Point]], tolerance: Double = 0.5) -> [[Point]] {
    let ends = LineEnds(lines, tolerance: tolerance > 0 && tolerance.isFinite ? tolerance : 0.5)
    var isTaken = Array(repeating: false, count: lines.count)
    var joined: [[Point]] = []
    for first in lines.indices where !isTaken[first] {
      isTaken[first] = true
      let after = chain(from: LineEnds.end(of: first), ends, &isTaken)
      let before = chain(from: LineEnds.start(of: first), ends, &isTaken)
      var line: [Point] = []
      // Those before are found from the first line outwards, and each is left by its far end.
      for end in before.reversed() { line += points(lines, enteredBy: LineEnds.other(end)) }
      line += lines[first]
      for end in after { line += points(lines, enteredBy: end) }
      joined.append(line)
    }
    return joined
  }

  // The ends by which further lines are entered, going out through `end`.
  private static func chain(from end: Int, _ ends: LineEnds, _ isTaken: inout [Bool]) -> [Int] {
    var entered: [Int] = []
    var end = end
    while let next = ends.partner(of: end), !isTaken[LineEnds.line(of: next)] {
      isTaken[LineEnds.line(of: next)] = true
      entered.append(next)
      end = LineEnds.other(next)
    }
    return entered
  }

  private static func points(_ lines: [[Point]], enteredBy end: Int) -> [Point] {
    let line = lines[LineEnds.line(of: end)]
    return LineEnds.isStart(end) ? line : line.reversed()
  }
}
