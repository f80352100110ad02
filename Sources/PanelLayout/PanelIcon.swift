public import Drawing
public import GeoCore

/// A small drawing in one colour, such as that of a tab.
public struct PanelIcon: Hashable, Sendable {
  /// The outline in a square with its corner at the origin and a side of 1.
  public var path: Path
  /// How the outline is drawn, widths in sides of the square; nothing for a filled one.
  public var stroke: Stroke?

  /// Takes an outline as an icon.
  public init(_ path: Path, stroke: Stroke? = nil) {
    self.path = path
    self.stroke = stroke
  }

  /// Reads the `d` attribute of an SVG path (SVG 2 §9.3) in a square of `side` units, filled by default.
  ///
  /// - Throws: `PathDataError` with the place in the text.
  public init(svg data: String, side: Double = 24, stroke: Stroke? = nil) throws(PathDataError) {
    let scale = side.isFinite && side > 0 ? 1 / side : 1
    path = Path()
    path.append(try PathData.read(data), transform: .scale(scale, scale))
    self.stroke = stroke
  }

  /// Paints the icon into a square.
  public func draw(in square: Rect, _ paint: DisplayList.Paint, into list: inout DisplayList) {
    guard !path.isEmpty, !square.isEmpty else { return }
    let (x, y) = (square.width, square.height)
    var outline = Path()
    outline.append(
      path, transform: AffineTransform(a: x, b: 0, c: 0, d: y, tx: square.minX, ty: square.minY))
    let slice = list.add(outline)
    guard var stroke else { return list.append(.fill(slice, .nonZero, paint)) }
    stroke.width *= x
    list.append(.stroke(slice, stroke, paint))
  }
}

extension PanelIcon {
  private static let line = Stroke(width: 0.075, cap: .round, join: .round)

  /// Three rows with their badges.
  public static let list: PanelIcon = {
    var path = Path()
    for y in [0.24, 0.5, 0.76] {
      path.addCircle(center: Point(x: 0.15, y: y), radius: 0.035)
      path.move(to: Point(x: 0.34, y: y))
      path.line(to: Point(x: 0.9, y: y))
    }
    return PanelIcon(path, stroke: line)
  }()

  /// A folded map.
  public static let map: PanelIcon = {
    var path = Path()
    path.append(
      contour: [
        Point(x: 0.1, y: 0.26), Point(x: 0.37, y: 0.14), Point(x: 0.63, y: 0.26),
        Point(x: 0.9, y: 0.14), Point(x: 0.9, y: 0.74), Point(x: 0.63, y: 0.86),
        Point(x: 0.37, y: 0.74), Point(x: 0.1, y: 0.86),
      ], closed: true)
    path.append(contour: [Point(x: 0.37, y: 0.14), Point(x: 0.37, y: 0.74)], closed: false)
    path.append(contour: [Point(x: 0.63, y: 0.26), Point(x: 0.63, y: 0.86)], closed: false)
    return PanelIcon(path, stroke: line)
  }()

  /// A pin with its eye.
  public static let pin: PanelIcon = {
    var path = Path()
    path.move(to: Point(x: 0.5, y: 0.92))
    path.cubic(Point(x: 0.4, y: 0.78), Point(x: 0.21, y: 0.6), to: Point(x: 0.21, y: 0.38))
    path.cubic(Point(x: 0.21, y: 0.22), Point(x: 0.34, y: 0.09), to: Point(x: 0.5, y: 0.09))
    path.cubic(Point(x: 0.66, y: 0.09), Point(x: 0.79, y: 0.22), to: Point(x: 0.79, y: 0.38))
    path.cubic(Point(x: 0.79, y: 0.6), Point(x: 0.6, y: 0.78), to: Point(x: 0.5, y: 0.92))
    path.close()
    path.addCircle(center: Point(x: 0.5, y: 0.38), radius: 0.1)
    return PanelIcon(path, stroke: line)
  }()

  /// A lens with a handle.
  public static let search: PanelIcon = {
    var path = Path()
    path.addCircle(center: Point(x: 0.42, y: 0.42), radius: 0.3)
    path.append(contour: [Point(x: 0.64, y: 0.64), Point(x: 0.9, y: 0.9)], closed: false)
    return PanelIcon(path, stroke: line)
  }()

  /// An i in a circle.
  public static let info: PanelIcon = {
    var path = Path()
    path.addCircle(center: Point(x: 0.5, y: 0.5), radius: 0.4)
    path.append(contour: [Point(x: 0.5, y: 0.47), Point(x: 0.5, y: 0.7)], closed: false)
    path.addCircle(center: Point(x: 0.5, y: 0.31), radius: 0.015)
    return PanelIcon(path, stroke: line)
  }()

  /// The icons that have names, for layouts in files.
  public static let named: [String: PanelIcon] = [
    "list": .list, "map": .map, "pin": .pin, "search": .search, "info": .info,
  ]
}
