import Drawing
import GeoCore
import XMLReading

extension SVGBuilder {
  /// How many clips may hold a clip in turn: a ring of them would never end.
  private static let maximumClips = 8

  /// What an element is clipped to, all of them at once; nothing where nothing of it is left.
  mutating func clips(of item: Item, _ box: Rect?) -> [Path]? {
    var clips: [Path] = []
    var clipped = item
    while let text = clipped.properties["clip-path"], text != "none", text != "inherit" {
      let reference = SVGPaint.reference(text[...]) ?? ""
      guard let node = document.target(of: reference), node.name == "clipPath" else {
        notes.tell("the clip '\(text.prefix(60))' is none in the file", of: item.node)
        break
      }
      guard clips.count < Self.maximumClips, let own = open(node, item.scope) else { return nil }
      guard let map = map(ofClip: own, box) else {
        notes.tell("a clip relative to the box of a group is not followed", of: item.node)
        break
      }
      let path = clipPath(own, map)
      guard !path.isEmpty else { return nil }
      clips.append(path)
      clipped = own
    }
    return clips
  }

  // §14.4 of CSS Masking 1: in the user space of what is clipped, or shares of its box.
  private mutating func map(ofClip item: Item, _ box: Rect?) -> AffineTransform? {
    let own = transform(of: item)
    guard item.node.attribute("clipPathUnits") == "objectBoundingBox" else { return own }
    guard let box else { return nil }
    return own.then(.scale(box.width, box.height)).then(.translation(box.origin))
  }

  /// All shapes of a clip as one outline, to be filled by the non-zero rule.
  private mutating func clipPath(_ item: Item, _ map: AffineTransform) -> Path {
    var path = Path()
    for child in item.node.children { add(clip: child, item.scope, map, to: &path) }
    return path
  }

  private mutating func add(
    clip node: XMLNode, _ scope: Scope, _ map: AffineTransform, to path: inout Path
  ) {
    guard let kind = SVGElement(node.name) else {
      if SVGElement.undrawn.contains(node.name) {
        notes.tell("'\(node.name)' is not drawn", of: node)
      }
      return
    }
    guard kind == .shape || kind == .use, let item = open(node, scope) else { return }
    if item.properties["clip-path"] != nil {
      notes.tell("a clip of a shape of a clip is not followed", of: node)
    }
    let inner = transform(of: item).then(map)
    if kind == .use { return addCopy(item, inner, to: &path) }
    guard item.scope.style.isVisible,
      let shape = SVGShape(node: node, lengths: item.scope.lengths).path(&notes)
    else { return }
    path.append(WoundOutline.make(shape, item.scope.style.clipRule), transform: inner)
  }

  private mutating func addCopy(_ item: Item, _ map: AffineTransform, to path: inout Path) {
    let reference = item.node.attribute("href") ?? ""
    guard let target = document.target(of: reference), !used.contains(reference) else { return }
    used.append(reference)
    defer { used.removeLast() }
    let lengths = item.scope.lengths
    let offset = Point(
      x: lengths.length(item.node.attribute("x"), .horizontal) ?? 0,
      y: lengths.length(item.node.attribute("y"), .vertical) ?? 0)
    add(clip: target, item.scope, AffineTransform.translation(offset).then(map), to: &path)
  }
}

/// Outlines wound so that several can be joined by laying them together under the non-zero rule.
enum WoundOutline {
  /// The outline with the turn of its whole area made clockwise as seen, and an even-odd one made non-zero.
  static func make(_ path: Path, _ rule: FillRule) -> Path {
    var lines = Polylines()
    let extent = path.bounds().map { max($0.width, $0.height) } ?? 0
    lines.append(path, path.all, tolerance: max(extent * 1e-4, 1e-9))
    var rings: [[Point]] = []
    var start = 0
    for contour in lines.contours {
      rings.append(Array(lines.points[start..<contour.end]))
      start = contour.end
    }
    if rule == .evenOdd, rings.count <= maximumRings { rings = nested(rings) }
    let isTurned = rings.reduce(0) { $0 + area($1) } < 0
    var result = Path()
    for ring in rings { result.append(contour: isTurned ? ring.reversed() : ring, closed: true) }
    return result
  }

  /// Each ring is looked at from each other one.
  private static let maximumRings = 500

  // A ring within an odd number of others is a hole. That holds where rings do not cross.
  private static func nested(_ rings: [[Point]]) -> [[Point]] {
    rings.indices.map { i in
      let depth = rings.indices.count { $0 != i && contains(rings[$0], rings[i][0]) }
      return (area(rings[i]) > 0) == (depth % 2 == 0) ? rings[i] : rings[i].reversed()
    }
  }

  private static func area(_ ring: [Point]) -> Double {
    var sum = 0.0
    guard var a = ring.last else { return 0 }
    for b in ring {
      sum += a.x * b.y - b.x * a.y
      a = b
    }
    return sum / 2
  }

  private static func contains(_ ring: [Point], _ p: Point) -> Bool {
    var isInside = false
    guard var a = ring.last else { return false }
    for b in ring {
      if (a.y > p.y) != (b.y > p.y), p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y) {
        isInside.toggle()
      }
      a = b
    }
    return isInside
  }
}
