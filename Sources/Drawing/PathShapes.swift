public import GeoCore

extension Path {
  /// How far a cubic's control points stand from the ends of a quarter circle of radius 1.
  ///
  /// 4/3·(√2 − 1), at most 0.03 % off.
  public static let quarterCircle = 0.552_284_749_830_793_4

  /// A rectangle.
  public init(_ rect: Rect) {
    self.init()
    addRect(rect)
  }

  /// A rectangle with round corners; the radius is held to half the shorter side.
  public init(_ rect: Rect, cornerRadius: Double) {
    self.init()
    addRoundedRect(rect, radius: cornerRadius)
  }

  /// A circle.
  public init(center: Point, radius: Double) {
    self.init()
    addCircle(center: center, radius: radius)
  }

  /// Appends a rectangle, clockwise as seen.
  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Appends a circle of four cubics, clockwise as seen.
  public mutating func addCircle(center: Point, radius r: Double) {
    addRoundedRect(
      Rect(
        minX: center.x - r, minY: center.y - r, maxX: center.x + r, maxY: center.y + r), radius: r)
  }

  /// Appends a rectangle with round corners, clockwise as seen.
  public mutating func addRoundedRect(_ rect: Rect, radius: Double) {
    let r = min(radius, rect.width / 2, rect.height / 2)
    guard r > 0 else { return addRect(rect) }
    let k = r * (1 - Self.quarterCircle)
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: Point(x: x0 + r, y: y0))
    line(to: Point(x: x1 - r, y: y0))
    cubic(Point(x: x1 - k, y: y0), Point(x: x1, y: y0 + k), to: Point(x: x1, y: y0 + r))
    line(to: Point(x: x1, y: y1 - r))
    cubic(Point(x: x1, y: y1 - k), Point(x: x1 - k, y: y1), to: Point(x: x1 - r, y: y1))
    line(to: Point(x: x0 + r, y: y1))
    cubic(Point(x: x0 + k, y: y1), Point(x: x0, y: y1 - k), to: Point(x: x0, y: y1 - r))
    line(to: Point(x: x0, y: y0 + r))
    cubic(Point(x: x0, y: y0 + k), Point(x: x0 + k, y: y0), to: Point(x: x0 + r, y: y0))
    close()
  }
}
