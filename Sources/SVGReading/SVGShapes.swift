import Drawing
import GeoCore
import XMLReading

/// Outlines of basic shapes and paths (SVG 2 §9, §10).
struct SVGShape {
  let node: XMLNode
  let lengths: LengthScope

  /// The outline in the element's coordinates; nothing where there is none to draw.
  func path(_ notes: inout SVGNotes) -> Path? {
    let path =
      switch node.name {
      case "path": data(&notes)
      case "rect": rect
      case "circle": ellipse(radius(named: "r", .other), radius(named: "r", .other))
      case "ellipse": ellipse
      case "line": line
      case "polyline": polygon(closed: false)
      case "polygon": polygon(closed: true)
      default: Path()
      }
    guard !path.isEmpty else { return nil }
    guard path.points.allSatisfy(Self.isNear) else {
      notes.tell(
        "'\(node.name)' is left out: coordinates beyond \(SVGLimits.coordinate)", of: node, .limit)
      return nil
    }
    return path
  }

  private static func isNear(_ p: Point) -> Bool {
    abs(p.x) <= SVGLimits.coordinate && abs(p.y) <= SVGLimits.coordinate
  }

  private func length(_ name: String, _ axis: SVGLength.Axis) -> Double {
    lengths.length(node.attribute(name), axis) ?? 0
  }

  // A negative one is an error, as if it were not there.
  private func radius(named name: String, _ axis: SVGLength.Axis) -> Double? {
    lengths.length(node.attribute(name), axis).flatMap { $0 >= 0 ? $0 : nil }
  }

  // §9.5.4: a path is drawn up to what is in error.
  private func data(_ notes: inout SVGNotes) -> Path {
    let text = node.attribute("d") ?? ""
    if text == "none" { return Path() }
    let (path, error) = PathData.readLeading(text, limit: SVGLimits.pathBytes)
    switch error {
    case .unexpected(let offset)?:
      notes.tell("path data ends at byte \(offset), which is in error", of: node)
    case .tooLong(let limit)?:
      notes.tell("path data is longer than \(limit) bytes", of: node, .limit)
    case nil: break
    }
    return path
  }

  private var line: Path {
    var path = Path()
    path.move(to: Point(x: length("x1", .horizontal), y: length("y1", .vertical)))
    path.line(to: Point(x: length("x2", .horizontal), y: length("y2", .vertical)))
    return path
  }

  private func polygon(closed: Bool) -> Path {
    var scanner = NumberScanner(node.attribute("points") ?? "")
    var points: [Point] = []
    while let x = scanner.number(), let y = scanner.number() { points.append(Point(x: x, y: y)) }
    var path = Path()
    path.append(contour: points, closed: closed)
    return path
  }

  // §10.4: what is not said of the one radius is the other's.
  private var ellipse: Path {
    let rx = radius(named: "rx", .horizontal)
    let ry = radius(named: "ry", .vertical)
    return ellipse(rx ?? ry, ry ?? rx)
  }

  private func ellipse(_ rx: Double?, _ ry: Double?) -> Path {
    guard let rx, let ry, rx > 0, ry > 0 else { return Path() }
    let center = Point(x: length("cx", .horizontal), y: length("cy", .vertical))
    return rounded(
      Rect(minX: center.x - rx, minY: center.y - ry, maxX: center.x + rx, maxY: center.y + ry),
      Size(width: rx, height: ry))
  }

  private var rect: Path {
    let box = Rect(
      x: length("x", .horizontal), y: length("y", .vertical), width: length("width", .horizontal),
      height: length("height", .vertical))
    guard !box.isEmpty else { return Path() }
    let rx = radius(named: "rx", .horizontal)
    let ry = radius(named: "ry", .vertical)
    return rounded(
      box,
      Size(
        width: min(rx ?? ry ?? 0, box.width / 2), height: min(ry ?? rx ?? 0, box.height / 2)))
  }

  // The order of §10.2, where dashes begin: from the upper side's left end, clockwise; for circles and ellipses,
  // §10.3, from their right.
  private func rounded(_ box: Rect, _ radii: Size) -> Path {
    guard radii.width > 0, radii.height > 0 else { return Path(box) }
    let (rx, ry) = (radii.width, radii.height)
    var corners = [
      (Point(x: box.maxX - rx, y: box.minY), Point(x: box.maxX, y: box.minY + ry)),
      (Point(x: box.maxX, y: box.maxY - ry), Point(x: box.maxX - rx, y: box.maxY)),
      (Point(x: box.minX + rx, y: box.maxY), Point(x: box.minX, y: box.maxY - ry)),
      (Point(x: box.minX, y: box.minY + ry), Point(x: box.minX + rx, y: box.minY)),
    ]
    if node.name != "rect" { corners.append(corners.removeFirst()) }
    let arc = EllipticalArc(radii: radii, isLarge: false, isSweep: true)
    var path = Path()
    path.move(to: corners[3].1)
    for (from, to) in corners {
      if path.points.last != from { path.line(to: from) }
      path.addArc(arc, from: from, to: to)
    }
    path.close()
    return path
  }
}
