import GeoCore
import Testing

@testable import Drawing

@Suite("Ribbons as triangles")
struct RibbonTessellatorTests {
  private func strip(
    _ points: [(Double, Double)], closed: Bool = false, _ change: (inout Ribbon) -> Void = { _ in }
  ) -> [RibbonVertex] {
    var ribbon = Ribbon(width: 2, coat: .gradient(index: 0, hasSteps: false))
    change(&ribbon)
    var tessellator = RibbonTessellator(ribbon)
    let run = points.map { Point(x: $0.0, y: $0.1) }
    tessellator.tessellate(run.span, isClosed: closed)
    return tessellator.vertices
  }

  private func corners(_ strip: [RibbonVertex], offset: Double = 0) -> [Point] {
    strip.map { $0.point(half: 1, offset: offset) }
  }

  /// The area of all triangles, overlaps counted as often as they are there.
  private func area(_ strip: [RibbonVertex]) -> Double {
    var sum = 0.0
    var (left, right): (Point?, Point?) = (nil, nil)
    for vertex in strip {
      let p = vertex.point(half: 1, offset: 0)
      if let left, let right {
        let (u, v) = (p - left, right - left)
        sum += abs(u.x * v.y - u.y * v.x) / 2
      }
      if vertex.isRight { right = p } else { left = p }
    }
    return sum
  }

  @Test("A straight line is two triangles, the left side being below where it runs to the right")
  func straight() {
    let strip = strip([(0, 0), (10, 0)])
    #expect(
      corners(strip) == [
        Point(x: 0, y: 1), Point(x: 0, y: -1), Point(x: 10, y: 1), Point(x: 10, y: -1),
      ])
    #expect(strip.map(\.distance) == [0, 0, 10, 10])
    #expect(strip.map(\.progress) == [0, 0, 1, 1])
    #expect(area(strip) == 20)
  }

  @Test("Square and round caps reach half a width further")
  func caps() {
    let square = strip([(0, 0), (10, 0)]) { $0.cap = .square }
    #expect(corners(square).map(\.x) == [-1, -1, 11, 11])
    #expect(!square.map(\.isRound).contains(true))
    let round = strip([(0, 0), (10, 0)]) { $0.cap = .round }
    #expect(corners(round).map(\.x) == [-1, -1, 0, 0, 10, 10, 11, 11])
    #expect(round.map(\.isRound) == [true, true, false, false, false, false, true, true])
  }

  @Test("A right angle has a miter of √2, and a bevel where the limit is less")
  func miters() {
    let turn = [(0.0, 0.0), (10, 0), (10, 10)]
    let miter = corners(strip(turn))
    #expect(miter.count == 6)
    // Extrudes are held to 63rds: 63 of them are 1.
    #expect(miter[2] == Point(x: 9, y: 1) && miter[3] == Point(x: 11, y: -1))
    // The outer corner is cut off, and the inner one is where the sides meet.
    let bevel = corners(strip(turn) { $0.miterLimit = 1.2 })
    #expect(bevel.count == 8)
    #expect(bevel[2] == Point(x: 9, y: 1) && bevel[3] == Point(x: 10, y: -1))
    #expect(bevel[4] == Point(x: 9, y: 1) && bevel[5] == Point(x: 11, y: 0))
  }

  @Test("A round join is a fan of about 20 degrees each, or a half circle where the turn is sharp")
  func roundJoins() {
    // 2 · √(2 − 2 cos 45°) is 87.7 degrees: four parts, three points between.
    let fan = strip([(0, 0), (10, 0), (10, 10)]) { $0.join = .round }
    #expect(fan.count == 8 + 3)
    for vertex in fan where vertex.position == Point(x: 10, y: 0) && vertex.isRight {
      #expect(abs(vertex.extrude.length - 1) < 1.0 / 63)
    }
    let sharp = strip([(0, 0), (10, 0), (0, 1)]) { $0.join = .round }
    #expect(sharp.map(\.isRound).contains(true))
    let flat = strip([(0, 0), (10, 0), (20, 1)]) { $0.join = .round }
    #expect(flat.count == 6)
  }

  @Test("A line that leads back upon itself has its sides changed, and no point at infinity")
  func back() {
    let strip = strip([(0, 0), (10, 0), (0, 0)])
    #expect(corners(strip).allSatisfy { $0.x.isFinite && abs($0.x) <= 11 && abs($0.y) <= 1 })
    #expect(area(strip) >= 40)
  }

  @Test("An offset moves a line to its right, and corners along both sides")
  func offset() {
    let strip = strip([(0, 0), (10, 0), (10, 10)])
    let moved = strip.map { $0.point(half: 0, offset: 3) }
    #expect(moved[0] == Point(x: 0, y: 3) && moved[1] == Point(x: 0, y: 3))
    #expect(moved[2] == Point(x: 7, y: 3) && moved[3] == Point(x: 7, y: 3))
    #expect(moved[4] == Point(x: 7, y: 10))
  }

  @Test("Near a sharp turn there are points from where on distances slant")
  func turnReach() {
    let turn = [(0.0, 0.0), (100, 0), (100, 100)]
    #expect(strip(turn).count == 6)
    let split = strip([(0.0, 0.0), (100, 0), (100, 100)]) { $0.turnReach = 15 }
    // 90 degrees are sharper than 75.
    #expect(split.map(\.position).filter { $0 == Point(x: 85, y: 0) }.count == 2)
    #expect(split.map(\.position).filter { $0 == Point(x: 100, y: 15) }.count == 2)
    #expect(split.last?.distance == 200)
    let short = strip([(0.0, 0.0), (20, 0), (20, 20)]) { $0.turnReach = 15 }
    #expect(short.count == 6)
  }

  @Test("Distances are held to two units, begin anew after 16,384, or are shares of 32,767")
  func distances() {
    #expect(strip([(0, 0), (3, 0)]).last?.distance == 2)
    let far = strip([(0, 0), (16_390, 0), (16_400, 0)])
    #expect(far.last?.distance == 10)
    #expect(far.map(\.distance).max() == 16_390)
    let share = strip([(0, 0), (10, 0)]) { $0.share = .init(start: 0.5, end: 0.75) }
    // 0.5 and 0.75 of 32,767, held to even numbers.
    #expect(share.map(\.distance) == [16_382, 16_382, 24_574, 24_574])
  }

  @Test("A closed line begins with the join of its last side, and has no caps")
  func closed() {
    let square = strip([(0, 0), (10, 0), (10, 10), (0, 10)], closed: true) { $0.cap = .round }
    #expect(square.count == 10 && !square.map(\.isRound).contains(true))
    // Four sides of 10 by 2, mitered.
    #expect(area(square) == 80)
    // As long as the way to its first point is, which is where distances begin.
    #expect(square.first?.distance == 10 && square.last?.distance == 50)
  }

  @Test(
    "Too few points, the same twice, and numbers that are none give no strip or a finite one",
    arguments: [
      [], [(1.0, 1.0)], [(1, 1), (1, 1)], [(0, 0), (.infinity, 0)], [(.nan, 0), (1, 1)],
    ])
  func hostile(points: [(Double, Double)]) {
    _ = strip(points)
    #expect(strip([(1, 1), (1, 1), (2, 1), (2, 1)]).count == 4)
    #expect(strip([(0, 0), (1, 0)], closed: true).count >= 0)
  }
}
