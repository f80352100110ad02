public import GeoCore

/// Verbs and coordinates of outlines, in flat arrays; also the arena in which a display list keeps all of its
/// outlines.
public struct Path: Hashable, Sendable {
  /// What the next coordinates mean.
  public enum Verb: UInt8, Hashable, Sendable {
    /// Begins a contour; one point.
    case move
    /// A straight line; one point.
    case line
    /// A quadratic Bézier curve; two points.
    case quad
    /// A cubic Bézier curve; three points.
    case cubic
    /// A straight line back to the beginning of the contour; no point.
    case close
  }

  /// The verbs in order.
  public private(set) var verbs: [Verb] = []
  /// The points of the verbs in order.
  public private(set) var points: [Point] = []

  /// Makes an empty path.
  public init() {}

  /// Whether it holds nothing.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Begins a contour.
  public mutating func move(to p: Point) {
    verbs.append(.move)
    points.append(p)
  }

  /// Draws a straight line.
  public mutating func line(to p: Point) {
    verbs.append(.line)
    points.append(p)
  }

  /// Draws a quadratic curve.
  public mutating func quad(_ control: Point, to p: Point) {
    verbs.append(.quad)
    points.append(control)
    points.append(p)
  }

  /// Draws a cubic curve.
  public mutating func cubic(_ c1: Point, _ c2: Point, to p: Point) {
    verbs.append(.cubic)
    points.append(c1)
    points.append(c2)
    points.append(p)
  }

  /// Closes the contour.
  public mutating func close() {
    verbs.append(.close)
  }

  /// Appends part of another path, each point moved by `transform`.
  public mutating func append(
    _ other: Path, _ slice: PathSlice? = nil, transform: AffineTransform = .identity
  ) {
    let slice = slice ?? other.all
    verbs.append(contentsOf: other.verbs[slice.verbs])
    if transform == .identity {
      points.append(contentsOf: other.points[slice.points])
    } else {
      points.reserveCapacity(points.count + slice.points.count)
      for p in other.points[slice.points] { points.append(transform(p)) }
    }
  }

  /// Appends a contour of straight lines; nothing for no points.
  public mutating func append(contour: [Point], closed: Bool) {
    guard !contour.isEmpty else { return }
    verbs.append(.move)
    for _ in 1..<contour.count { verbs.append(.line) }
    if closed { verbs.append(.close) }
    points.append(contentsOf: contour)
  }

  /// Makes room ahead of many appends.
  public mutating func reserve(verbs: Int, points: Int) {
    self.verbs.reserveCapacity(self.verbs.count + verbs)
    self.points.reserveCapacity(self.points.count + points)
  }

  /// The slice that holds everything.
  public var all: PathSlice { PathSlice(verbs: 0..<verbs.count, points: 0..<points.count) }

  /// The slice that holds what was appended since `mark`, an earlier `all`.
  public func since(_ mark: PathSlice) -> PathSlice {
    PathSlice(
      verbs: mark.verbs.upperBound..<verbs.count, points: mark.points.upperBound..<points.count)
  }

  /// The smallest box around the slice's points, control points included, or nothing where it has none.
  public func bounds(of slice: PathSlice? = nil) -> Rect? {
    let slice = slice ?? all
    guard let first = points[slice.points].first else { return nil }
    var box = Rect(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for p in points[slice.points] {
      box.minX = min(box.minX, p.x)
      box.minY = min(box.minY, p.y)
      box.maxX = max(box.maxX, p.x)
      box.maxY = max(box.maxY, p.y)
    }
    return box
  }
}

/// A run of verbs and of their points inside a `Path`.
public struct PathSlice: Hashable, Sendable {
  /// Indices into `Path.verbs`.
  public var verbs: Range<Int>
  /// Indices into `Path.points`.
  public var points: Range<Int>

  /// Names a run.
  public init(verbs: Range<Int>, points: Range<Int>) {
    self.verbs = verbs
    self.points = points
  }

  /// Whether it holds nothing.
  public var isEmpty: Bool { verbs.isEmpty }

  func moved(verbs dv: Int, points dp: Int) -> PathSlice {
    PathSlice(
      verbs: verbs.lowerBound + dv..<verbs.upperBound + dv,
      points: points.lowerBound + dp..<points.upperBound + dp)
  }
}
