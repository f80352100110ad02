/// An axis-parallel rectangle of the picture in logical points.
public struct Rect: Hashable, Sendable {
  /// Left edge.
  public var minX: Double
  /// Top edge.
  public var minY: Double
  /// Right edge, not less than `minX`.
  public var maxX: Double
  /// Bottom edge, not less than `minY`.
  public var maxY: Double

  /// Makes a rectangle from its edges.
  @inlinable
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Makes a rectangle from its top left corner and its extent.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Makes a rectangle of `size` with its corner at the origin.
  public init(_ size: Size) {
    self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
  }

  /// Distance from left to right edge.
  @inlinable public var width: Double { maxX - minX }
  /// Distance from top to bottom edge.
  @inlinable public var height: Double { maxY - minY }
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }
  /// The top left corner.
  public var origin: Point { Point(x: minX, y: minY) }
  /// The middle.
  @inlinable public var center: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
  /// Whether it encloses no area.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether `point` lies inside or on an edge.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether `other` lies wholly inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the insides of both overlap; touching edges do not count.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether both have a point in common, edges included; so does a line or a point, which has no inside.
  @inlinable
  public func meets(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// What both cover; empty (zero extent) where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let x0 = max(minX, other.minX)
    let y0 = max(minY, other.minY)
    return Rect(
      minX: x0, minY: y0, maxX: max(x0, min(maxX, other.maxX)),
      maxY: max(y0, min(maxY, other.maxY)))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The rectangle moved by `offset`.
  public func offset(by offset: Point) -> Rect {
    Rect(
      minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }

  /// The smallest rectangle around this one's image.
  public func transformed(_ t: AffineTransform) -> Rect {
    let first = t(origin)
    var box = Rect(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for corner in [
      Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ] {
      let p = t(corner)
      box = Rect(
        minX: min(box.minX, p.x), minY: min(box.minY, p.y), maxX: max(box.maxX, p.x),
        maxY: max(box.maxY, p.y))
    }
    return box
  }

  /// The rectangle less its insets; an inset larger than the extent gives zero extent in the middle of what
  /// is left.
  public func inset(by insets: Insets) -> Rect {
    let (x0, x1) = Rect.span(minX + insets.left, maxX - insets.right)
    let (y0, y1) = Rect.span(minY + insets.top, maxY - insets.bottom)
    return Rect(minX: x0, minY: y0, maxX: x1, maxY: y1)
  }

  private static func span(_ low: Double, _ high: Double) -> (Double, Double) {
    low <= high ? (low, high) : ((low + high) / 2, (low + high) / 2)
  }
}
