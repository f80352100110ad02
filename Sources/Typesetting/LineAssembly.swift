import Drawing
import GeoCore

/// Puts the glyphs of a line beside each other, in points.
struct LineAssembly {
  private let setter: Typesetter
  private let paragraph: Paragraph
  private let metrics: LineMetrics
  /// The glyphs from left to right.
  private(set) var glyphs: [ShapedGlyph] = []
  /// The sum of the advances.
  private(set) var width = 0.0
  // What is due before the next cluster, if there is one.
  private var spacing = 0.0

  init(_ setter: Typesetter, _ paragraph: Paragraph, _ metrics: LineMetrics) {
    self.setter = setter
    self.paragraph = paragraph
    self.metrics = metrics
  }

  /// Appends a run on the right.
  mutating func append(_ run: TextRun, _ added: [RunGlyph]) {
    if let picture = setter.picture(of: run) { return append(picture, run) }
    guard let face = setter.face(of: run) else { return }
    let scale = setter.scale(of: run)
    if glyphs.isEmpty { glyphs.reserveCapacity(added.count) }
    let size = setter.size(of: run.span)
    let gap = setter.spacing(of: run)
    let rise = metrics.rise(of: run, setter)
    var start = 0
    while start < added.count {
      var end = start
      var advance: Int32 = 0
      while end < added.count, added[end].cluster == added[start].cluster {
        advance &+= added[end].advance
        end += 1
      }
      if advance > 0 { space() }
      for glyph in added[start..<end] {
        var shaped = ShapedGlyph(
          outline: face.outline(glyph.id),
          position: Point(
            x: width + Double(glyph.dx) * scale, y: -rise - Double(glyph.dy) * scale),
          advance: Double(glyph.advance) * scale, size: size,
          cluster: paragraph.bytes[glyph.cluster], span: run.span)
        shaped.isUpright = run.isUpright
        glyphs.append(shaped)
        width += Double(glyph.advance) * scale
      }
      if advance > 0 { spacing = gap }
      start = end
    }
  }

  private mutating func append(_ picture: Size, _ run: TextRun) {
    space()
    let advance = setter.scale(of: run)
    let rise = metrics.rise(of: run, setter)
    var glyph = ShapedGlyph(
      outline: Self.noInk, position: Point(x: width, y: -rise), advance: advance,
      size: setter.size(of: run.span), cluster: paragraph.bytes[run.range.lowerBound],
      span: run.span)
    if run.isUpright {
      glyph.isUpright = true
      glyph.position = Point(x: width + picture.height, y: picture.width / 2 - rise)
    }
    glyph.image = picture
    glyphs.append(glyph)
    width += advance
    spacing = setter.spacing(of: run)
  }

  private static let noInk = GlyphOutline(font: "", index: 0, path: Path())

  private mutating func space() {
    guard spacing != 0, !glyphs.isEmpty else { return }
    glyphs[glyphs.count - 1].advance += spacing
    width += spacing
  }
}
