public import GeoCore

/// Turns lines with a width into areas to be filled.
///
/// The areas are oriented alike everywhere, so that a filler may add up how often each point is wound around and
/// call it covered from one on. Where a line turns, its inner sides end where they meet if there is room for
/// that, so that nothing along its edges is covered twice.
///
/// What remains of adding up: where the edges of two lines, or of two parts of one, run through the same pixel, its
/// coverage is the sum of both, not what they have in common less.
public struct StrokeOutliner {
  private let pen: StrokePen
  private var left: [Point] = []
  private var right: [Point] = []
  private var dashed = Polylines()

  /// Prepares for lines of one kind.
  ///
  /// - Parameter tolerance: How far arcs may be off, in points; a tenth of a pixel is not seen.
  public init(_ stroke: Stroke, tolerance: Double) {
    pen = StrokePen(stroke, tolerance: tolerance)
  }

  /// Appends the areas that `lines` cover, each a closed contour; nothing for a width that is not above 0.
  ///
  /// - Parameter visible: Where dashes are needed; nothing for everywhere. Lines without dashes are outlined whole.
  public mutating func outline(
    _ lines: Polylines, visible: Rect? = nil, into out: inout Polylines
  ) {
    guard pen.half > 0, pen.half.isFinite else { return }
    guard let dashes = DashPattern(pen.stroke) else { return solid(lines, into: &out) }
    dashed.removeAll()
    dashes.cut(lines, visible: visible, into: &dashed)
    solid(dashed, into: &out)
  }

  /// Appends the areas that one line covers, without regard to dashes.
  ///
  /// - Parameter run: Its points, of which there is at least one.
  public mutating func outline(
    contour run: Span<Point>, isClosed: Bool, into out: inout Polylines
  ) {
    guard pen.half > 0, pen.half.isFinite else { return }
    outline(run, isClosed, into: &out)
  }

  /// How far from a line anything that it covers can be, in points.
  public var reach: Double { pen.reach }

  private mutating func solid(_ lines: Polylines, into out: inout Polylines) {
    var start = 0
    for contour in lines.contours {
      outline(lines.points.span.extracting(start..<contour.end), contour.isClosed, into: &out)
      start = contour.end
    }
  }

  private mutating func outline(_ run: Span<Point>, _ closed: Bool, into out: inout Polylines) {
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    var i = 1
    guard let first = nextSegment(run, &i, from: run[0]) else {
      return dot(run[0], into: &out)
    }
    if !closed { pen.cap(first.start, Point.zero - first.direction, &left) }
    var last = first
    while let next = nextSegment(run, &i, from: last.end) {
      pen.join(last, next, &left, &right)
      last = next
    }
    if closed {
      closeRing(first, last, into: &out)
    } else {
      pen.cap(last.end, last.direction, &left)
      add(left, right, asRing: false, to: &out)
    }
  }

  @inline(__always)
  private func nextSegment(_ run: Span<Point>, _ i: inout Int, from a: Point) -> Segment? {
    while i < run.count {
      defer { i += 1 }
      if let found = Segment(a, run[i]) { return found }
    }
    return nil
  }

  private mutating func closeRing(_ first: Segment, _ last: Segment, into out: inout Polylines) {
    var last = last
    if let back = Segment(last.end, first.start) {
      pen.join(last, back, &left, &right)
      last = back
    }
    pen.join(last, first, &left, &right)
    add(left, right, asRing: true, to: &out)
  }

  private func add(_ left: [Point], _ right: [Point], asRing: Bool, to out: inout Polylines) {
    for p in left { out.add(p) }
    if asRing { out.end(closed: true) }
    for p in right.reversed() { out.add(p) }
    out.end(closed: true)
  }

  /// A line without length: a disc or a square where it has caps.
  private mutating func dot(_ p: Point, into out: inout Polylines) {
    guard pen.stroke.cap != .butt else { return }
    pen.cap(p, Point(x: -1, y: 0), &left)
    pen.cap(p, Point(x: 1, y: 0), &left)
    add(left, right, asRing: false, to: &out)
  }
}
