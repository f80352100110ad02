public import GeoCore

/// Contours of straight lines in one flat arena: what curves are flattened to and lines are outlined as.
public struct Polylines: Hashable, Sendable {
  /// A run of points: from the end of the contour before to `end`.
  public struct Contour: Hashable, Sendable {
    /// One past its last point.
    public var end: Int
    /// Whether a line leads from its last point back to its first.
    public var isClosed: Bool

    /// Names a run.
    public init(end: Int, isClosed: Bool) {
      self.end = end
      self.isClosed = isClosed
    }
  }

  /// All points in order.
  public private(set) var points: [Point] = []
  /// The contours in order.
  public private(set) var contours: [Contour] = []

  /// Makes an empty arena.
  public init() {}

  /// Where the points of the contour that is being built begin.
  var openStart: Int { contours.last?.end ?? 0 }

  /// Empties the arena and keeps its memory.
  public mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
  }

  /// Appends a point to the contour that is being built.
  @inline(__always)
  public mutating func add(_ p: Point) {
    points.append(p)
  }

  /// Ends the contour that is being built; nothing happens where it has no point.
  public mutating func end(closed: Bool) {
    guard points.count > openStart else { return }
    contours.append(Contour(end: points.count, isClosed: closed))
  }

  /// Forgets the contour that is being built.
  mutating func dropOpen() {
    points.removeLast(points.count - openStart)
  }

  /// The smallest box around all points, or nothing where there are none.
  public var bounds: Rect? {
    guard let first = points.first else { return nil }
    var box = Rect(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for p in points {
      box.minX = min(box.minX, p.x)
      box.minY = min(box.minY, p.y)
      box.maxX = max(box.maxX, p.x)
      box.maxY = max(box.maxY, p.y)
    }
    return box
  }
}
