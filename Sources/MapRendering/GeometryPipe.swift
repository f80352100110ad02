import Drawing
import GeoCore
import VectorTiles

/// Brings the geometry of features from tile units onto the picture: decode, cut, transform, thin out.
///
/// Buffers are kept from feature to feature.
struct GeometryPipe {
  private var geometry = TileGeometry()
  private var contour: [Point] = []
  private var cut: [Point] = []
  private var rings = RingClipper()
  private var lines = LineClipper()

  /// A feature of a layer of a tile of the picture.
  struct Source {
    let layer: DecodedLayer
    let feature: VectorTileFeature
    /// From tile units to points of the picture.
    let transform: AffineTransform
    /// What is drawn, in tile units.
    let windows: [Rect]
    /// What a point may be left out for, in points.
    let tolerance: Double
  }

  /// Appends the areas of a feature, cut at the windows, as closed contours.
  mutating func appendAreas(_ source: Source, to path: inout Path) throws(VectorTileError) {
    try decode(source)
    for part in geometry.parts where part.role == .exterior || part.role == .interior {
      let box = load(part)
      for window in source.windows where window.intersects(box) {
        cut.removeAll(keepingCapacity: true)
        cut.append(contentsOf: contour)
        if !window.contains(box) { rings.clip(&cut, to: window) }
        finish(source, closed: true, to: &path)
      }
    }
  }

  /// Appends the lines of a feature, or the outlines of its areas, cut at the windows.
  mutating func appendLines(_ source: Source, to path: inout Path) throws(VectorTileError) {
    try decode(source)
    for part in geometry.parts where part.role != .points {
      let box = load(part)
      let isRing = part.role != .line
      for window in source.windows {
        if isRing ? Self.surrounds(window, box) : window.contains(box) {
          cut.removeAll(keepingCapacity: true)
          cut.append(contentsOf: contour)
          finish(source, closed: isRing, to: &path)
        } else if window.intersects(box) || box.isEmpty {
          if isRing, let first = contour.first { contour.append(first) }
          clipLines(source, window, dropsEdges: isRing, to: &path)
          if isRing { contour.removeLast() }
        }
      }
    }
  }

  /// The points of a feature, or the vertices of its lines and areas, that lie in the windows.
  ///
  /// Windows hold their left and top edges but not the others, so that a point on the edge of two tiles is
  /// drawn once.
  mutating func points(_ source: Source) throws(VectorTileError) -> [Point] {
    try decode(source)
    var found: [Point] = []
    for p in geometry.points {
      let point = Point(x: Double(p.x), y: Double(p.y))
      if source.windows.contains(where: { Self.holds($0, point) }) {
        found.append(source.transform(point))
      }
    }
    return found
  }

  /// The point farthest from the edges of each area of a feature that lies in the windows.
  mutating func innerPoints(_ source: Source) throws(VectorTileError) -> [Point] {
    try decode(source)
    var areas: [[[Point]]] = []
    for part in geometry.parts {
      _ = load(part)
      if part.role == .exterior { areas.append([contour]) }
      if part.role == .interior, !areas.isEmpty { areas[areas.count - 1].append(contour) }
    }
    // A label does not need to stand more exactly than to a 256th of a tile.
    let precision = Double(source.layer.extent) / 256
    return areas.compactMap { PoleOfInaccessibility(rings: $0, precision: precision).find() }
      .filter { point in source.windows.contains { Self.holds($0, point) } }
      .map { source.transform($0) }
  }

  private static func holds(_ window: Rect, _ p: Point) -> Bool {
    p.x >= window.minX && p.x < window.maxX && p.y >= window.minY && p.y < window.maxY
  }

  private mutating func decode(_ source: Source) throws(VectorTileError) {
    geometry.removeAll()
    try source.layer.appendGeometry(of: source.feature, to: &geometry)
  }

  private mutating func load(_ part: TilePart) -> Rect {
    contour.removeAll(keepingCapacity: true)
    contour.reserveCapacity(part.range.count + 1)
    var (x0, y0, x1, y1) = (Int32.max, Int32.max, Int32.min, Int32.min)
    for p in geometry.points[part.range] {
      x0 = min(x0, p.x)
      y0 = min(y0, p.y)
      x1 = max(x1, p.x)
      y1 = max(y1, p.y)
      contour.append(Point(x: Double(p.x), y: Double(p.y)))
    }
    return Rect(minX: Double(x0), minY: Double(y0), maxX: Double(x1), maxY: Double(y1))
  }

  private static func surrounds(_ window: Rect, _ box: Rect) -> Bool {
    box.minX > window.minX && box.maxX < window.maxX && box.minY > window.minY
      && box.maxY < window.maxY
  }

  private mutating func clipLines(
    _ source: Source, _ window: Rect, dropsEdges: Bool, to path: inout Path
  ) {
    let (transform, tolerance) = (source.transform, source.tolerance)
    lines.clip(contour, to: window, dropsEdges: dropsEdges) { part in
      var points = part
      Self.project(&points, transform, tolerance, keepLast: true)
      path.append(contour: points, closed: false)
    }
  }

  private mutating func finish(_ source: Source, closed: Bool, to path: inout Path) {
    Self.project(&cut, source.transform, source.tolerance, keepLast: !closed)
    if cut.count >= (closed ? 3 : 2) { path.append(contour: cut, closed: closed) }
  }

  /// Transforms in place and leaves out points that lie within the tolerance of the one before.
  private static func project(
    _ points: inout [Point], _ map: AffineTransform, _ tolerance: Double, keepLast: Bool
  ) {
    guard let first = points.first else { return }
    var last = map(first)
    points[0] = last
    var kept = 1
    let end = points.count - 1
    for i in points.indices.dropFirst() {
      let p = map(points[i])
      let isEnd = keepLast && i == end
      guard isEnd || abs(p.x - last.x) > tolerance || abs(p.y - last.y) > tolerance else {
        continue
      }
      points[kept] = p
      kept += 1
      last = p
    }
    points.removeLast(points.count - kept)
  }
}
