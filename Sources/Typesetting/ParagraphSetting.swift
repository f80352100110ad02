import Drawing

/// A paragraph cut into runs and shaped, ready to be broken into lines.
struct ParagraphSetting {
  let paragraph: Paragraph
  let boundaries: TextBoundaries
  private(set) var runs: [TextRun] = []
  private(set) var glyphs: [[RunGlyph]] = []
  /// The width of the cluster that begins at each character, in points, spacing included.
  private(set) var widths: [Double] = []
  /// How much of each width is spacing, which a line's last cluster goes without, given to all its
  /// characters; empty where there is none.
  private var spacings: [Double] = []

  init(_ paragraph: Paragraph, _ setter: Typesetter, breaksLines: Bool) {
    self.paragraph = paragraph
    boundaries = TextBoundaries(paragraph, lines: breaksLines)
    runs = setter.runs(of: paragraph, boundaries)
    glyphs = runs.map { setter.glyphs(of: $0, in: paragraph) }
    if breaksLines { measure(setter) }
  }

  private mutating func measure(_ setter: Typesetter) {
    widths = Array(repeating: 0, count: paragraph.scalars.count)
    for (run, glyphs) in zip(runs, glyphs) {
      let scale = setter.scale(of: run)
      for glyph in glyphs { widths[glyph.cluster] += Double(glyph.advance) * scale }
      let spacing = setter.spacing(of: run)
      guard spacing != 0 else { continue }
      if spacings.isEmpty { spacings = Array(repeating: 0, count: widths.count) }
      for i in run.range where widths[i] > 0 {
        widths[i] += spacing
        spacings[i] = spacing
      }
    }
    for i in spacings.indices.dropFirst() where widths[i] <= 0 { spacings[i] = spacings[i - 1] }
  }

  /// The spacing of the cluster that ends before `end`, at which a line would end.
  func spacing(before end: Int) -> Double {
    end > 0 && end <= spacings.count ? spacings[end - 1] : 0
  }

  /// The runs of a line in the order in which they are seen, with their glyphs.
  ///
  /// What a break tears apart is shaped again.
  func line(_ range: Range<Int>, _ setter: Typesetter) -> [(TextRun, [RunGlyph])] {
    var parts: [(run: TextRun, glyphs: [RunGlyph])] = []
    for (run, glyphs) in zip(runs, glyphs) where run.range.overlaps(range) {
      if range.lowerBound <= run.range.lowerBound && range.upperBound >= run.range.upperBound {
        parts.append((run, glyphs))
      } else {
        var cut = run
        cut.range = run.range.clamped(to: range)
        let part = slice(glyphs, of: run, cut.range) ?? setter.glyphs(of: cut, in: paragraph)
        parts.append((cut, part))
      }
    }
    reorder(&parts)
    return parts
  }

  // The glyphs of a part of a run, where they would be the same had it been shaped alone.
  private func slice(_ glyphs: [RunGlyph], of run: TextRun, _ part: Range<Int>) -> [RunGlyph]? {
    var isFree = (
      part.lowerBound == run.range.lowerBound, part.upperBound == run.range.upperBound
    )
    for glyph in glyphs where !glyph.isBound {
      if glyph.cluster == part.lowerBound { isFree.0 = true }
      if glyph.cluster == part.upperBound { isFree.1 = true }
    }
    guard isFree.0 && isFree.1 else { return nil }
    return glyphs.filter { part.contains($0.cluster) }
  }

  // UAX #9, L2.
  private func reorder(_ parts: inout [(run: TextRun, glyphs: [RunGlyph])]) {
    guard let highest = parts.map(\.run.level).max(), highest > 0 else { return }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < parts.count {
        var end = start
        while end < parts.count, parts[end].run.level >= level { end += 1 }
        if end > start + 1 { parts[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
  }
}
