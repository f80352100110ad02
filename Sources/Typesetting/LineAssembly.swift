import Drawing
import GeoCore

/// Puts the glyphs of a line beside each other, in points.
struct LineAssembly {
  private let setter: Typesetter
  private let paragraph: Paragraph
  /// The glyphs from left to right.
  private(set) var glyphs: [ShapedGlyph] = []
  /// The sum of the advances.
  private(set) var width = 0.0
  // What is due before the next cluster, if there is one.
  private var spacing = 0.0

  init(_ setter: Typesetter, _ paragraph: Paragraph) {
    self.setter = setter
    self.paragraph = paragraph
  }

  /// Appends a run on the right.
  mutating func append(_ run: TextRun, _ added: [RunGlyph]) {
    guard let face = setter.face(of: run) else { return }
    let scale = setter.scale(of: run)
    if glyphs.isEmpty { glyphs.reserveCapacity(added.count) }
    let size = setter.size(of: run.span)
    let gap = setter.spacing(of: run)
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
        glyphs.append(
          ShapedGlyph(
            outline: face.outline(glyph.id),
            position: Point(x: width + Double(glyph.dx) * scale, y: -Double(glyph.dy) * scale),
            advance: Double(glyph.advance) * scale, size: size,
            cluster: paragraph.bytes[glyph.cluster], span: run.span))
        width += Double(glyph.advance) * scale
      }
      if advance > 0 { spacing = gap }
      start = end
    }
  }

  private mutating func space() {
    guard spacing != 0, !glyphs.isEmpty else { return }
    glyphs[glyphs.count - 1].advance += spacing
    width += spacing
  }
}
