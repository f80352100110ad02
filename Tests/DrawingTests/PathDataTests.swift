import Drawing
import GeoCore
import Glibc
import Testing

@Suite struct PathDataTests {
  @Test func whatFollowsAClosedContourBeginsWhereItBegan() throws {
    // SVG 2 §9.3.4: the next subpath starts at the same initial point.
    let path = try PathData.read("M1 2h3zl5 5")
    #expect(path.verbs == [.move, .line, .close, .move, .line])
    #expect(path.points.suffix(2) == [Point(x: 1, y: 2), Point(x: 6, y: 7)])
  }

  @Test func whatCanBeReadIsKept() {
    // §9.5.4: rendered up to (not including) the command in error.
    let (path, error) = PathData.readLeading("M1 1L2 2L3")
    #expect(path.points == [Point(x: 1, y: 1), Point(x: 2, y: 2)])
    #expect(error == .unexpected(offset: 10))
    #expect(PathData.readLeading("M1 1", limit: 3).error == .tooLong(limit: 3))
  }

  @Test func aQuarterOfACircle() throws {
    // From (1,0) clockwise about the origin to (0,1): one cubic with 4/3·tan(22.5°) = 0.5523 (SVG 2 §B.2.4).
    let path = try PathData.read("M1 0A1 1 0 0 1 0 1")
    let k = 0.552_284_749_8
    #expect(path.verbs == [.move, .cubic])
    let expected = [
      Point(x: 1, y: 0), Point(x: 1, y: k), Point(x: k, y: 1), Point(x: 0, y: 1),
    ]
    for (p, q) in zip(path.points, expected) { #expect((p - q).length < 1e-9) }
  }

  @Test func flagsNeedNoRoom() throws {
    #expect(try PathData.read("M0 0a1 1 0 01.5.5") == PathData.read("M0 0a1 1 0 0 1 0.5 0.5"))
    #expect(try PathData.read("M0 0a1,1,0,1,0,.5,.5") == PathData.read("M0 0a1 1 0 10.5.5"))
  }

  /// The four arcs between two points lie on the two circles through them, each on its side.
  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func fourArcs(_ isLarge: Bool, _ isSweep: Bool) throws {
    // Radius 5 through (0,0) and (6,0): the middles are (3,±4).
    let flags = "\(isLarge ? 1 : 0) \(isSweep ? 1 : 0)"
    let path = try PathData.read("M0 0A5 5 0 \(flags) 6 0")
    var lines = Polylines()
    lines.append(path, path.all, tolerance: 1e-4)
    // §9.3.8: clockwise, the small arc bends upwards around the lower middle.
    let center = Point(x: 3, y: isLarge == isSweep ? -4 : 4)
    for p in lines.points { #expect(abs((p - center).length - 5) < 2e-3) }
    let extreme = lines.points.max { abs($0.y) < abs($1.y) }?.y ?? 0
    #expect(abs(extreme - (isSweep ? -1 : 1) * (isLarge ? 9 : 1)) < 2e-3)
  }

  @Test func radiiThatAreTooSmallGrow() throws {
    // §B.2.5: half the way is 5, so that radii 1 and 2 turned by 0° grow fivefold: a half ellipse 5 × 10.
    let path = try PathData.read("M0 0A1 2 0 0 1 10 0")
    var lines = Polylines()
    lines.append(path, path.all, tolerance: 1e-4)
    for p in lines.points {
      let (x, y) = ((p.x - 5) / 5, p.y / 10)
      #expect(abs(x * x + y * y - 1) < 2e-3)
    }
    #expect(abs((lines.bounds?.minY ?? 0) + 10) < 2e-3)
  }

  @Test func turnedEllipses() throws {
    // Half axes 4 and 2, turned by 30°, about the origin, from end to end of the long axis.
    let (x, y) = (4 * cos(Double.pi / 6), 4 * sin(Double.pi / 6))
    let path = try PathData.read("M\(x) \(y)A4 2 30 0 1 \(-x) \(-y)")
    var lines = Polylines()
    lines.append(path, path.all, tolerance: 1e-4)
    for p in lines.points {
      let u = (p.x * x + p.y * y) / 16
      let v = (p.y * x - p.x * y) / 8
      #expect(abs(u * u + v * v - 1) < 2e-3)
    }
  }

  @Test func arcsWithoutExtent() throws {
    // §9.5.1: equal ends draw nothing; a radius of 0 is a straight line; signs of radii do not count.
    #expect(try PathData.read("M1 1A5 5 0 0 1 1 1").verbs == [.move])
    #expect(try PathData.read("M1 1A0 5 0 0 1 3 3").verbs == [.move, .line])
    #expect(try PathData.read("M1 0A-1 -1 0 0 1 0 1") == PathData.read("M1 0A1 1 0 0 1 0 1"))
    for huge in ["1e300", "1e-300"] {
      let path = try PathData.read("M0 0A\(huge) \(huge) 7 1 1 1e200 3")
      #expect(path.points.last == Point(x: 1e200, y: 3))
    }
  }
}

@Suite struct NumberScannerTests {
  @Test(arguments: [
    ("12", [12.0]), ("1.5.5", [1.5, 0.5]), ("1-2", [1, -2]), ("+.5e1 , 3.", [5, 3]), ("2em", [2]),
    ("1e2e", [100]), ("", []), ("x", []), ("1e999", []), ("--1", []),
  ])
  func numbers(_ text: String, _ expected: [Double]) {
    var scanner = NumberScanner(text)
    var found: [Double] = []
    while let number = scanner.number() { found.append(number) }
    #expect(found == expected)
  }
}
