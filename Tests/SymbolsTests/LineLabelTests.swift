import Drawing
import GeoCore
import Symbols
import Testing

private func place(_ label: LineLabel, _ line: [Point]) -> SymbolPart? {
  LineAnchors(labelLength: 0).center(of: line).flatMap { label.placed(along: line, at: $0) }
}

@Test func straightLabelsAreCentred() throws {
  let line = [Point(x: 0, y: 50), Point(x: 100, y: 50)]
  let part = try #require(place(LineLabel(letters("abc")), line))
  // 30 points around 50; the baseline 3.1 points below the line.
  #expect(part.glyphs.map(\.origin.x).elementsEqual([35, 45, 55]) { near($0, $1) })
  #expect(part.glyphs.allSatisfy { near($0.origin.y, 53.1) && near($0.angle, 0) })
}

@Test func labelsTurnUpright() throws {
  let line = [Point(x: 100, y: 50), Point(x: 0, y: 50)]
  var label = LineLabel(letters("abc"))
  let part = try #require(place(label, line))
  #expect(part.glyphs.map(\.origin.x).elementsEqual([35, 45, 55]) { near($0, $1) })
  #expect(part.glyphs.allSatisfy { near($0.angle, 0) && near($0.origin.y, 53.1) })
  label.keepUpright = false
  let turned = try #require(place(label, line))
  #expect(turned.glyphs.map(\.origin.x).elementsEqual([65, 55, 45]) { near($0, $1) })
  #expect(turned.glyphs.allSatisfy { near(abs($0.angle), .pi) && near($0.origin.y, 46.9) })
}

@Test func lettersStandOnTheirChords() throws {
  // A corner of 90° in the middle of the second letter, 5 points of which lie on either side.
  let line = [Point(x: 0, y: 0), Point(x: 50, y: 0), Point(x: 50, y: 50)]
  var label = LineLabel(letters("abc"))
  label.baselineShift = 0
  let part = try #require(place(label, line))
  #expect(near(part.glyphs[0].origin, 35, 0) && near(part.glyphs[0].angle, 0))
  // The chord from (45, 0) to (50, 5): middle (47.5, 2.5), 45°; the origin 5 points before it.
  let back = 5 * 0.5.squareRoot()
  #expect(near(part.glyphs[1].origin, 47.5 - back, 2.5 - back))
  #expect(near(part.glyphs[1].angle, .pi / 4))
  #expect(near(part.glyphs[2].origin, 50, 5) && near(part.glyphs[2].angle, .pi / 2))
}

@Test func clustersTurnTogether() throws {
  var text = letters("abc")
  text.lines[0].glyphs[1].cluster = 0
  let line = [Point(x: 0, y: 0), Point(x: 50, y: 0), Point(x: 50, y: 50)]
  let part = try #require(place(LineLabel(text), line))
  #expect(part.glyphs[0].angle == part.glyphs[1].angle)
  #expect(near((part.glyphs[1].origin - part.glyphs[0].origin).length, 10))
  #expect(part.glyphs[2].angle != part.glyphs[1].angle)
}

@Test func labelsThatDoNotFitAreNone() {
  let line = [Point(x: 0, y: 0), Point(x: 29, y: 0)]
  #expect(place(LineLabel(letters("abc")), line) == nil)
  #expect(place(LineLabel(letters("ab")), line) != nil)
  let anchor = LineAnchor(point: .zero, angle: 0, distance: .nan)
  #expect(LineLabel(letters("a")).placed(along: line, at: anchor) == nil)
}

@Test func circlesCoverTheLabelAndNoMore() throws {
  let line = [Point(x: 0, y: 50), Point(x: 100, y: 50)]
  var label = LineLabel(letters("abcdef"))
  label.padding = 0
  let part = try #require(place(label, line))
  #expect(part.bounds == Rect(minX: 20, minY: 45, maxX: 80, maxY: 55))
  for (a, b) in zip(part.circles, part.circles.dropFirst()) {
    #expect((b.center - a.center).length <= a.radius + 1e-9)
  }
  label.offset = Point(x: 5, y: -10)
  #expect(place(label, line)?.bounds == Rect(minX: 25, minY: 35, maxX: 85, maxY: 45))
}

@Test func spacesAreNotPainted() throws {
  let part = try #require(
    place(LineLabel(letters("a b")), [Point(x: 0, y: 0), Point(x: 50, y: 0)]))
  #expect(part.glyphs.count == 2)
  #expect(place(LineLabel(letters("")), [Point(x: 0, y: 0), Point(x: 50, y: 0)])?.glyphs == [])
}

@Test func aLineThatComesBackDoesNotDivideByZero() throws {
  let line = [Point(x: 0, y: 0), Point(x: 50, y: 0), Point(x: 0, y: 0)]
  let part = try #require(place(LineLabel(letters("abc")), line))
  #expect(part.glyphs.allSatisfy { $0.angle.isFinite && $0.origin.x.isFinite })
}

/// A column as `letters` is a line: its middle 6 points from both sides, the baseline 4 points below the middle.
private func column() -> ShapedText {
  var text = letters("abc")
  for i in 0..<3 {
    text.lines[0].glyphs[i].isUpright = true
    // The lower left corner of the upright letter: at the end of its stretch, 5 points below the middle.
    text.lines[0].glyphs[i].position = Point(x: Double(i + 1) * 10, y: 1)
  }
  return text
}

private func columnLabel() -> LineLabel {
  var label = LineLabel(letters("abc"))
  label.columns = column()
  return label
}

@Test func uprightLettersHaveTheirMiddleOnTheLine() throws {
  // Straight down: the letters stand as in a column, each with its lower left corner 5 points left of the line.
  let line = [Point(x: 50, y: 0), Point(x: 50, y: 100)]
  let part = try #require(place(columnLabel(), line))
  #expect(part.glyphs.map(\.origin.y).elementsEqual([45, 55, 65]) { near($0, $1) })
  #expect(part.glyphs.allSatisfy { near($0.origin.x, 45) && near($0.angle, 0) })
}

@Test func uprightLettersFollowEachOtherDownwards() throws {
  let down = [Point(x: 50, y: 0), Point(x: 50, y: 100)]
  let part = try #require(place(columnLabel(), down))
  let turned = try #require(place(columnLabel(), down.reversed()))
  #expect(zip(part.glyphs, turned.glyphs).allSatisfy { near(($0.origin - $1.origin).length, 0) })
}

@Test func textStaysOnItsSideOfTheLineWhicheverWayItRuns() throws {
  var label = LineLabel(letters("abc"))
  label.offset = Point(x: 0, y: 20)
  let line = [Point(x: 0, y: 50), Point(x: 100, y: 50)]
  // Right of a line that runs to the right is below it; the baseline is 3.1 points lower.
  let there = try #require(place(label, line))
  #expect(there.glyphs.allSatisfy { near($0.origin.y, 73.1) && near($0.angle, 0) })
  let back = try #require(place(label, line.reversed()))
  #expect(back.glyphs.allSatisfy { near($0.origin.y, 33.1) && near($0.angle, 0) })
  #expect(back.circles.allSatisfy { near($0.center.y, 30) })
}

@Test func linesOfATextRunBesideEachOther() throws {
  var text = letters("abc")
  var second = letters("z").lines[0]
  second.baseline = 22
  text.lines.append(second)
  text.size.height = 24
  let line = [Point(x: 0, y: 50), Point(x: 100, y: 50)]
  let part = try #require(place(LineLabel(text), line))
  // Half a line above and below; the short one centred.
  #expect(part.glyphs.map(\.origin.y).elementsEqual([47.1, 47.1, 47.1, 59.1]) { near($0, $1) })
  #expect(near(part.glyphs[3].origin.x, 45))
  // 10 points of the letters and 12 of the other line.
  #expect(part.circles.allSatisfy { near($0.radius, 11 + 2) })
}

@Test func theAnchorSaysWhichPartStandsOnTheLine() throws {
  var label = LineLabel(letters("abc"))
  label.anchor = .bottom
  let line = [Point(x: 0, y: 50), Point(x: 100, y: 50)]
  // The text is 12 points high: its middle lies 6 above the line.
  for line in [line, line.reversed()] {
    let part = try #require(place(label, line))
    #expect(part.glyphs.allSatisfy { near($0.origin.y, 47.1) })
  }
}

@Test func lettersOfNoSizeAskForNoEndlessRowOfCircles() throws {
  var text = letters("abc", size: 1e-20)
  text.size.height = 1.2e-20
  let line = [Point(x: 0, y: 50), Point(x: 100, y: 50)]
  let part = try #require(place(LineLabel(text), line))
  #expect(part.circles.count <= 1025)
  var label = SegmentLabel(text)
  (label.roomHeight, label.padding) = (1e-20, 0)
  #expect((label.placed(along: line, at: 50)?.circles.count ?? 0) <= 1025)
}
