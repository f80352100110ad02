import Drawing
import GeoCore

/// What pins cover but for their shadows, their tips at the origin; pins of one shape share it.
struct PinOutlines {
  /// What a pin covers.
  struct Outline {
    /// The box around all of it: of a drop also the edge below the tip, for which no room is kept.
    var box: Rect
    /// The corners from the corner of the box, for those that point at it.
    var corners: [Point]
  }

  private var known: [PinShape: Outline] = [:]

  /// How far a side may lie from the outline, in points: nobody points more exactly.
  private static let pointing = 0.5
  /// How far the box may: less than is seen at any scale.
  private static let seeing = 0.01

  /// The outline of a pin with its edge.
  mutating func outline(of look: PinLook) -> Outline {
    if let known = known[look.shape] { return known }
    let path = look.shape.path(grown: PinLook.rim)
    let box = Self.lines(path, Self.seeing).reduce(look.box) {
      $0.union(Rect(minX: $1.x, minY: $1.y, maxX: $1.x, maxY: $1.y))
    }
    let corners = Self.lines(path, Self.pointing).map { $0 - box.origin }
    let outline = Outline(box: box, corners: corners)
    known[look.shape] = outline
    return outline
  }

  private static func lines(_ path: Path, _ tolerance: Double) -> [Point] {
    var lines = Polylines()
    lines.append(path, path.all, tolerance: tolerance)
    return lines.points
  }
}
