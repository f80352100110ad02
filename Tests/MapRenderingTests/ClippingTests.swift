import GeoCore
import Testing

@testable import MapRendering

@Suite("Cutting geometry")
struct ClippingTests {
  let window = Rect(minX: 0, minY: 0, maxX: 10, maxY: 10)

  private func area(_ ring: [Point]) -> Double {
    var sum = 0.0
    for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) { sum += a.x * b.y - b.x * a.y }
    return sum / 2
  }

  private func clipped(_ ring: [Point]) -> [Point] {
    var ring = ring
    var clipper = RingClipper()
    clipper.clip(&ring, to: window)
    return ring
  }

  @Test("A square half outside keeps its inside half")
  func square() {
    let ring = [Point(x: 5, y: 2), Point(x: 15, y: 2), Point(x: 15, y: 8), Point(x: 5, y: 8)]
    #expect(area(clipped(ring)) == 30)
    #expect(clipped(ring).allSatisfy { window.contains($0) })
  }

  @Test("What lies outside vanishes, what surrounds the window fills it")
  func extremes() {
    let far = [Point(x: 20, y: 20), Point(x: 30, y: 20), Point(x: 30, y: 30)]
    #expect(clipped(far).isEmpty)
    let around = [
      Point(x: -5, y: -5), Point(x: 50, y: -5), Point(x: 50, y: 50), Point(x: -5, y: 50),
    ]
    #expect(area(clipped(around)) == 100)
    #expect(clipped([]).isEmpty)
  }

  @Test("A ring cut at the edge of two windows has the same area in both as uncut")
  func neighbours() {
    let ring = [
      Point(x: 3, y: 1), Point(x: 17, y: 3), Point(x: 12, y: 9), Point(x: 9, y: 4),
      Point(x: 4, y: 9),
    ]
    var right = ring
    var clipper = RingClipper()
    clipper.clip(&right, to: Rect(minX: 10, minY: 0, maxX: 20, maxY: 10))
    #expect(abs(area(clipped(ring)) + area(right) - area(ring)) < 1e-12)
  }

  private func parts(_ line: [Point]) -> [[Point]] {
    var parts: [[Point]] = []
    var clipper = LineClipper()
    clipper.clip(line, to: window) { parts.append($0) }
    return parts
  }

  @Test("A line that leaves and comes back is two lines")
  func line() {
    let line = [Point(x: 5, y: 5), Point(x: 15, y: 5), Point(x: 15, y: 8), Point(x: 5, y: 8)]
    #expect(
      parts(line) == [
        [Point(x: 5, y: 5), Point(x: 10, y: 5)], [Point(x: 10, y: 8), Point(x: 5, y: 8)],
      ])
  }

  @Test("A segment that crosses the window keeps its middle")
  func crossing() {
    // A rise of 1 in 3 from (−10, 0).
    let middle = parts([Point(x: -10, y: 0), Point(x: 20, y: 10)])
    #expect(middle.count == 1 && middle[0].count == 2)
    #expect((middle[0][0] - Point(x: 0, y: 10.0 / 3)).length < 1e-12)
    #expect((middle[0][1] - Point(x: 10, y: 20.0 / 3)).length < 1e-12)
    #expect(parts([Point(x: -1, y: 11), Point(x: -5, y: 3)]).isEmpty)
    #expect(parts([Point(x: 5, y: 5)]).isEmpty)
  }

  @Test("Lines that touch the window from outside do not tie its sides together")
  func touching() {
    let line = [
      Point(x: 5, y: 5), Point(x: 10, y: 5), Point(x: 15, y: 6), Point(x: 0, y: 20),
      Point(x: -5, y: 7), Point(x: 0, y: 7), Point(x: 3, y: 8),
    ]
    #expect(
      parts(line) == [
        [Point(x: 5, y: 5), Point(x: 10, y: 5)], [Point(x: 0, y: 7), Point(x: 3, y: 8)],
      ])
  }

  @Test("The parts of any walk lie on it and in the window, and are as long as what lies inside")
  func anyWalk() {
    var state: UInt64 = 7
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % 25) - 7
    }
    for _ in 0..<60 {
      let line = (0..<12).map { _ in Point(x: next(), y: next()) }
      let kept = parts(line)
      let length = kept.reduce(0) { $0 + self.length($1) }
      // The same by small steps: each of 500 a segment counts where its middle lies inside.
      var expected = 0.0
      for (a, b) in zip(line, line.dropFirst()) {
        let inside = (0..<500).filter { window.contains(a + (b - a) * ((Double($0) + 0.5) / 500)) }
        expected += (b - a).length * Double(inside.count) / 500
      }
      #expect(abs(length - expected) < 0.6, "\(line) gave \(kept)")
      #expect(kept.allSatisfy { $0.allSatisfy { window.inset(by: Insets(-1e-9)).contains($0) } })
    }
  }

  private func length(_ line: [Point]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  @Test("The edge at which an archive cut an area is no line")
  func edges() {
    let ring = [Point(x: 0, y: 2), Point(x: 6, y: 4), Point(x: 0, y: 8), Point(x: 0, y: 2)]
    var kept: [[Point]] = []
    var clipper = LineClipper()
    clipper.clip(ring, to: window, dropsEdges: true) { kept.append($0) }
    #expect(kept == [Array(ring.prefix(3))])
  }
}
