import GeoCore
import Symbols
import Testing

private func line(_ points: (Double, Double)...) -> [Point] {
  points.map { Point(x: $0.0, y: $0.1) }
}

@Test func piecesBecomeOneLine() {
  let pieces = [line((10, 0), (20, 0)), line((30, 0), (20.1, 0)), line((0, 0), (10, 0.2))]
  let joined = LineJoining.joined(pieces)
  #expect(joined == [line((0, 0), (10, 0.2), (10, 0), (20, 0), (20.1, 0), (30, 0))])
}

@Test func aPieceThatRunsBackwardsBefore() {
  let joined = LineJoining.joined([line((10, 0), (20, 0)), line((10, 0), (0, 0))])
  #expect(joined == [line((0, 0), (10, 0), (10, 0), (20, 0))])
}

@Test func forksAreLeft() {
  let fork = [line((0, 0), (10, 0)), line((10, 0), (20, 0)), line((10, 0), (20, 10))]
  #expect(LineJoining.joined(fork) == fork)
}

@Test func ringsAreLeftAndClosed() {
  let ring = line((0, 0), (10, 0), (10, 10), (0, 0))
  #expect(LineJoining.joined([ring]) == [ring])
  let halves = [line((0, 0), (10, 0)), line((10, 0), (5, 5), (0, 0))]
  #expect(LineJoining.joined(halves) == [line((0, 0), (10, 0), (10, 0), (5, 5), (0, 0))])
}

@Test func distantEndsAreNotJoined() {
  let apart = [line((0, 0), (10, 0)), line((10.6, 0), (20, 0))]
  #expect(LineJoining.joined(apart) == apart)
  #expect(LineJoining.joined(apart, tolerance: 0.7).count == 1)
}

@Test func oddLinesAreKept() {
  let odd = [[], line((1, 1)), line((.nan, 0), (0, 0)), line((1e300, 0), (1e300, 1))]
  #expect(LineJoining.joined(odd).count == 4)
  #expect(LineJoining.joined(odd, tolerance: .nan).count == 4)
  // Very many ends in one place.
  let star = (0..<2000).map { line((0, 0), (Double($0) + 10, 5)) }
  #expect(LineJoining.joined(star).count == 2000)
}
