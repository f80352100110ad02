import Imaging

/// A picture whose pixels are compared by brightness and colour.
struct YIQPicture {
  let width: Int
  let height: Int
  /// Red, green, blue, alpha of each pixel.
  let pixels: [SIMD4<UInt8>]

  /// Takes a picture, or nothing where its bytes do not fit its size.
  init?(_ bitmap: Bitmap) {
    guard bitmap.pixels.count == 4 * bitmap.width * bitmap.height else { return nil }
    width = bitmap.width
    height = bitmap.height
    let bytes = bitmap.pixels
    pixels = stride(from: 0, to: bytes.count, by: 4).map {
      SIMD4(bytes[$0], bytes[$0 + 1], bytes[$0 + 2], bytes[$0 + 3])
    }
  }

  /// How far two pixels are apart in red, green and blue.
  ///
  /// Where either is not opaque both are first laid over a board of changing colours, which depend on the
  /// number of the pixel: of its four bytes' first index, and of that divided by φ and by φ².
  private static func delta(
    _ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>, at index: Int
  ) -> SIMD3<Double> {
    let one = SIMD3(Double(a.x), Double(a.y), Double(a.z))
    let two = SIMD3(Double(b.x), Double(b.y), Double(b.z))
    if a.w == 255 && b.w == 255 { return one - two }
    let byte = 4 * index
    let board = SIMD3(
      shade(byte), shade(Int(Double(byte) / 1.618_033_988_749_895)),
      shade(Int(Double(byte) / 2.618_033_988_749_895)))
    let (alphaA, alphaB) = (Double(a.w), Double(b.w))
    return (one * alphaA - two * alphaB - board * (alphaA - alphaB)) / 255
  }

  private static func shade(_ number: Int) -> Double {
    number % 2 == 0 ? 48 : 207
  }

  private static func brightness(_ d: SIMD3<Double>) -> Double {
    d.x * 0.29889531 + d.y * 0.58662247 + d.z * 0.11448223
  }

  /// The weighted square of the distance in YIQ.
  static func distance(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>, at index: Int) -> Double {
    let d = delta(a, b, at: index)
    let y = brightness(d)
    let i = d.x * 0.59597799 - d.y * 0.27417610 - d.z * 0.32180189
    let q = d.x * 0.21147017 - d.y * 0.52261711 + d.z * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

extension YIQPicture {
  /// The pixels around one, as far as the picture goes.
  private func around(_ x: Int, _ y: Int) -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    (max(x - 1, 0)...min(x + 1, width - 1), max(y - 1, 0)...min(y + 1, height - 1))
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Whether a pixel lies on a slope between a flat darker and a flat brighter area.
  ///
  /// At most two neighbours are as bright (the edge counts as one), one is darker and one brighter, and the
  /// darkest or the brightest of them is part of a flat area in both pictures.
  func isAntialiased(_ x: Int, _ y: Int, beside other: YIQPicture) -> Bool {
    let center = pixels[y * width + x]
    var equal = isAtEdge(x, y) ? 1 : 0
    var (darkest, brightest) = (Extreme(), Extreme())
    let (columns, rows) = around(x, y)
    for column in columns {
      for row in rows where column != x || row != y {
        let neighbour = pixels[row * width + column]
        // The board under transparent pixels is that of the pixel in the middle.
        let step = Self.brightness(Self.delta(center, neighbour, at: y * width + x))
        if step == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if step < darkest.step {
          darkest = Extreme(step: step, x: column, y: row)
        } else if step > brightest.step {
          brightest = Extreme(step: step, x: column, y: row)
        }
      }
    }
    guard darkest.step < 0, brightest.step > 0 else { return false }
    return [darkest, brightest].contains {
      isFlat($0.x, $0.y) && other.isFlat($0.x, $0.y)
    }
  }

  private struct Extreme {
    var step = 0.0
    var x = 0
    var y = 0
  }

  /// Whether at least three neighbours equal a pixel, the edge counting as one.
  private func isFlat(_ x: Int, _ y: Int) -> Bool {
    let center = pixels[y * width + x]
    var equal = isAtEdge(x, y) ? 1 : 0
    let (columns, rows) = around(x, y)
    for column in columns {
      for row in rows where column != x || row != y {
        if pixels[row * width + column] == center { equal += 1 }
      }
    }
    return equal > 2
  }
}
