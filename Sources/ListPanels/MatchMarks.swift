import Drawing
import GeoCore

/// Where the parts of a set text lie that were searched for.
struct MatchMarks {
  /// Boxes relative to the top left corner of the text, line by line.
  let boxes: [Rect]

  /// Finds the boxes of ranges of UTF-8 bytes, in order and apart from each other.
  init(_ ranges: [Range<Int>], in text: SetText) {
    guard !ranges.isEmpty else {
      boxes = []
      return
    }
    let starts = text.shaped.lines.flatMap { $0.glyphs.map(\.cluster) }.sorted()
    boxes = text.shaped.lines.flatMap { line in
      Self.spans(of: line, ranges, starts).map { span in
        // A little above the capitals and below the baseline, so that descenders lie inside.
        Rect(
          minX: span.lowerBound - text.size * 0.07, minY: line.baseline - text.size * 0.9,
          maxX: span.upperBound + text.size * 0.07, maxY: line.baseline + text.size * 0.28)
      }
    }
  }

  private static func spans(
    of line: ShapedLine, _ ranges: [Range<Int>], _ starts: [Int]
  ) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    var pen = line.x
    for glyph in line.glyphs {
      let end = pen + glyph.advance
      defer { pen = end }
      guard end > pen, touches(glyph.cluster, ranges, starts) else { continue }
      if let last = spans.last, pen - last.upperBound < 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, end)
      } else {
        spans.append(pen...end)
      }
    }
    return spans
  }

  // A cluster reaches to the beginning of the next in the text, so that a ligature is marked where any part of it is.
  private static func touches(_ cluster: Int, _ ranges: [Range<Int>], _ starts: [Int]) -> Bool {
    let next = starts.firstIndex { $0 > cluster }.map { starts[$0] } ?? Int.max
    return ranges.contains { $0.lowerBound < next && cluster < $0.upperBound }
  }
}
