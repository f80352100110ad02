import Colorimetry
import Drawing
import GeoCore

extension PixelCanvas {
  mutating func shadow(_ slice: PathSlice, _ blur: Double, _ color: Color) {
    guard color.heldAlpha > 0, let t = flatten(slice) else { return }
    guard blur * t.scale > Self.leastDeviation else {
      return paint(flat, t, .nonZero, .color(color))
    }
    let clip = state.clip
    guard let plane = softened(t, blur, within: clip) else { return }
    let part = plane.box.intersection(clip)
    var sink = self.color(color)
    for y in part.minY..<max(part.minY, part.maxY) {
      sink.beginRow(y)
      for x in stride(from: part.minX, to: part.maxX, by: 8) {
        sink.bytes(x: x, count: part.maxX - x, plane.row(y) + x)
      }
    }
  }

  /// The blurred coverage of the flattened outline, as far as it can be seen in `clip`.
  private func softened(
    _ t: AffineTransform, _ blur: Double, within clip: PixelBox
  ) -> CoveragePlane? {
    let filter = BoxBlur(deviation: min(blur * t.scale, BoxBlur.maxDeviation))
    guard let bounds = flat.bounds else { return nil }
    let box = PixelBox(around: bounds.transformed(t)).inflated(by: filter.reach)
      .intersection(clip.inflated(by: filter.reach))
    guard !box.isEmpty else { return nil }
    let plane = CoveragePlane(box)
    var sink = PlaneSink(plane)
    ScanConverter(width: box.width, height: box.height).fill(flat, t, .nonZero, in: box, &sink)
    filter.blur(plane)
    return plane
  }

  /// A blur of fewer pixels than this is not seen.
  private static let leastDeviation = 0.05
}
