import Drawing
import GeoCore
import GlyphPacks
import Testing

@Suite("Text set by packs")
struct PackSettingTests {
  private func shape(
    _ spans: [TextSpan], _ change: (inout TextLayout) -> Void = { _ in }
  ) -> ShapedText {
    var layout = TextLayout()
    layout.size = 24
    change(&layout)
    return packs().shape(spans, layout)
  }

  @Test("Glyphs hang 17 pixels above the middle of their line")
  func row() throws {
    let text = shape([span("A")])
    #expect(abs(text.size.height - 28.8) < 1e-9 && text.size.width == 13)
    let glyph = try #require(text.lines.first?.glyphs.first)
    let origin = text.lines[0].origin(of: glyph, at: .zero)
    let field = try #require(glyph.outline.field)
    // The middle is at 14.4, the row at −2.6; the ink begins 8 below it and the field 3 above the ink.
    #expect(abs(origin.y + field.corner.y - (-2.6 + 8 - 3)) < 1e-9)
    #expect(abs(origin.x + field.corner.x - (1 - 3)) < 1e-9)
  }

  @Test("Spacing stands between letters, and not in scripts that join")
  func spacing() {
    #expect(shape([span("ABC", spacing: 6)]).size.width == 13 * 3 + 6 * 2)
    // ba, ra: neither is joined by a ligature.
    let arabic = shape([span("\u{628}\u{631}", spacing: 6)])
    #expect(arabic.size.width == 26)
  }

  @Test("Lines are about as wide as their mean")
  func balance() {
    // Five words of 52 and four spaces of 13 are 312 wide; in lines of 200 that is two of 156: three words are 182 wide
    // without the space after them (52 × 3 + 13 × 2), two are 117.
    let text = shape([span("aaaa bbbb cccc dddd eeee")]) { $0.maxWidth = 200 }
    #expect(text.lines.map(\.glyphs.count) == [14, 9])
    #expect(text.lines.map(\.width) == [182, 117])
  }

  @Test("Line feeds break; blank at the ends of lines is not kept")
  func feeds() {
    #expect(shape([span("ab \n cd")]).scalars == [[97, 98], [99, 100]])
    let empty = shape([span("a\n\nb")])
    #expect(empty.lines.count == 3 && abs(empty.size.height - 3 * 28.8) < 1e-9)
  }

  @Test("A width of nothing breaks wherever lines may break")
  func nothing() {
    #expect(shape([span("a b c")]) { $0.maxWidth = 0 }.scalars == [[97], [98], [99]])
  }

  @Test("Ideographs break anywhere")
  func ideographs() {
    let text = shape([span("日本語文字")]) { $0.maxWidth = 40 }
    // 65 wide in lines of 40: two of 32.5, which are two and three letters or the other way round.
    #expect(text.lines.count == 2)
  }

  @Test("Arabic letters take the forms in which they join")
  func arabic() {
    // seen, lam, alef, meem: initial seen, final lam-alef, isolated meem, from right to left.
    let text = shape([span("\u{633}\u{644}\u{627}\u{645}")])
    #expect(text.scalars == [[0xFEE1, 0xFEFC, 0xFEB3]])
  }

  @Test("Brackets are mirrored and numbers run to the right")
  func bidi() {
    #expect(shape([span("(אב) 12")]).scalars == [[0x31, 0x32, 0x20, 0x28, 0x5D1, 0x5D0, 0x29]])
    #expect(shape([span("a \u{200F}b")]).scalars == [[97, 32, 98]])
    // Each paragraph begins where its own first letter says.
    #expect(shape([span("abc\nאב!")]).scalars == [[97, 98, 99], [0x21, 0x5D1, 0x5D0]])
    #expect(shape([span("אב!\nabc!")]).scalars == [[0x21, 0x5D1, 0x5D0], [97, 98, 99, 0x21]])
    #expect(shape([span("אב")]).isRightToLeft && !shape([span("ab")]).isRightToLeft)
  }

  @Test("Smaller sections stand at the bottom of their line unless they are asked elsewhere")
  func sections() throws {
    var small = span("b", size: 12)
    func top(_ alignment: TextSpan.Alignment) throws -> Double {
      small.alignment = alignment
      let text = shape([span("a"), small])
      let glyph = try #require(text.lines[0].glyphs.last)
      return text.lines[0].origin(of: glyph, at: .zero).y
        + (glyph.outline.field?.corner.y ?? 0) * 0.5
    }
    // The row of the small letter is moved down by the 12 points it lacks, by 6 or not at all; its ink hangs half as
    // far below as a large letter's: 8 − 3 pixels.
    #expect(abs(try top(.bottom) - (-2.6 + 12 + 2.5)) < 1e-9)
    #expect(abs(try top(.center) - (-2.6 + 6 + 2.5)) < 1e-9)
    #expect(abs(try top(.top) - (-2.6 + 2.5)) < 1e-9)
  }

  @Test("Pictures take their width, and push lines apart where they are higher")
  func pictures() throws {
    let style = TextStyle(fonts: ["Test"], size: 24)
    let text = shape([span("a"), TextSpan(image: Size(width: 30, height: 40), style), span("b")])
    #expect(text.size.width == 13 + 30 + 13)
    // A line and what the picture is higher than an em.
    #expect(abs(text.size.height - (28.8 + 16)) < 1e-9)
    let picture = try #require(text.lines[0].glyphs.first { $0.image != nil })
    #expect(picture.image == Size(width: 30, height: 40) && picture.span == 1)
    #expect(!picture.isDrawn)
  }

  @Test("Ideographs stand upright in the middle of columns, letters lie along them")
  func columns() throws {
    var glyph = WrittenGlyph(id: 0)
    (glyph.width, glyph.height, glyph.left, glyph.top, glyph.advance) = (24, 24, 0, -7, 24)
    var layout = TextLayout()
    layout.size = 24
    layout.isVertical = true
    let text = packs(glyph).shape([span("日a")], layout)
    let line = try #require(text.lines.first)
    #expect(line.glyphs.map(\.isUpright) == [true, false])
    #expect(text.size.width == 48)
    let upright = line.glyphs[0]
    let origin = line.origin(of: upright, at: .zero)
    let field = try #require(upright.outline.field)
    // The middle of the ink, seen from the origin, turned by a quarter counter-clockwise: (x, y) becomes (y, −x).
    let (x, y) = (field.corner.x + 15, field.corner.y + 15)
    // Half an em along the line, and in its middle.
    #expect(abs(origin.x + y - 12) < 1e-9 && abs(origin.y - x - 14.4) < 1e-9)
    layout.standsUpright = true
    let standing = packs(glyph).shape([span("日a b")], layout)
    #expect(standing.lines[0].glyphs.map(\.isUpright) == [true, true, false, true])
  }

  @Test("Punctuation between upright letters takes its vertical form")
  func verticalForms() {
    let text = shape([span("日。「本」a(b")]) { $0.isVertical = true }
    // The last bracket stands beside a letter that lies on its side, and so does the round one.
    #expect(text.scalars == [[0x65E5, 0xFE12, 0xFE41, 0x672C, 0x300D, 0x61, 0x28, 0x62]])
  }

  @Test("A vertical form that no pack has leaves what is written")
  func missingForm() {
    let packs = GlyphPacks(
      GlyphPackPlace { _, range in
        guard let first = range.split(separator: "-").first.flatMap({ UInt32($0) }), first < 0xFE00
        else { return nil }
        return writtenRange((first..<first + 256).map { WrittenGlyph(id: $0) })
      })
    var layout = TextLayout()
    layout.isVertical = true
    #expect(packs.shape([span("日。")], layout).scalars == [[0x65E5, 0x3002]])
  }

  @Test("Long texts are cut and say so, and do not take the square of their length")
  func long() {
    let text = shape([span(String(repeating: "ab ", count: 2000))]) { $0.maxWidth = 500 }
    #expect(text.isTruncated)
    #expect(text.lines.reduce(0) { $0 + $1.glyphs.count } <= 4096)
  }

  @Test("Absurd sizes and texts are set without harm", arguments: [0, -1, 1e300, .nan, .infinity])
  func absurd(size: Double) {
    var layout = TextLayout()
    layout.maxWidth = size
    layout.lineHeight = size
    for own in [size, 24] {
      for text in ["", " ", "\n\n", "ab cd", "日本語", "\u{633}\u{644}", "\u{202E}x\u{202C}"] {
        for isVertical in [false, true] {
          layout.isVertical = isVertical
          _ = packs().shape([span(text, size: own, spacing: size), span("x")], layout)
          layout.size = own
        }
      }
    }
  }
}
