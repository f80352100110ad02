import Drawing

/// How high a line is, and how far above its baseline each of its spans stands, in points.
struct LineMetrics {
  /// The height of the line.
  let height: Double
  /// Where its baseline lies, from its top.
  let baseline: Double
  // The largest text or picture.
  private let reach: Double
  // How far the middle of ascent and descent lies above the baseline.
  private let middle: Double

  /// Measures the characters of a range.
  ///
  /// What stands on the baseline reaches as far above it as its size, and so does a picture: a picture higher than
  /// the largest text raises the line by what it is higher, as in MapLibre. Columns grow on both sides.
  init(_ setter: Typesetter, _ layout: TextLayout, _ paragraph: Paragraph, _ range: Range<Int>) {
    var span = paragraph.spans[range.lowerBound]
    var reach = setter.size(of: span)
    var last: Int?
    for next in paragraph.spans[range] where next != last {
      last = next
      if setter.size(of: next) > setter.size(of: span) { span = next }
      reach = max(reach, setter.reach(of: next))
    }
    let size = setter.size(of: span)
    let (ascent, descent) = setter.heights(of: span)
    let text = layout.lineHeight.isFinite ? max(0, layout.lineHeight) * size : 0
    let excess = max(0, reach - size)
    height = text + excess
    baseline =
      (text - (ascent + descent) * size) / 2 + ascent * size
      + (layout.isVertical ? excess / 2 : excess)
    middle = (ascent - descent) / 2 * size
    self.reach = max(reach, size)
  }

  /// How far the baseline of a run, or the middle of what stands upright, lies above the line's baseline.
  func rise(of run: TextRun, _ setter: Typesetter) -> Double {
    let room = reach - setter.reach(of: run.span)
    let alignment = setter.alignment(of: run.span)
    guard setter.isVertical else {
      return switch alignment {
      case .bottom: 0
      case .center: room / 2
      case .top: room
      }
    }
    // The baseline of columns is their middle: nothing stands lower.
    let top = alignment == .top ? room / 2 : 0
    if run.isUpright { return middle + top }
    let (ascent, descent) = setter.heights(of: run.span)
    return middle - (ascent - descent) / 2 * setter.size(of: run.span) + top
  }
}
