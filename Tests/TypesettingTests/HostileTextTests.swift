import Drawing
import GeoCore
import Testing
import Typesetting

@Test(
  .enabled(if: library != nil),
  arguments: [
    "\u{0}", "a\u{0}b", "\u{1}\u{7F}\u{9F}\u{1B}[0m", "\u{301}", "\u{301}\u{302}\u{303}", "\u{64B}",
    "\u{200D}", "\u{FEFF}", "\u{202E}abc", "\u{2067}\u{2067}a", "\u{2069}", "\u{FFFF}", "\u{FFFC}",
    "\u{E0001}", "\u{FE0F}", "ก\u{E4D}\u{E4D}\u{E4D}", "\u{94D}\u{94D}",
    "\u{1F468}\u{200D}\u{1F469}",
    "\u{D7B0}\u{1100}", "東\u{301}\u{20DD}", "\u{20DD}", "「\u{200D}」", "©\u{202E}×", "\t\t",
    "\n\n\n", "\r\r\n", "\u{AD}", "   ", "\u{3000}", "\u{10FFFF}",
  ])
func oddCharactersDoNoHarm(text: String) {
  for width in [nil, 0, 5, 100, Double.nan, -1, .infinity] {
    for wrapping in [TextLayout.Wrapping.greedy, .balanced] {
      for (lines, isVertical) in [(nil, false), (nil, true), (1, true), (2, false), (-3, false)] {
        let shaped = shape(text, size: 12) {
          $0.maxWidth = width
          $0.wrapping = wrapping
          $0.maxLines = lines
          $0.isVertical = isVertical
        }
        #expect(!shaped.lines.isEmpty)
        #expect(shaped.size.width.isFinite && shaped.size.height.isFinite)
        #expect(shaped.glyphs.allSatisfy { $0.cluster >= 0 && $0.cluster <= text.utf8.count })
        #expect(shaped.glyphs.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
      }
    }
  }
}

@Test(.enabled(if: hasNoto)) func controlCharactersAreNotSeen() {
  #expect(shape("a\u{0}b\u{1}").size.width == 561 + 615)
  #expect(shape("a\u{0}b").missing.isEmpty)
  #expect(shape("a\tb").size.width == 561 + 260 + 615)
}

@Test(.enabled(if: library != nil)) func longTextsAreCut() {
  let text = String(repeating: "word ", count: 20_000)
  let shaped = shape(text, size: 12)
  #expect(shaped.isTruncated)
  #expect(shaped.glyphs.count <= 16_385)
  let short = shape(text, size: 12) {
    $0.maxWidth = 200
    $0.maxLines = 3
  }
  #expect(short.lines.count == 3 && short.isTruncated)
  let feeds = shape(String(repeating: "\n", count: 100_000), size: 12)
  #expect(feeds.lines.count <= 16_385)
  #expect(shape(String(repeating: "\u{301}", count: 100_000), size: 12).isTruncated)
  let solid = shape(String(repeating: "x", count: 100_000), size: 12) { $0.maxWidth = 100 }
  #expect(solid.isTruncated)
}

@Test(.enabled(if: library != nil)) func strangeNumbersDoNoHarm() {
  for value in [Double.nan, .infinity, -.infinity, -1, 0, 1e300] {
    let shaped = shape("ab cd", size: 12) {
      $0.lineHeight = value
      $0.maxWidth = value
    }
    #expect(!shaped.lines.isEmpty)
    let style = TextStyle(fonts: ["Noto Sans"], size: 12, letterSpacing: value)
    #expect(library?.shape([TextSpan("ab", style)], TextLayout()).lines.count == 1)
  }
}

@Test(.enabled(if: library != nil)) func everyThreadGetsTheSame() async {
  let texts = (0..<200).map { "Rue \($0) سلام 東京 \($0 % 7)" }
  let alone = texts.map { shape($0) }
  await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<4 {
      group.addTask { texts.map { shape($0) } == alone }
    }
    for await isSame in group { #expect(isSame) }
  }
}

/// Twice as many texts as are kept, so that some are forgotten.
@Test(.enabled(if: library != nil)) func forgottenTextsAreSetAgain() {
  let first = shape("first of many", size: 11)
  for i in 0..<3000 { _ = shape("a text of some length, to fill what is kept, \(i)", size: 11) }
  #expect(shape("first of many", size: 11) == first)
}
