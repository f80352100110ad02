import Drawing
import GeoCore

/// What has a colour at each place of a plane.
protocol PlaneSampler {
  /// The colour at a point, premultiplied: red, green, blue, alpha, 0…1.
  func callAsFunction(_ at: Point) -> SIMD4<Float>
}

extension PixelCanvas {
  mutating func stamp(_ index: Int, _ stamp: ImageStamp) {
    guard !state.clip.isEmpty, let map = stamp.placing?.then(state.transform) else { return }
    lay(
      stamp.source, map,
      StampSampler(premultiplied(index), stamp.ink, density: state.transform.scale))
  }

  /// Lays what a sampler finds in `source` on the pixels whose middles `map` brings there.
  func lay(_ source: Rect, _ map: AffineTransform, _ sampler: some PlaneSampler) {
    guard map.isFinite, let back = map.inverse, back.isFinite else { return }
    let box = PixelBox(around: source.transformed(map)).intersection(state.clip)
    guard !box.isEmpty else { return }
    for y in box.minY..<box.maxY {
      let row = state.surface.row(y)
      let mask = state.mask?.row(y)
      for x in box.minX..<box.maxX {
        let at = back(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        guard source.holds(at) else { continue }
        var color = sampler(at)
        if let mask { color *= Float(mask[x]) / 255 }
        if color.w > 0 { row[x] = Self.over(color, row[x]) }
      }
    }
  }

  /// A premultiplied colour of 0…1 over a pixel, rounded once.
  @inline(__always)
  private static func over(_ color: SIMD4<Float>, _ under: UInt32) -> UInt32 {
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(under, to: SIMD4<UInt8>.self))
    let sum = color * 255 + SIMD4<Float>(bytes) * (1 - color.w) + 0.5
    let whole = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(sum)).clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return whole.x | whole.y << 8 | whole.z << 16 | whole.w << 24
  }
}

extension Rect {
  /// Whether a point lies inside, where left and top edges belong to it and the others do not.
  @inline(__always)
  fileprivate func holds(_ p: Point) -> Bool {
    // Places are found by a map and back: an edge in the middle of a pixel is as likely to be missed as not.
    let slack = 1e-6
    return p.x >= minX - slack && p.x < maxX - slack && p.y >= minY - slack && p.y < maxY - slack
  }
}
