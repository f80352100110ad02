/// Why bytes did not become a picture, or a picture bytes.
public enum ImagingError: Error, Hashable, Sendable {
  /// The first bytes are those of no format that can be read.
  case unknownFormat
  /// The bytes do not follow their format, or end too early.
  case damaged(ImageFormat, reason: String)
  /// The format knows this, but it is not read here: an animation for example.
  case unsupported(ImageFormat, feature: String)
  /// The picture has more pixels than it may have.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// A file needs at least one pixel.
  case empty
  /// `Bitmap.pixels` does not hold `4 × width × height` bytes.
  case wrongPixelCount(expected: Int, found: Int)
  /// Picture `index` of an animation, counted from 0, is of another size, or see-through where none may be.
  case wrongFrame(index: Int)
  /// An animation of more pictures than it may have.
  case tooManyFrames(limit: Int)
  /// A text for a PNG file holds U+0000, or its keyword is not 1…79 characters of printable ASCII without
  /// spaces at either end or two in a row (PNG 11.3.3.2).
  case badText(keyword: String)
  /// The system has no memory left.
  case outOfMemory
}
