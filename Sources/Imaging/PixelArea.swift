/// A rectangle of pixels.
struct PixelArea: Hashable {
  var x, y, width, height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// All of a picture.
  init(_ bitmap: Bitmap) {
    self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }
}

extension Bitmap {
  /// The pixels of an area that lies within the picture.
  func part(_ area: PixelArea) -> Bitmap {
    guard area != PixelArea(self) else { return self }
    var part = Bitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      let from = 4 * ((area.y + y) * width + area.x)
      let to = 4 * y * area.width
      part.pixels.replaceSubrange(
        to..<to + 4 * area.width, with: pixels[from..<from + 4 * area.width])
    }
    return part
  }

  /// The smallest area outside of which both pictures, which are of one size, are equal; where they are equal
  /// everywhere, one pixel, as no frame may have none.
  func difference(from other: Bitmap) -> PixelArea {
    let (width, height) = (width, height)
    var (left, right, top, bottom) = (width, -1, height, -1)
    pixels.withUnsafeBytes { mine in
      other.pixels.withUnsafeBytes { theirs in
        let a = mine.assumingMemoryBound(to: UInt32.self)
        let b = theirs.assumingMemoryBound(to: UInt32.self)
        for y in 0..<height {
          let row = y * width
          guard let first = (0..<width).first(where: { a[row + $0] != b[row + $0] }) else {
            continue
          }
          var last = width - 1
          while a[row + last] == b[row + last] { last -= 1 }
          (left, right) = (min(left, first), max(right, last))
          (top, bottom) = (min(top, y), y)
        }
      }
    }
    guard right >= 0 else { return PixelArea(x: 0, y: 0, width: 1, height: 1) }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
