/// Looks for bytes that are not UTF-8 (Unicode §3.9, table 3-7).
struct UTF8Scan {
  /// Bytes that make no character.
  struct Fault {
    let range: Range<Int>
    /// Whether more bytes could make them one.
    let isCutOff: Bool
  }

  private let bytes: [UInt8]
  private var at = 0
  /// How many characters of several bytes were passed.
  private(set) var wideCount = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next bytes that make no character, or nothing where there are none up to the end.
  mutating func nextFault() -> Fault? {
    while at < bytes.count {
      let byte = bytes[at]
      if byte < 0x80 {
        at += 1
        continue
      }
      let (width, second) = Self.shape(byte)
      guard width > 0 else { return fault(width: 1, isCutOff: false) }
      var seen = 1
      while seen < width, at + seen < bytes.count,
        (seen == 1 ? second : 0x80...0xBF).contains(bytes[at + seen])
      {
        seen += 1
      }
      guard seen == width else { return fault(width: seen, isCutOff: at + seen == bytes.count) }
      wideCount += 1
      at += width
    }
    return nil
  }

  private mutating func fault(width: Int, isCutOff: Bool) -> Fault {
    defer { at += width }
    return Fault(range: at..<at + width, isCutOff: isCutOff)
  }

  /// How many bytes a first byte announces, and what the second may be; 0 for none.
  private static func shape(_ byte: UInt8) -> (width: Int, second: ClosedRange<UInt8>) {
    switch byte {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (0, 0...0)
    }
  }
}
