public import GeoCore

/// How far places are from the outline of a glyph, as in glyph packs.
///
/// A value of 192 lies on the outline; it grows inwards and falls outwards by 32 a pixel, as in MapLibre's glyphs
/// (node-fontnik, "Drawing Text with Signed Distance Fields in Mapbox GL").
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
  public static let edge = 192.0
  /// By how much the value changes a pixel.
  public static let slope = 32.0

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
