import CCairo
import Colorimetry
import Drawing
import GeoCore

// Areas and discs on documents.
extension VectorCanvas {
  /// Adds the outline of a clip, its corners moved out by `overlap` points from its middle.
  func add(clip: PathSlice, overlap: Double) {
    guard overlap > 0 else { return add(list.paths, clip) }
    var lines = Polylines()
    lines.append(list.paths, clip, tolerance: 1)
    var start = 0
    for contour in lines.contours {
      let points = lines.points[start..<contour.end]
      start = contour.end
      let middle = points.reduce(Point.zero) { $0 + $1 } * (1 / Double(points.count))
      var grown = Path()
      grown.append(
        contour: points.map { corner in
          let way = corner - middle
          return way.length > 0 ? corner + way * (overlap / way.length) : corner
        }, closed: true)
      add(grown, grown.all)
    }
  }

  mutating func area(
    _ slice: PathSlice, _ edge: AreaEdge, _ paint: DisplayList.Paint
  ) throws(PaintingError) {
    try fill(slice, .nonZero, paint)
  }

  /// A disc of sharp edges is two outlines, one of soft edges a gradient.
  mutating func disc(_ disc: Disc) throws(PaintingError) {
    let radius = disc.outerRadius
    guard hidden == 0, disc.isSound else { return }
    guard disc.blur > 0 else { return try sharp(disc) }
    guard
      let gradient = cairo_pattern_create_radial(
        disc.center.x, disc.center.y, 0, disc.center.x, disc.center.y, radius)
    else { return }
    defer { cairo_pattern_destroy(gradient) }
    for distance in Self.distances(disc) {
      let c = disc.channels(at: distance, softness: disc.blur)
      let straight = c.w > 0 ? c / c.w : .zero
      cairo_pattern_add_color_stop_rgba(
        gradient, distance, straight.x, straight.y, straight.z, c.w)
    }
    try paint { context in
      cairo_set_source(context, gradient)
      let circle = Path(center: disc.center, radius: radius)
      add(circle, circle.all)
      cairo_fill(context)
    }
  }

  private func sharp(_ disc: Disc) throws(PaintingError) {
    try paint { context in
      let inner = Path(center: disc.center, radius: disc.radius)
      if disc.radius > 0, disc.color.heldAlpha > 0 {
        setColor(disc.color)
        add(inner, inner.all)
        cairo_fill(context)
      }
      guard disc.ringWidth > 0, disc.ringColor.heldAlpha > 0 else { return }
      var ring = Path(center: disc.center, radius: disc.outerRadius)
      if disc.radius > 0 { ring.append(inner) }
      setColor(disc.ringColor)
      add(ring, ring.all)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
    }
  }

  /// Between two stops a gradient is straight, the profile a curve: so many pieces show none.
  private static let pieces = 8

  private static func distances(_ disc: Disc) -> [Double] {
    let stops = disc.stops(softness: disc.blur)
    var all: [Double] = []
    for (a, b) in zip(stops, stops.dropFirst()) where b > a {
      for piece in 0..<pieces { all.append(a + (b - a) * Double(piece) / Double(pieces)) }
    }
    return all + [1]
  }
}
