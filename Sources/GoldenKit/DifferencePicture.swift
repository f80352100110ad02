public import Imaging

/// Expected, actual and difference beside each other, for people to look at.
public enum DifferencePicture {
  /// Between the three, in pixels.
  static let gap = 8

  /// Small differences are shown this many times as large, so that 1 of 255 can be seen.
  static let magnification = 16

  /// The three side by side, aligned at the top; pixels outside of a picture stay transparent.
  public static func make(_ expected: Bitmap, _ actual: Bitmap) -> Bitmap {
    let width = max(expected.width, actual.width, 1)
    let height = max(expected.height, actual.height, 1)
    var sheet = Bitmap(width: 3 * width + 2 * gap, height: height)
    sheet.draw(expected, x: 0)
    sheet.draw(actual, x: width + gap)
    sheet.draw(distance(expected, actual, width: width, height: height), x: 2 * (width + gap))
    return sheet
  }

  /// Black where both are equal, otherwise the distance of each colour, magnified; where alpha alone differs
  /// its distance is shown as grey, and where one picture is missing magenta.
  private static func distance(
    _ expected: Bitmap, _ actual: Bitmap, width: Int, height: Int
  ) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel: SIMD4<UInt8> =
          if let a = expected.pixel(x, y), let b = actual.pixel(x, y) {
            magnified(a, b)
          } else {
            SIMD4(255, 0, 255, 255)
          }
        result.set(x, y, pixel)
      }
    }
    return result
  }

  private static func magnified(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> SIMD4<UInt8> {
    func far(_ channel: Int) -> UInt8 {
      UInt8(min(255, magnification * abs(Int(a[channel]) - Int(b[channel]))))
    }
    let alpha = far(3)
    return SIMD4(max(far(0), alpha), max(far(1), alpha), max(far(2), alpha), 255)
  }
}

extension Bitmap {
  fileprivate func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt8>? {
    let i = 4 * (y * width + x)
    guard x < width, y < height, i + 3 < pixels.count else { return nil }
    return SIMD4(pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3])
  }

  fileprivate mutating func set(_ x: Int, _ y: Int, _ pixel: SIMD4<UInt8>) {
    let i = 4 * (y * width + x)
    for channel in 0..<4 { pixels[i + channel] = pixel[channel] }
  }

  fileprivate mutating func draw(_ other: Bitmap, x left: Int) {
    for y in 0..<other.height {
      for x in 0..<other.width {
        if let pixel = other.pixel(x, y) { set(left + x, y, pixel) }
      }
    }
  }
}
