import Drawing
import GeoCore
import TileFixtures
import Testing

@testable import GlyphPacks

@Suite("Where packs lie and what they hold")
struct GlyphPackPlaceTests {
  private let layout = TextLayout()

  @Test("A glyph's field lies where its measures say")
  func measures() throws {
    let glyphs = try GlyphRange.read(writtenRange([WrittenGlyph(id: 65)]), font: "Test")
    let glyph = try #require(glyphs[65])
    #expect(glyph.advance == 13)
    let field = try #require(glyph.outline.field)
    #expect(field.width == 16 && field.height == 18)
    // Left 1 and top −8 are of the ink; the border lies 3 outside. The baseline is taken to lie 1.069 em below the
    // row that tops are counted from.
    #expect(field.corner.x == -2)
    #expect(abs(field.corner.y - (8 - 3 - 1.069 * 24)) < 1e-9)
  }

  @Test("Fonts are found in a folder together or one by one")
  func folder() throws {
    let folder = TemporaryFolder()
    try folder.write(writtenRange([WrittenGlyph(id: 65)]), "One,Two/0-255.pbf")
    try folder.write(writtenRange([WrittenGlyph(id: 66)]), "Two/0-255.pbf")
    let packs = GlyphPacks(try GlyphPackPlace(path: folder.path))
    let style = TextStyle(fonts: ["One", "Two"], size: 24)
    let text = packs.shape([TextSpan("ABC", style)], layout)
    #expect(text.scalars == [[65, 66]])
    #expect(text.missing == ["C"])
  }

  @Test("A path that is no pack is an error, and a font that leads out of the folder finds nothing")
  func noPack() throws {
    #expect(throws: GlyphPackError.noPack(path: "/nowhere/at/all")) {
      try GlyphPackPlace(path: "/nowhere/at/all")
    }
    let folder = TemporaryFolder()
    let file = try folder.write([1, 2, 3], "inner/file")
    #expect(throws: GlyphPackError.noPack(path: file)) { try GlyphPackPlace(path: file) }
    try folder.write(writtenRange([WrittenGlyph(id: 65)]), "0-255.pbf")
    let packs = GlyphPacks(try GlyphPackPlace(path: folder.path + "/inner"))
    for name in ["..", ".", "", "../inner"] {
      let text = packs.shape([TextSpan("A", TextStyle(fonts: [name], size: 24))], layout)
      #expect(text.missing == ["A"], "\(name)")
    }
  }

  @Test("Broken files are told with each text that needs them, and hold no glyphs")
  func broken() throws {
    let whole = writtenRange([WrittenGlyph(id: 65)])
    var wrong = WrittenGlyph(id: 65)
    wrong.pixels = 100
    var far = WrittenGlyph(id: 65)
    far.left = .min
    for bytes in [Array(whole.dropLast(20)), writtenRange([wrong]), writtenRange([far])] {
      let packs = GlyphPacks(GlyphPackPlace { _, _ in bytes })
      for text in ["A", "AA", "A"] {
        let shaped = packs.shape([span(text)], layout)
        #expect(shaped.missing == ["A"])
        #expect(shaped.faults.count == 1 && shaped.faults[0].contains("Test/0-255.pbf"))
      }
    }
    let unread = GlyphPacks(
      GlyphPackPlace { _, range throws(GlyphPackError) in
        throw .broken(file: range, reason: "it lies on the moon")
      })
    #expect(unread.shape([span("A")], layout).faults[0].contains("moon"))
  }

  @Test("Damaged archives are told from paths that are no packs")
  func damagedArchive() throws {
    let folder = TemporaryFolder()
    let file = try folder.write([0x50, 0x4B, 3, 4, 1, 2, 3], "packs.zip")
    #expect(throws: GlyphPackError.self) { try GlyphPackPlace(path: file) }
    do { _ = try GlyphPackPlace(path: file) } catch { #expect(error != .noPack(path: file)) }
  }

  @Test("A font of which there is no pack at all is told")
  func noFont() throws {
    let folder = TemporaryFolder()
    try folder.write(writtenRange([WrittenGlyph(id: 65)]), "One/0-255.pbf")
    let packs = GlyphPacks(try GlyphPackPlace(path: folder.path))
    func faults(_ fonts: [String]) -> [String] {
      packs.shape([TextSpan("AÄЖ", TextStyle(fonts: fonts, size: 24))], layout).faults
    }
    #expect(faults(["Two", "Three"]) == ["there are no glyph packs of 'Two', 'Three'"])
    #expect(faults(["Two", "One"]).isEmpty)
    #expect(throws: GlyphPackError.noPack(path: "/dev/zero")) {
      try GlyphPackPlace(path: "/dev/zero")
    }
  }

  @Test("Random and cut bytes do no harm")
  func hostile() {
    var state: UInt64 = 7
    func random() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    let whole = writtenRange((60..<70).map { WrittenGlyph(id: $0) })
    for round in 0..<500 {
      var bytes = round % 2 == 0 ? whole : (0..<64).map { _ in random() }
      for _ in 0..<3 where !bytes.isEmpty { bytes[Int(random()) % bytes.count] = random() }
      _ = try? GlyphRange.read(bytes, font: "Test")
    }
    for count in 0..<whole.count { _ = try? GlyphRange.read(Array(whole.prefix(count)), font: "T") }
  }

  @Test("What no pack has is set by another, as a whole text")
  func fallback() {
    struct Other: TextShaping {
      func shape(_ spans: [TextSpan], _ layout: TextLayout) -> ShapedText {
        ShapedText(lines: [], size: Size(width: 77, height: 7))
      }
    }
    let both = packs(fallback: Other())
    #expect(both.shape([span("AB")], layout).size.width == 26)
    #expect(both.shape([span("A\u{E000}")], layout).size.width == 77)
    // All glyphs are there, but letters of Devanagari change.
    #expect(both.shape([span("\u{915}\u{93F}")], layout).size.width == 77)
    #expect(packs().shape([span("\u{915}\u{93F}")], layout).size.width == 26)
    #expect(both.setsComplexScripts)
    #expect(!packs().setsComplexScripts)
  }
}
