import Colorimetry
import Drawing
import Glibc
import GeoCore
import PanelLayout

/// The sample of a legend's row.
struct LegendSample {
  let marks: [LegendEntry.Mark]
  let theme: PanelTheme

  /// Paints the marks into a box.
  func draw(in box: Rect, _ list: inout DisplayList) {
    for mark in marks {
      switch mark {
      case .area(let color): area(color, box, &list)
      case .line(let color, let width, let dashes): line(color, width, dashes, box, &list)
      case .pin(let color): pin(color, box, &list)
      }
    }
  }

  // Grounds of maps hardly differ from the page: an edge shows where the sample ends.
  private func area(_ color: Color, _ box: Rect, _ list: inout DisplayList) {
    let edge = 0.75
    let path = Path(box.inset(by: Insets(edge / 2)), cornerRadius: box.height * 0.16)
    list.fill(path, color)
    list.stroke(path, Stroke(width: edge), theme.colors.text.opacity(0.22))
  }

  private func line(
    _ color: Color, _ width: Double, _ dashes: [Double], _ box: Rect, _ list: inout DisplayList
  ) {
    var path = Path()
    path.move(to: Point(x: box.minX, y: box.center.y))
    path.line(to: Point(x: box.maxX, y: box.center.y))
    var stroke = Stroke(width: min(width, box.height))
    stroke.dashes = dashes
    list.stroke(path, stroke, color)
  }

  private func pin(_ color: Color, _ box: Rect, _ list: inout DisplayList) {
    let shape = Self.pin(in: box)
    list.fill(shape.path, color)
    // What has the colour of the page needs an edge.
    if color.contrast(with: theme.colors.background) < 1.2 {
      list.stroke(shape.path, Stroke(width: 0.75), theme.colors.separator)
    }
    list.fill(Path(center: shape.head, radius: box.height * 0.13), PanelTheme.ink(on: color))
  }

  /// A drop as high as the box, its tip below.
  private static func pin(in box: Rect) -> (path: Path, head: Point) {
    // Head and tip: r + 1.72 r, the sides touching the head where tangents from the tip do.
    let radius = box.height / 2.72
    let head = Point(x: box.center.x, y: box.minY + radius)
    let tip = Point(x: box.center.x, y: box.maxY)
    let angle = acos(radius / (tip.y - head.y))
    func touch(_ side: Double) -> Point {
      head + Point(x: side * radius * sin(angle), y: radius * cos(angle))
    }
    var path = Path(center: head, radius: radius)
    // Clockwise as the circle is, so that where both lie is filled once.
    path.append(contour: [touch(1), tip, touch(-1)], closed: true)
    return (path, head)
  }
}
