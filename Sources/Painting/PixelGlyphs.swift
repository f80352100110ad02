import Colorimetry
import Drawing
import GeoCore

extension PixelCanvas {
  mutating func glyphs(_ range: Range<Int>, _ paint: GlyphPaint) {
    let (t, scale) = (state.transform, state.transform.scale)
    guard t.isFinite, scale > 0, !state.clip.isEmpty, paint.color.heldAlpha > 0 else { return }
    let style = GlyphStyle(paint, scale: scale)
    // At one scale a mask serves wherever the glyph stands.
    let isUpright = t.b == 0 && t.c == 0 && t.a == t.d && t.a > 0
    if range.count == 1, isUpright, paintAlone(list.glyphs[range.lowerBound], t, style, paint) {
      return
    }
    let plane = readyGlyphPlane()
    for glyph in list.glyphs[range] {
      guard glyph.size > 0, glyph.size.isFinite else { continue }
      if let field = glyph.outline.field {
        lay(field, of: glyph, paint)
        continue
      }
      if isUpright, let turn = Self.turn(glyph.angle) {
        addUpright(glyph, turn, t, style, plane)
      } else {
        addTurned(glyph, t, style, plane)
      }
    }
    var sink = color(paint.color)
    plane.sweep(&sink)
  }

  /// Paints a glyph's mask as it is, since alone it overlaps nothing; tells whether that can be done.
  private func paintAlone(
    _ glyph: PlacedGlyph, _ t: AffineTransform, _ style: GlyphStyle, _ paint: GlyphPaint
  ) -> Bool {
    guard glyph.size > 0, glyph.size.isFinite, glyph.outline.field == nil,
      let turn = Self.turn(glyph.angle)
    else { return false }
    let size = glyph.size * t.a
    let origin = t(glyph.origin)
    guard let x = Self.quarters(origin.x), let y = Self.quarters(origin.y), size.isFinite,
      size + style.reach <= Self.maxCachedSize
    else { return false }
    var sink = color(paint.color)
    let mask = cachedMask(glyph.outline, size, (x & 3, y & 3), style, turn)
    mask.paint(x: x >> 2, y: y >> 2, clip: state.clip, &sink)
    return true
  }

  private func cachedMask(
    _ outline: GlyphOutline, _ size: Double, _ phase: (x: Int, y: Int), _ style: GlyphStyle,
    _ turn: Int
  ) -> GlyphMask {
    let key = GlyphMaskKey(
      outline: outline, size: size, phaseX: Int8(phase.x), phaseY: Int8(phase.y), style: style,
      turn: Int16(turn))
    return cache.mask(key) {
      GlyphMask.make(
        outline.path, Self.map(size, phase, turn), style, visible: Self.largestMask)
    }
  }

  /// From ems to pixels about the pixel that holds the origin.
  private static func map(
    _ size: Double, _ phase: (x: Int, y: Int), _ turn: Int
  ) -> AffineTransform {
    let (sine, cosine) = sineAndCosine(turn)
    return AffineTransform(
      a: size * cosine, b: size * sine, c: -size * sine, d: size * cosine,
      tx: Double(phase.x) / 4, ty: Double(phase.y) / 4)
  }

  private mutating func readyGlyphPlane() -> GlyphPlane {
    if let glyphPlane { return glyphPlane }
    let made = GlyphPlane(stack[0].surface.box)
    glyphPlane = made
    return made
  }

  private func addUpright(
    _ glyph: PlacedGlyph, _ turn: Int, _ t: AffineTransform, _ style: GlyphStyle,
    _ plane: GlyphPlane
  ) {
    let size = glyph.size * t.a
    let origin = t(glyph.origin)
    let (x, y) = (Self.quarters(origin.x), Self.quarters(origin.y))
    guard let x, let y, size.isFinite else { return }
    let (phase, clip) = ((x: x & 3, y: y & 3), state.clip)
    // A large mask is made for this place only, no larger than can be seen.
    guard size + style.reach <= Self.maxCachedSize else {
      let visible = clip.moved(-(x >> 2), -(y >> 2))
      let mask = GlyphMask.make(
        glyph.outline.path, Self.map(size, phase, turn), style, visible: visible)
      return plane.add(mask, x: x >> 2, y: y >> 2, clip: clip)
    }
    let mask = cachedMask(glyph.outline, size, phase, style, turn)
    plane.add(mask, x: x >> 2, y: y >> 2, clip: clip)
  }

  private func addTurned(
    _ glyph: PlacedGlyph, _ t: AffineTransform, _ style: GlyphStyle, _ plane: GlyphPlane
  ) {
    let turn = AffineTransform.rotation(degrees: glyph.angle * 180 / .pi)
    let map = AffineTransform.scale(glyph.size, glyph.size).then(turn)
      .then(.translation(glyph.origin)).then(t)
    let mask = GlyphMask.make(glyph.outline.path, map, style, visible: state.clip)
    plane.add(mask, x: 0, y: 0, clip: state.clip)
  }

  /// The whole turn has so many parts: half of one moves the far end of a letter 20 pixels high by an eighth of a
  /// pixel, as much as the rounding of its place does.
  private static let turns = 512

  private static func turn(_ angle: Double) -> Int? {
    guard abs(angle) < 100 else { return nil }
    let parts = Int((angle / (2 * .pi) * Double(turns)).rounded())
    return parts & (turns - 1)
  }

  private static func sineAndCosine(_ turn: Int) -> (Double, Double) {
    if turn == 0 { return (0, 1) }
    let map = AffineTransform.rotation(degrees: Double(turn) * 360 / Double(turns))
    return (map.b, map.a)
  }

  /// Pixels per em, and of a halo, of the largest glyph that is kept.
  private static let maxCachedSize = 128.0
  /// More than a sane glyph of that size takes.
  private static let largestMask = PixelBox(minX: -1024, minY: -1024, maxX: 1024, maxY: 1024)

  /// To the nearest quarter of a pixel; nothing for what is far away.
  private static func quarters(_ x: Double) -> Int? {
    guard abs(x) < 1e6 else { return nil }
    return Int((x * 4).rounded(.toNearestOrAwayFromZero))
  }
}

extension GlyphPaint {
  /// What they are painted with.
  var color: Color {
    switch self {
    case .fill(let color), .halo(let color, _, _): color
    }
  }
}
