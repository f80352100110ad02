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
    let shadow = SoftShadow(lines: flat, transform: t, deviation: blur * t.scale)
    guard let plane = shadow.plane(within: clip) else { return }
    let part = plane.box.intersection(clip)
    var sink = self.color(color)
    for y in part.minY..<max(part.minY, part.maxY) {
      sink.beginRow(y)
      for x in stride(from: part.minX, to: part.maxX, by: 8) {
        sink.bytes(x: x, count: part.maxX - x, plane.row(y) + x)
      }
    }
  }

  /// A blur of fewer pixels than this is not seen.
  private static let leastDeviation = 0.05
}
