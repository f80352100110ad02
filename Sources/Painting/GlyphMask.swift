import Drawing
import GeoCore

/// The coverage of a glyph, or of its halo, about its origin.
final class GlyphMask: Sendable {
  /// Where it lies from the pixel that holds the glyph's origin.
  let box: PixelBox
  /// A byte a pixel, row by row, `stride` from one row to the next; 0 beyond the box.
  let bytes: [UInt8]
  let stride: Int

  /// Rows are whole blocks of so many bytes.
  static let block = 16

  private init(_ plane: CoveragePlane) {
    box = plane.box
    let stride = (plane.box.width + Self.block - 1) / Self.block * Self.block
    self.stride = stride
    // Eight bytes may be read from any pixel.
    var padded = [UInt8](repeating: 0, count: stride * plane.box.height + 8)
    padded.withUnsafeMutableBufferPointer { out in
      for y in 0..<plane.box.height {
        for x in 0..<plane.box.width {
          out[y * stride + x] = plane.bytes[y * plane.box.width + x]
        }
      }
    }
    bytes = padded
  }

  private init() {
    box = PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)
    bytes = []
    stride = 0
  }

  /// A mask that covers nothing.
  static let empty = GlyphMask()

  /// Makes the mask of an outline.
  ///
  /// - Parameters:
  ///   - transform: From ems to pixels about the pixel that holds the origin.
  ///   - visible: The pixels of the same kind that are needed at most.
  static func make(
    _ outline: Path, _ transform: AffineTransform, _ style: GlyphStyle, visible: PixelBox
  ) -> GlyphMask {
    var lines = Polylines()
    let tolerance = GlyphStyle.tolerance / max(transform.scale, 1e-9)
    lines.append(outline, outline.all, tolerance: tolerance)
    guard transform.isFinite, let bounds = lines.bounds else { return .empty }
    let reach = PixelBox.whole(style.reach.rounded(.up)) + 1
    let box = PixelBox(around: bounds.transformed(transform)).inflated(by: reach)
      .intersection(visible)
    guard !box.isEmpty else { return .empty }
    let plane = CoveragePlane(box)
    let converter = ScanConverter(width: box.width, height: box.height)
    var sink = PlaneSink(plane)
    converter.fill(lines, transform, .nonZero, in: box, &sink)
    if case .halo(let width, let softness) = style {
      HaloField(box, reach: width, softness: softness).add(lines, transform, to: plane)
    }
    return GlyphMask(plane)
  }
}

extension GlyphMask {
  /// Paints it with its origin in the pixel (`x`, `y`), as far as it lies in `clip`.
  func paint(x: Int, y: Int, clip: PixelBox, _ sink: inout ColorSink) {
    let whole = PixelBox(
      minX: box.minX + x, minY: box.minY + y, maxX: box.maxX + x, maxY: box.maxY + y)
    let part = whole.intersection(clip)
    guard !part.isEmpty else { return }
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in part.minY..<part.maxY {
        sink.beginRow(row)
        let line = base + (row - whole.minY) * stride + (part.minX - whole.minX)
        for step in Swift.stride(from: 0, to: part.width, by: 8) {
          sink.bytes(x: part.minX + step, count: part.width - step, line + step)
        }
      }
    }
  }
}

/// What of a glyph is painted, in pixels.
enum GlyphStyle: Hashable {
  /// Its inside.
  case fill
  /// Its inside and a band around it, `width` wide, its edge fading over `softness` on both sides.
  case halo(width: Double, softness: Double)

  /// How far curves may be off.
  static let tolerance = 0.05
  /// The widest halo in pixels: what it costs grows with its area.
  static let maxReach = 256.0

  /// How far it goes beyond the outline.
  var reach: Double {
    switch self {
    case .fill: 0
    case .halo(let width, let softness): width + softness
    }
  }

  /// The style of a command where a point is `scale` pixels.
  ///
  /// The edge is that of MapLibre's shader: an S curve, its ends 1.19 × blur further out for a blur; without one as
  /// steep in the middle as the edge of a filled shape.
  init(_ paint: GlyphPaint, scale: Double) {
    switch paint {
    case .fill: self = .fill
    case .halo(_, let width, let blur):
      let (w, b) = (width > 0 ? width * scale : 0, blur > 0 ? blur * scale : 0)
      self = .halo(width: min(w, Self.maxReach), softness: min(0.75 + 1.19 * b, Self.maxReach))
    }
  }
}
