import Drawing
import GeoCore

/// Paints the triangles of ribbons: coverage by the distance from the line, as MapLibre's line shader has it.
struct RibbonRaster {
  private let scan: TriangleScan
  private let dashes: DashField?
  private let profile: RibbonProfile
  private let offset: Double
  private let transform: AffineTransform

  /// Pixels that are painted at once.
  private static let block = 4

  private static var lanes: SIMD4<Float> {
    @inline(__always) get { SIMD4(0, 1, 2, 3) }
  }

  /// - Parameters:
  ///   - transform: From points to pixels.
  ///   - box: The pixels that may be painted.
  init(_ ribbon: Ribbon, _ transform: AffineTransform, in box: PixelBox) {
    let scale = transform.scale
    profile = RibbonProfile(ribbon, scale: scale)
    offset = ribbon.offset
    self.transform = transform
    // What changes its colour along the line has dashes as sharp at every scale.
    let isGradient = if case .gradient = ribbon.coat { true } else { false }
    dashes = ribbon.dashes.flatMap { DashField($0, scale: isGradient ? 1 : scale) }
    scan = TriangleScan(box, clip: ribbon.clip.map { transform($0) })
  }

  @inline(__always)
  private func corner(_ vertex: RibbonVertex) -> RibbonCorner {
    RibbonCorner(transform(vertex.point(half: profile.half, offset: offset)), vertex)
  }

  /// Hands over the triangles of a strip in order, both of the part from one pair of points to the next together.
  @inline(__always)
  private func forEachPart(
    _ strip: [RibbonVertex], isAlongNeeded: Bool, _ body: (RibbonTriangle, RibbonTriangle) -> Void
  ) {
    var (first, second) = (RibbonTriangle(), RibbonTriangle())
    var left: RibbonCorner?
    var right: RibbonCorner?
    var i = 0
    while i < strip.count {
      let isRight = strip[i].isRight
      let corner = corner(strip[i])
      first.set(left, corner, right, scan, isAlongNeeded: isAlongNeeded)
      i &+= 1
      if !isRight, i < strip.count, strip[i].isRight {
        let opposite = self.corner(strip[i])
        i &+= 1
        second.set(corner, opposite, right, scan, isAlongNeeded: isAlongNeeded)
        body(first, second)
        (left, right) = (corner, opposite)
      } else {
        second.clear()
        body(first, second)
        if isRight { right = corner } else { left = corner }
      }
    }
  }
}

// One colour.
extension RibbonRaster {
  /// Pixels of a row that lie in a triangle.
  private typealias Run = (start: Int, end: Int)

  /// Paints a strip.
  func paint(_ strip: [RibbonVertex], _ sink: inout ColorSink) {
    forEachPart(strip, isAlongNeeded: dashes != nil) { first, second in
      if second.rows.isEmpty {
        paint(first, &sink)
      } else if first.rows.isEmpty {
        paint(second, &sink)
      } else {
        paint(first, second, &sink)
      }
    }
  }

  private func paint(_ a: RibbonTriangle, _ b: RibbonTriangle, _ sink: inout ColorSink) {
    for row in min(a.rows.top, b.rows.top)..<max(a.rows.bottom, b.rows.bottom) {
      let (p, q) = (scan.run(a.rows, row), scan.run(b.rows, row))
      sink.beginRow(row)
      if p.end == q.start, p.start < p.end, q.start < q.end {
        join(a, p, b, q, row, &sink)
      } else if q.end == p.start, p.start < p.end, q.start < q.end {
        join(b, q, a, p, row, &sink)
      } else {
        if p.start < p.end { paint(a, p, row, &sink) }
        if q.start < q.end { paint(b, q, row, &sink) }
      }
    }
  }

  /// Paints two runs that touch as one.
  @inline(__always)
  private func join(
    _ a: RibbonTriangle, _ p: Run, _ b: RibbonTriangle, _ q: Run, _ row: Int,
    _ sink: inout ColorSink
  ) {
    let (left, right) = (a.row(row, from: p.start), b.row(row, from: q.start))
    let (change, end) = (Float(q.start &- p.start), Float(q.end &- p.start))
    var (x, steps) = (p.start, Self.lanes)
    while x < q.end {
      let isRight = steps .>= change
      let share = left.distance(steps).replacing(
        with: right.distance(steps - change), where: isRight)
      var coverage = profile.covered(share)
      coverage.replace(with: 0, where: steps .>= end)
      if let dashes {
        let across = left.across(steps).replacing(
          with: right.across(steps - change), where: isRight)
        let (first, y) = (Double(x) + 0.5, Double(row) + 0.5)
        coverage *= dashes.coverage(where: coverage, across) { i in
          (isRight[i] ? b : a).along.first(first + Double(i), y)
        }
      }
      sink.block(x: x, coverage)
      x &+= Self.block
      steps += Float(Self.block)
    }
  }

  private func paint(_ triangle: RibbonTriangle, _ sink: inout ColorSink) {
    for row in triangle.rows.top..<triangle.rows.bottom {
      sink.beginRow(row)
      paint(triangle, scan.run(triangle.rows, row), row, &sink)
    }
  }

  @inline(__always)
  private func paint(_ triangle: RibbonTriangle, _ run: Run, _ row: Int, _ sink: inout ColorSink) {
    let sides = triangle.row(row, from: run.start)
    var (x, steps) = (run.start, Self.lanes)
    while x < run.end {
      sink.block(x: x, coverage(triangle, sides, x, row, steps, end: Float(run.end &- run.start)))
      x &+= Self.block
      steps += Float(Self.block)
    }
  }

  /// The coverage of those of four pixels from `x` that lie before the end of their run.
  @inline(__always)
  private func coverage(
    _ triangle: RibbonTriangle, _ sides: RibbonTriangle.Row, _ x: Int, _ row: Int,
    _ steps: SIMD4<Float>, end: Float
  ) -> SIMD4<Float> {
    var coverage = profile.covered(sides.distance(steps))
    coverage.replace(with: 0, where: steps .>= end)
    if let dashes {
      let (first, y) = (Double(x) + 0.5, Double(row) + 0.5)
      coverage *= dashes.coverage(where: coverage, sides.across(steps)) {
        triangle.along.first(first + Double($0), y)
      }
    }
    return coverage
  }
}

// Colours that change along the line.
extension RibbonRaster {
  /// Paints a strip.
  func paint(_ strip: [RibbonVertex], _ sink: inout some RibbonSink) {
    forEachPart(strip, isAlongNeeded: true) { first, second in
      paint(first, &sink)
      paint(second, &sink)
    }
  }

  private func paint(_ triangle: RibbonTriangle, _ sink: inout some RibbonSink) {
    for row in triangle.rows.top..<triangle.rows.bottom {
      let run = scan.run(triangle.rows, row)
      let sides = triangle.row(row, from: run.start)
      sink.beginRow(row)
      var (x, steps) = (run.start, Self.lanes)
      while x < run.end {
        let place = RibbonPlace(
          across: sides.across(steps), along: triangle.along, x: Double(x) + 0.5,
          y: Double(row) + 0.5)
        let end = Float(run.end &- run.start)
        sink.block(x: x, coverage(triangle, sides, x, row, steps, end: end), place)
        x &+= Self.block
        steps += Float(Self.block)
      }
    }
  }
}
