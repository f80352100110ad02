internal import CDeflate

/// The chunks of a PNG file, one after the other (PNG 5.3).
struct PNGChunks {
  /// PNG 5.2.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
