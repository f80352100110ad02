public import GeoCore

/// A point on one side of a ribbon.
public struct RibbonVertex: Hashable, Sendable {
  /// Where it lies on the path, in points.
  public var position: Point
  /// From there to the edge of a ribbon whose half is one point wide.
  public var extrude: Point
  /// Where it is moved by an offset of one point.
  public var lateral: Point
  /// Whether it is a corner of a square that holds a half circle.
  public var isRound: Bool
  /// Whether it lies on the right side (y being down, the path seen from above).
  public var isRight: Bool
  /// How far along the line it is, in points.
  public var distance: Double
  /// Which share of its contour lies before it, 0…1.
  public var progress: Double

  /// Where it lies on a ribbon whose half is `half` points wide.
  public func point(half: Double, offset: Double) -> Point {
    position + extrude * half + lateral * offset
  }
}
