import Glibc

/// A camera over a frame: the map between the Mercator square and points of the picture.
public struct Viewport: Hashable, Sendable {
  /// Where the map is looked at from.
  public let camera: Camera
  /// The frame in logical points, its top left corner at the origin.
  public let size: Size
  /// Where the camera's centre lies on the picture: the middle of what the padding leaves.
  public let focus: Point
  /// The width of the world in logical points.
  public let worldSize: Double
  private let center: MercatorPoint
  private let turn: AffineTransform

  /// Puts a camera over a frame.
  ///
  /// - Parameter padding: what is covered at the edges of the frame: the map goes on below it, but the camera's
  ///   centre lies in the middle of what is left.
  public init(camera: Camera, size: Size, padding: Insets = .zero) {
    self.camera = camera
    self.size = size
    focus = Point(
      x: min(max(0, (size.width + padding.left - padding.right) / 2), size.width),
      y: min(max(0, (size.height + padding.top - padding.bottom) / 2), size.height))
    worldSize = Camera.worldSizeAtZoomZero * exp2(camera.zoom)
    center = MercatorPoint(camera.center)
    turn = .rotation(degrees: -camera.bearing)
  }

  /// Where a point of the Mercator square lies on the picture.
  public func point(_ mercator: MercatorPoint) -> Point {
    let fromCenter = Point(
      x: (mercator.x - center.x) * worldSize, y: (mercator.y - center.y) * worldSize)
    return turn(fromCenter) + focus
  }

  /// Where a coordinate lies on the picture, on the copy of the world whose longitude it names.
  public func point(_ coordinate: Coordinate) -> Point {
    point(MercatorPoint(coordinate))
  }

  /// The point of the Mercator square under a point of the picture; x beyond 0…1 is a further copy.
  public func mercator(_ point: Point) -> MercatorPoint {
    let back = AffineTransform.rotation(degrees: camera.bearing)
    let fromCenter = back(point - focus)
    return MercatorPoint(
      x: center.x + fromCenter.x / worldSize, y: center.y + fromCenter.y / worldSize)
  }

  /// The smallest upright box of the Mercator square that holds the frame.
  public var mercatorBounds: MercatorRect {
    let corners = [
      Point.zero, Point(x: size.width, y: 0), Point(x: 0, y: size.height),
      Point(x: size.width, y: size.height),
    ].map(mercator)
    return MercatorRect(
      minX: corners.map(\.x).min() ?? 0, minY: corners.map(\.y).min() ?? 0,
      maxX: corners.map(\.x).max() ?? 0, maxY: corners.map(\.y).max() ?? 0)
  }

  /// The map from units of a tile (0…`extent` across) on world copy `wrap` to points of the picture.
  public func transform(tile: TileID, extent: Double, wrap: Int = 0) -> AffineTransform {
    let bounds = tile.bounds
    let unit = bounds.width * worldSize / extent
    let origin = Point(
      x: (bounds.minX + Double(wrap) - center.x) * worldSize,
      y: (bounds.minY - center.y) * worldSize)
    return AffineTransform.scale(unit, unit).then(.translation(origin)).then(turn)
      .then(.translation(focus))
  }

  /// Metres on the ground per logical point at the latitude of the centre.
  public var metersPerPoint: Double {
    let circumference = 2 * .pi * 6_378_137.0
    return circumference * cos(camera.center.latitude * .pi / 180) / worldSize
  }
}
