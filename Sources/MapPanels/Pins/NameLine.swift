import Colorimetry
import Drawing
import GeoCore
import PanelLayout

/// The straight line from a pin's edge to the name that stands apart from it.
struct NameLine {
  let start: Point
  let end: Point

  private static let width = 0.9
  /// From the line's end to the name, in points.
  private static let gap = 1.5
  /// Half the side of the boxes that it is followed by: as far as its halo reaches.
  private static let half = 1.75
  /// From box to box: less than their side, so that two lines cannot cross between them.
  private static let step = 3.0

  /// A line from the pin at `tip` to `name`; nothing where they are too near for one to be seen.
  ///
  /// - Parameter outline: the corners of the pin's outline; empty where its box is all that is known.
  init?(from look: PinLook, at tip: Point, outline: [Point], to name: PinNameBox) {
    let middle = tip + look.head.center
    let aim = name.lines.nearest(to: middle)
    let way = aim - middle
    guard way.length > 0 else { return nil }
    let edge = outline.isEmpty ? look.box.offset(by: tip).corners : outline
    let share = Self.leaving(edge, from: middle, towards: aim)
    start = middle + way * share
    end = aim - way * (Self.gap / way.length)
    guard share < 1, (end - start).length >= 2, (end - middle).length > (start - middle).length
    else { return nil }
  }

  /// Between which shares of the way from `a` to `b` a contour is left for good.
  private static func leaving(_ contour: [Point], from a: Point, towards b: Point) -> Double {
    let way = b - a
    var last = 0.0
    for (index, p) in contour.enumerated() {
      let side = contour[(index + 1) % contour.count] - p
      let area = way.x * side.y - way.y * side.x
      guard area != 0 else { continue }
      let toCorner = p - a
      let share = (toCorner.x * side.y - toCorner.y * side.x) / area
      let along = (toCorner.x * way.y - toCorner.y * way.x) / area
      if (0...1).contains(along), share > last { last = share }
    }
    return last
  }

  /// Boxes that follow it without a gap.
  var boxes: [Rect] { Self.boxes(from: start, to: end) }

  /// Boxes that follow a line without a gap.
  static func boxes(from start: Point, to end: Point) -> [Rect] {
    let way = end - start
    guard way.length.isFinite else { return [] }
    let count = max(1, Int((min(way.length, 1e5) / step).rounded(.up)))
    return (0...count).map { index in
      let p = start + way * (Double(index) / Double(count))
      return Rect(x: p.x, y: p.y, width: 0, height: 0).inset(by: Insets(-half))
    }
  }

  /// Draws lines, all halos below all lines.
  static func draw(_ lines: [NameLine], _ colors: PanelTheme.Colors, into list: inout DisplayList) {
    guard !lines.isEmpty else { return }
    var path = Path()
    for line in lines { path.append(contour: [line.start, line.end], closed: false) }
    let halo = Stroke(width: width + 2 * (half - width / 2), cap: .round)
    list.stroke(path, halo, colors.background.opacity(0.92))
    list.stroke(path, Stroke(width: width, cap: .round), colors.secondaryText)
  }
}

/// A name where it would stand.
struct PinNameBox {
  /// All of it.
  let rect: Rect
  /// The height of a line.
  let lineHeight: Double

  /// Without what fonts keep above and below letters, where no line would seem to end at them.
  var lines: Rect {
    let inset = min(lineHeight * 0.2, rect.height / 2)
    return rect.inset(by: Insets(top: inset, right: 0, bottom: inset, left: 0))
  }
}

extension Rect {
  /// Its corners, clockwise as seen from the top left.
  fileprivate var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }

  /// The point of the rectangle that is nearest to one outside.
  func nearest(to p: Point) -> Point {
    Point(x: min(max(p.x, minX), maxX), y: min(max(p.y, minY), maxY))
  }
}
