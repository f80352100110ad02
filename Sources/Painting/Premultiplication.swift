import Imaging

/// From straight to premultiplied alpha and back, each channel rounded to nearest.
enum Premultiplication {
  @inline(__always)
  static func apply(_ pixel: UInt32) -> UInt32 {
    let a = pixel >> 24
    if a == 255 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      let t = (pixel >> shift & 0xFF) * a + 128
      return ((t + t >> 8) >> 8) << shift
    }
    return channel(0) | channel(8) | channel(16) | a << 24
  }

  @inline(__always)
  static func undo(_ pixel: UInt32) -> UInt32 {
    let a = pixel >> 24
    if a == 255 || pixel == 0 { return pixel }
    return undoTranslucent(pixel, a)
  }

  private static func undoTranslucent(_ pixel: UInt32, _ a: UInt32) -> UInt32 {
    guard a > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + a / 2) / a) << shift
    }
    return channel(0) | channel(8) | channel(16) | a << 24
  }
}

/// A picture to paint with: premultiplied pixels, row by row.
final class PremultipliedImage {
  let width, height: Int
  let pixels: [UInt32]

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let count = width * height
    pixels = bitmap.pixels.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: count) { out, initialized in
        for i in 0..<count {
          let pixel = bytes.loadUnaligned(fromByteOffset: 4 * i, as: UInt32.self)
          out.initializeElement(at: i, to: Premultiplication.apply(pixel))
        }
        initialized = count
      }
    }
  }
}
