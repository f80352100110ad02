import Drawing

/// Finds where a paragraph's lines begin and end.
struct LineBreaking {
  private let setting: ParagraphSetting
  private let layout: TextLayout
  private let count: Int

  /// Balancing looks at pairs of breaks; beyond this many the lines are filled instead.
  static let maximumBalancedBreaks = 400

  init(_ setting: ParagraphSetting, _ layout: TextLayout) {
    self.setting = setting
    self.layout = layout
    count = setting.paragraph.scalars.count
  }

  /// The lines from the top; spaces at which they were broken belong to none.
  ///
  /// Lines of like length may be more than filled ones: where they are more than there is room for, filled ones are
  /// taken if these are not.
  func lines(room: Int) -> [Range<Int>] {
    guard let limit = layout.maxWidth, count > 0 else { return [0..<count] }
    let width = limit.isNaN ? .infinity : limit
    let starts =
      switch layout.wrapping {
      case .greedy: greedy(width)
      case .balanced: balanced(width, room) ?? greedy(width)
      }
    return starts.indices.map { i in
      i + 1 < starts.count ? starts[i]..<trimmed(starts[i], starts[i + 1]) : starts[i]..<count
    }
  }

  /// The end of a line without the spaces before `end`.
  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isBreakingSpace(setting.paragraph.scalars[end - 1]) { end -= 1 }
    return end
  }

  private func balanced(_ limit: Double, _ room: Int) -> [Int]? {
    let even = balanced(limit)
    guard let even, even.count > room else { return even }
    let filled = greedy(limit)
    return filled.count > room ? even : filled
  }

  private func greedy(_ limit: Double) -> [Int] {
    // Sums of widths differ in their last bits from the widths of lines.
    let limit = limit + 1e-6
    var starts = [0]
    var width = 0.0
    var lastBreak: Int?
    var i = 0
    while i < count {
      if i > starts[starts.count - 1], setting.boundaries.isLineBreak(i) { lastBreak = i }
      width += setting.widths[i]
      let isSpace = isBreakingSpace(setting.paragraph.scalars[i])
      guard width - setting.spacing(before: i + 1) > limit, !isSpace, i > starts[starts.count - 1]
      else {
        i += 1
        continue
      }
      guard let next = lastBreak ?? emergency(starts[starts.count - 1], i) else {
        i += 1
        continue
      }
      starts.append(next)
      lastBreak = nil
      width = 0
      i = next
    }
    return starts
  }

  // The last boundary between clusters up to `i`, where a single word is too wide.
  private func emergency(_ start: Int, _ i: Int) -> Int? {
    var i = i
    while i > start, !setting.boundaries.isCluster(i) || setting.widths[i] <= 0 { i -= 1 }
    return i > start ? i : nil
  }

  /// Lines of like length: of all ways to break, the one whose lines differ least, by squares, from the mean.
  ///
  /// The number of lines is what the whole width needs; the lines may be somewhat wider than the limit, and
  /// words are never cut. A short last line costs half, as in MapLibre.
  private func balanced(_ limit: Double) -> [Int]? {
    let breaks = (1..<max(1, count)).filter { setting.boundaries.isLineBreak($0) }
    guard breaks.count <= Self.maximumBalancedBreaks else { return nil }
    let total = setting.widths.reduce(0, +) - setting.spacing(before: count)
    guard total > limit, limit > 0 else { return limit > 0 ? [0] : nil }
    let target = total / (total / limit).rounded(.up)
    let starts = [0] + breaks
    let sums = prefixSums()
    // For each break the least badness of all before it, and the start of the line that ends there.
    var best = [(badness: 0.0, previous: 0)]
    for (i, end) in (breaks + [count]).enumerated() {
      var choice = (badness: Double.infinity, previous: 0)
      for j in 0...i {
        let last = trimmed(starts[j], end)
        let width = sums[last] - sums[starts[j]] - setting.spacing(before: last)
        let badness =
          best[j].badness + raggedness(width - target, isLast: end == count)
          + penalty(before: end)
        if badness < choice.badness { choice = (badness, j) }
      }
      best.append(choice)
    }
    var path: [Int] = []
    var i = best.count - 1
    while i > 0 {
      i = best[i].previous
      path.append(starts[i])
    }
    return path.reversed()
  }

  private func prefixSums() -> [Double] {
    var sums = [0.0]
    sums.reserveCapacity(count + 1)
    for width in setting.widths { sums.append((sums.last ?? 0) + width) }
    return sums
  }

  private func raggedness(_ excess: Double, isLast: Bool) -> Double {
    let square = excess * excess
    return isLast ? (excess < 0 ? square / 2 : square * 2) : square
  }

  // A bracket should not hang at a line's end, nor another begin the next line.
  private func penalty(before end: Int) -> Double {
    guard end < count else { return 0 }
    let opens: Set<UInt32> = [0x28, 0xFF08]
    return opens.contains(setting.paragraph.scalars[end - 1]) ? 2500 : 0
  }
}
