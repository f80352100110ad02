internal import CDeflate

/// The chunks of a PNG file, one after the other (PNG 5.3).
struct PNGChunks {
  /// PNG 5.2.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file so far.
  private(set) var bytes = signature

  /// Makes room for `count` bytes of data in chunks.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count + 128)
  }

  /// Appends length, type, data, and the checksum over type and data.
  mutating func append(_ type: String, _ data: some Collection<UInt8>) {
    append(UInt32(data.count))
    let start = bytes.count
    bytes.append(contentsOf: type.utf8)
    bytes.append(contentsOf: data)
    let checksum = bytes.withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress.map { $0 + start }, $0.count - start)
    }
    append(checksum)
  }

  private mutating func append(_ number: UInt32) {
    bytes.append(contentsOf: Self.bigEndian(number))
  }

  /// The four bytes of a number, the highest first (PNG 7.1).
  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
