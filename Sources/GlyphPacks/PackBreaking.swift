import Drawing

/// Where lines of labels break, as in MapLibre: so that all lines are about as wide as the mean.
///
/// The cost of a line is the square of what it differs from the mean, as in Knuth and Plass, "Breaking paragraphs into
/// lines" (1981), with MapLibre's penalties.
struct PackBreaking {
  private struct Break {
    var index: Int
    /// How wide the text before it is, in pixels of fields.
    var x: Double
    /// The break before it among those found; −1 for none.
    var prior: Int
    var badness: Double
  }

  private let text: PackText
  private let advances: [Double]
  private let target: Double
  private var breaks: [Break] = []

  /// - Parameters:
  ///   - advances: of each character with its spacing, in pixels of fields.
  ///   - maxWidth: in pixels of fields; nothing for lines of any width.
  init(_ text: PackText, _ advances: [Double], maxWidth: Double?) {
    self.text = text
    self.advances = advances
    let total = advances.reduce(0, +)
    let lines = maxWidth.map { max(1, (total / max(0, $0)).rounded(.up)) } ?? 1
    target = lines.isFinite ? total / lines : 0
  }

  /// The lines as ranges of characters.
  mutating func lines() -> [Range<Int>] {
    let characters = text.characters
    let hasHints = characters.contains { $0.scalar == 0x200B }
    var x = 0.0
    for i in characters.indices {
      let scalar = characters[i].scalar
      if !isSpace(scalar) { x += advances[i] }
      guard i + 1 < characters.count else { break }
      let isIdeographic = PackBreaks.isIdeographic(scalar)
      let next = characters[i + 1].scalar
      let isBefore = i + 2 < characters.count && next == 0x28
      guard
        PackBreaks.isAfter(scalar) || isIdeographic || isBefore
          || text.spans[characters[i].span].image != nil
      else { continue }
      let penalty = PackBreaks.penalty(scalar, next, isIdeographic && hasHints)
      breaks.append(best(at: i + 1, x, penalty, isLast: false))
    }
    return ranges(to: best(at: characters.count, x, 0, isLast: true))
  }

  private func best(at index: Int, _ x: Double, _ penalty: Double, isLast: Bool) -> Break {
    var best = Break(
      index: index, x: x, prior: -1, badness: badness(x, penalty, isLast: isLast))
    for (number, prior) in breaks.enumerated() {
      let badness = badness(x - prior.x, penalty, isLast: isLast) + prior.badness
      if badness <= best.badness { (best.prior, best.badness) = (number, badness) }
    }
    return best
  }

  // The last line is rather too short than too long.
  private func badness(_ width: Double, _ penalty: Double, isLast: Bool) -> Double {
    let square = (width - target) * (width - target)
    guard isLast else { return square + abs(penalty) * penalty }
    return width < target ? square / 2 : square * 2
  }

  private func ranges(to last: Break) -> [Range<Int>] {
    var ends = [last.index]
    var prior = last.prior
    while prior >= 0 {
      ends.append(breaks[prior].index)
      prior = breaks[prior].prior
    }
    var ranges: [Range<Int>] = []
    var start = 0
    for end in ends.reversed() {
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }
}

/// Which characters lines break at.
enum PackBreaks {
  /// Whether a line may end after a character.
  static func isAfter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A, 0x20, 0x26, 0x29, 0x2B, 0x2D, 0x2F, 0xAD, 0xB7, 0x200B, 0x2010, 0x2013, 0x2027: true
    default: false
    }
  }

  /// Whether a character is of a script whose lines break anywhere: Han, kana, bopomofo, Yi and what goes with them.
  static func isIdeographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x2FDF, 0x2FF0...0x312F, 0x3190...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF,
      0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1_6FE0...0x1_8DFF, 0x1_AFF0...0x1_B2FF,
      0x2_0000...0x3_FFFF:
      true
    default: false
    }
  }

  static func penalty(_ scalar: UInt32, _ next: UInt32, _ isLesser: Bool) -> Double {
    var penalty = scalar == 0x0A ? -10_000.0 : 0
    // A hint by a space of no width is better than a break between any two ideographs.
    if isLesser { penalty += 150 }
    if scalar == 0x28 || scalar == 0xFF08 { penalty += 50 }
    if next == 0x29 || next == 0xFF09 { penalty += 50 }
    return penalty
  }
}
