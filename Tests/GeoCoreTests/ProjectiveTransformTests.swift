import GeoCore
import Testing

@Suite("Projective transforms")
struct ProjectiveTransformTests {
  // w = x/100 + 1: what is 100 to the right is half as far and half as high.
  private let receding = ProjectiveTransform(.identity, px: 0.01)

  @Test("Points are divided by how far they are")
  func points() {
    #expect(receding(Point(x: 100, y: 50)) == Point(x: 50, y: 25))
    #expect(receding(.zero) == .zero)
  }

  @Test("What lies behind the eye or on the horizon is nowhere")
  func behind() {
    #expect(receding(Point(x: -100, y: 0)) == nil)
    #expect(receding(Point(x: -150, y: 0)) == nil)
  }

  @Test("The inverse leads back, and keeps what is before the eye before it")
  func inverse() throws {
    let map = ProjectiveTransform(
      AffineTransform(a: 2, b: 0.25, c: -0.5, d: 3, tx: 7, ty: -11), px: 0.001, py: 0.002, pw: 1.5)
    let back = try #require(map.inverse)
    for point in [Point(x: 3, y: 4), Point(x: -20, y: 70), .zero] {
      let there = try #require(map(point))
      let again = try #require(back(there))
      #expect((again - point).length < 1e-9)
    }
    #expect(ProjectiveTransform(.scale(0, 1)).inverse == nil)
  }

  @Test("One after the other is the same as both in one")
  func composition() throws {
    let next = ProjectiveTransform(.translation(Point(x: 5, y: 6)), py: 0.02)
    let point = Point(x: 100, y: 50)
    // (50, 25) moved to (55, 31), over 1 + 0.02 · 25 = 1.5.
    let expected = Point(x: 55 / 1.5, y: 31 / 1.5)
    let both = try #require(receding.then(next)(point))
    #expect((both - expected).length < 1e-12)
    let affine = try #require(receding.then(AffineTransform.scale(2, 3))(point))
    #expect(affine == Point(x: 100, y: 75))
  }
}
