import GeoCore
import Testing

@testable import MapRendering

@Suite("Pole of inaccessibility")
struct PoleOfInaccessibilityTests {
  private func ring(_ xy: [(Double, Double)]) -> [Point] { xy.map { Point(x: $0.0, y: $0.1) } }

  private func pole(_ rings: [[Point]]) -> Point? {
    PoleOfInaccessibility(rings: rings, precision: 0.01).find()
  }

  @Test("A square's is its middle")
  func square() throws {
    let found = try #require(pole([ring([(0, 0), (10, 0), (10, 10), (0, 10)])]))
    #expect(abs(found.x - 5) < 0.02 && abs(found.y - 5) < 0.02)
  }

  @Test("An L's lies in its corner, where the largest circle fits")
  func ell() throws {
    // Arms 4 wide: the circle that touches both outer sides and the inner corner (4, 4) has its centre on the
    // diagonal at c with c = √2·(4 − c) ⇒ c = 4√2 / (1 + √2) ≈ 2.343.
    let found = try #require(
      pole([ring([(0, 0), (10, 0), (10, 4), (4, 4), (4, 10), (0, 10)])]))
    #expect(abs(found.x - 2.343) < 0.05 && abs(found.y - 2.343) < 0.05)
  }

  @Test("A hole is kept away from")
  func hole() throws {
    let outside = ring([(0, 0), (10, 0), (10, 10), (0, 10)])
    let hole = ring([(1, 1), (1, 9), (6, 9), (6, 1)])
    let found = try #require(pole([outside, hole]))
    // Between x = 6 and x = 10 the middle is 8.
    #expect(abs(found.x - 8) < 0.05)
  }

  @Test("Degenerate outlines have none", arguments: [0, 1, 2])
  func degenerate(count: Int) {
    #expect(pole([Array(ring([(0, 0), (5, 5)]).prefix(count))]) == nil)
    #expect(pole([]) == nil)
  }
}
