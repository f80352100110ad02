import Drawing
import Testing

@testable import GlyphPacks

/// One process makes any number of pictures: what packs keep from one to the next is bounded.
@Suite struct GlyphPacksMemoryTests {
  /// A range of glyphs without fields, by `glyphs.proto`: a font stack (1) of glyphs (3) with an id (1) and an
  /// advance (7), all numbers below 128 in one byte and others in three.
  private static func range(from first: Int, side: Int) -> [UInt8] {
    func varint(_ value: Int) -> [UInt8] {
      value < 128
        ? [UInt8(value)]
        : [UInt8(value & 127 | 128), UInt8(value >> 7 & 127 | 128), UInt8(value >> 14)]
    }
    func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      [number << 3 | 2] + varint(bytes.count) + bytes
    }
    let bitmap = [UInt8](repeating: 0, count: (side + 6) * (side + 6))
    let glyphs = (first..<first + 256).flatMap { id in
      field(
        3,
        [1 << 3] + varint(id) + field(2, bitmap) + [3 << 3, UInt8(side), 4 << 3, UInt8(side)]
          + [7 << 3, 12])
    }
    return field(1, glyphs)
  }

  private static func packs(side: Int) -> GlyphPacks {
    GlyphPacks(
      GlyphPackPlace { _, range in
        range.split(separator: "-").first.flatMap { Int($0) }.map {
          Self.range(from: $0, side: side)
        }
      })
  }

  private func set(_ text: String, _ font: String, by packs: GlyphPacks) -> ShapedText {
    packs.shape([TextSpan(text, TextStyle(fonts: [font], size: 16))], TextLayout())
  }

  @Test("Texts are kept up to a number of glyphs, and those asked for again and again stay")
  func texts() {
    let packs = Self.packs(side: 0)
    for number in 0..<30_000 {
      _ = set("label number \(number)", "A", by: packs)
      _ = set("usual", "A", by: packs)
    }
    // 30,000 texts of 14 to 18 glyphs and 8 for each are more than twice what may be held.
    #expect(packs.held.glyphs <= TextMemory.maximumGlyphs)
    #expect(packs.held.glyphs > TextMemory.maximumGlyphs / 4)
  }

  @Test("Packs are kept up to a number of bytes; what was forgotten is read again")
  func ranges() {
    let packs = Self.packs(side: 58)
    // A range has 256 fields of 64 × 64 bytes: 1 MB, so that 90 of them are more than may be held.
    let first = set("A", "font 0", by: packs)
    for number in 0..<90 { _ = set("A\(number)", "font \(number)", by: packs) }
    #expect(packs.held.bytes <= PackShelf.maximumBytes)
    #expect(packs.held.bytes > PackShelf.maximumBytes / 4)
    #expect(set("A", "font 0", by: packs) == first)
  }
}
