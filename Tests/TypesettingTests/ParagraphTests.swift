import Drawing
import GeoCore
import Testing
import Typesetting

// In Noto Sans a is 561 units wide, b 615, c 480, a space 260 and the ellipsis 791; it reaches from 1069 above
// to 293 below the baseline.

@Test(.enabled(if: hasNoto)) func baselinesStandInHalfTheLeading() {
  let shaped = shape("a\nb") { $0.lineHeight = 1.5 }
  // (1500 − 1362) / 2 + 1069 and 1500 further down.
  #expect(shaped.lines.map(\.baseline) == [1138, 2638])
  #expect(shaped.size == Size(width: 615, height: 3000))
  let tight = shape("a") { $0.lineHeight = 1 }.lines.map(\.baseline)
  // (1000 − 1362) / 2 + 1069, but for the last bit of 0.293 + 1.069.
  #expect(tight.allSatisfy { abs($0 - 888) < 1e-9 })
}

@Test(.enabled(if: hasNoto), arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{85}b"])
func lineFeedsBreakLines(text: String) {
  #expect(shape(text).lines.map(\.width) == [561, 615])
  #expect(shape(text).lines.last?.glyphs.first?.cluster == text.utf8.count - 1)
}

@Test(.enabled(if: hasNoto)) func emptyLinesKeepTheirHeight() {
  #expect(shape("").size == Size(width: 0, height: 1200))
  #expect(shape("").lines.count == 1)
  #expect(shape("a\n\nb").lines.map(\.width) == [561, 0, 615])
  #expect(library?.shape([], TextLayout()).size == .zero)
}

@Test(.enabled(if: hasNoto)) func alignment() {
  func starts(_ text: String, _ alignment: TextLayout.Alignment) -> [Double] {
    shape(text) { $0.alignment = alignment }.lines.map(\.x)
  }
  // 1683 and 615 wide.
  #expect(starts("aaa\nb", .left) == [0, 0])
  #expect(starts("aaa\nb", .center) == [0, 534])
  #expect(starts("aaa\nb", .right) == [0, 1068])
  #expect(starts("aaa\nb", .natural) == [0, 0])
  #expect(starts("שלום\nb", .natural) == [0, 2227 - 615])
}

@Test(.enabled(if: hasNoto)) func greedyLines() {
  let text = "aaa bbb ccc"
  func lines(_ width: Double) -> [String] { shape(text) { $0.maxWidth = width }.texts(text) }
  // aaa 1683, with bbb 1683 + 260 + 1845 = 3788, with ccc 3788 + 260 + 1440 = 5488.
  #expect(lines(5488) == ["aaa bbb ccc"])
  #expect(lines(5487) == ["aaa bbb", "ccc"])
  #expect(lines(3788) == ["aaa bbb", "ccc"])
  // bbb and ccc together 1845 + 260 + 1440 = 3545.
  #expect(lines(3787) == ["aaa", "bbb ccc"])
  #expect(lines(3544) == ["aaa", "bbb", "ccc"])
  // The word of 1845 is cut where it must be.
  #expect(lines(1700) == ["aaa", "bb", "b", "ccc"])
  #expect(lines(0) == ["a", "a", "a", "b", "b", "b", "c", "c", "c"])
  #expect(shape(text) { $0.maxWidth = 3544 }.size == Size(width: 1845, height: 3600))
}

@Test(.enabled(if: hasNoto)) func balancedLines() {
  let text = "aaa aaa aaa aaa a"
  func lines(_ width: Double, _ wrapping: TextLayout.Wrapping) -> [String] {
    shape(text) {
      $0.maxWidth = width
      $0.wrapping = wrapping
    }.texts(text)
  }
  // 8333 in all; three words are 5569, two 3626: filled, the last line has little.
  #expect(lines(7600, .greedy) == ["aaa aaa aaa aaa", "a"])
  // Two lines of 4166 are aimed at: 3626 and 4447 come nearer than 5569 and 2504.
  #expect(lines(7600, .balanced) == ["aaa aaa", "aaa aaa a"])
  #expect(lines(9000, .balanced) == [text])
  // Words are not cut.
  #expect(lines(100, .balanced) == ["aaa", "aaa", "aaa", "aaa", "a"])
}

@Test(.enabled(if: hasNoto)) func evenLinesAreFilledWhereOnlySoAllFits() {
  let text = "aa bbbbb c"
  func shaped(_ lines: Int?) -> ShapedText {
    shape(text) {
      $0.maxWidth = 4000
      $0.maxLines = lines
      $0.wrapping = .balanced
    }
  }
  // 1122, 3075 and 480 with two spaces are 5197, so lines of 2598 are aimed at. Three lines cost 1476² + 477² +
  // 2118² / 2, less than the 1476² + 2 · 1217² of two, in which nothing is too wide.
  #expect(shaped(nil).texts(text) == ["aa", "bbbbb", "c"])
  #expect(shaped(2).texts(text) == ["aa", "bbbbb c"])
  #expect(!shaped(2).isTruncated)
}

@Test(.enabled(if: hasNoto), arguments: [TextLayout.Wrapping.greedy, .balanced])
func spacingAfterALineIsNotCounted(_ wrapping: TextLayout.Wrapping) {
  let text = "aaa aaa"
  func lines(_ width: Double) -> [String] {
    shape(text, spacing: 100) {
      $0.maxWidth = width
      $0.wrapping = wrapping
    }.texts(text)
  }
  // Six letters of 561 and a space of 260 are 3626; spacing is between them, six times.
  #expect(lines(4226) == [text])
  #expect(lines(4225) == ["aaa", "aaa"])
}

@Test(.enabled(if: hasNotoCJK)) func ideographsBreakAnywhereButBeforeStops() {
  let text = "東京都、目黒区"
  // UAX #14: no break before the comma (CL).
  let lines = shape(text) { $0.maxWidth = 3000 }.texts(text)
  #expect(lines == ["東京", "都、目", "黒区"])
}

@Test(.enabled(if: hasNoto)) func thaiBreaksBetweenItsWords() {
  // ภาษา (language) and ไทย (Thai) are written without a space.
  let text = "ภาษาไทย"
  let width = shape("ภาษา").size.width
  #expect(shape(text) { $0.maxWidth = width + 300 }.lines.map(\.width).first == width)
}

@Test(.enabled(if: hasNoto)) func hyphensAndSpacesThatHold() {
  let text = "a-b a\u{A0}b"
  #expect(shape(text) { $0.maxWidth = 10 }.lines.count == 6)
  // Between a and b stands no break: UAX #14, GL.
  let lines = shape(text) { $0.maxWidth = 1500 }.texts(text)
  #expect(lines == ["a-b", "a\u{A0}b"])
}

@Test(.enabled(if: hasNoto)) func lettersJoinAcrossACut() {
  // A word too wide is cut, but its letters are shaped as in the whole word.
  let whole = shape("ببب").glyphs.map(\.outline)
  let cut = shape("ببب") { $0.maxWidth = 1 }
  #expect(cut.lines.count == 3)
  #expect(cut.lines.compactMap(\.glyphs.first?.outline) == Array(whole.reversed()))
}

@Test(.enabled(if: hasNoto)) func ellipsisAtTheEnd() {
  let text = "aaa bbb ccc"
  func short(_ width: Double, lines: Int = 1) -> ShapedText {
    shape(text) {
      $0.maxWidth = width
      $0.maxLines = lines
    }
  }
  #expect(!short(5488).isTruncated)
  // aaa bbb c… is 3788 + 260 + 480 + 791 = 5319.
  #expect(short(5487).lines.map(\.width) == [5319])
  #expect(short(5487).isTruncated)
  // One point less: aaa bbb… of 4579, without the space.
  #expect(short(5318).lines.map(\.width) == [4579])
  #expect(short(5318).glyphs.last?.cluster == 7)
  // The second line takes what is left: bbb… is 2636, bbb c… 3376.
  #expect(short(3400, lines: 2).lines.map(\.width) == [1683, 3376])
  #expect(short(1, lines: 1).lines.map(\.width) == [791])
  #expect(short(5488, lines: 0).lines.count == 1)
}

@Test(.enabled(if: hasNoto)) func ellipsisForLinesLeftOut() {
  let shaped = shape("a\nb\nc") { $0.maxLines = 2 }
  #expect(shaped.lines.map(\.width) == [561, 615 + 791])
  #expect(shaped.isTruncated)
  #expect(!shape("a\nb") { $0.maxLines = 2 }.isTruncated)
}

@Test(.enabled(if: hasNoto)) func ellipsisStandsWhereReadingEnds() {
  let shaped = shape("سلام عليكم") {
    $0.maxWidth = 3200
    $0.maxLines = 1
  }
  let line = shaped.lines[0]
  #expect(shaped.isTruncated)
  #expect(line.width <= 3200)
  // On the left, after what is on the right.
  #expect(line.glyphs.first?.outline == shape("…").glyphs.first?.outline)
  #expect(line.glyphs.last?.cluster == 0)
  #expect(line.glyphs.first?.cluster == line.glyphs.map(\.cluster).max())
}

@Test(.enabled(if: library != nil)) func noLineIsWiderThanItMayBe() {
  let text = "The quick brown fox (AVATAR) jumps; über Łódź — سلام عليكم 東京駅西口 12 345, ffi office."
  for width in stride(from: 20.0, to: 400, by: 7) {
    for lines in [nil, 1, 2] {
      let shaped = shape(text, size: 16) {
        $0.maxWidth = width
        $0.maxLines = lines
      }
      #expect(shaped.lines.allSatisfy { $0.width <= width + 0.5 })
      #expect(shaped.lines.count <= lines ?? .max)
    }
  }
}
