import Drawing
import GeoCore

/// What pins cover but for their shadows, their places at the origin; pins of one shape share it.
struct PinContours {
  /// What a pin covers.
  struct Contour {
    /// The box around all of it: of a drop also the edge below the tip, for which no room is kept.
    var box: Rect
    /// The corners from the corner of the box, for those that point at it; none where the box is all there is.
    var corners: [Point]
  }

  private struct Key: Hashable {
    let shape: PinShape
    let rim: Double
  }

  private var known: [Key: Contour] = [:]

  /// How far a side may lie from the outline, in points: nobody points more exactly.
  private static let pointing = 0.5
  /// How far the box may: less than is seen at any scale.
  private static let seeing = 0.01

  /// The contour of a pin with its edge.
  mutating func contour(of look: PinLook) -> Contour {
    guard look.picture == nil, look.tag == nil else { return Contour(box: look.box, corners: []) }
    let key = Key(shape: look.shape, rim: look.rim)
    if let known = known[key] { return known }
    let path = look.shape.path(grown: look.rim)
    let box = Self.lines(path, Self.seeing).reduce(look.box) {
      $0.union(Rect(minX: $1.x, minY: $1.y, maxX: $1.x, maxY: $1.y))
    }
    let corners = Self.lines(path, Self.pointing).map { $0 - box.origin }
    let contour = Contour(box: box, corners: corners)
    known[key] = contour
    return contour
  }

  private static func lines(_ path: Path, _ tolerance: Double) -> [Point] {
    var lines = Polylines()
    lines.append(path, path.all, tolerance: tolerance)
    return lines.points
  }
}
