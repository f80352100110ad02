import GeoCore

/// A box around a point, turned about it.
struct TurnedBox {
  /// Seen from the point, before the turn.
  var box: Rect
  /// Clockwise, in radians.
  var angle: Double

  // A turned box keeps a row of circles free; a longer row is no symbol.
  private static let maximumCircles = 1024

  /// What must be free for the box at `point`: itself where it is upright, else circles along its longer side,
  /// as wide as the shorter one.
  func part(at point: Point) -> SymbolPart {
    guard angle != 0 else { return SymbolPart(boxes: [box.offset(by: point)]) }
    let radius = min(box.width, box.height) / 2
    guard radius > 0, (box.width + box.height).isFinite else { return SymbolPart() }
    let span = Point(x: box.width - 2 * radius, y: box.height - 2 * radius)
    let steps = min(((span.x + span.y) / radius).rounded(.up), Double(Self.maximumCircles))
    return SymbolPart(
      circles: (0...Int(steps)).map { i in
        let t = steps > 0 ? Double(i) / steps - 0.5 : 0
        return Circle(
          center: point + (box.center + span * t).turned(angle), radius: radius)
      })
  }
}
