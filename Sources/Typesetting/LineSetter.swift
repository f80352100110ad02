import Drawing
import GeoCore

/// Puts paragraphs below each other as lines.
struct LineSetter {
  private let setter: Typesetter
  private let layout: TextLayout
  private var lines: [ShapedLine] = []
  private var height = 0.0

  init(_ setter: Typesetter, _ layout: TextLayout) {
    self.setter = setter
    self.layout = layout
  }

  private var maximum: Int { layout.maxLines.map { max(1, $0) } ?? .max }

  /// Adds a paragraph, and tells whether text was left out and whether there is room for more lines.
  mutating func add(
    _ paragraph: Paragraph, isFollowed: Bool, isCut: Bool
  ) -> (isTruncated: Bool, isFull: Bool) {
    let setting = ParagraphSetting(
      paragraph, setter, breaksLines: layout.maxWidth != nil || isCut)
    let room = maximum - lines.count
    let ranges = LineBreaking(setting, layout).lines(room: room)
    let isCutHere = ranges.count > room || (ranges.count == room && isFollowed) || isCut
    guard isCutHere else {
      for range in ranges { add(setting, range) }
      return (false, ranges.count == room)
    }
    let kept = min(room, ranges.count)
    for range in ranges.prefix(kept - 1) { add(setting, range) }
    let start = kept > 0 ? ranges[kept - 1].lowerBound : 0
    let (short, range) = Ellipsis(setter, layout).shorten(setting, from: start)
    add(short, range)
    return (true, true)
  }

  private mutating func add(_ setting: ParagraphSetting, _ range: Range<Int>) {
    let metrics = LineMetrics(setter, layout, setting.paragraph, range)
    var line = LineAssembly(setter, setting.paragraph, metrics)
    for (run, glyphs) in setting.line(range, setter) { line.append(run, glyphs) }
    lines.append(
      ShapedLine(
        glyphs: line.glyphs, x: 0, baseline: height + metrics.baseline, width: line.width))
    height += metrics.height
  }

  /// The extent of all lines.
  var size: Size { Size(width: lines.lazy.map(\.width).max() ?? 0, height: height) }

  /// The lines moved to where they begin.
  func aligned(isRightToLeft: Bool) -> [ShapedLine] {
    let share: Double =
      switch layout.alignment {
      case .natural: isRightToLeft ? 1 : 0
      case .left: 0
      case .center: 0.5
      case .right: 1
      }
    let width = size.width
    return lines.map { line in
      var line = line
      line.x = (width - line.width) * share
      return line
    }
  }
}
