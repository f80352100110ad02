import Drawing

/// Shortens the last line that there is room for.
struct Ellipsis {
  private let setter: Typesetter
  private let layout: TextLayout

  init(_ setter: Typesetter, _ layout: TextLayout) {
    self.setter = setter
    self.layout = layout
  }

  /// The text from `start` to the paragraph's end, cut so that it fits with an ellipsis where it breaks off.
  ///
  /// The ellipsis follows the last character as it is read: on the left of a line that runs leftwards.
  func shorten(_ setting: ParagraphSetting, from start: Int) -> (ParagraphSetting, Range<Int>) {
    let limit = layout.maxWidth.map { $0.isNaN ? .infinity : $0 + 1e-6 } ?? .infinity
    var end = firstGuess(setting, start, limit)
    while true {
      let kept = trimmed(setting, start, end)
      let short = ParagraphSetting(
        setting.paragraph.ellipsized(start..<kept), setter, breaksLines: true)
      let excess = short.widths.reduce(0, +) - limit
      let range = 0..<short.paragraph.scalars.count
      if excess <= 0 || kept == start { return (short, range) }
      end = step(setting, start, kept, excess)
    }
  }

  // The furthest boundary up to which the text alone fits.
  private func firstGuess(_ setting: ParagraphSetting, _ start: Int, _ limit: Double) -> Int {
    let count = setting.paragraph.scalars.count
    guard limit < .infinity else { return count }
    var width = 0.0
    var end = start
    while end < count {
      width += setting.widths[end]
      if width > limit { break }
      end += 1
    }
    return boundary(setting, start, end)
  }

  // Takes away as many clusters, at least one, as are as wide as `excess`.
  private func step(_ setting: ParagraphSetting, _ start: Int, _ end: Int, _ excess: Double) -> Int
  {
    var end = end
    var gained = 0.0
    repeat {
      end = boundary(setting, start, end - 1)
      gained += setting.widths[end]
    } while end > start && gained < excess
    return end
  }

  private func boundary(_ setting: ParagraphSetting, _ start: Int, _ end: Int) -> Int {
    var end = end
    // Within what is drawn as a whole, such as a Khmer syllable, all but the first have no width.
    let count = setting.paragraph.scalars.count
    while end > start, end < count, !setting.boundaries.isCluster(end) || setting.widths[end] <= 0 {
      end -= 1
    }
    return max(start, end)
  }

  private func trimmed(_ setting: ParagraphSetting, _ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isBreakingSpace(setting.paragraph.scalars[end - 1]) { end -= 1 }
    return end
  }
}
