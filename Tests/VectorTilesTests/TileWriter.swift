/// Writes protobuf messages byte by byte for tests.
struct TileWriter {
  private(set) var bytes: [UInt8] = []

  static func varint(_ value: UInt64) -> [UInt8] {
    var rest = value
    var bytes: [UInt8] = []
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  mutating func varint(_ field: UInt64, _ value: UInt64) {
    bytes += Self.varint(field << 3) + Self.varint(value)
  }

  mutating func bytes(_ field: UInt64, _ content: [UInt8]) {
    bytes += Self.varint(field << 3 | 2) + Self.varint(UInt64(content.count)) + content
  }

  mutating func packed(_ field: UInt64, _ numbers: [UInt32]) {
    bytes(field, numbers.flatMap { Self.varint(UInt64($0)) })
  }

  mutating func raw(_ content: [UInt8]) { bytes += content }
}

/// A feature to be written.
struct WrittenFeature {
  var id: UInt64?
  var tags: [UInt32] = []
  var type: UInt64 = 1
  var geometry: [UInt32]?

  var message: [UInt8] {
    var writer = TileWriter()
    if let id { writer.varint(1, id) }
    if !tags.isEmpty { writer.packed(2, tags) }
    writer.varint(3, type)
    if let geometry { writer.packed(4, geometry) }
    return writer.bytes
  }
}

/// A layer to be written.
struct WrittenLayer {
  var name: String? = "roads"
  var version: UInt64? = 2
  var extent: UInt64?
  var features: [WrittenFeature] = []
  var keys: [String] = []
  /// Whole `Value` messages.
  var values: [[UInt8]] = []

  var message: [UInt8] {
    var writer = TileWriter()
    if let version { writer.varint(15, version) }
    if let name { writer.bytes(1, Array(name.utf8)) }
    for feature in features { writer.bytes(2, feature.message) }
    for key in keys { writer.bytes(3, Array(key.utf8)) }
    for value in values { writer.bytes(4, value) }
    if let extent { writer.varint(5, extent) }
    return writer.bytes
  }

  static func string(_ text: String) -> [UInt8] {
    var writer = TileWriter()
    writer.bytes(1, Array(text.utf8))
    return writer.bytes
  }

  static func tile(_ layers: WrittenLayer...) -> [UInt8] {
    var writer = TileWriter()
    for layer in layers { writer.bytes(3, layer.message) }
    return writer.bytes
  }
}
