import Drawing
import GeoCore
import Testing
import Typesetting

private func column(
  _ text: String, _ fonts: [String] = ["Noto Sans CJK JP Regular"], size: Double = 1000
) -> [ShapedGlyph] {
  shape(text, fonts, size: size) { $0.isVertical = true }.glyphs
}

/// Values of VerticalOrientation.txt of Unicode 15.0, U and Tu as upright; all in fonts-noto-cjk or fonts-noto-core.
@Test(
  .enabled(if: hasNotoCJK),
  arguments: [
    // U: han, kana, hangul, bopomofo, full width letters, signs.
    ("東", true), ("の", true), ("カ", true), ("한", true), ("ㄅ", true), ("Ａ", true), ("５", true),
    ("※", true), ("℃", true), ("①", true), ("■", true), ("©", true), ("×", true), ("Ⅳ", true),
    ("㍻", true), ("〒", true), ("・", true), ("　", true), ("𠮷", true),
    // Tu: small kana, commas, stops, marks.
    ("ァ", true), ("っ", true), ("、", true), ("。", true), ("，", true), ("．", true),
    ("！", true), ("？", true),
    // Tr, with a shape of their own in the font.
    ("「", true), ("」", true), ("（", true), ("）", true), ("《", true), ("〜", true),
    ("ー", true), ("：", true), ("［", true),
    // R: alphabets, digits, dashes, arrows, half width forms, and what lies on its side in columns by itself.
    ("A", false), ("5", false), ("Ж", false), ("Ω", false), ("ب", false), ("ש", false),
    ("ก", false), ("क", false), ("—", false), ("…", false), ("→", false), ("ｱ", false),
    ("<", false), ("(", false), ("“", false), ("＜", false), ("－", false), ("½", true),
  ])
func lettersStandByTheirOrientation(text: String, isUpright: Bool) throws {
  let glyph = try #require(column(text).first)
  #expect(glyph.isUpright == isUpright)
  // In lines nothing is turned.
  #expect(shape(text).glyphs.allSatisfy { !$0.isUpright })
}

@Test(.enabled(if: hasNotoCJK)) func columnsAreThoseOfHarfBuzz() {
  // hb-shape --direction=ttb --face-index=0 --script=hani --language=ja of fonts-noto-cjk 20220127.
  let glyphs = column("「」。ーァ（：")
  #expect(glyphs.map(\.outline.index) == [59006, 59007, 58981, 65339, 65249, 58994, 65454])
  #expect(glyphs.map(\.advance) == Array(repeating: 1000, count: 7))
  // Their origins are 880 down the column and 500 left of its middle: the middle of the face is (1160 − 288) / 2 above
  // the baseline, and left is below.
  let origins: [Double] = [880, 1880, 2880, 3880, 4880, 5880, 6880]
  #expect(glyphs.map(\.position.x) == origins)
  let depth: Double = 500 - 436
  #expect(glyphs.allSatisfy { abs($0.position.y - depth) < 1e-9 })
}

@Test(.enabled(if: hasNotoCJK)) func latinLiesInColumns() {
  // As hb-shape has it for lines, from the end of 東 on: 1000 points down.
  let inLine = shape("Rue", ["Noto Sans CJK JP Regular"]).glyphs
  let glyphs = column("東Rue京")
  #expect(glyphs.map(\.isUpright) == [true, false, false, false, true])
  #expect(glyphs[1...3].map(\.outline) == inLine.map(\.outline))
  let pens: [Double] = inLine.map { glyph in 1000 + glyph.position.x }
  #expect(glyphs[1...3].map(\.position.x) == pens)
  #expect(glyphs[1...3].map(\.position.y) == [0, 0, 0])
  let width = inLine.reduce(0) { $0 + $1.advance }
  #expect(glyphs[4].position.x == 1000 + width + 880)
}

@Test(.enabled(if: hasNoto)) func bracketsLieWhereTheFontHasNoShapeForThem() throws {
  // DejaVu Sans has 「 nowhere; Noto Sans Symbols2 and Math have ⟨ and 〈 without `vert`.
  let glyph = try #require(column("\u{2329}", ["Noto Sans Math"]).first)
  #expect(!glyph.isUpright)
}

@Test(.enabled(if: hasNoto)) func facesWithoutVerticalMetricsTakeAnEm() throws {
  // Noto Sans has no vhea: × of 572 units stands with its middle on the column's, an em long.
  let glyph = try #require(column("×", ["Noto Sans Regular"]).first)
  #expect(glyph.isUpright && glyph.advance == 1000)
  // Half of 1069 − 293 is 388 above the baseline, half of 572 to the left is below; and 388 + 500 down.
  #expect(abs(glyph.position.y - (286 - 388)) < 1e-9 && abs(glyph.position.x - 888) < 1e-9)
}

@Test(.enabled(if: hasNotoCJK)) func smallAndLargeLettersShareTheMiddle() throws {
  let library = try #require(library)
  var layout = TextLayout()
  layout.isVertical = true
  let fonts = ["Noto Sans CJK JP Regular"]
  let shaped = library.shape(
    [
      TextSpan("東", TextStyle(fonts: fonts, size: 1000)),
      TextSpan("京R", TextStyle(fonts: fonts, size: 500)),
    ], layout)
  let line = try #require(shaped.lines.first)
  // The middle of the line is 600 below its top, and so 600 − 1036 from the baseline at (1200 − 1448) / 2 + 1160.
  #expect(abs(line.baseline - 1036) < 1e-9)
  let middle = 600 - line.baseline
  #expect(abs(line.glyphs[0].position.y - (middle + 500)) < 1e-9)
  #expect(abs(line.glyphs[1].position.y - (middle + 250)) < 1e-9)
  // The baseline of R lies (580 − 144) / 2 below the middle.
  #expect(abs(line.glyphs[2].position.y - (middle + 218)) < 1e-9)
}

@Test(.enabled(if: hasNotoCJK)) func columnsBreakAsLinesDo() {
  let text = "東京都、目黒区"
  let shaped = shape(text) {
    $0.isVertical = true
    $0.maxWidth = 3000
  }
  #expect(shaped.texts(text) == ["東京", "都、目", "黒区"])
  #expect(shaped.size == Size(width: 3000, height: 3600))
}

@Test(.enabled(if: hasNotoCJK)) func marksStandWithTheirLetters() {
  // A voicing mark on a kana that has none composed, and a circle around a letter: UAX #50 § 3.
  let kana = column("か\u{309A}の")
  #expect(kana.last?.cluster == 6 && kana.last?.position.x == 1880)
  #expect(column("A\u{20DD}").allSatisfy { $0.isUpright })
}

@Test(.enabled(if: hasNotoCJK)) func uprightLettersFollowTheDirection() {
  // UAX #9: between Hebrew letters signs run leftwards, and © (ON) and × are such.
  let line = shape("א©×ב").glyphs.map(\.cluster)
  #expect(line == [6, 4, 2, 0])
  #expect(column("א©×ב", ["Noto Sans Regular"]).map(\.cluster) == line)
}

@Test(.enabled(if: hasNotoCJK)) func placedGlyphsOfColumnsAreTurnedBack() {
  let shaped = shape("東R") { $0.isVertical = true }
  #expect(shaped.placed(at: .zero).map(\.angle) == [-.pi / 2, 0])
}
