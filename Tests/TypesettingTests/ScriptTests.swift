import Drawing
import GeoCore
import Testing
import Typesetting

/// What of a text is seen from left to right, a character a cluster.
private func seen(_ text: String) -> String {
  let utf8 = Array(text.utf8)
  return shape(text).glyphs.map { glyph in
    String(decoding: utf8[glyph.cluster...], as: UTF8.self).prefix(1)
  }.joined()
}

/// Examples of UAX #9, Hebrew letters for the capitals.
@Test(
  .enabled(if: hasNoto),
  arguments: [
    // N0: brackets take the direction of what is around them, or of what is in them where this is the line's.
    ("אב(גד[&ef]!)gh", "gh)!]ef&[דג(בא", true),
    ("smith (fabrikam ערב) עבר", "smith (fabrikam ברע) רבע", false),
    ("ערב book(s)", "book(s) ברע", true), ("a(ב)c", "a(ב)c", false),
    // W4 and W5: separators and signs between and beside numbers are part of them.
    ("אב 1-2% ג", "ג 1-2% בא", true), ("אב 10:30 ג", "ג 10:30 בא", true),
    ("רח' הרצל 12, תל", "לת ,12 לצרה 'חר", true),
    // W7: after a letter that runs rightwards numbers do too.
    ("a 12 ב", "a 12 ב", false), ("ב a 12", "a 12 ב", true),
    // P2: what is isolated does not decide, and Arabic numbers do not either.
    ("\u{2067}ב\u{2069}a", "\u{2067}ב\u{2069}a", false), ("١ a ٢", "١ a ٢", false),
    // W2: numbers after Arabic letters stay in order, and so do those written in Arabic digits.
    ("ب ١٢ 34", "34 ١٢ ب", true),
  ])
func directions(text: String, visual: String, isRightToLeft: Bool) {
  #expect(shape(text).isRightToLeft == isRightToLeft)
  // Brackets are turned round (L4), but are the same characters.
  #expect(seen(text) == visual)
}

/// UAX #14: closing marks, small kana and marks of repetition begin no line (CL, CP, NS, EX), opening ones end none (OP).
@Test(
  .enabled(if: hasNotoCJK),
  arguments: [
    "「東京」、『駅』。（新宿）ー々っとさっぽろ！？・ゝは〜い", "北京（首都）、“上海”；《广州》：深圳……。",
    "서울（首都）은 「한국」의 수도。",
  ])
func linesOfIdeographsBeginAndEndWhereTheyMay(text: String) {
  let closing = "」』）》”、。，．：；！？ー々っゝ・〜…"
  let opening = "「『（《“"
  for width in stride(from: 5000.0, to: 16_000, by: 500) {
    for wrapping in [TextLayout.Wrapping.greedy, .balanced] {
      let lines = shape(text) {
        $0.maxWidth = width
        $0.wrapping = wrapping
      }.texts(text)
      #expect(lines.dropFirst().allSatisfy { !closing.contains($0.first ?? "a") }, "\(lines)")
      #expect(lines.dropLast().allSatisfy { !opening.contains($0.last ?? "a") }, "\(lines)")
    }
  }
}

@Test(.enabled(if: hasNoto)) func thaiWordsDoNotLeaveTheirBrackets() {
  // LB1 and LB14: a letter that words are found by is a letter beside all else; ไทย is Thai.
  for text in ["a (ไทย) a", "a $ไทย a", "a\u{A0}ไทย a", "a “ไทย” a"] {
    for width in stride(from: 250.0, to: 4000, by: 250) {
      let lines = shape(text) {
        $0.maxWidth = width
        $0.wrapping = .balanced
      }.texts(text)
      #expect(lines.allSatisfy { !"($\u{A0}“".contains($0.last ?? "a") }, "\(lines)")
    }
  }
}

@Test(.enabled(if: hasNoto)) func syllablesAreNotCut() {
  // Khmer and Burmese have no breaks but those written (U+200B), and syllables that end in nothing.
  let text = "ស្ត្រីស្ត្រី\u{200B}ស្ត្រី"
  #expect(shape(text) { $0.maxWidth = 2500 }.lines.map(\.width) == [2430, 1215])
  #expect(shape(text) { $0.maxWidth = 1 }.lines.map(\.width) == [1215, 1215, 1215])
  let short = shape("ស្ត្រីស្ត្រី") {
    $0.maxWidth = 2300
    $0.maxLines = 1
  }
  // One whole syllable and an ellipsis.
  let ellipsis = shape("…").size.width
  #expect(short.lines.map(\.width) == [1215 + ellipsis])
  #expect(shape("ရန်ကုန်") { $0.maxWidth = 1 }.lines.count == 4)
}

/// Sequences of UTS #51 in which no font has all, each character that is seen told once.
@Test(
  .enabled(if: hasNoto),
  arguments: [
    "👨\u{200D}👩\u{200D}👧", "👩🏽\u{200D}🚀", "🇫🇷🇩🇪", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}\u{200D}🔥", "👍🏽",
    "🏴\u{E0067}\u{E0062}\u{E007F}", "🏳\u{FE0F}\u{200D}🌈", "👨👨👨",
  ])
func emojiBreakNothing(emoji: String) throws {
  for text in ["a\(emoji)b", "א\(emoji)ב", "東\(emoji)京"] {
    for isVertical in [false, true] {
      let shaped = shape(text) { $0.isVertical = isVertical }
      let clusters = shaped.glyphs.map(\.cluster)
      #expect(
        clusters.contains(0)
          && clusters.contains((text.last.map { text.utf8.count - $0.utf8.count } ?? -1)))
      #expect(Set(shaped.missing).count == shaped.missing.count)
      let joiners: Set<Unicode.Scalar> = ["\u{200D}", "\u{FE0F}", "\u{E007F}"]
      #expect(joiners.isDisjoint(with: shaped.missing))
      #expect(Set(text.unicodeScalars).isSuperset(of: shaped.missing))
    }
  }
}

@Test(.enabled(if: hasNotoCJK)) func textsOfManyScriptsHaveAFontEach() {
  let text = "Rue Ж Ω سلام שלום हिन्दी ไทย ខ្មែរ ქართ 東京 한국 ễ"
  let shaped = shape(text)
  #expect(shaped.missing.isEmpty)
  let fonts = Set(shaped.glyphs.map { $0.outline.font.split(separator: "/").last ?? "" })
  let expected: Set<Substring> = [
    "NotoSans-Regular.ttf#0", "NotoSansArabic-Regular.ttf#0", "NotoSansHebrew-Regular.ttf#0",
    "NotoSansDevanagari-Regular.ttf#0", "NotoSansThai-Regular.ttf#0",
    "NotoSansKhmer-Regular.ttf#0", "NotoSansGeorgian-Regular.ttf#0",
    "NotoSansCJK-Regular.ttc#1",
  ]
  #expect(fonts == expected)
}
