import CCairo
import Drawing
import GeoCore

extension VectorCanvas {
  /// Pixels in a point of the picture: 288 to the inch, which print shows as continuous.
  private static let projectedDensity = 3.0
  /// The most pixels; a larger picture becomes coarser.
  private static let projectedPixels = Double(1 << 26)

  /// Documents know no perspective: what is seen in it becomes an image, cut along its edges as an outline, for
  /// viewers draw the half-covered pixels of an image's edge as a dark or broken line.
  mutating func project(
    _ group: DisplayList.Group, _ projection: Projection, part: Range<Int>
  ) throws(PaintingError) {
    guard hidden == 0, let visible,
      let corners = projection.corners?.map({ group.transform($0) }),
      corners.allSatisfy(\.isNumber)
    else { return }
    let seen = visible.intersection(Rect(around: corners))
    guard !seen.isEmpty, seen.width.isFinite, seen.height.isFinite else { return }
    let wanted = Self.projectedDensity * transform.scale / transforms[0].scale
    let density = min(wanted, (Self.projectedPixels / (seen.width * seen.height)).squareRoot())
    let box = PixelBox(around: seen.transformed(.scale(density, density))).inflated(by: 1)
    guard box.width <= SurfaceLimits.side, box.height <= SurfaceLimits.side else { return }
    let surface = try Surface(box)
    var canvas = PixelCanvas(
      list, on: surface, scale: .scale(density, density), cache: GlyphMaskCache(limit: 0))
    defer { canvas.close() }
    try canvas.project(group, projection, part: part, bleeds: true)
    let image = try CairoImage(width: box.width, height: box.height) { x, y in
      surface.row(box.minY + y)[box.minX + x]
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    cut(along: corners)
    try paint(
      image, in: Rect(box).transformed(.scale(1 / density, 1 / density)), CAIRO_FILTER_BILINEAR)
  }

  private func cut(along corners: [Point]) {
    var quad = Path()
    quad.append(contour: corners, closed: true)
    cairo_new_path(context)
    add(quad, quad.all)
    cairo_clip(context)
  }
}

extension Rect {
  /// The smallest rectangle that holds all points, of which there is at least one.
  fileprivate init(around points: [Point]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    self.init(
      minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
  }
}
