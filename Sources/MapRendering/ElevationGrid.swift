public import Imaging

/// How elevations are written as colours: metres are the sum of each channel, 0…255, times its factor, less `shift`.
public struct ElevationEncoding: Hashable, Sendable {
  /// Metres per step of a channel.
  public var red, green, blue: Double
  /// What is taken away, in metres.
  public var shift: Double

  /// Makes an encoding of one's own, `custom` in the style specification.
  public init(red: Double, green: Double, blue: Double, shift: Double) {
    (self.red, self.green, self.blue, self.shift) = (red, green, blue, shift)
  }

  /// Mapbox Terrain-RGB: −10 000 + (65 536 r + 256 g + b) / 10.
  public static let mapbox = ElevationEncoding(red: 6553.6, green: 25.6, blue: 0.1, shift: 10_000)
  /// Terrarium: 256 r + g + b / 256 − 32 768.
  public static let terrarium = ElevationEncoding(
    red: 256, green: 1, blue: 1 / 256, shift: 32_768)
}

/// The elevations of a tile.
public struct ElevationGrid: Hashable, Sendable {
  /// Elevations in a row, and rows.
  public let width, height: Int
  /// Metres, `width × height` of them, rows top down.
  public let metres: [Float]

  /// Reads a picture's colours.
  public init(_ bitmap: Bitmap, _ encoding: ElevationEncoding) {
    (width, height) = (bitmap.width, bitmap.height)
    let pixels = bitmap.pixels.span
    var metres = [Float](repeating: 0, count: width * height)
    for i in metres.indices {
      let (r, g, b) = (pixels[4 * i], pixels[4 * i + 1], pixels[4 * i + 2])
      let sum =
        Double(r) * encoding.red + Double(g) * encoding.green + Double(b) * encoding.blue
      metres[i] = Float(sum - encoding.shift)
    }
    self.metres = metres
  }
}
