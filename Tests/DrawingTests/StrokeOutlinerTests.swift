import Drawing
import GeoCore
import Testing

/// The area within closed contours: half the sum of cross products of neighbours.
func area(_ lines: Polylines) -> Double {
  var sum = 0.0
  var start = 0
  for contour in lines.contours {
    let points = lines.points[start..<contour.end]
    start = contour.end
    guard var last = points.last else { continue }
    for p in points {
      sum += last.x * p.y - last.y * p.x
      last = p
    }
  }
  return sum / 2
}

func outline(_ path: Path, _ stroke: Stroke, visible: Rect? = nil) -> Polylines {
  var (lines, out) = (Polylines(), Polylines())
  lines.append(path, path.all, tolerance: 0.001)
  var outliner = StrokeOutliner(stroke, tolerance: 0.001)
  outliner.outline(lines, visible: visible, into: &out)
  return out
}

func line(_ points: (Double, Double)..., closed: Bool = false) -> Path {
  var path = Path()
  for (i, p) in points.enumerated() {
    let p = Point(x: p.0, y: p.1)
    if i == 0 { path.move(to: p) } else { path.line(to: p) }
  }
  if closed { path.close() }
  return path
}

@Suite struct StrokeOutlinerTests {
  @Test func straightLineIsLengthTimesWidth() {
    // 3-4-5: 50 long.
    let a = area(outline(line((1, 2), (31, 42)), Stroke(width: 3)))
    #expect(abs(abs(a) - 150) < 1e-9)
  }

  @Test func capsAddTheirArea() {
    let path = line((0, 0), (10, 0))
    let square = abs(area(outline(path, Stroke(width: 4, cap: .square))))
    #expect(abs(square - 14 * 4) < 1e-9)
    let round = abs(area(outline(path, Stroke(width: 4, cap: .round))))
    #expect(abs(round - (40 + .pi * 4)) < 0.02)
  }

  @Test func rightAngleJoins() {
    // Two arms of 10 with a width of 2 overlap in 1 × 1; the corner outside is 1 × 1.
    let path = line((0, 0), (10, 0), (10, 10))
    func area(_ join: Stroke.Join) -> Double {
      abs(DrawingTests.area(outline(path, Stroke(width: 2, join: join))))
    }
    #expect(abs(area(.miter) - 40) < 1e-9)
    #expect(abs(area(.bevel) - 39.5) < 1e-9)
    #expect(abs(area(.round) - (39 + .pi / 4)) < 0.002)
  }

  @Test func mitreLimitIsThatOfSVG() {
    // A turn of 90° has a mitre of √2 widths.
    let path = line((0, 0), (10, 0), (10, 10))
    var stroke = Stroke(width: 2)
    stroke.miterLimit = 1.42
    #expect(abs(abs(area(outline(path, stroke))) - 40) < 1e-9)
    stroke.miterLimit = 1.41
    #expect(abs(abs(area(outline(path, stroke))) - 39.5) < 1e-9)
  }

  @Test func closedSquareIsARing() {
    let path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    // 12² − 8².
    #expect(abs(abs(area(outline(path, Stroke(width: 2)))) - 80) < 1e-9)
  }

  @Test func closedContourThatRepeatsItsFirstPointIsTheSame() {
    let once = outline(line((0, 0), (10, 0), (10, 10), closed: true), Stroke(width: 2))
    let twice = outline(line((0, 0), (10, 0), (10, 10), (0, 0), closed: true), Stroke(width: 2))
    #expect(once == twice)
  }

  @Test func turnBackIsCoveredOnceOriented() {
    // Out and back: both rectangles count, in the same sense.
    let out = outline(line((0, 0), (10, 0), (0, 0)), Stroke(width: 2))
    #expect(abs(abs(area(out)) - 40) < 1e-9)
    let round = outline(line((0, 0), (10, 0), (0, 0)), Stroke(width: 2, join: .round))
    #expect(abs(abs(area(round)) - (40 + .pi / 2)) < 0.01)
  }

  @Test func allWindingIsAlike() {
    // However short the parts of a zigzag: rectangles and wedges all count the same way.
    let zigzag = line((0, 0), (1, 3), (1.2, 0), (1.3, 3), (0.5, 0.1), (2, 2), (1.9, 2.1), (2, 2.2))
    let out = outline(zigzag, Stroke(width: 4, cap: .butt, join: .bevel))
    var length = 0.0
    let points = zigzag.points
    for (a, b) in zip(points, points.dropFirst()) { length += (b - a).length }
    #expect(abs(area(out)) >= 4 * length - 1e-9)
  }

  @Test func lineWithoutLength() {
    let path = line((5, 5), (5, 5))
    #expect(outline(path, Stroke(width: 2)).points.isEmpty)
    #expect(abs(abs(area(outline(path, Stroke(width: 2, cap: .square)))) - 4) < 1e-9)
    let disc = abs(area(outline(path, Stroke(width: 2, cap: .round))))
    #expect(abs(disc - .pi) < 0.01)
  }

  @Test func circleStaysWithinTolerance() {
    let circle = Path(center: Point(x: 50, y: 50), radius: 40)
    let ring = abs(area(outline(circle, Stroke(width: 2))))
    // π(41² − 39²)
    #expect(abs(ring - .pi * 160) < 0.2)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func widthsThatAreNone(width: Double) {
    #expect(outline(line((0, 0), (5, 5)), Stroke(width: width)).points.isEmpty)
  }
}
