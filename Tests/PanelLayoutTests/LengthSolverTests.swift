import Testing

@testable import PanelLayout

private func sizes(
  _ lengths: [Length], _ extent: Double, spacing: Double = 0, scale: Double = 1,
  wishes: [Double?] = []
) -> [Double] {
  LengthSolver(extent: extent, spacing: spacing, scale: scale).edges(lengths, wishes: wishes).map {
    $0.upperBound - $0.lowerBound
  }
}

@Suite struct LengthSolverTests {
  @Test func pointsThenFlexible() {
    #expect(sizes([.points(100), .flexible, .flexible(weight: 3)], 500) == [100, 100, 300])
  }

  @Test func fractionsFillWhatSpacingLeaves() {
    // 500 − 2 · 10 = 480: a quarter is 120, a half 240.
    #expect(
      sizes([.fraction(0.25), .fraction(0.25), .fraction(0.5)], 500, spacing: 10) == [
        120, 120, 240,
      ])
  }

  @Test func wishes() {
    #expect(sizes([.content, .flexible], 300, wishes: [80, nil]) == [80, 220])
    #expect(sizes([.content, .flexible], 300, wishes: [nil, nil]) == [150, 150])
  }

  @Test func boundsOfFlexibleLengthsAreSharedAgain() {
    // Thirds of 300 are 100; the second is held to 40, so the others share 260.
    #expect(
      sizes([.flexible, Length(.flexible(weight: 1), maximum: 40), .flexible], 300) == [
        130, 40, 130,
      ])
    // The first needs 200, the others share 100.
    #expect(
      sizes([Length(.flexible(weight: 1), minimum: 200), .flexible, .flexible], 300) == [
        200, 50, 50,
      ])
  }

  @Test func opposedBounds() {
    // Shares of 100 each: a minimum of 180 adds 80, a maximum of 90 takes 10; the minimum weighs more, is settled
    // first, and 120 are left for two: 60 each, below the maximum.
    #expect(
      sizes(
        [
          Length(.flexible(weight: 1), minimum: 180), Length(.flexible(weight: 1), maximum: 90),
          .flexible,
        ], 300) == [180, 60, 60])
  }

  @Test func whatIsTooLongShrinksInProportionToItsSlack() {
    // 300 wanted, 200 there: 100 too much, of slacks 50 (100 − 50) and 200: 20 and 80.
    #expect(sizes([Length(.points(100), minimum: 50), .points(200)], 200) == [80, 120])
    #expect(sizes([.points(300), .flexible], 200) == [200, 0])
    #expect(sizes([.points(300), Length(.flexible(weight: 1), minimum: 50)], 200) == [150, 50])
  }

  @Test func minimumsThatDoNotFitShrinkInProportion() {
    #expect(
      sizes([Length(.content, minimum: 300), Length(.flexible(weight: 1), minimum: 100)], 200) == [
        150, 50,
      ])
  }

  @Test func anEmptyRestStaysAtTheEnd() {
    #expect(LengthSolver(extent: 100).edges([.points(30)], wishes: []) == [0...30])
  }

  @Test func edgesLieOnPixelsAndMeet() {
    // Thirds of 100 at two pixels a point: 33.33 → 33.5, 66.67 → 66.5.
    #expect(
      LengthSolver(extent: 100, scale: 2).edges([.flexible, .flexible, .flexible], wishes: []) == [
        0...33.5, 33.5...66.5, 66.5...100,
      ])
    #expect(
      LengthSolver(extent: 10, scale: 1).edges([.flexible, .flexible, .flexible], wishes: []) == [
        0...3, 3...7, 7...10,
      ])
  }

  @Test func manyFramesTileWithoutGapOrOverlap() {
    for scale in [1, 1.25, 2, 3] {
      for count in 1...40 {
        let lengths = (0..<count).map { Length.flexible(weight: Double($0 % 5) + 0.3) }
        let edges = LengthSolver(extent: 357, scale: scale).edges(lengths, wishes: [])
        #expect(edges.first?.lowerBound == 0 && edges.last?.upperBound == 357)
        for (a, b) in zip(edges, edges.dropFirst()) { #expect(a.upperBound == b.lowerBound) }
      }
    }
  }

  @Test func spacingShrinksBeforeItCrossesTheEnd() {
    #expect(
      LengthSolver(extent: 10, spacing: 20).edges([.flexible, .flexible], wishes: []) == [
        0...0, 10...10,
      ])
  }

  @Test(arguments: [0, -5, .nan, .infinity])
  func extentsThatAreNone(_ extent: Double) {
    #expect(sizes([.points(10), .flexible, .content], extent, spacing: 5) == [0, 0, 0])
  }

  @Test(arguments: [
    Length.points(.nan), .points(-4), .fraction(.infinity), .flexible(weight: 0),
    .flexible(weight: -1),
    Length(.content, minimum: .nan, maximum: .nan), Length(.points(4), minimum: 9, maximum: -1),
    .flexible(weight: .infinity), .points(1e300),
  ])
  func lengthsThatAreNoneStayInside(_ length: Length) {
    for edge in LengthSolver(extent: 100).edges(
      [length, .flexible, length], wishes: [.nan, nil, -1])
    {
      #expect(edge.lowerBound >= 0 && edge.upperBound <= 100)
    }
    #expect(LengthSolver(extent: 100).edges([], wishes: []) == [])
  }
}
