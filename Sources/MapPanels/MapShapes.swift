import Colorimetry
import Drawing
import GeoCore
import Places

/// Lines and areas of place files over a map, under its pins.
struct MapShapes {
  let shapes: [PlaceShape]
  let viewport: Viewport

  /// Draws areas, their outlines and lines in the order of the files, by simplestyle.
  func draw(into list: inout DisplayList) {
    for shape in shapes {
      let style = shape.style
      switch shape.geometry {
      case .lines(let lines):
        var path = Path()
        for line in lines { path.append(contour: points(line), closed: false) }
        stroke(path, style, into: &list)
      case .areas(let areas):
        var path = Path()
        for ring in areas.joined() { path.append(contour: points(ring), closed: true) }
        list.fill(path, style.fillColor, rule: .evenOdd)
        stroke(path, style, into: &list)
      }
    }
  }

  private func stroke(_ path: Path, _ style: ShapeStyle, into list: inout DisplayList) {
    list.stroke(path, Stroke(width: style.width, cap: .round, join: .round), style.strokeColor)
  }

  // All on the copy of the world on which the first point is nearest to the middle; each next point is taken on
  // the copy nearest to the one before, so that no line runs back around the world.
  private func points(_ line: [Coordinate]) -> [Point] {
    var last = MercatorPoint(viewport.camera.center).x
    return line.map { coordinate in
      var m = MercatorPoint(coordinate)
      m.x += (last - m.x).rounded()
      last = m.x
      return viewport.point(m)
    }
  }
}
