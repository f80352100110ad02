import Colorimetry
import Imaging

/// How a pattern whose alpha is a distance is coloured.
struct ImageTint: Hashable {
  var color: Color
  /// Device pixels per point.
  var scale: Double

  /// Where the edge lies in a distance of 0…1, and how far it is blurred, as in MapLibre's `fill_pattern` fragment
  /// shader.
  private static let edge = 192.0 / 256
  private static let gamma = 0.105
  /// Pixels of the coloured image for each of the distances along a side: edges between them stay sharp.
  private static let detail = 4

  /// The image, finer than the distances it is made from.
  func pattern(_ image: StyleImage) -> Bitmap {
    let (width, height) = (image.bitmap.width, image.bitmap.height)
    var result = Bitmap(width: width * Self.detail, height: height * Self.detail)
    let gamma = Self.gamma / max(scale, 0.01)
    func byte(_ x: Double) -> UInt8 { UInt8((x > 0 ? min(x, 1) : 0) * 255 + 0.5) }
    let (r, g, b) = (byte(color.red), byte(color.green), byte(color.blue))
    var at = 0
    for y in 0..<result.height {
      for x in 0..<result.width {
        let distance = Self.distance(image.bitmap, place(x), place(y))
        let t = (distance - Self.edge + gamma) / (2 * gamma)
        let held = t > 0 ? min(t, 1) : 0
        result.pixels[at] = r
        result.pixels[at + 1] = g
        result.pixels[at + 2] = b
        result.pixels[at + 3] = byte(held * held * (3 - 2 * held) * color.alpha)
        at += 4
      }
    }
    return result
  }

  /// Where the middle of a pixel of the result lies between the middles of the image's.
  private func place(_ i: Int) -> Double {
    (Double(i) + 0.5) / Double(Self.detail) - 0.5
  }

  /// The distance between pixels; beyond an edge the image begins anew.
  private static func distance(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> Double {
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (fx, fy) = (x - Double(column), y - Double(row))
    func alpha(_ x: Int, _ y: Int) -> Double {
      let (x, y) = (
        (x + bitmap.width) % bitmap.width, (y + bitmap.height) % bitmap.height
      )
      return Double(bitmap.pixels[4 * (y * bitmap.width + x) + 3]) / 255
    }
    let upper = alpha(column, row) * (1 - fx) + alpha(column + 1, row) * fx
    let lower = alpha(column, row + 1) * (1 - fx) + alpha(column + 1, row + 1) * fx
    return upper * (1 - fy) + lower * fy
  }
}
