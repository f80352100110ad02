import Colorimetry
import Drawing
import GeoCore

/// The line from a place to what stands beside it, with a point at the place.
struct LeaderLine {
  let place: Point
  let end: Point
  let color: Color

  private static let width = 1.3
  private static let casing = 1.3
  /// The radius of the point at the place.
  static let dot = 2.1

  /// What the point at a place covers.
  static func box(at place: Point) -> Rect {
    Rect(x: place.x, y: place.y, width: 0, height: 0).inset(by: Insets(-dot - 1))
  }

  /// Draws lines, all casings below all lines, so that those of one place meet cleanly.
  static func draw(_ lines: [LeaderLine], into list: inout DisplayList) {
    guard !lines.isEmpty else { return }
    var casing = Path()
    var dots = Path()
    for line in lines {
      casing.append(contour: [line.place, line.end], closed: false)
      dots.addCircle(center: line.place, radius: dot + Self.casing)
    }
    let wide = Stroke(width: width + 2 * Self.casing, cap: .round, join: .round)
    list.stroke(casing, wide, .white)
    list.fill(dots, .white)
    for line in lines {
      var path = Path()
      path.append(contour: [line.place, line.end], closed: false)
      list.stroke(path, Stroke(width: width, cap: .round, join: .round), line.color)
      list.fill(Path(center: line.place, radius: dot), line.color)
    }
  }
}
