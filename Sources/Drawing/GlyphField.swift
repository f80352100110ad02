public import GeoCore

/// How far places are from the outline of a glyph, as in glyph packs.
///
/// ¾ of the highest value lies on the outline; an eighth of it is a pixel, growing inwards, as in MapLibre's glyph
/// packs and its shader `symbol_sdf`.
public struct GlyphField: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The values, row by row from the top.
  public let values: [UInt8]
  /// Pixels per em.
  public let pixelsPerEm: Double
  /// Where the upper left corner of the field lies, in pixels right of the origin and below the baseline.
  public let corner: Point

  /// The value on the outline.
  public static let edge = 0.75 * 255

  /// Makes a field of `width` × `height` values; nothing where there are not as many or none.
  public init?(
    width: Int, height: Int, values: [UInt8], pixelsPerEm: Double = 24, corner: Point
  ) {
    guard width > 0, height > 0, values.count == width.multipliedReportingOverflow(by: height).0,
      pixelsPerEm > 0
    else { return nil }
    self.width = width
    self.height = height
    self.values = values
    self.pixelsPerEm = pixelsPerEm
    self.corner = corner
  }

  /// The value of a pixel; 0 outside.
  public func value(_ x: Int, _ y: Int) -> UInt8 {
    x >= 0 && y >= 0 && x < width && y < height ? values[y * width + x] : 0
  }

  /// From the field's pixels to ems about the glyph's origin.
  public var placing: AffineTransform {
    let s = 1 / pixelsPerEm
    return AffineTransform(a: s, b: 0, c: 0, d: s, tx: corner.x * s, ty: corner.y * s)
  }
}
