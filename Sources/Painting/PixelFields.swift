import Colorimetry
import Drawing
import GeoCore

extension PixelCanvas {
  /// Lays a glyph that is a field on the plane as MapLibre does: by the middles of pixels, wherever it stands, each over
  /// those before it.
  func lay(_ field: GlyphField, of glyph: PlacedGlyph, _ paint: GlyphPaint) {
    var band = FieldBand(scale: glyph.size / field.pixelsPerEm)
    if case .halo(_, let width, let blur) = paint {
      band.halo = FieldBand.Halo(width: width, blur: blur)
    }
    let map = field.placing.then(.scale(glyph.size, glyph.size))
      .then(.rotation(degrees: glyph.angle * 180 / .pi)).then(.translation(glyph.origin))
      .then(state.transform)
    // Atlases keep a clear pixel around glyphs, so that their edges fade.
    let source = Rect(
      x: -1, y: -1, width: Double(field.width + 2), height: Double(field.height + 2))
    lay(source, map, FieldSampler(field, paint.color, band, density: state.transform.scale))
  }
}

/// The colour that a field has at its places.
private struct FieldSampler: PlaneSampler {
  private let field: GlyphField
  private let color: SIMD4<Float>
  private let band: FieldBand
  private let density: Double

  init(_ field: GlyphField, _ color: Color, _ band: FieldBand, density: Double) {
    (self.field, self.band, self.density) = (field, band, density)
    self.color = color.premultipliedParts
  }

  func callAsFunction(_ at: Point) -> SIMD4<Float> {
    let (u, v) = (at.x - 0.5, at.y - 0.5)
    let (x, y) = (PixelBox.whole(u.rounded(.down)), PixelBox.whole(v.rounded(.down)))
    let (fx, fy) = (u - Double(x), v - Double(y))
    let upper = Double(field.value(x, y)) * (1 - fx) + Double(field.value(x + 1, y)) * fx
    let lower = Double(field.value(x, y + 1)) * (1 - fx) + Double(field.value(x + 1, y + 1)) * fx
    let distance = (upper * (1 - fy) + lower * fy) / 255
    return color * Float(band.coverage(distance, density: density))
  }
}
