/// The kinds of picture files that can be read.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics (ISO/IEC 15948, W3C PNG third edition).
  case png = "PNG"
  /// JPEG (ITU-T T.81) in a JFIF, Exif or bare stream.
  case jpeg = "JPEG"
  /// WebP (RFC 9649), lossy or lossless, one frame.
  case webp = "WebP"

  /// What the first bytes say, or nothing where they are of no format known here.
  public static func sniff(_ bytes: [UInt8]) -> ImageFormat? {
    // PNG 5.2: the eight bytes of the signature.
    if bytes.starts(with: PNGChunks.signature) { return .png }
    // T.81 B.2.1: SOI, then the FF of the next marker.
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    // RFC 9649 2.3: "RIFF", four bytes of length, "WEBP".
    if bytes.count >= 12, bytes.starts(with: "RIFF".utf8),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      return .webp
    }
    return nil
  }
}
