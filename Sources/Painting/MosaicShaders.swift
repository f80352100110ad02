import Drawing
import Glibc
import Imaging

/// The colours of a piece of a mosaic.
protocol MosaicShader {
  /// The premultiplied colour, 0…255, at a place in units in which the piece's content is 1 wide and high.
  func color(_ u: Double, _ v: Double) -> SIMD4<Float>
}

/// Which pixels of a content a place lies between.
struct TexelGrid {
  let width, height: Int
  private let border: Double
  private let innerWidth, innerHeight: Double

  init(width: Int, height: Int, border: Int = 0) {
    (self.width, self.height, self.border) = (width, height, Double(border))
    (innerWidth, innerHeight) = (Double(width - 2 * border), Double(height - 2 * border))
  }

  struct Place {
    /// The columns and rows around it, and how far it is on the way to the later ones.
    let x0, x1, y0, y1: Int
    let fx, fy: Float
  }

  /// The four pixels around a place; beyond the edges are those at the edges.
  @inline(__always)
  func around(_ u: Double, _ v: Double) -> Place {
    let x = u * innerWidth + border - 0.5
    let y = v * innerHeight + border - 0.5
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Self.whole(left, width), Self.whole(top, height))
    return Place(
      x0: max(column, 0), x1: min(column + 1, width - 1), y0: max(row, 0),
      y1: min(row + 1, height - 1), fx: Float(x - left), fy: Float(y - top))
  }

  /// The pixel that holds a place.
  @inline(__always)
  func nearest(_ u: Double, _ v: Double) -> (x: Int, y: Int) {
    let x = (u * innerWidth + border).rounded(.down)
    let y = (v * innerHeight + border).rounded(.down)
    return (max(Self.whole(x, width), 0), max(Self.whole(y, height), 0))
  }

  /// From −1 to the last index; what is no number is 0.
  @inline(__always)
  private static func whole(_ x: Double, _ count: Int) -> Int {
    x > -1 ? Int(min(x, Double(count - 1))) : x < 0 ? -1 : 0
  }
}

/// The colours of a picture.
///
/// Where it is drawn smaller, it is read from the nearest of ever smaller copies, each the mean of four pixels of the
/// last, as OpenGL's `LINEAR_MIPMAP_NEAREST` does it (OpenGL ES 3.0, 3.8.10).
struct PictureShader: MosaicShader {
  private let pixels: [UInt32]
  private let grid: TexelGrid
  private let isLinear: Bool
  private let matrix: ColorMatrix?

  init?(_ piece: Mosaic.Piece, _ matrix: ColorMatrix, _ reading: MosaicReading) {
    guard case .picture(let bitmap) = piece.content, bitmap.width > 0, bitmap.height > 0 else {
      return nil
    }
    var image = ReducedImage(bitmap)
    // A hair more than a pixel to a pixel is one: whether a picture is drawn in its own size must not hang on the
    // last bit of a transform.
    isLinear = reading.interpolation == .linear || reading.step > 1 + 1e-6
    var limit = 2.0.squareRoot()
    while reading.reduces, reading.step > limit + 1e-6, let half = image.half {
      image = half
      limit *= 2
    }
    pixels = image.pixels
    grid = TexelGrid(width: image.width, height: image.height)
    self.matrix = matrix == .identity ? nil : matrix
  }

  @inline(__always)
  func color(_ u: Double, _ v: Double) -> SIMD4<Float> {
    let color = sample(u, v)
    guard let matrix, color.w > 0 else { return color }
    var straight = color / color.w
    straight.w = 1
    return matrix(straight) * color.w
  }

  @inline(__always)
  private func sample(_ u: Double, _ v: Double) -> SIMD4<Float> {
    pixels.withUnsafeBufferPointer { pixels in
      guard isLinear else {
        let at = grid.nearest(u, v)
        return PixelFloats.unpacked(pixels[at.y * grid.width + at.x])
      }
      let p = grid.around(u, v)
      let (upper, lower) = (p.y0 * grid.width, p.y1 * grid.width)
      let (a, b) = (
        PixelFloats.unpacked(pixels[upper + p.x0]), PixelFloats.unpacked(pixels[upper + p.x1])
      )
      let (c, d) = (
        PixelFloats.unpacked(pixels[lower + p.x0]), PixelFloats.unpacked(pixels[lower + p.x1])
      )
      // Between equal colours this is that colour to the last bit.
      let (above, below) = (a + (b - a) * p.fx, c + (d - c) * p.fx)
      return above + (below - above) * p.fy
    }
  }
}

/// How a content is read.
struct MosaicReading {
  /// Pixels of the content to one of the surface.
  let step: Double
  let interpolation: DisplayList.Interpolation
  /// Whether smaller copies are read where it is drawn smaller.
  let reduces: Bool
}

/// A picture of premultiplied pixels, and half of it.
private struct ReducedImage {
  let width, height: Int
  let pixels: [UInt32]

  init(_ bitmap: Bitmap) {
    let image = PremultipliedImage(bitmap)
    (width, height, pixels) = (image.width, image.height, image.pixels)
  }

  private init(_ width: Int, _ height: Int, _ pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Half as wide and high, or nothing for a single pixel.
  var half: ReducedImage? {
    guard width > 1 || height > 1 else { return nil }
    let (w, h) = (max(1, width / 2), max(1, height / 2))
    var mean = [UInt32](repeating: 0, count: w * h)
    for y in 0..<h {
      let rows = (2 * y * width, min(2 * y + 1, height - 1) * width)
      for x in 0..<w {
        let columns = (2 * x, min(2 * x + 1, width - 1))
        let sum =
          PixelFloats.unpacked(pixels[rows.0 + columns.0])
          + PixelFloats.unpacked(pixels[rows.0 + columns.1])
          + PixelFloats.unpacked(pixels[rows.1 + columns.0])
          + PixelFloats.unpacked(pixels[rows.1 + columns.1])
        mean[y * w + x] = PixelFloats.packed(sum / 4)
      }
    }
    return ReducedImage(w, h, mean)
  }
}

/// Numbers between those of a field.
struct FieldReader {
  private let values: [Float]
  private let channels: Int
  private let grid: TexelGrid
  private let isLinear: Bool

  init?(_ piece: Mosaic.Piece, _ interpolation: DisplayList.Interpolation, channels: Int) {
    guard case .field(let field) = piece.content, field.channels == channels else { return nil }
    (values, self.channels) = (field.values, channels)
    grid = TexelGrid(width: field.width, height: field.height, border: piece.border)
    isLinear = interpolation == .linear
  }

  @inline(__always)
  func value(_ u: Double, _ v: Double, channel: Int = 0) -> Float {
    values.withUnsafeBufferPointer { values in
      guard isLinear else {
        let at = grid.nearest(u, v)
        return values[(at.y * grid.width + at.x) * channels + channel]
      }
      let p = grid.around(u, v)
      let (upper, lower) = (p.y0 * grid.width, p.y1 * grid.width)
      let (a, b) = (
        values[(upper + p.x0) * channels + channel], values[(upper + p.x1) * channels + channel]
      )
      let (c, d) = (
        values[(lower + p.x0) * channels + channel], values[(lower + p.x1) * channels + channel]
      )
      let (above, below) = (a + (b - a) * p.fx, c + (d - c) * p.fx)
      return above + (below - above) * p.fy
    }
  }
}

/// A colour for every number.
struct RampShader: MosaicShader {
  private let field: FieldReader
  private let ramp: ColorRamp

  init?(
    _ piece: Mosaic.Piece, _ ramp: ColorRamp, _ interpolation: DisplayList.Interpolation
  ) {
    guard let field = FieldReader(piece, interpolation, channels: 1) else { return nil }
    (self.field, self.ramp) = (field, ramp)
  }

  @inline(__always)
  func color(_ u: Double, _ v: Double) -> SIMD4<Float> {
    ramp(field.value(u, v)) * 255
  }
}

/// Light and shadow of slopes.
struct ReliefShader: MosaicShader {
  private let field: FieldReader
  private let relief: ReliefShading
  private let north, south: Double

  init?(
    _ piece: Mosaic.Piece, _ relief: ReliefShading, _ interpolation: DisplayList.Interpolation
  ) {
    guard let field = FieldReader(piece, interpolation, channels: 2) else { return nil }
    (self.field, self.relief) = (field, relief)
    (north, south) = (piece.latitudes.north * .pi / 180, piece.latitudes.south * .pi / 180)
  }

  @inline(__always)
  func color(_ u: Double, _ v: Double) -> SIMD4<Float> {
    // Mercator stretches the ground by the inverse of this, and slopes are flattened with it.
    let shrink = Float(cos(north + (south - north) * v))
    return relief.color(
      east: field.value(u, v, channel: 0) / shrink, south: field.value(u, v, channel: 1) / shrink)
      * 255
  }
}
