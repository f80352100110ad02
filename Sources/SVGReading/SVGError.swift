public import GeoCore
public import XMLReading

/// Why bytes are no drawing.
public enum SVGError: Error, Hashable, Sendable {
  /// The file has more than `SVGLimits.bytes` bytes.
  case tooLong(bytes: Int, limit: Int)
  /// It is no XML, or nests too deep.
  case xml(XMLError)
  /// The outermost element is not `svg` but another.
  case notSVG(root: String)
  /// Its width or height is not above 0, or above `SVGLimits.side`.
  case badSize(Size, limit: Double)
}

extension SVGError: CustomStringConvertible {
  /// What is wrong, without a full stop.
  public var description: String {
    switch self {
    case .tooLong(let bytes, let limit): "\(bytes) bytes, at most \(limit) are read"
    case .xml(let error): error.description
    case .notSVG(let root): "its root is '\(root.prefix(40))', not svg"
    case .badSize(let size, let limit):
      "\(size.width) × \(size.height) points; each side must be above 0 and at most \(limit)"
    }
  }
}
