import Glibc
import Imaging

/// Pixels that are painted on: premultiplied red, green, blue, alpha from the lowest byte of a word up, at first
/// transparent.
final class Surface {
  /// Which pixels of the picture it holds.
  let box: PixelBox
  /// Row by row.
  private let pixels: UnsafeMutablePointer<UInt32>
  /// A block more on both sides, so that whole blocks may be written where a row begins or ends.
  private let memory: UnsafeMutableRawPointer

  /// Pixels that are painted at once.
  static let block = 8

  init(_ box: PixelBox) throws(PaintingError) {
    self.box = box
    let count = box.width * box.height + 2 * Self.block
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else {
      throw .tooLarge(
        width: Double(box.width), height: Double(box.height), limit: SurfaceLimits.pixels,
        side: SurfaceLimits.side)
    }
    self.memory = memory
    pixels = memory.bindMemory(to: UInt32.self, capacity: count) + Self.block
  }

  deinit { free(memory) }

  /// Where the pixel in column 0 of the picture would be in row `y`, which the surface must hold.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - box.minY) * box.width - box.minX)
  }

  /// Makes every pixel the same.
  func fill(_ pixel: UInt32) {
    pixels.update(repeating: pixel, count: box.width * box.height)
  }

  /// Paints another surface, which lies within this one, times an opacity and a mask.
  func paint(_ other: Surface, opacity: Double, mask: CoveragePlane?) {
    let a = UInt32(min(max(opacity, 0), 1) * 255 + 0.5)
    for y in other.box.minY..<other.box.maxY {
      let (from, to, mask) = (other.row(y), row(y), mask?.row(y))
      for x in other.box.minX..<other.box.maxX where from[x] != 0 {
        var alpha = a
        if let mask {
          let t = a * UInt32(mask[x]) + 128
          alpha = (t + t >> 8) >> 8
        }
        let p = PixelBlend.scaled(
          SIMD4(repeating: from[x]), PixelBlend.spread(SIMD4(repeating: alpha)))
        to[x] = PixelBlend.over(p, SIMD4(repeating: to[x]))[0]
      }
    }
  }

  /// The finished picture with straight alpha.
  consuming func finish() -> Bitmap {
    var bitmap = Bitmap(width: box.width, height: box.height)
    let count = box.width * box.height
    bitmap.pixels.withUnsafeMutableBytes { out in
      let memory = UnsafeRawPointer(pixels)
      for i in stride(from: 0, to: count, by: 4) {
        let four = memory.loadUnaligned(fromByteOffset: 4 * i, as: SIMD4<UInt32>.self)
        if i + 4 <= count, four & 0xFF00_0000 == SIMD4(repeating: 0xFF00_0000) {
          out.storeBytes(of: four, toByteOffset: 4 * i, as: SIMD4<UInt32>.self)
          continue
        }
        for k in 0..<min(4, count - i) {
          let straight = Premultiplication.undo(four[k])
          out.storeBytes(of: straight, toByteOffset: 4 * (i + k), as: UInt32.self)
        }
      }
    }
    return bitmap
  }
}

/// How large surfaces may be.
enum SurfaceLimits {
  /// A gigabyte of pixels: a poster at 600 dpi fits, an absurd size is refused before anything is allocated.
  static let pixels = 1 << 28
  /// What all groups open at a time may hold: a list of nested groups is small, and each may cover the picture.
  static let groupPixels = 2 * pixels
  /// What a part seen in perspective may hold: four times the picture, so that its near parts are sharp, and not as
  /// much as a list asks for that lets a card of any size be seen from afar.
  static func flatPixels(for box: PixelBox) -> Int {
    min(pixels, max(1 << 20, 4 * box.width * box.height))
  }
  /// What other programs read: the longest side of a Cairo surface.
  static let side = 32_767
}
