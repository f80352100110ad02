public import GeoCore

/// A picture that stands at a point, upright or turned.
public struct PointIcon: Hashable, Sendable {
  /// Its extent in points.
  public var size: Size
  /// Which part of it stands at the point; default the middle.
  public var anchor: LabelAnchor = .center
  /// A move in points, turned with the icon; default none.
  public var offset: Point = .zero
  /// Room kept free on all sides, in points; default 2.
  public var padding: Double = 2
  /// How far it is turned clockwise about its point, in radians; default 0.
  public var angle: Double = 0

  /// Makes an icon of an extent.
  public init(size: Size) {
    self.size = size
  }

  private var corner: Point {
    Point(
      x: offset.x - size.width * anchor.horizontal, y: offset.y - size.height * anchor.vertical)
  }

  /// What the icon at `point` keeps free.
  public func placed(at point: Point) -> SymbolPart {
    let box = Rect(
      x: corner.x - padding, y: corner.y - padding, width: size.width + 2 * padding,
      height: size.height + 2 * padding)
    return TurnedBox(box: box, angle: angle).part(at: point)
  }

  /// From the icon's own coordinates, its top left corner at the origin, to the picture with it at `point`.
  public func transform(at point: Point) -> AffineTransform {
    AffineTransform.translation(corner)
      .then(.rotation(degrees: angle * 180 / .pi))
      .then(.translation(point))
  }
}
