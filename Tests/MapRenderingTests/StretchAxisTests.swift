import Testing

@testable import MapRendering

@Suite("One direction of a picture that stretches")
struct StretchAxisTests {
  private func axis(
    _ stretches: [ClosedRange<Double>], content: ClosedRange<Double>? = nil, ratio: Double = 1,
    isCut: Bool = true
  ) -> StretchAxis {
    StretchAxis(
      length: 40, stretches: stretches, content: content, pixelRatio: ratio, isCut: isCut)
  }

  @Test("Without stretches it is one part with a pixel around it, at its size")
  func whole() {
    let cuts = axis([0...40], isCut: false).cuts(over: -20...20, 0.5)
    #expect(cuts.map(\.source) == [-1, 41])
    #expect(cuts.map(\.target) == [-10.5, 10.5])
  }

  @Test("Fixed pixels keep their size, stretches have the rest")
  func stretched() {
    // 100 points for 40 pixels, of which 10 on each side are fixed: 80 are left for the 20 in the middle.
    let cuts = axis([10...30]).cuts(over: 0...100, 1)
    #expect(cuts.map(\.source) == [-1, 10, 30, 41])
    #expect(cuts.map(\.target) == [-1, 10, 90, 101])
  }

  @Test("Two stretches share what is left in proportion to their lengths")
  func shared() {
    // 10 + 20 pixels grow, 10 do not: of 100 points 90 are left, 3 for each pixel.
    let cuts = axis([0...10, 20...40]).cuts(over: 0...100, 1)
    #expect(cuts.map(\.source) == [-1, 0, 10, 20, 40, 41])
    #expect(cuts.map { ($0.target * 1e9).rounded() / 1e9 } == [-1, 0, 30, 40, 100, 101])
  }

  @Test("The content fills the box, and the picture reaches beyond it")
  func content() {
    // Two pixels a point; the content's 20 pixels are what grows, so that 5 points on each side lie outside.
    let cuts = axis([10...30], content: 10...30, ratio: 2).cuts(over: 0...50, 1)
    #expect(cuts.map(\.target) == [-5.5, 0, 50, 55.5])
  }

  @Test("A box too small for the fixed pixels leaves the stretches no room")
  func underscale() {
    // 20 fixed pixels in a box of 10 points: they stay, and what grows is as long as the box less them, nothing.
    let cuts = axis([10...30]).cuts(over: -5...5, 1)
    #expect(cuts.map(\.target) == [-11, 0, 0, 11])
  }

  @Test("Nothing that grows, nothing to draw")
  func nothing() {
    #expect(axis([10...10]).cuts(over: 0...10, 1).isEmpty)
    #expect(axis([]).cuts(over: 0...10, 1).isEmpty)
  }
}
