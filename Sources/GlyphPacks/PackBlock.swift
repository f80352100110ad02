import Drawing
import GeoCore

/// Lines of glyphs below each other, measured in pixels of fields.
///
/// The arithmetic is that of MapLibre's labels: glyphs hang from a row 17 pixels above the middle of their line, what is
/// smaller than its line is moved down to where larger glyphs stand, and pictures higher than letters push lines apart.
struct PackBlock {
  private let content: PackText
  private let lineHeight: Double
  /// Whether lines are columns about whose middles all letters stand.
  private let isColumn: Bool
  private var lines: [ShapedLine] = []
  private var glyphs: [ShapedGlyph] = []
  // Where the line begins, how far the pen is, and what the line holds.
  private var (top, x) = (0.0, 0.0)
  private var lastAdvance = 0.0
  private var lastX = 0.0
  private var imageOffset = 0.0
  private var scale = 1.0
  private var height = PackMetrics.em
  private var width = PackMetrics.em
  private var longest = 0.0
  private var highest = 0.0

  init(text: PackText, lineHeight: Double, isColumn: Bool) {
    content = text
    self.isColumn = isColumn
    self.lineHeight = lineHeight.isFinite ? max(0, lineHeight) : 0
  }

  // From pixels of fields to points.
  private var unit: Double { content.size / PackMetrics.em }

  mutating func begin(_ line: ArraySlice<PackCharacter>) {
    let images = line.compactMap { content.image($0) }
    scale = line.map { content.scale($0) }.max() ?? 0
    height = max(scale * PackMetrics.em, images.map(\.height).max() ?? 0)
    width = max(scale * PackMetrics.em, images.map(\.width).max() ?? 0)
    (x, lastAdvance, lastX, imageOffset, glyphs) = (0, 0, 0, 0, [])
  }

  mutating func append(_ character: PackCharacter, _ glyph: PackGlyph, isUpright: Bool) {
    let own = content.scale(character)
    let drop =
      ((isUpright ? width : height) - own * PackMetrics.em)
      * (isUpright ? 1 : share(character))
    let advance = (isUpright ? PackMetrics.em : glyph.advance) * own
    var shaped = ShapedGlyph(
      outline: glyph.outline, position: .zero, advance: (advance + content.spacing) * unit,
      size: own * content.size, cluster: character.byte, span: character.span)
    let baseline = drop + PackMetrics.baseline * own
    shaped.position = Point(x: x, y: baseline)
    if isUpright {
      let half = glyph.advance * own / 2
      shaped.position = upright(
        Point(x: -half, y: PackMetrics.baseline * own), half: half, drop, isImage: false)
    }
    shaped.isUpright = isUpright
    advancePen(shaped, advance, glyph.advance * own)
  }

  // Where an origin comes to lie when what it is of stands up in a column: in a box of an em that is turned about the
  // middle of its left side, what is narrower in the middle of the em.
  private func upright(_ origin: Point, half: Double, _ drop: Double, isImage: Bool) -> Point {
    let center = Point(x: -half, y: half + PackMetrics.row)
    let turned = Point(
      x: center.x + (origin.y - center.y), y: center.y - (origin.x - center.x))
    let narrow = PackMetrics.em / 2 - half
    return Point(
      x: x + half + turned.x + PackMetrics.lean + PackMetrics.row - narrow,
      y: drop + turned.y - (isImage ? narrow : 0))
  }

  mutating func append(
    _ character: PackCharacter, _ image: (width: Double, height: Double), isUpright: Bool
  ) {
    let drop = isUpright ? width - image.height : (height - image.height) * share(character)
    let advance = isUpright ? image.height : image.width
    imageOffset = max(
      imageOffset, (isUpright ? image.width : image.height) - PackMetrics.em * scale)
    // MapLibre's pictures have the border of a glyph above them and their own on the left, in points.
    let corner = Point(x: 1 / unit, y: 3 / unit + image.height)
    var shaped = ShapedGlyph(
      outline: Self.nothing, position: Point(x: x + corner.x, y: drop + corner.y),
      advance: (advance + content.spacing) * unit, size: content.size, cluster: character.byte,
      span: character.span)
    if isUpright {
      let half = advance / 2
      shaped.position = upright(
        Point(x: corner.x - half, y: corner.y), half: half, drop, isImage: true)
    }
    shaped.isUpright = isUpright
    shaped.image = Size(width: image.width * unit, height: image.height * unit)
    advancePen(shaped, advance, advance)
  }

  private static let nothing = GlyphOutline(font: "", index: 0, path: Path())

  private func share(_ character: PackCharacter) -> Double {
    switch content.spans[character.span].alignment {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }

  private mutating func advancePen(_ glyph: ShapedGlyph, _ advance: Double, _ own: Double) {
    glyphs.append(glyph)
    (lastX, lastAdvance) = (x, own)
    x += advance + content.spacing
  }

  mutating func end(isEmpty: Bool) {
    let extent = isEmpty ? lineHeight : lineHeight * scale + imageOffset
    if !glyphs.isEmpty { longest = max(longest, x - content.spacing) }
    if isColumn { center() }
    lines.append(
      ShapedLine(glyphs: glyphs, x: 0, baseline: top, width: (lastX + lastAdvance) * unit))
    top += extent
    if !isEmpty { highest = max(highest, extent) }
  }

  // In columns pictures and letters of other sizes stand about the middle of their line.
  private mutating func center() {
    guard glyphs.contains(where: \.isUpright) else { return }
    let offset = max(imageOffset, (scale - 1) * PackMetrics.em) / 2
    for i in glyphs.indices {
      let own =
        glyphs[i].image.map { ($0.width / unit - PackMetrics.em) / 2 }
        ?? (glyphs[i].size / content.size - 1) * PackMetrics.em
      glyphs[i].position.y -= offset - own
    }
  }

  /// The finished text.
  func text(_ alignment: TextLayout.Alignment, isRightToLeft: Bool) -> ShapedText {
    // Lines of one height are centred in it; where one is higher, glyphs hang from the tops of lines.
    let shift = highest == lineHeight || lines.isEmpty ? lineHeight / 2 - PackMetrics.row : 0
    let share: Double =
      switch alignment {
      case .natural: isRightToLeft ? 1 : 0
      case .left: 0
      case .center: 0.5
      case .right: 1
      }
    let placed = lines.map { line in
      var own = line
      own.baseline = (line.baseline + shift + PackMetrics.baseline) * unit
      own.x = (longest * unit - line.width) * share
      for i in own.glyphs.indices {
        let p = own.glyphs[i].position
        own.glyphs[i].position = Point(x: p.x * unit, y: (p.y - PackMetrics.baseline) * unit)
      }
      return own
    }
    return ShapedText(
      lines: placed, size: Size(width: longest * unit, height: top * unit),
      isRightToLeft: isRightToLeft)
  }
}
