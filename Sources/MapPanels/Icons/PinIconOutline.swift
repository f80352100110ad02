import Drawing
import GeoCore

/// Makes one outline of the parts of an icon.
enum PinIconOutline {
  /// Units of the grid that icons are drawn on.
  static let grid = 15.0

  /// The outline in a square of side 1, its optical middle in that of the square.
  static func make(_ parts: [PinIconPart]) -> Path {
    var contours: [[Point]] = []
    for part in parts { part.append(to: &contours) }
    var drawn = Path()
    for contour in contours { drawn.append(contour: contour, closed: true) }
    let middle = opticalMiddle(contours, drawn.bounds() ?? Rect(x: 0, y: 0, width: 1, height: 1))
    var path = Path()
    path.append(
      drawn,
      transform: AffineTransform.translation(
        Point(x: grid / 2 - middle.x, y: grid / 2 - middle.y)
      ).then(.scale(1 / grid, 1 / grid)))
    return path
  }

  // Neither the middle of the box nor the centroid alone looks right: a triangle lies too low by the one and too
  // high by the other. A third of the way between them does.
  private static func opticalMiddle(_ contours: [[Point]], _ box: Rect) -> Point {
    var area = 0.0
    var moment = Point.zero
    for ring in contours {
      guard var a = ring.last else { continue }
      for b in ring {
        let cross = a.x * b.y - b.x * a.y
        area += cross / 2
        moment = moment + (a + b) * (cross / 6)
        a = b
      }
    }
    guard area > 0 else { return box.center }
    return box.center + (moment * (1 / area) - box.center) * (1 / 3)
  }
}
