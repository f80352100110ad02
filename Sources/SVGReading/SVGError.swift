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
