import CCairo
import Colorimetry
import Drawing
import GeoCore
import Imaging

/// Paints on a PDF or SVG document: outlines stay outlines.
struct VectorCanvas: PaintCanvas {
  let list: DisplayList
  let document: CairoDocument
  /// From the coordinates of the open groups to the document's, innermost last.
  var transforms: [AffineTransform]
  /// The opacities of the open groups that are painted as one.
  var opacities: [Double?] = []
  /// How many open groups cannot be seen.
  var hidden = 0
  private var images: [ImageKey: CairoImage] = [:]
  private let bounds: Rect

  private struct ImageKey: Hashable {
    var index: Int
    var opacity: Double
  }

  /// Cairo's coordinates are 24 bits before the point; what is further out than this is brought in.
  private static let far = 4e6

  init(_ list: DisplayList, on document: CairoDocument, scale: Double) {
    self.list = list
    self.document = document
    transforms = [.scale(scale, scale)]
    bounds = Rect(Size(width: list.size.width * scale, height: list.size.height * scale))
  }

  var context: OpaquePointer { document.context }
  var transform: AffineTransform { transforms[transforms.count - 1] }

  /// What of the document can be seen, in the group's coordinates.
  var visible: Rect? { transform.inverse.map { bounds.transformed($0) } }

  /// Paints the whole page with a colour.
  func paintAll(_ color: Color) {
    setColor(color)
    cairo_paint(context)
  }

  /// Lets coordinates be those of the list, until the page ends.
  func beginPage() throws(PaintingError) {
    cairo_save(context)
    var matrix = transform.cairo
    cairo_set_matrix(context, &matrix)
    try document.check("begin a page")
  }

  /// Lets coordinates be those of the document again.
  func endPage() {
    cairo_restore(context)
  }

  /// Paints with the group's coordinates, and leaves the context as it was.
  func paint(_ body: (OpaquePointer) throws(PaintingError) -> Void) throws(PaintingError) {
    guard hidden == 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_new_path(context)
    try body(context)
    try document.check("paint")
  }

  func setColor(_ color: Color, alpha: Double? = nil) {
    let held = { (x: Double) in x > 0 ? min(x, 1) : 0 }
    cairo_set_source_rgba(
      context, held(color.red), held(color.green), held(color.blue), alpha ?? color.heldAlpha)
  }

  /// Nothing for a picture without pixels.
  mutating func image(_ index: Int, opacity: Double) throws(PaintingError) -> CairoImage? {
    guard list.images[index].width > 0, list.images[index].height > 0 else { return nil }
    let key = ImageKey(index: index, opacity: opacity)
    if let ready = images[key] { return ready }
    let made = try CairoImage(PremultipliedImage(list.images[index]), opacity: opacity)
    images[key] = made
    return made
  }
}

// Outlines.
extension VectorCanvas {
  /// Adds an outline to Cairo's path; verbs with points that are no numbers are passed over.
  func add(_ path: Path, _ slice: PathSlice, _ map: AffineTransform = .identity) {
    let far = Self.far / max(transform.scale, 1e-9)
    func held(_ i: Int) -> Point {
      let p = map(path.points[i])
      return Point(x: min(max(p.x, -far), far), y: min(max(p.y, -far), far))
    }
    var i = slice.points.lowerBound
    for verb in path.verbs[slice.verbs] {
      defer { i += verb.pointCount }
      let points = i..<i + verb.pointCount
      guard points.allSatisfy({ map(path.points[$0]).isNumber }) else { continue }
      add(verb, points.map(held))
    }
  }

  private func add(_ verb: Path.Verb, _ p: [Point]) {
    switch verb {
    case .move: cairo_move_to(context, p[0].x, p[0].y)
    case .line: cairo_line_to(context, p[0].x, p[0].y)
    case .quad: addQuad(p[0], p[1])
    case .cubic: cairo_curve_to(context, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y)
    case .close: cairo_close_path(context)
    }
  }

  /// A quadratic curve is the cubic whose control points lie two thirds of the way to its own.
  private func addQuad(_ c: Point, _ p: Point) {
    var (x, y) = (c.x, c.y)
    if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
    let a = Point(x: x, y: y)
    let (c1, c2) = (a + (c - a) * (2 / 3), p + (c - p) * (2 / 3))
    cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
  }

  mutating func setSource(_ paint: DisplayList.Paint) throws(PaintingError) -> Bool {
    switch paint {
    case .color(let color):
      setColor(color)
      return color.heldAlpha > 0
    case .pattern(let index, let map, let opacity):
      guard let source = try image(index, opacity: opacity), let inverse = map.inverse,
        inverse.isFinite
      else { return false }
      setSource(source, inverse, CAIRO_EXTEND_REPEAT, CAIRO_FILTER_BILINEAR)
      return true
    }
  }

  /// - Parameter map: From the group's coordinates to the image's pixels.
  func setSource(
    _ image: CairoImage, _ map: AffineTransform, _ extend: cairo_extend_t,
    _ filter: cairo_filter_t
  ) {
    guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = map.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, extend)
    cairo_pattern_set_filter(pattern, filter)
    cairo_set_source(context, pattern)
  }

  mutating func fill(
    _ slice: PathSlice, _ rule: FillRule, _ paint: DisplayList.Paint
  ) throws(PaintingError) {
    guard hidden == 0, try setSource(paint) else { return }
    try self.paint { context in
      add(list.paths, slice)
      cairo_set_fill_rule(
        context, rule == .nonZero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
    }
  }

  mutating func stroke(
    _ slice: PathSlice, _ stroke: Stroke, _ paint: DisplayList.Paint
  ) throws(PaintingError) {
    guard hidden == 0, stroke.width > 0, stroke.width.isFinite, try setSource(paint) else {
      return
    }
    try self.paint { context in
      add(list.paths, slice)
      set(stroke)
      cairo_stroke(context)
    }
  }

  func set(_ stroke: Stroke) {
    cairo_set_line_width(context, stroke.width)
    cairo_set_miter_limit(context, max(1, stroke.miterLimit))
    cairo_set_line_cap(context, stroke.cap.cairo)
    cairo_set_line_join(context, stroke.join.cairo)
    let sum = stroke.dashes.reduce(0, +)
    guard sum > 0, sum.isFinite, stroke.dashes.allSatisfy({ $0 >= 0 }) else { return }
    let phase = stroke.dashPhase.isFinite ? stroke.dashPhase : 0
    cairo_set_dash(context, stroke.dashes, Int32(clamping: stroke.dashes.count), phase)
  }
}

// Groups.
extension VectorCanvas {
  mutating func begin(_ group: DisplayList.Group) throws(PaintingError) {
    let next = group.transform.then(transform)
    // A group that is flat, or clipped to nothing, paints nothing; Cairo takes no such matrix.
    let isSeen = next.isFinite && next.inverse?.isFinite == true && !(group.opacity <= 0)
    transforms.append(isSeen ? next : transform)
    opacities.append(group.opacity < 1 ? group.opacity : nil)
    if hidden > 0 || !isSeen { hidden += 1 }
    guard hidden == 0 else { return }
    cairo_save(context)
    var matrix = next.cairo
    cairo_set_matrix(context, &matrix)
    if let clip = group.clip {
      cairo_new_path(context)
      add(clip: clip, overlap: group.clipOverlap)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
    }
    if group.opacity < 1 { cairo_push_group(context) }
    try document.check("begin a group")
  }

  mutating func end() throws(PaintingError) {
    transforms.removeLast()
    let opacity = opacities.removeLast()
    guard hidden == 0 else {
      hidden -= 1
      return
    }
    if let opacity {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
    cairo_restore(context)
    try document.check("end a group")
  }
}

extension AffineTransform {
  /// As Cairo takes it.
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

extension Point {
  /// Whether both coordinates are numbers.
  var isNumber: Bool { x.isFinite && y.isFinite }
}

extension Stroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension Stroke.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
