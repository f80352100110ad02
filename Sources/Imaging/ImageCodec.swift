/// Picture files as pixels.
public enum ImageCodec {
  /// The most pixels a picture may have unless told otherwise: 2^26, 8192 × 8192, 256 MiB as RGBA.
  ///
  /// A PNG of a few kilobytes can claim to hold gigabytes of one colour (a decompression bomb), so the size
  /// is looked at before any memory is taken for it.
  public static let maximumPixels = 1 << 26

  /// Reads a picture whose first bytes say which kind it is.
  ///
  /// - Throws: `ImagingError`; a file that is cut off or damaged is an error and never half a picture.
  public static func decode(
    _ bytes: [UInt8], maximumPixels: Int = maximumPixels
  ) throws(ImagingError) -> Bitmap {
    switch ImageFormat.sniff(bytes) {
    case .png: try PNGDecoder.decode(bytes, maximumPixels: maximumPixels)
    case .jpeg: try JPEGDecoder.decode(bytes, maximumPixels: maximumPixels)
    case .webp: try WebPDecoder.decode(bytes, maximumPixels: maximumPixels)
    case nil: throw .unknownFormat
    }
  }

  /// The number of bytes of an RGBA picture of this size.
  static func byteCount(
    width: Int, height: Int, maximumPixels: Int
  ) throws(ImagingError) -> Int {
    guard width > 0, height > 0 else { throw .empty }
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= maximumPixels, pixels <= Int.max / 4 else {
      throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
    }
    return 4 * pixels
  }
}
