import CCairo
import Colorimetry
import Drawing
import GeoCore
import Imaging

// Ribbons on documents: lines of one colour stay lines, the others are pictures.
extension VectorCanvas {
  mutating func ribbon(_ slice: PathSlice, _ ribbon: Ribbon) throws(PaintingError) {
    guard hidden == 0, ribbon.width > 0, ribbon.opacity > 0 else { return }
    guard case .color(let color) = ribbon.coat, ribbon.blur <= 0 else {
      return try picture(slice, ribbon)
    }
    setColor(color.opacity(ribbon.opacity))
    let half = (ribbon.gap + ribbon.width) / 2
    let offsets = ribbon.gap > 0 ? [ribbon.offset - half, ribbon.offset + half] : [ribbon.offset]
    try paint { context in
      if !ribbon.clip.isEmpty {
        for p in ribbon.clip { cairo_line_to(context, p.x, p.y) }
        cairo_clip(context)
      }
      for offset in offsets {
        if offset == 0 {
          add(list.paths, slice)
        } else {
          let moved = LineOffset.shifted(list.paths, slice, by: offset)
          add(moved, moved.all)
        }
      }
      set(ribbon.stroke)
      cairo_stroke(context)
    }
  }

  /// A picture of what shows of one ribbon, as fine as print at arm's length needs.
  private mutating func picture(
    _ slice: PathSlice, _ ribbon: Ribbon
  ) throws(PaintingError) {
    guard let visible, let bounds = list.paths.bounds(of: slice) else { return }
    let seen = bounds.inset(by: Insets(-ribbon.reach)).intersection(visible)
    guard !seen.isEmpty else { return }
    let density = min(Self.ribbonDensity, Self.ribbonPixels / max(seen.width, seen.height))
    let map = AffineTransform.scale(density, density)
    let box = PixelBox(around: seen.transformed(map))
    let surface = try Surface(box)
    var canvas = PixelCanvas(list, on: surface, scale: map, cache: GlyphMaskCache(limit: 0))
    defer { canvas.close() }
    canvas.ribbon(slice, ribbon)
    let image = try CairoImage(width: box.width, height: box.height) { x, y in
      surface.row(box.minY + y)[box.minX + x]
    }
    let back = AffineTransform.scale(1 / density, 1 / density)
    try paint(image, in: Rect(box).transformed(back), CAIRO_FILTER_BILINEAR)
  }

  /// Pixels a point: twice what screens show.
  private static let ribbonDensity = 2.0
  /// The most pixels on a side.
  private static let ribbonPixels = 8192.0
}

extension Ribbon {
  /// The stroke that looks most like it.
  fileprivate var stroke: Stroke {
    var stroke = Stroke(width: width, cap: cap, join: join)
    stroke.miterLimit = min(miterLimit, 2)
    guard let dashes else { return stroke }
    let sum = dashes.lengths.reduce(0, +)
    guard sum > 0, sum.isFinite else { return stroke }
    stroke.dashes = dashes.lengths.map { $0 * dashes.period / sum }
    return stroke
  }
}
