import Drawing
import GeoCore
import Testing
import Typesetting

// In Noto Sans a is 561 units wide, b 615, a space 260 and the ellipsis 791; it reaches from 1069 above to 293 below
// the baseline, so that the baseline of a line 1200 high is at (1200 − 1362) / 2 + 1069 = 988.

private let style = TextStyle(fonts: ["Noto Sans Regular"], size: 1000)

private func picture(
  _ width: Double, _ height: Double, _ alignment: TextSpan.Alignment = .bottom
) -> TextSpan {
  var span = TextSpan(image: Size(width: width, height: height), style)
  span.alignment = alignment
  return span
}

private func text(_ text: String, size: Double = 1000, _ alignment: TextSpan.Alignment = .bottom)
  -> TextSpan
{
  var span = TextSpan(text, TextStyle(fonts: style.fonts, size: size))
  span.alignment = alignment
  return span
}

private func set(
  _ spans: [TextSpan], _ change: (inout TextLayout) -> Void = { _ in }
) -> ShapedText {
  var layout = TextLayout()
  change(&layout)
  return library?.shape(spans, layout) ?? ShapedText(lines: [], size: .zero)
}

@Test(.enabled(if: hasNoto)) func picturesAreLetters() throws {
  let shaped = set([text("a"), picture(700, 400), text("b")])
  #expect(shaped.glyphs.map(\.position.x) == [0, 561, 1261])
  #expect(shaped.glyphs.map(\.cluster) == [0, 1, 4])
  #expect(shaped.glyphs.map(\.span) == [0, 1, 2])
  #expect(shaped.glyphs.map(\.image) == [nil, Size(width: 700, height: 400), nil])
  #expect(shaped.size == Size(width: 1876, height: 1200) && shaped.missing.isEmpty)
  #expect(shaped.hasImages && shaped.placed(at: .zero).count == 2)
  // What stands for it is not read.
  var named = picture(700, 400)
  named.text = "س\n"
  let read = set([text("a"), named, text("b")])
  #expect(read.lines.count == 1 && !read.isRightToLeft)
  #expect(read.glyphs.map(\.cluster) == [0, 1, 1 + named.text.utf8.count])
}

@Test(.enabled(if: hasNoto)) func highPicturesRaiseTheirLine() {
  let shaped = set([text("a\na"), picture(100, 1500), text("\na")])
  // 500 higher than an em.
  let baselines: [Double] = [988, 1200 + 500 + 988, 2900 + 988]
  #expect(zip(shaped.lines, baselines).allSatisfy { abs($0.baseline - $1) < 1e-9 })
  #expect(shaped.size.height == 4100)
  #expect(shaped.glyphs.allSatisfy { $0.position.y == 0 })
  // By itself it has the size of its style about it.
  #expect(set([picture(100, 1500)]).size == Size(width: 100, height: 1700))
  #expect(set([picture(100, 1000)]).size.height == 1200)
}

@Test(.enabled(if: hasNoto)) func alignmentsWithinTheLine() {
  func heights(_ spans: [TextSpan]) -> [Double] { set(spans).glyphs.map { -$0.position.y } }
  // In a line an em high.
  #expect(heights([text("a"), picture(9, 400)]) == [0, 0])
  #expect(heights([text("a"), picture(9, 400, .center)]) == [0, 300])
  #expect(heights([text("a"), picture(9, 400, .top)]) == [0, 600])
  // Smaller text beside larger, and text beside a picture of two ems.
  #expect(heights([text("a"), text("b", size: 500)]) == [0, 0])
  #expect(heights([text("a"), text("b", size: 500, .center)]) == [0, 250])
  #expect(heights([text("a"), text("b", size: 500, .top)]) == [0, 500])
  #expect(heights([text("a", .center), picture(9, 2000)]) == [500, 0])
  #expect(heights([text("a", .top), picture(9, 2000, .top)]) == [1000, 0])
}

@Test(.enabled(if: hasNoto)) func linesBreakOnBothSidesOfPictures() {
  // UAX #14, LB20.
  let spans = [text("aa"), picture(700, 400), picture(700, 400), text("bb")]
  func widths(_ limit: Double) -> [Double] { set(spans) { $0.maxWidth = limit }.lines.map(\.width) }
  #expect(widths(1) == [561, 561, 700, 700, 615, 615])
  #expect(widths(1230) == [1122, 700, 700, 1230])
  #expect(widths(1822) == [1822, 700, 1230])
  #expect(widths(2522) == [2522, 1230])
  // LB13: not before a stop.
  let stopped = [text("aa"), picture(700, 400), text(".")]
  #expect(set(stopped) { $0.maxWidth = 1822 }.lines.map(\.glyphs.count) == [2, 2])
}

@Test(.enabled(if: hasNoto)) func picturesAreNeutral() {
  // UAX #9: the object replacement character is ON.
  let between = set([text("אב"), picture(700, 400), text("גד")])
  #expect(between.isRightToLeft)
  #expect(between.glyphs.map(\.span) == [2, 2, 1, 0, 0])
  let latin = set([text("a"), picture(700, 400), text("אב")])
  #expect(latin.glyphs.map(\.span) == [0, 1, 2, 2])
  // Letters join across nothing else.
  #expect(set([picture(700, 400), text("سلام")]).glyphs.map(\.span) == [1, 1, 1, 0])
}

@Test(.enabled(if: hasNoto)) func picturesAreSpacedLikeLetters() {
  var spans = [text("a"), picture(700, 400), text("a")]
  for i in spans.indices { spans[i].style.letterSpacing = 100 }
  let shaped = set(spans)
  #expect(shaped.glyphs.map(\.position.x) == [0, 661, 1461])
  #expect(shaped.size.width == 2022)
}

@Test(.enabled(if: hasNoto)) func marksDoNotStandOnPictures() {
  let shaped = set([picture(700, 400), text("\u{301}a")])
  #expect(shaped.glyphs.first?.image != nil && shaped.glyphs.first?.cluster == 0)
  #expect(shaped.glyphs.dropFirst().allSatisfy { $0.image == nil && $0.cluster >= 3 })
  #expect(shaped.glyphs.last?.cluster == 5)
}

@Test(.enabled(if: hasNoto)) func picturesFallToTheEllipsis() {
  let spans = [text("aa"), picture(700, 400), text("bb")]
  func short(_ width: Double) -> ShapedText {
    set(spans) {
      $0.maxWidth = width
      $0.maxLines = 1
    }
  }
  // 1122 + 700 + 791 = 2613, and 1122 + 791 = 1913.
  #expect(short(3000).lines.map(\.width) == [2613] && short(3000).hasImages)
  #expect(short(3000).glyphs.last.map { $0.image == nil && !$0.outline.isEmpty } == true)
  #expect(short(2600).lines.map(\.width) == [1913] && !short(2600).hasImages)
}

@Test(.enabled(if: hasNoto)) func picturesWithoutExtentAreNone() {
  let plain = set([text("ab")])
  for side in [0, -1, Double.nan, .infinity] {
    for size in [Size(width: side, height: 10), Size(width: 10, height: side)] {
      let shaped = set([text("ab"), TextSpan(image: size, style)])
      #expect(shaped.glyphs == plain.glyphs && shaped.size == plain.size)
      #expect(shaped.missing.isEmpty)
    }
  }
  #expect(set([picture(0, 0)]).lines.count == 1)
}

@Test(.enabled(if: hasNoto)) func manyPicturesAreCut() {
  let shaped = set(Array(repeating: picture(1, 1), count: 20_000))
  #expect(shaped.isTruncated && shaped.glyphs.count <= 16_385)
}

@Test(.enabled(if: hasNotoCJK)) func picturesStandInColumns() throws {
  let cjk = TextSpan("東", TextStyle(fonts: ["Noto Sans CJK JP Regular"], size: 1000))
  let shaped = set([cjk, picture(400, 700), cjk]) { $0.isVertical = true }
  let glyph = try #require(shaped.glyphs.first { $0.image != nil })
  #expect(glyph.isUpright && glyph.advance == 700)
  // Its lower left corner: 700 further down the column, and half its width left of the middle, which lies 436 above
  // the baseline.
  #expect(glyph.position.x == 1700 && abs(glyph.position.y - (200 - 436)) < 1e-9)
  #expect(shaped.glyphs.last?.position.x == 2580)
  // Wider than an em, it widens the column on both sides.
  let wide = set([cjk, picture(1500, 700)]) { $0.isVertical = true }
  #expect(wide.size.height == 1700)
  #expect(abs((wide.lines.first?.baseline ?? 0) - (850 + 436)) < 1e-9)
}
