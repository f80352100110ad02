import GeoCore

/// A band of the Mercator square between two parallels to an axis, to which geometry is cut.
struct Band {
  enum Axis { case x, y }

  let axis: Axis
  let low: Double
  let high: Double

  @inline(__always)
  private func value(_ p: ProjectedPoint) -> Double { axis == .x ? p.x : p.y }

  /// What of a feature lies in the band; nothing where none of it does.
  ///
  /// - Parameter splitsLines: whether each piece of a line becomes a feature of its own.
  func clip(_ feature: ProjectedFeature, splitsLines: Bool) -> [ProjectedFeature] {
    let box = feature.box
    let (least, most) = axis == .x ? (box.minX, box.maxX) : (box.minY, box.maxY)
    if least >= low, most < high { return [feature] }
    if most < low || least >= high { return [] }
    var parts: [ProjectedPart] = []
    for part in feature.parts { clip(part, into: &parts) }
    guard !parts.isEmpty else { return [] }
    func made(_ parts: [ProjectedPart]) -> ProjectedFeature {
      ProjectedFeature(feature.kind, parts, feature.properties, id: feature.id)
    }
    return splitsLines && feature.kind == .line ? parts.map { made([$0]) } : [made(parts)]
  }

  private func clip(_ part: ProjectedPart, into parts: inout [ProjectedPart]) {
    switch part.role {
    case .points:
      var kept = part.emptied
      kept.points = part.points.filter { value($0) >= low && value($0) <= high }
      if !kept.points.isEmpty { parts.append(kept) }
    case .line: clipLine(part, into: &parts)
    case .outer, .inner:
      let ring = clippedRing(part)
      if !ring.points.isEmpty { parts.append(ring) }
    }
  }

  /// Where a segment meets a parallel.
  private func crossing(
    _ a: ProjectedPoint, _ b: ProjectedPoint, _ edge: Double
  ) -> (point: ProjectedPoint, share: Double) {
    let t = (edge - value(a)) / (value(b) - value(a))
    let other = axis == .x ? a.y + (b.y - a.y) * t : a.x + (b.x - a.x) * t
    let essential = ProjectedPoint.essential
    return axis == .x
      ? (ProjectedPoint(x: edge, y: other, weight: essential), t)
      : (ProjectedPoint(x: other, y: edge, weight: essential), t)
  }

  // A piece begins at the line's own start or where it comes in, and ends where it goes out.
  private func clipLine(_ line: ProjectedPart, into parts: inout [ProjectedPart]) {
    var piece = line.emptied
    var travelled = line.start
    for (a, b) in zip(line.points, line.points.dropFirst()) {
      let (from, to) = (value(a), value(b))
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      if from >= low, from <= high {
        piece.points.append(a)
      } else if let edge = from < low ? (to > low ? low : nil) : (to < high ? high : nil) {
        let entry = crossing(a, b, edge)
        piece.points.append(entry.point)
        piece.start = travelled + length * entry.share
      }
      let exit: Double? = to < low && from >= low ? low : to > high && from <= high ? high : nil
      if let edge = exit {
        let end = crossing(a, b, edge)
        piece.points.append(end.point)
        piece.end = travelled + length * end.share
        parts.append(piece)
        piece = line.emptied
      }
      travelled += length
    }
    if let last = line.points.last, value(last) >= low, value(last) <= high {
      piece.points.append(last)
    }
    if !piece.points.isEmpty { parts.append(piece) }
  }

  // A ring stays one ring; what lay outside runs along the band's edges.
  private func clippedRing(_ ring: ProjectedPart) -> ProjectedPart {
    var kept = ring.emptied
    for (a, b) in zip(ring.points, ring.points.dropFirst()) {
      let (from, to) = (value(a), value(b))
      if from >= low, from <= high { kept.points.append(a) }
      if from < low, to > low { kept.points.append(crossing(a, b, low).point) }
      if from > high, to < high { kept.points.append(crossing(a, b, high).point) }
      if from >= low, to < low { kept.points.append(crossing(a, b, low).point) }
      if from <= high, to > high { kept.points.append(crossing(a, b, high).point) }
    }
    if let last = ring.points.last, value(last) >= low, value(last) <= high {
      kept.points.append(last)
    }
    if let first = kept.points.first, let last = kept.points.last,
      first.x != last.x || first.y != last.y
    {
      kept.points.append(first)
    }
    return kept
  }
}
