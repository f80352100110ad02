import Drawing
import GeoCore
import Symbols
import Testing

@Suite("Labels that follow segments")
struct SegmentLabelTests {
  private let straight = [Point(x: 0, y: 50), Point(x: 100, y: 50)]
  // Down from (0, 0) to (50, 50) and up again.
  private let corner = [Point(x: 0, y: 0), Point(x: 60, y: 0), Point(x: 60, y: 60)]

  @Test("Letters stand about the anchor, their middles on the line")
  func letters() throws {
    let part = try #require(
      SegmentLabel(SymbolsTests.letters("abc")).placed(along: straight, at: 50))
    #expect(part.glyphs.map(\.origin.x).elementsEqual([35, 45, 55]) { near($0, $1) })
    // The baseline lies 10 points below the top of the text, whose 12 points are about the line.
    #expect(part.glyphs.allSatisfy { near($0.origin.y, 54) && near($0.angle, 0) })
  }

  @Test("A glyph lies on the segment of its middle")
  func segments() throws {
    var label = SegmentLabel(SymbolsTests.letters("abcd"))
    label.keepUpright = false
    // Middles at 45, 55, 65 and 75 of 120.
    let part = try #require(label.placed(along: corner, at: 60))
    #expect(part.glyphs.map(\.angle).elementsEqual([0, 0, .pi / 2, .pi / 2]) { near($0, $1) })
    // The third letter's middle is (60, 5); its origin 5 before it, and the baseline 4 points left of the line.
    #expect(near(part.glyphs[2].origin, 56, 0))
  }

  @Test("Moved lines meet at their miter, and distances are counted along them")
  func offset() throws {
    var label = SegmentLabel(SymbolsTests.letters("ab"))
    label.keepUpright = false
    // 10 below the text: on the inner side of the corner, where the way is 10 shorter on both segments.
    label.offset = Point(x: 20, y: 10)
    let part = try #require(label.placed(along: corner, at: 40))
    // The moved line turns at (50, 10), 10 after the anchor; the middles are 15 and 25 after it.
    #expect(near(part.glyphs[0].angle, .pi / 2) && near(part.glyphs[0].origin, 46, 10))
    #expect(near(part.glyphs[1].origin, 46, 20))
  }

  @Test("Text that would stand on its head is turned round, on the side of the line where it is")
  func flip() throws {
    var label = SegmentLabel(SymbolsTests.letters("ab"))
    label.offset = Point(x: 0, y: 20)
    let part = try #require(label.placed(along: straight.reversed(), at: 50))
    #expect(part.glyphs.map(\.origin.x).elementsEqual([40, 50]) { near($0, $1) })
    #expect(part.glyphs.allSatisfy { near($0.origin.y, 34) && near($0.angle, 0) })
    label.keepUpright = false
    let turned = try #require(label.placed(along: straight.reversed(), at: 50))
    #expect(turned.glyphs.allSatisfy { near($0.origin.y, 26) && near(abs($0.angle), .pi) })
  }

  @Test("Columns take the place of rows on lines that run down")
  func columns() throws {
    var label = SegmentLabel(SymbolsTests.letters("ab"))
    var column = SymbolsTests.letters("ab")
    for i in 0..<2 { column.lines[0].glyphs[i].isUpright = true }
    label.columns = column
    let down = [Point(x: 50, y: 0), Point(x: 50, y: 100)]
    for line in [down, down.reversed()] {
      let part = try #require(label.placed(along: line, at: 50))
      #expect(part.glyphs.allSatisfy { near($0.angle, 0) })
      #expect(part.glyphs[0].origin.y < part.glyphs[1].origin.y)
    }
    let across = try #require(label.placed(along: straight, at: 50))
    #expect(across.glyphs.allSatisfy { near($0.angle, 0) && near($0.origin.y, 54) })
  }

  @Test("Letters may stay with the picture")
  func viewport() throws {
    var label = SegmentLabel(SymbolsTests.letters("ab"))
    label.turnsGlyphs = false
    let slope = [Point(x: 0, y: 0), Point(x: 100, y: 100)]
    let part = try #require(label.placed(along: slope, at: 70))
    #expect(part.glyphs.allSatisfy { $0.angle == 0 })
  }

  @Test("A line that is too short bears nothing, and a strange one does no harm")
  func short() {
    let label = SegmentLabel(SymbolsTests.letters("abcdef"))
    #expect(label.placed(along: [Point(x: 0, y: 0), Point(x: 40, y: 0)], at: 20) == nil)
    for line in [
      [], [Point(x: 1, y: 1)], [Point(x: .nan, y: 0), Point(x: 1, y: 0)],
      [Point(x: 0, y: 0), Point(x: 0, y: 0)],
      [Point(x: 0, y: 0), Point(x: 99, y: 0), Point(x: 0, y: 0), Point(x: 99, y: 0)],
    ] {
      var own = label
      own.offset = Point(x: 3, y: -7)
      _ = own.placed(along: line, at: 50)
      _ = own.placed(along: line, at: .nan)
    }
  }

  @Test("Circles lie between the middles of the first and the last letter")
  func circles() throws {
    var label = SegmentLabel(SymbolsTests.letters("abcdef"))
    label.padding = 2
    let part = try #require(label.placed(along: straight, at: 50))
    // 6 of the height and 2 of padding; from 25 to 75, a quarter of the radius inside; no more than 2.5 radii apart.
    #expect(
      part.circles.map(\.center.x).elementsEqual([27, 42.333333333, 57.666666667, 73]) {
        near($0, $1, 1e-6)
      })
    #expect(part.circles.allSatisfy { $0.radius == 8 && $0.center.y == 50 })
  }
}

@Suite("Lines of one name in a tile")
struct LineMergingTests {
  private func line(_ key: String?, _ xs: Double...) -> (key: String?, line: [Point]) {
    (key, xs.map { Point(x: $0, y: 0) })
  }

  @Test("A line that begins where another ends goes on in it")
  func merging() {
    var lines = [
      line("a", 0, 1), line("a", 2, 3), line("b", 1, 2), line("a", 1, 2), line(nil, 1, 2),
    ]
    let kept = LineMerging.merge(&lines)
    // The fourth joins the first and the second; the third is another street, the last has no name.
    #expect(kept == [0, 2, 4])
    #expect(lines[0].line.map(\.x) == [0, 1, 2, 3])
  }

  @Test("Lines are not turned round, and a ring does not swallow itself")
  func direction() {
    var lines = [line("a", 0, 1), line("a", 2, 1), line("a", 5, 6), line("a", 6, 5)]
    let kept = LineMerging.merge(&lines)
    #expect(kept == [0, 1, 2])
    #expect(lines[2].line.map(\.x) == [5, 6, 5])
  }

  @Test("Empty lines stay out of it")
  func empty() {
    var lines: [(key: String?, line: [Point])] = [("a", []), ("a", [])]
    #expect(LineMerging.merge(&lines) == [0, 1])
  }
}
