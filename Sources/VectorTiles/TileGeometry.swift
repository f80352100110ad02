/// A point in the units of its layer's extent: x to the right, y down from the tile's top left corner.
public struct TilePoint: Hashable, Sendable {
  /// To the right; 0…extent within the tile, beyond it in the tile's buffer.
  public var x: Int32
  /// Downwards, likewise.
  public var y: Int32

  /// Makes a point.
  @inlinable
  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}

/// A run of points in a `TileGeometry`: the points of a point feature, one line, or one ring.
public struct TilePart: Hashable, Sendable {
  /// What a run of points means.
  ///
  /// Rings that turn like the first ring of their feature are exterior, the others interior (clause 4.3.3.3).
  /// Version 1 did not say which way rings turn, so that there a hole may be taken for another polygon.
  public enum Role: UInt8, Hashable, Sendable {
    /// Each point for itself.
    case points
    /// A line from the first to the last point.
    case line
    /// A ring around an area, closed from its last point to its first; the start of a polygon.
    case exterior
    /// A ring around a hole in the polygon whose exterior ring stands before it.
    case interior
  }

  /// Its points in `TileGeometry.points`; a ring does not repeat its first point.
  public let range: Range<Int>
  /// What it means.
  public let role: Role
}

/// Decoded geometry of any number of features in two flat arrays that are used again and again.
public struct TileGeometry: Hashable, Sendable {
  /// All points.
  public internal(set) var points: [TilePoint] = []
  /// The runs of points in their order.
  public internal(set) var parts: [TilePart] = []

  /// Makes a geometry of nothing.
  public init() {}

  /// Empties it, by default without giving its memory back.
  public mutating func removeAll(keepingCapacity: Bool = true) {
    points.removeAll(keepingCapacity: keepingCapacity)
    parts.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Appends a run of points, to which `role` gives its meaning.
  mutating func append(_ points: [TilePoint], _ role: TilePart.Role) {
    let start = self.points.count
    self.points += points
    parts.append(TilePart(range: start..<self.points.count, role: role))
  }

  /// Appends some of another geometry's parts and gives their place in this one.
  mutating func append(_ other: TileGeometry, parts chosen: Range<Int>) -> Range<Int> {
    let first = parts.count
    for part in other.parts[chosen] { append(Array(other.points[part.range]), part.role) }
    return first..<parts.count
  }

  mutating func truncate(points count: Int, parts partCount: Int) {
    points.removeSubrange(count...)
    parts.removeSubrange(partCount...)
  }
}
