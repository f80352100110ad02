/// A point of the picture in logical points: x to the right, y down.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// The origin, top left.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Moves a point by another taken as a vector.
  @inlinable
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  /// The vector from `b` to `a`.
  @inlinable
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  /// A point scaled from the origin.
  @inlinable
  public static func * (a: Point, k: Double) -> Point { Point(x: a.x * k, y: a.y * k) }

  /// The distance from the origin.
  @inlinable
  public var length: Double { (x * x + y * y).squareRoot() }
}

/// A width and a height in logical points.
public struct Size: Hashable, Sendable {
  /// Extent to the right.
  public var width: Double
  /// Extent downwards.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Distances inwards from the four edges of a rectangle, in logical points.
public struct Insets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the right edge.
  public var right: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the left edge.
  public var left: Double

  /// No distance on any edge.
  public static let zero = Insets(0)

  /// Makes insets in the order of CSS: top, right, bottom, left.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Makes the same inset on every edge.
  public init(_ all: Double) {
    self.init(top: all, right: all, bottom: all, left: all)
  }
}
