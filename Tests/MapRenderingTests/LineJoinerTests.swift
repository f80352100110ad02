import GeoCore
import Testing

@testable import MapRendering

@Suite("Joining lines")
struct LineJoinerTests {
  private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test("Pieces that meet end to end become one line, whatever way they run")
  func chain() {
    let joined = LineJoiner.joined([
      [p(10, 0), p(20, 0)], [p(10.2, 0.1), p(0, 0)], [p(30, 1), p(20, 0)],
    ])
    #expect(joined.count == 1)
    let xs = joined[0].map(\.x)
    #expect(xs == [0, 10.2, 20, 30] || xs == [30, 20, 10, 0] || xs == [0, 10, 20, 30])
  }

  @Test("At a fork the straighter way is the street")
  func fork() {
    let joined = LineJoiner.joined([
      [p(0, 0), p(10, 0)], [p(10, 0), p(18, 6)], [p(10, 0), p(20, 1)],
    ])
    #expect(joined.count == 2)
    #expect(joined.contains { $0.contains(p(0, 0)) && $0.contains(p(20, 1)) })
  }

  @Test("A sharp corner ends a line, and distant lines stay apart")
  func apart() {
    #expect(LineJoiner.joined([[p(0, 0), p(10, 0)], [p(10, 0), p(9, 10)]]).count == 2)
    #expect(LineJoiner.joined([[p(0, 0), p(10, 0)], [p(12, 0), p(20, 0)]]).count == 2)
    #expect(LineJoiner.joined([]).isEmpty)
  }
}
