import Drawing
import GeoCore

/// Small drawings of a list, each in a square with its corner at the origin and a side of 1.
enum ListIcons {
  /// A lens with a handle, to be stroked with round ends.
  static let magnifier: Path = {
    var path = Path()
    path.addCircle(center: Point(x: 0.42, y: 0.42), radius: 0.3)
    path.move(to: Point(x: 0.64, y: 0.64))
    path.line(to: Point(x: 0.9, y: 0.9))
    return path
  }()

  /// The outline of a pin with its eye, to be stroked.
  static let pin: Path = {
    var path = Path()
    let k = 0.28 * (1 - 0.552_284_749_830_793_4)
    path.move(to: Point(x: 0.5, y: 0.93))
    path.cubic(Point(x: 0.4, y: 0.8), Point(x: 0.22, y: 0.6), to: Point(x: 0.22, y: 0.37))
    path.cubic(Point(x: 0.22, y: 0.09 + k), Point(x: 0.22 + k, y: 0.09), to: Point(x: 0.5, y: 0.09))
    path.cubic(
      Point(x: 0.78 - k, y: 0.09), Point(x: 0.78, y: 0.09 + k), to: Point(x: 0.78, y: 0.37))
    path.cubic(Point(x: 0.78, y: 0.6), Point(x: 0.6, y: 0.8), to: Point(x: 0.5, y: 0.93))
    path.close()
    path.addCircle(center: Point(x: 0.5, y: 0.37), radius: 0.1)
    return path
  }()

  /// An arrow that leaves a corner, to be stroked with round ends.
  static let leaving: Path = {
    var path = Path()
    path.move(to: Point(x: 0.22, y: 0.78))
    path.line(to: Point(x: 0.78, y: 0.22))
    path.move(to: Point(x: 0.36, y: 0.22))
    path.line(to: Point(x: 0.78, y: 0.22))
    path.line(to: Point(x: 0.78, y: 0.64))
    return path
  }()

  /// An arrow that comes down from what stands above and turns into the line, to be stroked with round ends.
  static let continuing: Path = {
    var path = Path()
    path.move(to: Point(x: 0.14, y: 0.16))
    path.line(to: Point(x: 0.14, y: 0.58))
    path.line(to: Point(x: 0.86, y: 0.58))
    path.move(to: Point(x: 0.62, y: 0.34))
    path.line(to: Point(x: 0.86, y: 0.58))
    path.line(to: Point(x: 0.62, y: 0.82))
    return path
  }()

  /// A drawing in a square of the picture, turned round from side to side where the text runs from right to left.
  static func placed(
    _ icon: Path, at origin: Point, side: Double, isMirrored: Bool = false
  ) -> Path {
    let (a, x) = isMirrored ? (-side, origin.x + side) : (side, origin.x)
    var path = Path()
    path.append(icon, transform: AffineTransform(a: a, b: 0, c: 0, d: side, tx: x, ty: origin.y))
    return path
  }
}
