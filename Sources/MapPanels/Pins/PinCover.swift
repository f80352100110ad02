import Drawing
import GeoCore

/// What a pin covers but for its shadow.
struct PinCover {
  /// The box around all of it, the place at the origin: of what stands on its place also the edge below the tip, for
  /// which no room is kept.
  var box: Rect
  /// The corners of its outline from the corner of the box, for those that point at it; none where it is no one
  /// outline.
  var corners: [Point] = []
  /// Boxes that together cover it more closely than `box`: head, foot and tag of what stands on its place.
  var parts: [Rect] = []
}

/// The covers of a picture's pins; pins of one shape share theirs.
struct PinCovers {
  private struct Key: Hashable {
    var shape: PinShape
    var rim: Double
  }

  private var known: [Key: PinCover] = [:]

  /// How far a side may lie from the outline, in points: nobody points more exactly.
  private static let pointing = 0.5
  /// How far the box may: less than is seen at any scale.
  private static let seeing = 0.01

  /// What a pin covers.
  mutating func cover(of look: PinLook) -> PinCover {
    guard look.picture == nil else { return PinCover(box: look.box, parts: [look.box]) }
    let outline = plain(look)
    guard let tag = look.tag else { return outline }
    return PinCover(
      box: outline.box.union(look.box), parts: outline.parts + [tag.box(on: look.head)])
  }

  /// The corners of a pin's outline without its tag, relative to its place; none where it is no one outline.
  mutating func outline(of look: PinLook) -> [Point] {
    guard look.picture == nil else { return [] }
    let plain = plain(look)
    return plain.corners.map { $0 + plain.box.origin }
  }

  private mutating func plain(_ look: PinLook) -> PinCover {
    let key = Key(shape: look.shape, rim: look.rim)
    if let known = known[key] { return known }
    let path = look.shape.path(grown: look.rim)
    let fine = Self.lines(path, Self.seeing)
    var cover = PinCover(box: look.shape.bounds)
    for point in fine.points {
      cover.box = cover.box.union(Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
    }
    let coarse = Self.lines(path, Self.pointing)
    if coarse.contours.count == 1 { cover.corners = coarse.points.map { $0 - cover.box.origin } }
    cover.parts = Self.parts(of: fine, in: cover.box, below: look.shape.head.maxY + look.rim)
    known[key] = cover
    return cover
  }

  /// The box down to a height, and what of the lines lies below it.
  private static func parts(of lines: Polylines, in box: Rect, below height: Double) -> [Rect] {
    guard height < box.maxY - seeing else { return [box] }
    var head = box
    head.maxY = height
    var foot: Rect?
    var start = 0
    for contour in lines.contours {
      let points = lines.points[start..<contour.end]
      start = contour.end
      guard var before = points.last else { continue }
      for point in points {
        for p in [point, crossing(before, point, at: height)] {
          guard let p, p.y >= height else { continue }
          let spot = Rect(x: p.x, y: p.y, width: 0, height: 0)
          foot = foot?.union(spot) ?? spot
        }
        before = point
      }
    }
    return [head] + (foot.map { [$0] } ?? [])
  }

  private static func crossing(_ a: Point, _ b: Point, at height: Double) -> Point? {
    guard (a.y < height) != (b.y < height) else { return nil }
    return a + (b - a) * ((height - a.y) / (b.y - a.y))
  }

  private static func lines(_ path: Path, _ tolerance: Double) -> Polylines {
    var lines = Polylines()
    lines.append(path, path.all, tolerance: tolerance)
    return lines
  }
}
