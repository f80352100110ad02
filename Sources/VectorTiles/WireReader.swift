/// Walks the fields of one protobuf message inside a tile's bytes.
///
/// It holds positions only; the bytes are passed to each call, so that nothing is copied or retained.
package struct WireReader {
  /// The wire types that are still in use.
  package enum WireType: UInt8 {
    case varint = 0
    case fixed64 = 1
    case bytes = 2
    case fixed32 = 5
  }

  /// A field's number and how it is encoded, with the offset of its tag.
  package struct Tag {
    package let number: UInt64
    package let type: WireType
    let offset: Int
  }

  private(set) var at: Int
  let end: Int

  /// Reads `range`, held to the bytes there are.
  package init(_ range: Range<Int>, of bytes: Span<UInt8>) {
    at = max(0, range.lowerBound)
    end = min(range.upperBound, bytes.count)
  }

  var isAtEnd: Bool { at >= end }

  @inline(__always)
  package mutating func varint(_ bytes: Span<UInt8>) throws(WireFault) -> UInt64 {
    guard at < end else { throw WireFault(reason: .truncated, offset: at) }
    // `end` never exceeds the count of the bytes the reader was made for.
    let first = bytes[at]
    at += 1
    return first < 0x80 ? UInt64(first) : try longVarint(first, bytes)
  }

  @inline(__always)
  private mutating func longVarint(
    _ first: UInt8, _ bytes: Span<UInt8>
  ) throws(WireFault) -> UInt64 {
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while at < end {
      let byte = bytes[at]
      at += 1
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return value }
      shift += 7
      // A 64-bit number takes ten groups of seven bits at most.
      guard shift < 70 else { throw WireFault(reason: .badVarint, offset: at) }
    }
    throw WireFault(reason: .truncated, offset: at)
  }

  /// The next tag, or nothing at the end of the message.
  @inline(__always)
  package mutating func next(_ bytes: Span<UInt8>) throws(WireFault) -> Tag? {
    guard at < end else { return nil }
    let offset = at
    let tag = try varint(bytes)
    guard let type = WireType(rawValue: UInt8(tag & 7)), tag >> 3 != 0 else {
      throw WireFault(reason: .badWireType, offset: offset)
    }
    return Tag(number: tag >> 3, type: type, offset: offset)
  }

  /// The range of a length-delimited field; the reader stands behind it afterwards.
  @inline(__always)
  package mutating func lengthDelimited(_ bytes: Span<UInt8>) throws(WireFault) -> Range<Int> {
    let offset = at
    let length = try varint(bytes)
    guard length <= UInt64(end - at) else { throw WireFault(reason: .truncated, offset: offset) }
    let start = at
    at += Int(length)
    return start..<at
  }

  mutating func fixed(_ width: Int, _ bytes: Span<UInt8>) throws(WireFault) -> UInt64 {
    guard width <= end - at else { throw WireFault(reason: .truncated, offset: at) }
    var value: UInt64 = 0
    for i in 0..<width { value |= UInt64(bytes[at + i]) << UInt64(8 * i) }
    at += width
    return value
  }

  package mutating func skip(_ tag: Tag, _ bytes: Span<UInt8>) throws(WireFault) {
    switch tag.type {
    case .varint: _ = try varint(bytes)
    case .fixed64: _ = try fixed(8, bytes)
    case .bytes: _ = try lengthDelimited(bytes)
    case .fixed32: _ = try fixed(4, bytes)
    }
  }
}

extension WireReader.Tag {
  /// Checks that the field is encoded as the schema says.
  @inline(__always)
  func require(
    _ expected: WireReader.WireType, _ field: VectorTileError.Field
  ) throws(WireFault) {
    guard type == expected else {
      throw WireFault(reason: .wrongWireType(field), offset: offset)
    }
  }
}
