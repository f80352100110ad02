import Drawing
import GeoCore
import Testing
import Typesetting

// Glyph indices, clusters and advances as hb-shape 6.0.0 prints them for fonts-noto-core 20201225.

@Test(
  .enabled(if: hasNoto),
  arguments: [
    ("Rue de Rivoli", "53@0 88@1 72@2 3@3 71@4 72@5 3@6 53@7 76@8 89@9 82@10 79@11 76@12", 6012),
    ("AVATAR", "36@0 57@1 36@2 55@3 36@4 53@5", 599 + 560 + 569 + 486 + 639 + 622),
    // One glyph for ffi, its cluster three letters.
    ("office", "82@0 1969@1 70@4 72@5", 605 + 946 + 480 + 564),
    // An accent that composes, and two that are put above and below.
    ("e\u{301}x\u{301}\u{331}", "171@0 91@3 3039@3 2995@3", 544 + 529),
    // Joined from the right, ل and ا to one glyph.
    ("سلام", "769@6 705@2 1077@0", 484 + 599 + 784),
    ("שלום", "23@6 124@4 55@2 96@0", 684 + 291 + 522 + 730),
    // Sara am is taken apart, its ring above the consonant.
    ("กำ", "29@0 59@0 86@0", 600 + 406),
    // Kssa is one glyph, and the vowel sign i comes before it.
    ("क्षि", "610@0 179@0", 259 + 712),
    // Marks that stack.
    ("ẫx\u{331}\u{301}", "772@0 91@3 3039@3 2995@3", 561 + 529),
    ("и\u{301}ᾧ", "465@0 2995@0 1737@4", 643 + 782),
    // Letters that do not join across a joiner's opposite, and a small alef above a lam.
    ("می\u{200C}روم", "769@11 1467@9 978@7 3@4 1494@2 771@0", 484 + 447 + 367 + 736 + 525),
    ("إلٰه", "480@6 88@2 667@2 54@0", 486 + 260 + 238),
    // Points inside, above and below.
    (
      "בְּרֵאשִׁית", "107@20 138@18 45@12 100@12 96@12 3@10 117@6 86@6 95@0 15@0 12@0",
      685 + 275 + 730 + 612 + 523 + 547
    ),
    // Two marks each, where nothing is in their way and where something is.
    (
      "ที่นี่ปู่", "117@0 94@0 44@0 71@9 94@9 44@9 80@18 103@18 43@18", 609 + 613 + 605
    ),
    // Conjuncts, letters below each other, and vowels before what they follow.
    ("কোক্ষ", "450@0 20@0 54@0 129@6", 346 + 807 + 266 + 919),
    ("र्द्वि", "631@0 529@0 652@0", 259 + 620),
    ("கொஸ்ரீ", "46@0 18@0 41@0 163@6", 901 + 825 + 640 + 1514),
    ("ស្ត្រី", "196@0 59@0 180@0 85@0", 287 + 928),
    ("က္ကျွန်", "4@0 211@0 366@0 24@15 381@15", 1124 + 257 + 570),
    ("ශ්\u{200D}රී", "350@0 167@0", 917),
    ("སྒྲུབ", "1103@0 27@12", 675 + 641),
    // Each letter by itself.
    ("ქართ", "165@0 112@3 192@6 199@9", 588 + 549 + 802 + 881),
    ("Երև", "12@0 87@2 94@4", 696 + 597 + 630),
    ("አዲስ", "3@0 91@3 374@6", 553 + 853 + 618),
  ] as [(String, String, Double)])
func glyphsAreThoseOfHarfBuzz(text: String, glyphs: String, width: Double) {
  let shaped = shape(text)
  #expect(
    shaped.glyphs.map { "\($0.outline.index)@\($0.cluster)" }.joined(separator: " ") == glyphs)
  #expect(shaped.size.width == width)
  #expect(shaped.glyphs.reduce(0) { $0 + $1.advance } == width)
  #expect(shaped.missing.isEmpty)
}

@Test(.enabled(if: hasNotoCJK)) func koreanHasItsOwnSpace() {
  // hb-shape --face-index=1 --script=hang --language=ko of fonts-noto-cjk 20220127.
  let shaped = shape("로스 앤")
  #expect(shaped.glyphs.map(\.outline.index) == [50775, 53407, 63108, 54111])
  #expect(shaped.size.width == 3 * 920 + 280)
}

@Test(.enabled(if: hasNoto)) func lettersJoinInWords() {
  // By itself seen is glyph 1075 and 1209 wide, at the beginning of a word 1077 and 784.
  #expect(shape("س").glyphs.map(\.outline.index) == [1075])
  #expect(shape("سلام").glyphs.last?.outline.index == 1077)
}

@Test(.enabled(if: hasNoto)) func bidiOrder() {
  // UAX #9: the line from the right is שלום, 12 (from the left), and the bracketed letters.
  let shaped = shape("שלום 12 (אב)")
  #expect(shaped.isRightToLeft)
  #expect(shaped.glyphs.map(\.cluster) == [17, 15, 13, 12, 11, 9, 10, 8, 6, 4, 2, 0])
  // The bracket that closes is seen on the left, turned round (L4).
  #expect(shaped.glyphs.first?.outline == shape("(").glyphs.first?.outline)
  // In a line from the left Hebrew is turned by itself.
  let mixed = shape("a שלום b")
  #expect(!mixed.isRightToLeft)
  #expect(mixed.glyphs.map(\.cluster) == [0, 1, 8, 6, 4, 2, 10, 11])
}

@Test(.enabled(if: hasNoto)) func outlinesAreThoseOfTheFont() throws {
  // Boxes from the glyf table: H 97, 0, 643, 714 and g of the bold face 45, −240, 555, 556, of 1000 units.
  let h = try #require(shape("H").glyphs.first?.outline.path.bounds())
  #expect(abs(h.minX - 0.097) < 1e-9 && abs(h.maxX - 0.643) < 1e-9)
  #expect(abs(h.minY + 0.714) < 1e-9 && abs(h.maxY) < 1e-9)
  let g = try #require(shape("g", ["Noto Sans Bold"]).glyphs.first?.outline.path.bounds())
  #expect(abs(g.minX - 0.045) < 1e-9 && abs(g.maxX - 0.555) < 1e-9)
  #expect(abs(g.minY + 0.556) < 1e-9 && abs(g.maxY - 0.240) < 1e-9)
  #expect(shape(" ").glyphs.first?.outline.path.isEmpty == true)
}

@Test(.enabled(if: hasNoto)) func outlinesAreShared() throws {
  let a = try #require(shape("H").glyphs.first?.outline)
  let b = try #require(shape("xH", size: 12).glyphs.last?.outline)
  #expect(a === b)
}

@Test(.enabled(if: hasNoto)) func sizesScaleEverything() {
  let shaped = shape("Rue", size: 10)
  #expect(abs(shaped.size.width - (6.22 + 6.18 + 5.64)) < 1e-9)
  #expect(shaped.size.height == 12)
  #expect(shaped.glyphs.allSatisfy { $0.size == 10 })
  for size in [0, -1, Double.nan, .infinity] {
    #expect(shape("Rue", size: size).size == .zero)
  }
}

/// The way for plain texts is left where a second span ends the text, though it be empty.
@Test(
  .enabled(if: library != nil),
  arguments: ["Rue de Rivoli", "AVATAR office", "Straße 12–14", "Łódź, Čakovec", "¿Qué?", " ", "1"])
func plainTextsAreSetLikeAllOthers(text: String) throws {
  let library = try #require(library)
  let style = TextStyle(fonts: ["Noto Sans Regular"], size: 16)
  for width in [nil, 60.0] {
    var layout = TextLayout()
    layout.maxWidth = width
    let plain = library.shape([TextSpan(text, style)], layout)
    let general = library.shape([TextSpan(text, style), TextSpan("", style)], layout)
    #expect(plain == general)
  }
}

@Test(.enabled(if: hasNoto)) func spansKeepTheirStyles() throws {
  let library = try #require(library)
  let shaped = library.shape(
    [
      TextSpan("Hé ", TextStyle(fonts: ["Noto Sans Bold"], size: 20)),
      TextSpan("ho", TextStyle(fonts: ["Noto Sans Regular"], size: 10)),
    ], TextLayout())
  #expect(shaped.glyphs.map(\.span) == [0, 0, 0, 1, 1])
  #expect(shaped.glyphs.map(\.size) == [20, 20, 20, 10, 10])
  #expect(shaped.glyphs.map(\.cluster) == [0, 1, 3, 4, 5])
  // The largest size sets the height: 1.2 · 20.
  #expect(shaped.size.height == 24)
}

@Test(.enabled(if: hasNoto)) func letterSpacing() throws {
  let library = try #require(library)
  func width(_ text: String, _ spacing: Double) -> Double {
    let style = TextStyle(fonts: ["Noto Sans Regular"], size: 1000, letterSpacing: spacing)
    return library.shape([TextSpan(text, style)], TextLayout()).size.width
  }
  // Between three letters twice.
  #expect(width("Rue", 100) == 622 + 618 + 564 + 200)
  #expect(width("Rue", -50) == 622 + 618 + 564 - 100)
  // No ligature: 605, 344, 344, 258, 480, 564 and five times 10 (hb-shape --features=-liga,-clig).
  #expect(width("office", 10) == 605 + 344 + 344 + 258 + 480 + 564 + 50)
  // Not inside clusters, and not between letters that join.
  #expect(width("x\u{301}\u{331}y", 100) == width("xy", 100))
  #expect(width("سلام", 100) == width("سلام", 0))
}
