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
    guard look.picture == nil else { return PinCover(box: look.box) }
    let outline = outline(of: look)
    guard look.tag != nil else { return outline }
    return PinCover(box: outline.box.union(look.box))
  }

  private mutating func outline(of look: PinLook) -> PinCover {
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
    known[key] = cover
    return cover
  }

  private static func lines(_ path: Path, _ tolerance: Double) -> Polylines {
    var lines = Polylines()
    lines.append(path, path.all, tolerance: tolerance)
    return lines
  }
}
