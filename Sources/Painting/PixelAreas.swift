import Colorimetry
import Drawing
import GeoCore

extension PixelCanvas {
  mutating func area(_ slice: PathSlice, _ edge: AreaEdge, _ paint: DisplayList.Paint) {
    guard let t = flatten(slice) else { return }
    switch paint {
    case .color(let color):
      guard color.heldAlpha > 0 else { return }
      fill(self.color(color), t, edge, isOpaque: color.heldAlpha == 1)
    case .pattern(let index, let pattern, let opacity):
      let shader = ImageShader(premultiplied(index), pattern.then(t), .repetition, .linear)
      guard let shader else { return }
      let sink = ImageSink(
        shader, opacity: opacity, on: state.surface, mask: state.mask, scratch)
      fill(sink, t, edge, isOpaque: false)
    }
  }

  private func fill(
    _ base: some SpanSink, _ t: AffineTransform, _ edge: AreaEdge, isOpaque: Bool
  ) {
    switch edge {
    case .crisp:
      var sink = base
      var scan = CrispScan(flat, t, in: state.clip)
      scan.paint(&sink)
    case .outlined:
      var sink = OutlinedSink(base, isOpaque: isOpaque)
      converter.fill(flat, t, .nonZero, in: state.clip, &sink)
    }
  }
}
