import Glibc
import Imaging

/// Pixels that are painted on: premultiplied red, green, blue, alpha from the lowest byte of a word up, at first
/// transparent.
final class Surface {
  /// Which pixels of the picture it holds.
  let box: PixelBox
  /// Row by row, and a block more, so that whole blocks may be written where a row ends.
  private let pixels: UnsafeMutablePointer<UInt32>
  /// Whether the pixels go when it does.
  private let isOwner: Bool

  /// Pixels that are painted at once.
  static let block = 8

  init(_ box: PixelBox) throws(PaintingError) {
    let count = Self.room(box)
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else {
      throw .tooLarge(
        width: Double(box.width), height: Double(box.height), limit: SurfaceLimits.pixels,
        side: SurfaceLimits.side)
    }
    self.box = box
    pixels = memory.bindMemory(to: UInt32.self, capacity: count)
    isOwner = true
  }

  /// Paints in the memory of others, which has room for it.
  private init(_ box: PixelBox, in memory: UnsafeMutableRawPointer) {
    self.box = box
    let count = Self.room(box)
    memset(memory, 0, count * MemoryLayout<UInt32>.stride)
    pixels = memory.bindMemory(to: UInt32.self, capacity: count)
    isOwner = false
  }

  deinit {
    if isOwner { free(pixels) }
  }

  private static func room(_ box: PixelBox) -> Int { box.width * box.height + block }

  /// The picture of what is painted on a surface: the memory is that of the picture, so that nothing is copied.
  ///
  /// - Parameter paint: It must not keep the surface.
  static func bitmap(
    _ box: PixelBox, _ paint: (Surface) throws(PaintingError) -> Void
  ) throws(PaintingError) -> Bitmap {
    var failure: PaintingError?
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * room(box)) { buffer, count in
      guard let memory = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      let surface = Surface(box, in: memory)
      do throws(PaintingError) { try paint(surface) } catch { failure = error }
      surface.straighten()
      count = 4 * box.width * box.height
    }
    if let failure { throw failure }
    guard let bitmap = Bitmap(width: box.width, height: box.height, pixels: bytes) else {
      throw .tooLarge(
        width: Double(box.width), height: Double(box.height), limit: SurfaceLimits.pixels,
        side: SurfaceLimits.side)
    }
    return bitmap
  }

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

  /// Makes straight of premultiplied alpha; opaque pixels are both.
  private func straighten() {
    let memory = UnsafeMutableRawPointer(pixels)
    for i in stride(from: 0, to: box.width * box.height, by: 4) {
      var four = memory.loadUnaligned(fromByteOffset: 4 * i, as: SIMD4<UInt32>.self)
      if four & 0xFF00_0000 == SIMD4(repeating: 0xFF00_0000) { continue }
      for k in 0..<4 { four[k] = Premultiplication.undo(four[k]) }
      memory.storeBytes(of: four, toByteOffset: 4 * i, as: SIMD4<UInt32>.self)
    }
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
