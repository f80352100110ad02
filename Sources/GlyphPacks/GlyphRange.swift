import Drawing
import GeoCore
import VectorTiles

/// A glyph of a pack: its field and how far the pen moves.
struct PackGlyph: Sendable {
  let outline: GlyphOutline
  /// In pixels of the field, 24 of which are an em.
  let advance: Double
  /// How many bytes its field has.
  var bytes: Int { outline.field?.values.count ?? 0 }
}

/// The glyphs of 256 characters in a row, as glyph servers hand them out (mapbox/glyph-pbf-composite, `glyphs.proto`).
enum GlyphRange {
  /// Fields reach so many pixels beyond the glyph on all sides.
  static let border = 3
  /// No glyph of 24 pixels an em is larger.
  private static let largest = 1024

  /// The glyphs in a file by their code points.
  ///
  /// - Parameter font: what glyphs of equal code points must differ in, if they look different.
  static func read(_ bytes: [UInt8], font: String) throws(WireFault) -> [UInt32: PackGlyph] {
    let span = bytes.span
    var glyphs: [UInt32: PackGlyph] = [:]
    var file = WireReader(0..<bytes.count, of: span)
    while let tag = try file.next(span) {
      guard tag.number == 1, tag.type == .bytes else {
        try file.skip(tag, span)
        continue
      }
      var stack = WireReader(try file.lengthDelimited(span), of: span)
      while let tag = try stack.next(span) {
        guard tag.number == 3, tag.type == .bytes else {
          try stack.skip(tag, span)
          continue
        }
        let fields = try fields(WireReader(try stack.lengthDelimited(span), of: span), span)
        if let (id, glyph) = try glyph(fields, bytes, font) { glyphs[id] = glyph }
      }
    }
    return glyphs
  }

  private struct Fields {
    var numbers: [UInt64: UInt64] = [:]
    var bitmap = 0..<0

    /// A number that may be negative, in zigzag.
    func signed(_ number: UInt64) -> Int {
      let raw = numbers[number] ?? 0
      return Int(truncatingIfNeeded: raw >> 1) ^ -Int(truncatingIfNeeded: raw & 1)
    }
  }

  private static func fields(
    _ reader: WireReader, _ span: Span<UInt8>
  ) throws(WireFault) -> Fields {
    var reader = reader
    var fields = Fields()
    while let tag = try reader.next(span) {
      switch (tag.number, tag.type) {
      case (2, .bytes): fields.bitmap = try reader.lengthDelimited(span)
      case (1, .varint), (3...7, .varint): fields.numbers[tag.number] = try reader.varint(span)
      default: try reader.skip(tag, span)
      }
    }
    return fields
  }

  // Servers leave out what they have not; a glyph that is there has a field of the size it says.
  private static func glyph(
    _ fields: Fields, _ bytes: [UInt8], _ font: String
  ) throws(WireFault) -> (UInt32, PackGlyph)? {
    guard let id = fields.numbers[1].flatMap({ UInt32(exactly: $0) }) else { return nil }
    let fault = WireFault(reason: .badValue, offset: fields.bitmap.lowerBound)
    let (left, top) = (fields.signed(5), fields.signed(6))
    guard let width = size(fields.numbers[3]), let height = size(fields.numbers[4]),
      let advance = size(fields.numbers[7]), (-largest...largest).contains(left),
      (-largest...largest).contains(top)
    else { throw fault }
    guard !fields.bitmap.isEmpty else {
      let outline = GlyphOutline(font: font, index: id, path: Path())
      return (id, PackGlyph(outline: outline, advance: Double(advance)))
    }
    let corner = Point(
      x: Double(left - border), y: Double(-top - border) - PackMetrics.baseline)
    guard
      let field = GlyphField(
        width: width + 2 * border, height: height + 2 * border, values: Array(bytes[fields.bitmap]),
        pixelsPerEm: PackMetrics.em, corner: corner)
    else { throw fault }
    let outline = GlyphOutline(font: font, index: id, field: field)
    return (id, PackGlyph(outline: outline, advance: Double(advance)))
  }

  private static func size(_ value: UInt64?) -> Int? {
    guard let value else { return 0 }
    return value <= UInt64(largest) ? Int(value) : nil
  }
}

/// The measures of glyph packs, in pixels of their fields.
enum PackMetrics {
  /// An em.
  static let em = 24.0
  /// How far above the middle of a line the row lies from which tops of glyphs are counted.
  static let row = 17.0
  /// How far upright letters are moved along their column: so much the middles of Han letters, which hang some 7 pixels
  /// below that row, would lie off the middles of their boxes (MapLibre's quads).
  static let lean = 5.0
  /// How far below that row a baseline is taken to lie: packs count from the font's ascender without telling it; that of
  /// Noto Sans and Open Sans is 1.069 em high.
  static let baseline = 1.069 * em
}
