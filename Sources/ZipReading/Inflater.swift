import CDeflate

/// Deflate (RFC 1951) and the checksum of ZIP, by libdeflate.
enum Inflater {
  /// Deflate cannot shrink anything further than 1032 times (RFC 1951: 258 bytes from two bits).
  private static let maximumRatio = 1032

  /// Exactly `size` bytes, or nothing where the data gives more, fewer, or is damaged.
  static func inflate(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    // A size that the data cannot reach is not even allocated.
    guard size <= packed.count * maximumRatio, let inflater = libdeflate_alloc_decompressor() else {
      return nil
    }
    defer { libdeflate_free_decompressor(inflater) }
    var result = LIBDEFLATE_BAD_DATA
    let plain = [UInt8](unsafeUninitializedCapacity: max(1, size)) { buffer, count in
      packed.withUnsafeBytes { input in
        // Without a place for the size, libdeflate demands that it be met.
        result = libdeflate_deflate_decompress(
          inflater, input.baseAddress, input.count, buffer.baseAddress, size, nil)
      }
      count = result == LIBDEFLATE_SUCCESS ? size : 0
    }
    return result == LIBDEFLATE_SUCCESS ? plain : nil
  }

  /// CRC-32 as ZIP has it (§4.4.7).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }
}
