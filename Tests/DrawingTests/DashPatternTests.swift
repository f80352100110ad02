import Drawing
import GeoCore
import Testing

@Suite struct DashPatternTests {
  private func dashed(
    _ path: Path, _ dashes: [Double], phase: Double = 0, cap: Stroke.Cap = .butt,
    visible: Rect? = nil
  ) -> Polylines {
    var stroke = Stroke(width: 2, cap: cap)
    stroke.dashes = dashes
    stroke.dashPhase = phase
    return outline(path, stroke, visible: visible)
  }

  private let tenLong = line((0, 0), (10, 0))

  @Test func dashesAndGaps() {
    // 0–3, 5–8.
    let out = dashed(tenLong, [3, 2])
    #expect(out.contours.count == 2)
    #expect(abs(abs(area(out)) - 12) < 1e-9)
  }

  @Test(arguments: [(4.0, 12.0), (-1, 10), (3, 10), (1004, 12), (-996, 12)])
  func phases(phase: Double, expected: Double) {
    // 4: gap to 1, 1–4, 6–9. −1: gap to 1, 1–4, 6–9 … counted below from the pattern itself.
    let drawn = (0..<1000).map { (Double($0) + 0.5) / 100 }.filter { x in
      let at = (x + phase).truncatingRemainder(dividingBy: 5)
      return (at < 0 ? at + 5 : at) < 3
    }
    let out = dashed(tenLong, [3, 2], phase: phase)
    #expect(abs(abs(area(out)) - Double(drawn.count) / 100 * 2) < 1e-6)
  }

  @Test func oddPatternsRunTwice() {
    // 2 on, 2 off, 2 on …
    #expect(abs(abs(area(dashed(tenLong, [2]))) - 12) < 1e-9)
  }

  @Test func dashesTurnCorners() {
    let out = dashed(line((0, 0), (5, 0), (5, 5)), [8, 2])
    #expect(out.contours.count == 1)
    #expect(abs(abs(area(out)) - 16) < 1e-9)
  }

  @Test func lastDashOfARingLeadsIntoTheFirst() {
    // 40 around; on 0–6, off 6–10, …, on 30–36, off 36–40: four dashes.
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(dashed(square, [6, 4]).contours.count == 4)
    // With a phase of 3 the line begins within a dash, which goes on where it ends.
    #expect(dashed(square, [6, 4], phase: 3).contours.count == 4)
    // A dash longer than the ring is the ring.
    #expect(abs(abs(area(dashed(square, [100, 4]))) - 80) < 1e-9)
  }

  @Test func dotsKeepTheirCaps() {
    let out = dashed(tenLong, [0, 5], cap: .square)
    // At 0, 5 and 10: squares of 2 × 2.
    #expect(out.contours.count == 3)
    #expect(abs(abs(area(out)) - 12) < 1e-3)
  }

  @Test func onlyWhatIsVisibleIsCut() {
    let far = line((-1e9, 5), (1e9, 5))
    let out = dashed(far, [3, 2], visible: Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(out.contours.count < 40)
    // The dashes that are seen lie where they would without the cut: −1e9 is a multiple of 5.
    let starts = out.points.map(\.x).filter { $0 > 1 && $0 < 99 }
    #expect(
      starts.allSatisfy {
        abs(($0 / 5).rounded() * 5 - $0) < 1e-3 || abs((($0 - 3) / 5).rounded() * 5 + 3 - $0) < 1e-3
      })
  }

  @Test(arguments: [[0, 0], [-1, 2], [Double.nan, 1], [.infinity, 1]])
  func patternsThatAreNoneAreSolid(dashes: [Double]) {
    #expect(abs(abs(area(dashed(tenLong, dashes))) - 20) < 1e-9)
  }

  @Test func countlessDashesEnd() {
    let out = dashed(tenLong, [1e-12, 1e-12])
    #expect(abs(abs(area(out)) - 20) < 1e-9)
  }
}
