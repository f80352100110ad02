import Colorimetry
import Drawing
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
    let radius = box.height * 0.42
    let head = Path(center: box.center, radius: radius)
    list.fill(head, color)
    // What has the colour of the page needs an edge.
    if PanelTheme.contrast(color, theme.colors.background) < 1.2 {
      list.stroke(head, Stroke(width: 0.75), theme.colors.separator)
    }
    list.fill(Path(center: box.center, radius: radius * 0.36), PanelTheme.ink(on: color))
  }
}
