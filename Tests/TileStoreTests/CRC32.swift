private let crcTable: [UInt32] = (0..<256).map { n in
  (0..<8).reduce(n) { c, _ in c & 1 == 1 ? 0xEDB8_8320 ^ (c >> 1) : c >> 1 }
}

/// The CRC-32 of RFC 1952 §8.
func crc32(_ bytes: [UInt8]) -> UInt32 {
  crcTable.withUnsafeBufferPointer { table in
    bytes.withUnsafeBufferPointer { bytes in
      var c: UInt32 = 0xFFFF_FFFF
      var at = 0
      while at < bytes.count {
        c = table[Int((c ^ UInt32(bytes[at])) & 0xFF)] ^ (c >> 8)
        at += 1
      }
      return c ^ 0xFFFF_FFFF
    }
  }
}
