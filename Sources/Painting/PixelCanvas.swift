import Colorimetry
import Drawing
import GeoCore
import Imaging

/// Paints on pixels.
///
/// Everything becomes coverage (outlines by the scan converter, glyphs by their masks, shadows by a blur), and
/// coverage is painted with a colour or a picture in one sweep per command.
struct PixelCanvas: PaintCanvas {
  /// What holds within a group.
  struct State {
    /// From the group's coordinates to pixels.
    var transform: AffineTransform
    /// What may be painted on.
    var clip: PixelBox
    /// What is left of the pixels within the clip's curved or slanted edges; it holds the clip's box.
    var mask: CoveragePlane?
    /// What is painted on.
    var surface: Surface
    /// What the group's own surface is multiplied by when it is painted on the one below.
    var opacity: Double?
    /// The mask of the group as a whole, where it has a surface of its own.
    var outerMask: CoveragePlane?
    /// The pixels of masks and surfaces that are the group's own.
    var ownPixels = 0
  }

  let list: DisplayList
  let converter: ScanConverter
  let cache: GlyphMaskCache
  var stack: [State]
  /// Lines without curves, and what they cover.
  var flat = Polylines()
  var outlined = Polylines()
  var glyphPlane: GlyphPlane?
  private var images: [PremultipliedImage?]
  let scratch: UnsafeMutablePointer<UInt32>
  /// The pixels of masks and surfaces of open groups.
  var groupPixels = 0
  /// The most pixels of a part that is seen in perspective; what needs more becomes coarser.
  var flatPixels: Int

  /// How far curves may be off, in pixels.
  static let tolerance = 0.05

  init(
    _ list: DisplayList, on surface: Surface, scale: AffineTransform, cache: GlyphMaskCache
  ) {
    self.list = list
    self.cache = cache
    converter = ScanConverter(width: surface.box.width, height: surface.box.height)
    flatPixels = SurfaceLimits.flatPixels(for: surface.box)
    stack = [State(transform: scale, clip: surface.box, mask: nil, surface: surface)]
    images = Array(repeating: nil, count: list.images.count)
    scratch = .allocate(capacity: ImageScratch.room)
    scratch.initialize(repeating: 0, count: ImageScratch.room)
  }

  /// Ends the canvas's life.
  func close() {
    scratch.deallocate()
  }

  var state: State { stack[stack.count - 1] }

  func color(_ color: Color) -> ColorSink {
    ColorSink(color, on: state.surface, mask: state.mask)
  }
}

// Outlines.
extension PixelCanvas {
  /// Flattens an outline in its own coordinates; nothing where nothing of it can be seen.
  mutating func flatten(_ slice: PathSlice) -> AffineTransform? {
    let t = state.transform
    guard t.isFinite, !state.clip.isEmpty else { return nil }
    flat.removeAll()
    flat.append(list.paths, slice, tolerance: Self.tolerance / max(t.scale, 1e-9))
    return flat.points.isEmpty ? nil : t
  }

  mutating func fill(_ slice: PathSlice, _ rule: FillRule, _ paint: DisplayList.Paint) {
    guard let t = flatten(slice) else { return }
    self.paint(flat, t, rule, paint)
  }

  mutating func stroke(_ slice: PathSlice, _ stroke: Stroke, _ paint: DisplayList.Paint) {
    guard let t = flatten(slice), t.scale > 0 else { return }
    var outliner = StrokeOutliner(stroke, tolerance: Self.tolerance / t.scale)
    if stroke.dashes.isEmpty, case .color(let color) = paint {
      guard color.heldAlpha > 0 else { return }
      var sink = self.color(color)
      return converter.stroke(flat, outliner, t, in: state.clip, &sink)
    }
    let visible = t.inverse.map { Rect(state.clip).transformed($0) }
    outlined.removeAll()
    outliner.outline(flat, visible: visible, into: &outlined)
    self.paint(outlined, t, .nonZero, paint)
  }

  mutating func paint(
    _ lines: Polylines, _ t: AffineTransform, _ rule: FillRule, _ paint: DisplayList.Paint
  ) {
    switch paint {
    case .color(let color):
      guard color.heldAlpha > 0 else { return }
      var sink = self.color(color)
      converter.fill(lines, t, rule, in: state.clip, &sink)
    case .pattern(let index, let pattern, let opacity):
      let map = pattern.then(t)
      guard
        let shader = ImageShader(
          premultiplied(index), map, .repetition, .linear)
      else { return }
      var sink = ImageSink(
        shader, opacity: opacity, on: state.surface, mask: state.mask, scratch)
      converter.fill(lines, t, rule, in: state.clip, &sink)
    }
  }

  mutating func premultiplied(_ index: Int) -> PremultipliedImage {
    if let ready = images[index] { return ready }
    let made = PremultipliedImage(list.images[index])
    images[index] = made
    return made
  }

  mutating func image(
    _ index: Int, _ rect: Rect, _ opacity: Double, _ interpolation: DisplayList.Interpolation
  ) {
    let bitmap = list.images[index]
    guard state.transform.isFinite, !state.clip.isEmpty, !rect.isEmpty, bitmap.width > 0,
      bitmap.height > 0
    else {
      return
    }
    let place = AffineTransform(
      a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height),
      tx: rect.minX, ty: rect.minY
    ).then(state.transform)
    guard let shader = ImageShader(premultiplied(index), place, .edge, interpolation) else {
      return
    }
    if opacity >= 1, state.mask == nil, let shift = shader.shift {
      return ImageBlit(shader.image, shift).draw(on: state.surface, in: state.clip)
    }
    flat.removeAll()
    flat.append(Path(rect), Path(rect).all, tolerance: 1)
    var sink = ImageSink(shader, opacity: opacity, on: state.surface, mask: state.mask, scratch)
    converter.fill(flat, state.transform, .nonZero, in: state.clip, &sink)
  }
}
