import Drawing
import GlyphPacks

/// A glyph of a pack as it is written: its ink is a full block.
struct WrittenGlyph {
  var id: UInt32
  var width = 10
  var height = 12
  var left = 1
  var top = -8
  var advance = 13
  /// How many pixels there are; nothing for as many as there must be.
  var pixels: Int?

  /// `glyphs.proto`: id 1, bitmap 2, width 3, height 4, left 5 and top 6 in zigzag, advance 7.
  var message: [UInt8] {
    var bytes: [UInt8] = []
    bytes += Wire.number(1, UInt64(id))
    if width > 0, height > 0 {
      // Three pixels of border on all sides.
      bytes += Wire.bytes(2, Array(repeating: 255, count: pixels ?? (width + 6) * (height + 6)))
    }
    bytes += Wire.number(3, UInt64(width)) + Wire.number(4, UInt64(height))
    bytes += Wire.number(5, Wire.zigzag(left)) + Wire.number(6, Wire.zigzag(top))
    return bytes + Wire.number(7, UInt64(advance))
  }
}

/// A range of glyphs as a file.
func writtenRange(_ glyphs: [WrittenGlyph], name: String = "Test") -> [UInt8] {
  let stack =
    Wire.bytes(1, Array(name.utf8)) + Wire.bytes(2, Array("0-255".utf8))
    + glyphs.flatMap { Wire.bytes(3, $0.message) }
  return Wire.bytes(1, stack)
}

/// Packs in which every character has one and the same glyph, but spaces, which have none, and private characters,
/// which are not there.
func packs(
  _ glyph: WrittenGlyph = WrittenGlyph(id: 0), fallback: (any TextShaping)? = nil
) -> GlyphPacks {
  GlyphPacks(
    GlyphPackPlace { _, range in
      guard let first = range.split(separator: "-").first.flatMap({ UInt32($0) }),
        first < 0xE000 || first >= 0xF900
      else { return nil }
      return writtenRange(
        (first..<first + 256).filter { $0 != 10 }.map { id in
          var own = glyph
          own.id = id
          if id == 32 || id == 0x3000 { (own.width, own.height) = (0, 0) }
          return own
        })
    }, fallback: fallback)
}

/// Text of one style of 24 points an em, so that points are pixels of fields.
func span(_ text: String, size: Double = 24, spacing: Double = 0) -> TextSpan {
  TextSpan(text, TextStyle(fonts: ["Test"], size: size, letterSpacing: spacing))
}

extension ShapedText {
  /// The characters of each line from left to right.
  var scalars: [[UInt32]] { lines.map { $0.glyphs.map(\.outline.index) } }
}

private enum Wire {
  static func varint(_ value: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  static func number(_ field: UInt64, _ value: UInt64) -> [UInt8] {
    varint(field << 3) + varint(value)
  }

  static func bytes(_ field: UInt64, _ value: [UInt8]) -> [UInt8] {
    varint(field << 3 | 2) + varint(UInt64(value.count)) + value
  }

  static func zigzag(_ value: Int) -> UInt64 {
    UInt64(bitPattern: Int64((value << 1) ^ (value >> 63)))
  }
}
