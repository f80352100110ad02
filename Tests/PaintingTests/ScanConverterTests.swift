import Drawing
import GeoCore
import Testing

@testable import Painting

@Suite struct ScanConverterTests {
  @Test func halfCoveredPixelsAreExactlyHalf() {
    let rows = coverage(Path(Rect(x: 1.5, y: 1, width: 2, height: 2.5)), 6, 5)
    #expect(rows[0] == [0, 0, 0, 0, 0, 0])
    #expect(rows[1] == [0, 0.5, 1, 0.5, 0, 0])
    #expect(rows[2] == [0, 0.5, 1, 0.5, 0, 0])
    #expect(rows[3] == [0, 0.25, 0.5, 0.25, 0, 0])
    #expect(rows[4] == [0, 0, 0, 0, 0, 0])
  }

  @Test func diagonalHalvesPixels() {
    let rows = coverage(polygon((0, 0), (3, 3), (0, 3)), 4, 3)
    #expect(rows == [[0.5, 0, 0, 0], [1, 0.5, 0, 0], [1, 1, 0.5, 0]])
  }

  @Test func shallowSlopesAreExact() {
    // Beneath y = x / 16: pixel x is covered by (x + ½) / 16 above the line.
    let rows = coverage(polygon((0, 0), (16, 0), (16, 1)), 16, 1)
    for x in 0..<16 { #expect(abs(rows[0][x] - (Float(x) + 0.5) / 16) < 1e-6) }
  }

  @Test(arguments: 0..<40)
  func coverageAddsUpToTheArea(seed: UInt64) {
    var dice = Dice(seed)
    let (a, b, c) = (dice.point(50), dice.point(50), dice.point(50))
    let rows = coverage(polygon((a.x, a.y), (b.x, b.y), (c.x, c.y)), 50, 50)
    let sum = rows.joined().reduce(0) { $0 + Double($1) }
    let area = abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2
    #expect(abs(sum - area) < 0.01)
  }

  @Test func windingRules() {
    // A square within a square, both clockwise.
    var path = Path(Rect(x: 0, y: 0, width: 6, height: 6))
    path.addRect(Rect(x: 2, y: 2, width: 2, height: 2))
    #expect(coverage(path, 6, 6)[3] == [1, 1, 1, 1, 1, 1])
    #expect(coverage(path, 6, 6, rule: .evenOdd)[3] == [1, 1, 0, 0, 1, 1])
    // The inner one the other way around.
    var hole = Path(Rect(x: 0, y: 0, width: 6, height: 6))
    hole.append(polygon((2, 2), (2, 4), (4, 4), (4, 2)))
    #expect(coverage(hole, 6, 6)[3] == [1, 1, 0, 0, 1, 1])
    #expect(coverage(hole, 6, 6, rule: .evenOdd)[3] == [1, 1, 0, 0, 1, 1])
  }

  @Test func neighboursInOneOutlineLeaveNoSeam() {
    // Two triangles that share a slanted edge make a square.
    var path = polygon((0, 0), (7, 0), (3.3, 7))
    path.append(polygon((7, 0), (7, 7), (3.3, 7)))
    path.append(polygon((0, 0), (3.3, 7), (0, 7)))
    for row in coverage(path, 7, 7) {
      for value in row { #expect(abs(value - 1) < 1e-5) }
    }
  }

  @Test(arguments: 0..<30)
  func clippedIsTheSameAsUnclipped(seed: UInt64) {
    var dice = Dice(seed)
    var path = Path()
    for i in 0..<7 {
      let p = dice.point(300) - Point(x: 100, y: 100)
      if i == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    let whole = coverage(path, 300, 300, .translation(Point(x: 100, y: 100)))
    let part = coverage(path, 60, 50)
    for y in 0..<50 {
      for x in 0..<60 { #expect(abs(part[y][x] - whole[y + 100][x + 100]) < 2e-4) }
    }
  }

  @Test func whatIsFarAwayStillSurrounds() {
    let huge = Path(Rect(minX: -1e12, minY: -1e12, maxX: 1e12, maxY: 1e12))
    #expect(coverage(huge, 9, 3).joined().allSatisfy { $0 == 1 })
    // Its slanted edge passes through the middle.
    let slanted = polygon((-1e6, -1e6), (1e6, 1e6), (-1e6, 1e6))
    #expect(coverage(slanted, 2, 2) == [[0.5, 0], [1, 0.5]])
  }

  @Test func bandsAreNotSeen() {
    // Higher than a band.
    let path = polygon((0, 0), (300, 2999.5), (0, 3000))
    let whole = coverage(path, 300, 3000)
    var sum = 0.0
    for row in whole { for value in row { sum += Double(value) } }
    #expect(abs(sum - 300 * 3000 / 2) < 1)
    // The diagonal crosses row y at about 0.1·y.
    for y in stride(from: 5, to: 2990, by: 7) {
      #expect(abs(whole[y].reduce(0) { $0 + Double($1) } - (Double(y) + 0.5) * 300 / 2999.5) < 0.01)
    }
  }

  @Test(arguments: 0..<60)
  func nothingBreaksIt(seed: UInt64) {
    var dice = Dice(seed &+ 1000)
    let special = [
      Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e9, 0, -0.0, .leastNonzeroMagnitude,
      8, 16, 7.999_999_9,
    ]
    var path = Path()
    func number() -> Double {
      let roll = dice.next()
      if roll < 0.3 { return special[Int(dice.next() * Double(special.count))] }
      return roll < 0.6 ? dice.next() * 40 - 10 : (dice.next() - 0.5) * 1e5
    }
    func point() -> Point { Point(x: number(), y: number()) }
    for _ in 0..<60 {
      switch Int(dice.next() * 6) {
      case 0: path.move(to: point())
      case 1, 2: path.line(to: point())
      case 3: path.quad(point(), to: point())
      case 4: path.cubic(point(), point(), to: point())
      default: path.close()
      }
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      for value in coverage(path, 17, 13, rule: rule).joined() {
        #expect(value >= 0 && value <= 1)
      }
    }
  }
}
