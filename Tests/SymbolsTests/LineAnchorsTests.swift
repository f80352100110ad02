import GeoCore
import Symbols
import Testing

private func line(_ points: (Double, Double)...) -> [Point] {
  points.map { Point(x: $0.0, y: $0.1) }
}

@Test func anchorsStandBySpacing() {
  var rules = LineAnchors(labelLength: 40)
  rules.spacing = 100
  rules.glyphSize = 10
  // First at 40/2 + 2·10 = 40, then every 100 while 20 points are left behind.
  let found = rules.along(line((0, 0), (300, 0)))
  #expect(found.map(\.distance) == [40, 140, 240])
  #expect(found.map(\.point) == line((40, 0), (140, 0), (240, 0)))
  rules.isContinued = true
  #expect(rules.along(line((0, 0), (300, 0))).map(\.distance) == [50, 150, 250])
}

@Test func longLabelsKeepAQuarterOfTheSpacing() {
  var rules = LineAnchors(labelLength: 90)
  rules.spacing = 100
  rules.glyphSize = 10
  // 100 − 90 is less than 25: every 115 points, first at 45 + 20.
  #expect(rules.along(line((0, 0), (0, 400))).map(\.distance) == [65, 180, 295])
}

@Test func shortLinesHaveNoAnchorOrOneInTheMiddle() {
  var rules = LineAnchors(labelLength: 40)
  rules.glyphSize = 16
  #expect(rules.along(line((0, 0), (39, 0))).isEmpty)
  // The first anchor would be at 52, beyond the end: the middle is tried.
  #expect(rules.along(line((0, 0), (50, 0))).map(\.distance) == [25])
  rules.isContinued = true
  #expect(rules.along(line((0, 0), (50, 0))).isEmpty)
}

@Test func sharpTurnsUnderALabelAreAvoided() {
  var rules = LineAnchors(labelLength: 40)
  rules.glyphSize = 10
  let corner = line((0, 0), (100, 0), (100, 100))
  #expect(rules.center(of: corner) == nil)
  rules.maxAngle = .pi / 2
  #expect(rules.center(of: corner)?.distance == 100)
  // Two turns of 30° within the window of 6 points are 60°; 8 points apart they count alone.
  rules.maxAngle = .pi / 4
  func bent(_ gap: Double) -> [Point] {
    let a = Point(x: 100 + gap * 0.75.squareRoot(), y: gap / 2)
    return line((0, 0), (100, 0)) + [a, a + Point(x: 50, y: 50 * 3.0.squareRoot())]
  }
  #expect(rules.center(of: bent(5)) == nil)
  #expect(rules.center(of: bent(8)) != nil)
}

@Test func linesThatWaverAreNotSharp() {
  var rules = LineAnchors(labelLength: 100)
  rules.glyphSize = 16
  // Every 4 points 0.75 up or down: each turn is 2·atan(1.5/4) = 41°, but all lies within 1.6 points.
  func wavering(_ height: Double) -> [Point] {
    (0...50).map { Point(x: Double($0) * 4, y: $0 % 2 == 0 ? height : -height) }
  }
  #expect(rules.center(of: wavering(0.75)) != nil)
  #expect(rules.center(of: wavering(4)) == nil)
}

@Test func noLabelLiesAroundTheEndOfALineThatComesBack() {
  // Both carriageways of a street as one line; the label is longer than either, however near they are to each other.
  for apart in [0, 0.5, 1, 1.5, 3, 5] {
    for reversed in [false, true] {
      let way = line((0, 0), (50, 0), (50, apart), (0.5, apart))
      var rules = LineAnchors(labelLength: 60)
      rules.glyphSize = 16
      let points = reversed ? way.reversed() : way
      #expect(rules.along(points).isEmpty, "\(apart) points apart")
      #expect(rules.center(of: points) == nil, "\(apart) points apart")
    }
  }
}

@Test func angleFollowsTheLine() {
  let rules = LineAnchors(labelLength: 10)
  #expect(near(rules.center(of: line((0, 0), (0, 50)))?.angle ?? 0, .pi / 2))
  #expect(near(rules.center(of: line((0, 0), (-50, 50)))?.angle ?? 0, .pi * 3 / 4))
}

@Test func brokenLinesHaveNoAnchors() {
  var rules = LineAnchors(labelLength: 10)
  #expect(rules.along([]).isEmpty)
  #expect(rules.along(line((1, 1))).isEmpty)
  #expect(rules.along(line((1, 1), (1, 1), (1, 1))).isEmpty)
  #expect(rules.along(line((0, 0), (.nan, 1), (100, 0))).isEmpty)
  #expect(rules.along(line((0, 0), (.infinity, 1))).isEmpty)
  #expect(rules.along(line((-1e308, 0), (1e308, 0))).isEmpty)
  for spacing in [-5, 0, .nan, .infinity, 1e-300] {
    rules.spacing = spacing
    #expect(rules.along(line((0, 0), (1e9, 0))).count <= LineAnchors.maximumCount)
  }
  rules.labelLength = .nan
  #expect(rules.along(line((0, 0), (100, 0))).isEmpty)
}

@Test func linesDrawnLargerKeepTheirRhythm() {
  var rules = LineAnchors(labelLength: 40)
  rules.spacing = 100
  rules.glyphSize = 10
  rules.overscaling = 4
  // The first anchor, 40 points from the start at the line's own zoom, is 160 away now: one in each 100 on, at 60.
  #expect(rules.along(line((0, 0), (300, 0))).map(\.distance) == [60, 160, 260])
  rules.isContinued = true
  #expect(rules.along(line((0, 0), (250, 0))).map(\.distance) == [0, 100, 200].filter { $0 >= 20 })
}
