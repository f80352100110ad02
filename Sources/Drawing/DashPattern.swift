import GeoCore

/// Dashes and gaps along a line.
struct DashPattern {
  /// More dashes than this in one command are a smear of grey on any picture, and would take seconds; what comes
  /// after them is drawn solid.
  static let maxDashes = 1_000_000.0

  let lengths: [Double]
  let total: Double
  /// Where each line begins: the dash or gap, and how much of it is left.
  private(set) var first: (index: Int, left: Double)
  private let reach: Double

  /// Nothing where the line is solid: no dashes, or lengths that are negative, not numbers, or all 0.
  init?(_ stroke: Stroke) {
    let dashes = stroke.dashes
    let sum = dashes.reduce(0, +)
    guard sum > 0, sum.isFinite, dashes.allSatisfy({ $0 >= 0 }) else { return nil }
    // An odd number of lengths is taken twice, as in SVG.
    lengths = dashes.count % 2 == 0 ? dashes : dashes + dashes
    total = dashes.count % 2 == 0 ? sum : 2 * sum
    reach = stroke.width * max(stroke.miterLimit, 1)
    first = (0, lengths[0])
    first = advance(first, by: stroke.dashPhase.isFinite ? stroke.dashPhase : 0)
  }

  /// Where one gets by going on for `distance`, which may be negative.
  func advance(_ from: (index: Int, left: Double), by distance: Double) -> (
    index: Int, left: Double
  ) {
    var rest = distance.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var at = from
    // At most once around.
    for _ in 0...lengths.count {
      if rest < at.left || rest == 0 { break }
      rest -= at.left
      at.index = (at.index + 1) % lengths.count
      at.left = lengths[at.index]
    }
    return (at.index, max(0, at.left - rest))
  }

  /// Appends the dashes of all lines.
  func cut(_ lines: Polylines, visible: Rect?, into out: inout Polylines) {
    let visible = visible?.inset(by: Insets(-reach))
    var cutter = DashCutter(self)
    var start = 0
    for contour in lines.contours {
      let run = lines.points.span.extracting(start..<contour.end)
      start = contour.end
      cutter.begin(run[0], closed: contour.isClosed, &out)
      for i in 1..<max(run.count, 1) { cutter.line(run[i - 1], run[i], visible, &out) }
      if contour.isClosed { cutter.line(run[run.count - 1], run[0], visible, &out) }
      cutter.finish(&out)
    }
  }
}

/// The state along one contour.
private struct DashCutter {
  /// How long a dash of no length is, so that it keeps the direction of its line, in points.
  private static let dotLength = 1e-6

  private let pattern: DashPattern
  /// The dash or gap, and how much of it is left.
  private var at: (index: Int, left: Double)
  private var budget = DashPattern.maxDashes
  private var isDrawing = false
  /// The first dash of a closed contour, which the last may lead into.
  private var head: [Point] = []
  private var keepsHead = false

  init(_ pattern: DashPattern) {
    self.pattern = pattern
    at = pattern.first
  }

  private var isOn: Bool { at.index % 2 == 0 }

  mutating func begin(_ p: Point, closed: Bool, _ out: inout Polylines) {
    at = pattern.first
    head.removeAll(keepingCapacity: true)
    isDrawing = isOn
    keepsHead = isOn && closed
    if isOn { add(p, &out) }
  }

  mutating func line(_ a: Point, _ b: Point, _ visible: Rect?, _ out: inout Polylines) {
    guard let segment = Segment(a, b) else { return }
    guard let seen = visible.map({ segment.part(in: $0) }) ?? (0, segment.length) else {
      return skip(segment.length, &out)
    }
    let dashes = (seen.1 - seen.0) / pattern.total * Double(pattern.lengths.count)
    guard dashes < budget else { return solid(segment, &out) }
    budget -= dashes
    if seen.0 > 0 { skip(seen.0, &out) }
    draw(segment, from: seen.0, to: seen.1, &out)
    if seen.1 < segment.length { skip(segment.length - seen.1, &out) }
  }

  mutating func finish(_ out: inout Polylines) {
    // A dash that never ended is the closed line itself.
    let isWhole = keepsHead
    if isWhole || isDrawing || !head.isEmpty {
      for p in head { out.add(p) }
      out.end(closed: isWhole)
    }
    isDrawing = false
    keepsHead = false
  }

  private mutating func add(_ p: Point, _ out: inout Polylines) {
    if keepsHead { head.append(p) } else { out.add(p) }
  }

  private mutating func end(_ out: inout Polylines) {
    guard isDrawing else { return }
    isDrawing = false
    if !keepsHead { out.end(closed: false) }
    keepsHead = false
  }

  /// Passes over a part that is not seen.
  private mutating func skip(_ length: Double, _ out: inout Polylines) {
    end(&out)
    at = pattern.advance(at, by: length)
  }

  private mutating func solid(_ s: Segment, _ out: inout Polylines) {
    end(&out)
    out.add(s.start)
    out.add(s.end)
    out.end(closed: false)
    at = pattern.advance(at, by: s.length)
  }

  private mutating func draw(_ s: Segment, from: Double, to: Double, _ out: inout Polylines) {
    if isOn, !isDrawing { start(s.point(at: from), &out) }
    var rest = to - from
    while rest >= at.left {
      rest -= at.left
      if isOn {
        let isDot = pattern.lengths[at.index] == 0
        add(s.point(at: to - rest + (isDot ? Self.dotLength : 0)), &out)
        end(&out)
      }
      at.index = (at.index + 1) % pattern.lengths.count
      at.left = pattern.lengths[at.index]
      if isOn { start(s.point(at: to - rest), &out) }
    }
    at.left -= rest
    if isOn { add(s.point(at: to), &out) }
  }

  private mutating func start(_ p: Point, _ out: inout Polylines) {
    isDrawing = true
    add(p, &out)
  }
}

extension Segment {
  fileprivate func point(at distance: Double) -> Point { start + direction * distance }

  /// From where to where along the line it lies in `box`, or nothing where it does not.
  fileprivate func part(in box: Rect) -> (Double, Double)? {
    let x = Self.part(start.x, ux, box.minX, box.maxX, length)
    let y = Self.part(start.y, uy, box.minY, box.maxY, length)
    let (from, to) = (max(x.0, y.0), min(x.1, y.1))
    return from < to ? (from, to) : nil
  }

  /// From where to where a coordinate lies between two others.
  private static func part(
    _ p: Double, _ u: Double, _ low: Double, _ high: Double, _ length: Double
  ) -> (Double, Double) {
    if u == 0 { return p >= low && p <= high ? (0, length) : (1, 0) }
    let (a, b) = ((low - p) / u, (high - p) / u)
    return (max(0, min(a, b)), min(length, max(a, b)))
  }
}
