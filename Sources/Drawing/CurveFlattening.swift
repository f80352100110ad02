import GeoCore

extension Polylines {
  /// The most lines a curve becomes: at a tolerance of 0.1 px enough for a curve 30,000 px wide, and a bound for
  /// curves with absurd control points.
  static let maxLinesPerCurve = 1000

  /// Appends part of a path, its curves as lines no further than `tolerance` from them.
  ///
  /// Points that are not finite are passed over, as are contours without any line. A slice that does not fit
  /// the path ends where the path does.
  public mutating func append(_ path: Path, _ slice: PathSlice, tolerance: Double) {
    let verbs = slice.verbs.clamped(to: 0..<path.verbs.count)
    let range = slice.points.clamped(to: 0..<path.points.count)
    var flattener = CurveFlattener(tolerance: tolerance)
    var next = range.lowerBound
    for verb in path.verbs[verbs] {
      let count = verb.pointCount
      guard range.upperBound - next >= count else { break }
      flattener.add(verb, path.points, at: next, to: &self)
      next += count
    }
    flattener.finish(&self)
  }
}

extension Path.Verb {
  /// How many points it takes.
  public var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}

/// The state between two verbs.
private struct CurveFlattener {
  let tolerance: Double
  private var start = Point.zero
  private var last = Point.zero
  /// Whether the arena holds the first point of a contour.
  private var isOpen = false
  private var hasLine = false

  init(tolerance: Double) {
    self.tolerance = max(tolerance, 1e-9)
  }

  mutating func add(_ verb: Path.Verb, _ points: [Point], at i: Int, to out: inout Polylines) {
    switch verb {
    case .move:
      finish(&out)
      guard points[i].isFinite else { return }
      start = points[i]
      last = start
      open(&out)
    case .line:
      line(to: points[i], &out)
    case .quad:
      quad(points[i], points[i + 1], &out)
    case .cubic:
      cubic(points[i], points[i + 1], points[i + 2], &out)
    case .close:
      close(&out)
    }
  }

  mutating func finish(_ out: inout Polylines) {
    if isOpen {
      if hasLine { out.end(closed: false) } else { out.dropOpen() }
    }
    isOpen = false
    hasLine = false
  }

  private mutating func open(_ out: inout Polylines) {
    out.add(last)
    isOpen = true
    hasLine = false
  }

  private mutating func close(_ out: inout Polylines) {
    if isOpen { out.end(closed: true) }
    isOpen = false
    hasLine = false
    last = start
  }

  @inline(__always)
  private mutating func line(to p: Point, _ out: inout Polylines) {
    guard p.isFinite else { return }
    if !isOpen { open(&out) }
    out.add(p)
    last = p
    hasLine = true
  }

  /// How many lines stand for a curve whose second derivative is at most `bend` long: a chord over a part `h` of
  /// it is off by at most bend·h²/8.
  private func steps(_ bend: Double) -> Int {
    let n = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    return n > 1 ? Int(min(n, Double(Polylines.maxLinesPerCurve))) : 1
  }

  private mutating func quad(_ c: Point, _ p: Point, _ out: inout Polylines) {
    guard c.isFinite, p.isFinite else { return }
    let a = last
    let bend = a - c * 2 + p
    let n = steps(2 * bend.length)
    for i in 1..<max(n, 1) {
      let t = Double(i) / Double(n)
      line(to: a + (c - a) * (2 * t) + bend * (t * t), &out)
    }
    line(to: p, &out)
  }

  private mutating func cubic(_ c1: Point, _ c2: Point, _ p: Point, _ out: inout Polylines) {
    guard c1.isFinite, c2.isFinite, p.isFinite else { return }
    let a = last
    let (b1, b2) = (a - c1 * 2 + c2, c1 - c2 * 2 + p)
    let n = steps(6 * max(b1.length, b2.length))
    let (k1, k2, k3) = ((c1 - a) * 3, b1 * 3, b2 - b1)
    for i in 1..<max(n, 1) {
      let t = Double(i) / Double(n)
      line(to: a + (k1 + (k2 + k3 * t) * t) * t, &out)
    }
    line(to: p, &out)
  }
}

extension Point {
  /// Whether both coordinates are numbers.
  @inline(__always)
  var isFinite: Bool { (x - x + (y - y)) == 0 }
}
