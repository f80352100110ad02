import Drawing
import GeoCore
import Testing

@Suite struct CurveFlatteningTests {
  @Test(arguments: [1.0, 0.1, 0.01])
  func circleStaysWithinTolerance(tolerance: Double) {
    var lines = Polylines()
    let circle = Path(center: Point(x: 3, y: 4), radius: 100)
    lines.append(circle, circle.all, tolerance: tolerance)
    #expect(lines.contours.count == 1)
    for (a, b) in zip(lines.points, lines.points.dropFirst()) {
      let middle = (a + b) * 0.5 - Point(x: 3, y: 4)
      // The cubics themselves are off by 0.03 %.
      #expect(abs(middle.length - 100) <= tolerance + 0.03)
    }
  }

  @Test func quadPassesThroughItsMiddle() {
    var path = Path()
    path.move(to: .zero)
    path.quad(Point(x: 10, y: 20), to: Point(x: 20, y: 0))
    var lines = Polylines()
    lines.append(path, path.all, tolerance: 0.001)
    // At t = ½: (0 + 2·c + p) / 4 = (10, 10).
    let highest = lines.points.map(\.y).max() ?? 0
    #expect(abs(highest - 10) < 0.01)
    #expect(lines.points.last == Point(x: 20, y: 0))
  }

  @Test func contoursWithoutLinesAreDropped() {
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.move(to: Point(x: 2, y: 2))
    path.line(to: Point(x: 3, y: 2))
    path.move(to: Point(x: 9, y: 9))
    var lines = Polylines()
    lines.append(path, path.all, tolerance: 1)
    #expect(lines.points == [Point(x: 2, y: 2), Point(x: 3, y: 2)])
    #expect(lines.contours == [Polylines.Contour(end: 2, isClosed: false)])
  }

  @Test func lineAfterCloseBeginsAtTheStart() {
    var path = Path(Rect(x: 1, y: 1, width: 2, height: 2))
    path.line(to: Point(x: 7, y: 7))
    var lines = Polylines()
    lines.append(path, path.all, tolerance: 1)
    #expect(lines.contours.map(\.isClosed) == [true, false])
    #expect(Array(lines.points.suffix(2)) == [Point(x: 1, y: 1), Point(x: 7, y: 7)])
  }

  @Test func pointsThatAreNoNumbersArePassedOver() {
    var path = Path()
    path.move(to: Point(x: .nan, y: 0))
    path.line(to: Point(x: 1, y: 0))
    path.line(to: Point(x: .infinity, y: 0))
    path.cubic(.zero, Point(x: 0, y: -.infinity), to: .zero)
    path.quad(Point(x: .nan, y: 0), to: .zero)
    path.line(to: Point(x: 2, y: 0))
    var lines = Polylines()
    lines.append(path, path.all, tolerance: 1)
    #expect(lines.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(lines.points.last == Point(x: 2, y: 0))
  }

  @Test func absurdCurvesAndSlicesEnd() {
    var path = Path()
    path.move(to: .zero)
    path.cubic(Point(x: 1e300, y: 0), Point(x: 0, y: 1e300), to: .zero)
    var lines = Polylines()
    lines.append(path, path.all, tolerance: 1e-9)
    #expect(lines.points.count <= 1001)
    lines.removeAll()
    lines.append(path, PathSlice(verbs: 0..<9, points: 0..<2), tolerance: 1)
    #expect(lines.points.isEmpty)
  }
}
