/// A picture of pixels: red, green, blue, alpha, eight bits each, straight (not premultiplied) alpha, sRGB.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `4 × width × height` bytes, rows top down, without padding.
  public var pixels: [UInt8]

  /// Makes a picture of one transparent colour.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = [UInt8](repeating: 0, count: 4 * self.width * self.height)
  }

  /// Takes pixels over, or nothing where their number is not `4 × width × height`.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width >= 0, height >= 0, pixels.count == 4 * width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
