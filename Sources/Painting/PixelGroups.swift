import Colorimetry
import Drawing
import GeoCore

extension PixelCanvas {
  mutating func begin(_ group: DisplayList.Group) throws(PaintingError) {
    var next = state
    next.transform = group.transform.then(state.transform)
    next.opacity = nil
    next.ownPixels = 0
    if !next.transform.isFinite { next.clip = .empty }
    if let clip = group.clip { try self.clip(&next, to: clip, isCrisp: group.isClipCrisp) }
    if group.opacity < 1 { try layer(&next, group.opacity) }
    stack.append(next)
  }

  /// Rectangles are clipped at the nearest edges of pixels, so that neighbours leave no seam.
  mutating func clip(
    _ state: inout State, to slice: PathSlice, isCrisp: Bool = false
  ) throws(PaintingError) {
    let isStraight = state.transform.b == 0 && state.transform.c == 0
    if isStraight, let rect = list.paths.rectangle(slice) {
      state.clip = state.clip.intersection(PixelBox(nearest: rect.transformed(state.transform)))
      return
    }
    flat.removeAll()
    let tolerance = Self.tolerance / max(state.transform.scale, 1e-9)
    flat.append(list.paths, slice, tolerance: tolerance)
    let bounds = flat.bounds.map { PixelBox(around: $0.transformed(state.transform)) }
    state.clip = state.clip.intersection(bounds ?? .empty)
    guard !state.clip.isEmpty else { return }
    try take(state.clip, &state)
    let mask = CoveragePlane(state.clip)
    var sink = PlaneSink(mask)
    if isCrisp {
      var scan = CrispScan(flat, state.transform, in: state.clip)
      scan.paint(&sink)
    } else {
      converter.fill(flat, state.transform, .nonZero, in: state.clip, &sink)
    }
    if let outer = state.mask { mask.multiply(by: outer) }
    state.mask = mask
  }

  private mutating func layer(_ state: inout State, _ opacity: Double) throws(PaintingError) {
    state.opacity = opacity > 0 ? opacity : 0
    guard !state.clip.isEmpty else { return }
    let box = opacity > 0 ? state.clip : .empty
    try take(box, &state)
    state.clip = box
    state.surface = try Surface(box)
    state.outerMask = state.mask
    state.mask = nil
  }

  /// Groups within groups may hold no more than a surface.
  mutating func take(_ box: PixelBox, _ state: inout State) throws(PaintingError) {
    state.ownPixels += box.width * box.height
    groupPixels += box.width * box.height
    guard groupPixels <= SurfaceLimits.groupPixels else {
      throw .tooLarge(
        width: Double(box.width), height: Double(box.height), limit: SurfaceLimits.groupPixels,
        side: SurfaceLimits.side)
    }
  }

  mutating func end() {
    let ended = stack.removeLast()
    groupPixels -= ended.ownPixels
    guard let opacity = ended.opacity, ended.surface !== state.surface else { return }
    state.surface.paint(ended.surface, opacity: opacity, mask: ended.outerMask)
  }
}

extension Path {
  /// The rectangle that a slice is, with sides along the axes.
  func rectangle(_ slice: PathSlice) -> Rect? {
    let lines: [Verb] = [.move, .line, .line, .line]
    let verbs = self.verbs[slice.verbs]
    guard verbs.elementsEqual(lines) || verbs.elementsEqual(lines + [.close]) else { return nil }
    let p = Array(points[slice.points])
    let isUpright = p[0].x == p[3].x && p[1].x == p[2].x && p[0].y == p[1].y && p[2].y == p[3].y
    let isLying = p[0].y == p[3].y && p[1].y == p[2].y && p[0].x == p[1].x && p[2].x == p[3].x
    return isUpright || isLying ? bounds(of: slice) : nil
  }
}
