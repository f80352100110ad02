import Drawing
import GeoCore

extension PixelCanvas {
  /// Paints the part on a surface of its own, as fine as the pixels here, and samples that in perspective.
  mutating func project(
    _ group: DisplayList.Group, _ projection: Projection, part: Range<Int>
  ) throws(PaintingError) {
    try project(group, projection, part: part, bleeds: false)
  }

  /// - Parameter bleeds: Whether the picture goes on beyond its edges, as far as the clip, for one whose edges are
  ///   cut elsewhere.
  mutating func project(
    _ group: DisplayList.Group, _ projection: Projection, part: Range<Int>, bleeds: Bool
  ) throws(PaintingError) {
    let around = group.transform.then(state.transform)
    guard group.opacity > 0, !state.clip.isEmpty, !projection.frame.isEmpty,
      let corners = projection.corners?.map({ around($0) }), corners.allSatisfy(\.isNumber)
    else { return }
    let place = SourcePlacement(
      projection.frame, scale: around.scale, pixels: Double(flatPixels))
    guard let place, let back = place.toSource.inverse else { return }
    var own = state
    try take(place.box, &own)
    defer { groupPixels -= own.ownPixels - state.ownPixels }
    let source = try flat(group, part, on: try Surface(place.box), place.toSource)
    let map = ProjectiveTransform(back).then(projection.transform).then(around)
    guard let shader = ProjectiveShader(source, map) else { return }
    var quad = bleeds ? Path(Rect(state.clip)) : Path()
    if !bleeds { quad.append(contour: corners, closed: true) }
    flat.removeAll()
    flat.append(quad, quad.all, tolerance: 1)
    var sink = ImageSink(
      shader, opacity: min(group.opacity, 1), on: state.surface, mask: state.mask, scratch)
    converter.fill(flat, .identity, .nonZero, in: state.clip, &sink)
  }

  /// The part as a flat picture.
  private func flat(
    _ group: DisplayList.Group, _ part: Range<Int>, on surface: Surface, _ map: AffineTransform
  ) throws(PaintingError) -> Surface {
    var canvas = PixelCanvas(list, on: surface, scale: map, cache: cache)
    defer { canvas.close() }
    canvas.groupPixels = groupPixels
    canvas.flatPixels = flatPixels
    if let clip = group.clip {
      var inside = canvas.state
      try canvas.clip(&inside, to: clip, isCrisp: group.isClipCrisp)
      canvas.stack[0] = inside
    }
    try PaintWalk.run(list, part, on: &canvas)
    return surface
  }
}

/// How the flat picture of a part seen in perspective becomes pixels.
private struct SourcePlacement {
  let box: PixelBox
  /// From the part's coordinates to the picture's pixels.
  let toSource: AffineTransform

  /// Nothing where there is no pixel; too large a picture becomes coarser.
  init?(_ frame: Rect, scale: Double, pixels: Double) {
    let longest = max(frame.width, frame.height) * scale
    guard longest > 0, longest.isFinite else { return nil }
    let area = frame.width * frame.height * scale * scale
    let held =
      scale * min(1, Double(SurfaceLimits.side) / longest, (pixels / max(area, 1)).squareRoot())
    let (width, height) = ((frame.width * held).rounded(.up), (frame.height * held).rounded(.up))
    box = PixelBox(
      minX: 0, minY: 0, maxX: max(1, PixelBox.whole(width)), maxY: max(1, PixelBox.whole(height)))
    // The frame's edges lie on the picture's, which would otherwise have a seam of half a pixel.
    let (x, y) = (Double(box.width) / frame.width, Double(box.height) / frame.height)
    toSource = AffineTransform.translation(.zero - frame.origin).then(.scale(x, y))
  }
}
