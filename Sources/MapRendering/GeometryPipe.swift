import Drawing
import GeoCore
import VectorTiles

/// Brings the geometry of features from tile units onto the picture: cut, transform, thin out.
///
/// Buffers are kept from feature to feature.
struct GeometryPipe {
  private var contour: [Point] = []
  private var rings = RingClipper()
  private var lines = LineClipper()
  private var tolerance = 0.0

  /// Appends the areas of a feature, cut at the windows, as closed contours.
  mutating func appendAreas(
    of feature: Int, _ view: LayerView, _ windows: [Rect], to path: inout Path
  ) {
    tolerance = view.tolerance
    for part in view.geometry.partsOfFeature[feature] where view.geometry.parts[part].isRing {
      let box = view.geometry.boxes[part]
      for window in windows where window.intersects(box) {
        load(part, view)
        if !window.contains(box) { rings.clip(&contour, to: window) }
        finish(view, closed: true, to: &path)
      }
    }
  }

  /// Appends the lines of a feature, or the outlines of its areas, cut at the windows.
  mutating func appendLines(
    of feature: Int, _ view: LayerView, _ windows: [Rect], to path: inout Path
  ) {
    appendLines(of: feature, view, windows, tolerance: view.tolerance, to: &path)
  }

  private mutating func appendLines(
    of feature: Int, _ view: LayerView, _ windows: [Rect], tolerance: Double, to path: inout Path
  ) {
    self.tolerance = tolerance
    for part in view.geometry.partsOfFeature[feature]
    where view.geometry.parts[part].role != .points {
      let isRing = view.geometry.parts[part].isRing
      let box = view.geometry.boxes[part]
      for window in windows where window.meets(box) {
        load(part, view)
        if isRing ? Self.surrounds(window, box) : window.contains(box) {
          finish(view, closed: isRing, to: &path)
        } else {
          if isRing, let first = contour.first { contour.append(first) }
          cutLines(view, window, dropsEdges: isRing, to: &path)
        }
      }
    }
  }

  /// Appends the lines of a feature, or the outlines of its areas, as long as the tile has them: where they are cut,
  /// dashes begin, and they turn as their neighbours do.
  func appendWholeLines(of feature: Int, _ view: LayerView, to path: inout Path) {
    for part in view.geometry.partsOfFeature[feature]
    where view.geometry.parts[part].role != .points {
      let points = view.geometry.points[view.geometry.parts[part].range].map {
        view.transform(Point(x: Double($0.x), y: Double($0.y)))
      }
      path.append(contour: points, closed: view.geometry.parts[part].isRing)
    }
  }

  /// The lines of a feature inside the windows as labels follow them: thinned out alike at every scale, so that
  /// labels stand at the same places.
  mutating func labelLines(of feature: Int, _ view: LayerView, _ windows: [Rect]) -> [[Point]] {
    var path = Path()
    appendLines(of: feature, view, windows, tolerance: Self.labelTolerance, to: &path)
    return path.polylines
  }

  /// What a point of a line under a label may be left out for, in points.
  private static let labelTolerance = 0.1

  /// The lines of a feature in tile units, or the outlines of its areas.
  ///
  /// - Parameter window: what they are cut to; nothing for whole lines.
  mutating func tileLines(
    of feature: Int, _ view: LayerView, cutTo window: Rect?
  ) -> [[Point]] {
    var found: [[Point]] = []
    for part in view.geometry.partsOfFeature[feature]
    where view.geometry.parts[part].role != .points {
      let box = view.geometry.boxes[part]
      if let window, !window.meets(box) { continue }
      load(part, view)
      if view.geometry.parts[part].isRing, let first = contour.first { contour.append(first) }
      if let window, !window.contains(box) {
        lines.clip(contour, to: window) { found.append($0) }
      } else if contour.count > 1 {
        found.append(contour)
      }
    }
    return found
  }

  /// The points of a feature, or the vertices of its lines and areas, that lie in the windows.
  ///
  /// Windows hold their left and top edges but not the others, so that a point on the edge of two tiles is
  /// drawn once.
  ///
  /// - Parameter isFirstOnly: whether of each line only the first vertex is taken, if it lies there; default false.
  func points(
    of feature: Int, _ view: LayerView, _ windows: [Rect], isFirstOnly: Bool = false
  ) -> [Point] {
    var found: [Point] = []
    func add(_ p: TilePoint) {
      let point = Point(x: Double(p.x), y: Double(p.y))
      if windows.contains(where: { Self.holds($0, point) }) { found.append(view.transform(point)) }
    }
    for part in view.geometry.partsOfFeature[feature] {
      let part = view.geometry.parts[part]
      for p in view.geometry.points[isFirstOnly ? part.range.prefix(1) : part.range] { add(p) }
      // MapLibre's rings end where they began, and what stands at their corners stands there twice.
      let isRing = part.role == .exterior || part.role == .interior
      if isRing, !isFirstOnly, !part.range.isEmpty {
        add(view.geometry.points[part.range.lowerBound])
      }
    }
    return found
  }

  /// The point farthest from the edges of each area of a feature that lies in the windows.
  mutating func innerPoints(of feature: Int, _ view: LayerView, _ windows: [Rect]) -> [Point] {
    var areas: [[[Point]]] = []
    for part in view.geometry.partsOfFeature[feature] {
      load(part, view)
      let role = view.geometry.parts[part].role
      if role == .exterior { areas.append([contour]) }
      if role == .interior, !areas.isEmpty { areas[areas.count - 1].append(contour) }
    }
    // A label does not need to stand more exactly than to a 256th of a tile.
    let precision = Double(view.layer.decoded.extent) / 256
    return areas.compactMap { PoleOfInaccessibility(rings: $0, precision: precision).find() }
      .filter { point in windows.contains { Self.holds($0, point) } }
      .map { view.transform($0) }
  }

  private static func holds(_ window: Rect, _ p: Point) -> Bool {
    p.x >= window.minX && p.x < window.maxX && p.y >= window.minY && p.y < window.maxY
  }

  private static func surrounds(_ window: Rect, _ box: Rect) -> Bool {
    box.minX > window.minX && box.maxX < window.maxX && box.minY > window.minY
      && box.maxY < window.maxY
  }

  private mutating func load(_ part: Int, _ view: LayerView) {
    let range = view.geometry.parts[part].range
    contour.removeAll(keepingCapacity: true)
    contour.reserveCapacity(range.count + 1)
    for p in view.geometry.points[range] { contour.append(Point(x: Double(p.x), y: Double(p.y))) }
  }

  private mutating func cutLines(
    _ view: LayerView, _ window: Rect, dropsEdges: Bool, to path: inout Path
  ) {
    var parts: [[Point]] = []
    lines.clip(contour, to: window, dropsEdges: dropsEdges) { parts.append($0) }
    // A ring is cut open where it begins only because it must begin somewhere.
    if dropsEdges, parts.count > 1, let start = contour.first, parts[0].first == start,
      let last = parts.last, last.last == start
    {
      parts[0] = last + parts[0].dropFirst()
      parts.removeLast()
    }
    for part in parts {
      var points = part
      Self.project(&points, view, tolerance, keepLast: true)
      path.append(contour: points, closed: false)
    }
  }

  private mutating func finish(_ view: LayerView, closed: Bool, to path: inout Path) {
    Self.project(&contour, view, tolerance, keepLast: !closed)
    if contour.count >= (closed ? 3 : 2) { path.append(contour: contour, closed: closed) }
  }

  /// Transforms in place and leaves out points that lie within the tolerance of the one before.
  private static func project(
    _ points: inout [Point], _ view: LayerView, _ tolerance: Double, keepLast: Bool
  ) {
    guard let first = points.first else { return }
    let map = view.transform
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

extension TilePart {
  fileprivate var isRing: Bool { role == .exterior || role == .interior }
}
