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

extension ImagingError: CustomStringConvertible {
  /// What is wrong, without a full stop.
  public var description: String {
    switch self {
    case .unknownFormat: "it is none of the formats that are read: PNG, JPEG, WebP"
    case .damaged(let format, let reason): "the \(format.rawValue) is damaged: \(reason)"
    case .unsupported(let format, let feature):
      "the \(format.rawValue) has what is not read here: \(feature)"
    case .tooManyPixels(let width, let height, let limit):
      "it has \(width) × \(height) pixels, more than \(limit)"
    case .empty: "it has no pixels"
    case .wrongPixelCount(let expected, let found):
      "it has \(found) bytes of pixels where \(expected) are needed"
    case .wrongFrame(let index):
      "picture \(index + 1) is of another size than the others, or see-through"
    case .tooManyFrames(let limit): "it has more than \(limit) pictures"
    case .badText(let keyword):
      "the text under '\(keyword)' has no place in a PNG file: a keyword is 1 to 79 printable letters"
    case .outOfMemory: "there is not enough memory"
    }
  }
}
