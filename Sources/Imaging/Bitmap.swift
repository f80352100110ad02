/// A picture of pixels: red, green, blue, alpha, eight bits each, straight (not premultiplied) alpha, sRGB.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `4 × width × height` bytes, rows top down, without padding.
  public var pixels: [UInt8]

  /// Makes a transparent picture of a size that fits into memory; sides below 0 count as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = [UInt8](repeating: 0, count: 4 * self.width * self.height)
  }

  /// Takes pixels over, or nothing where their number is not `4 × width × height`.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !overflow, pixels.count % 4 == 0, pixels.count / 4 == count
    else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
