import Drawing
import GeoCore

/// The blurred coverage of an outline.
struct SoftShadow {
  let lines: Polylines
  /// From the outline's coordinates to pixels.
  let transform: AffineTransform
  /// The standard deviation of the blur in pixels.
  let deviation: Double

  /// The coverage as far as it can be seen in `clip`; nothing where it cannot.
  func plane(within clip: PixelBox) -> CoveragePlane? {
    let filter = BoxBlur(deviation: min(deviation, BoxBlur.maxDeviation))
    let box = self.box(within: clip, filter)
    guard !box.isEmpty else { return nil }
    let plane = CoveragePlane(box)
    var sink = PlaneSink(plane)
    ScanConverter(width: box.width, height: box.height)
      .fill(lines, transform, .nonZero, in: box, &sink)
    filter.blur(plane)
    return plane
  }

  /// Whether the plane is no larger than a surface may be.
  func isPossible(within clip: PixelBox) -> Bool {
    let box = self.box(within: clip, BoxBlur(deviation: min(deviation, BoxBlur.maxDeviation)))
    return max(box.width, box.height) <= SurfaceLimits.side
      && box.width * box.height <= SurfaceLimits.pixels
  }

  private func box(within clip: PixelBox, _ filter: BoxBlur) -> PixelBox {
    guard let bounds = lines.bounds else { return .empty }
    return PixelBox(around: bounds.transformed(transform)).inflated(by: filter.reach)
      .intersection(clip.inflated(by: filter.reach))
  }
}
