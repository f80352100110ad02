/// A picture whose pixels are those of the surface: nothing has to be found between them.
struct ImageBlit {
  private let image: PremultipliedImage
  /// From the surface's pixels to the picture's.
  private let shift: (x: Int, y: Int)

  init(_ image: PremultipliedImage, _ shift: (x: Int, y: Int)) {
    self.image = image
    self.shift = shift
  }

  /// Paints what of the picture lies in `clip` over a surface.
  func draw(on surface: Surface, in clip: PixelBox) {
    let box = PixelBox(
      minX: -shift.x, minY: -shift.y, maxX: image.width - shift.x, maxY: image.height - shift.y
    ).intersection(clip)
    guard !box.isEmpty else { return }
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in box.minY..<box.maxY {
        let from = base + (y + shift.y) * image.width + box.minX + shift.x
        Self.over(from, surface.row(y) + box.minX, box.width)
      }
    }
  }

  @inline(__always)
  private static func over(
    _ from: UnsafePointer<UInt32>, _ to: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var i = 0
    while i + 4 <= count {
      let (a, b) = (UnsafeRawPointer(from + i), UnsafeMutableRawPointer(to + i))
      let p = a.loadUnaligned(as: PixelBlend.Pixels.self)
      if p != .zero {
        let under = b.loadUnaligned(as: PixelBlend.Pixels.self)
        b.storeBytes(of: PixelBlend.over(p, under), as: PixelBlend.Pixels.self)
      }
      i += 4
    }
    while i < count {
      to[i] =
        PixelBlend.over(
          PixelBlend.Pixels(repeating: from[i]), PixelBlend.Pixels(repeating: to[i]))[0]
      i += 1
    }
  }
}
