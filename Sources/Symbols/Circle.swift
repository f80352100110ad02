public import GeoCore

/// A circle of the picture.
public struct Circle: Hashable, Sendable {
  /// Its middle, in points.
  public var center: Point
  /// Its radius in points, not negative.
  public var radius: Double

  /// Makes a circle.
  public init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// The smallest upright rectangle around it.
  public var bounds: Rect {
    Rect(
      minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius,
      maxY: center.y + radius)
  }
}
