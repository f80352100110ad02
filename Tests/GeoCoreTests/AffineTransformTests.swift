import Testing

@testable import GeoCore

@Suite struct AffineTransformTests {
  private let point = Point(x: 3, y: 4)

  @Test func quarterTurnsAreExact() {
    #expect(AffineTransform.rotation(degrees: 90)(point) == Point(x: -4, y: 3))
    #expect(AffineTransform.rotation(degrees: -270)(point) == Point(x: -4, y: 3))
    #expect(AffineTransform.rotation(degrees: 180)(point) == Point(x: -3, y: -4))
    #expect(AffineTransform.rotation(degrees: 270)(point) == Point(x: 4, y: -3))
    #expect(AffineTransform.rotation(degrees: 720)(point) == point)
  }

  @Test func mapsFollowOneAnother() {
    let map = AffineTransform.scale(2, 3).then(.translation(Point(x: 1, y: 1)))
      .then(.rotation(degrees: 90))
    // (6, 12), then (7, 13), then (−13, 7).
    #expect(map(point) == Point(x: -13, y: 7))
    #expect(map.inverse.map { ($0(map(point)) - point).length < 1e-12 } == true)
    #expect(AffineTransform.scale(0, 1).inverse == nil)
  }
}
