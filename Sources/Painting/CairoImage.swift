import CCairo
import Imaging

/// A picture as Cairo takes it: premultiplied blue, green, red, alpha.
final class CairoImage {
  let surface: OpaquePointer
  let width, height: Int

  convenience init(_ image: PremultipliedImage, opacity: Double) throws(PaintingError) {
    let a = UInt32((opacity > 0 ? min(opacity, 1) : 0) * 255 + 0.5)
    let scale = PixelBlend.spread(SIMD4(repeating: a))
    try self.init(width: image.width, height: image.height) { x, y in
      PixelBlend.scaled(SIMD4(repeating: image.pixels[y * image.width + x]), scale)[0]
    }
  }

  /// Makes a picture from premultiplied pixels, red in the lowest byte.
  init(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) throws(PaintingError) {
    let made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard let made else { throw .cairo(operation: "make an image", status: "out of memory") }
    (surface, self.width, self.height) = (made, width, height)
    cairo_surface_flush(made)
    let status = cairo_surface_status(made)
    guard status == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(made) else {
      throw .cairo(operation: "make an image", status: "status \(status.rawValue)")
    }
    let stride = Int(cairo_image_surface_get_stride(made))
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(data + y * stride)
      for x in 0..<width {
        let p = pixel(x, y)
        let swapped = p & 0xFF00_FF00 | (p & 0xFF) << 16 | p >> 16 & 0xFF
        row.storeBytes(of: swapped, toByteOffset: 4 * x, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(made)
  }

  deinit { cairo_surface_destroy(surface) }
}
