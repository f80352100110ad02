/// Writes protobuf messages byte by byte for tests.
package struct TileWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package static func varint(_ value: UInt64) -> [UInt8] {
    var rest = value
    var bytes: [UInt8] = []
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  package mutating func varint(_ field: UInt64, _ value: UInt64) {
    bytes += Self.varint(field << 3) + Self.varint(value)
  }

  package mutating func bytes(_ field: UInt64, _ content: [UInt8]) {
    bytes += Self.varint(field << 3 | 2) + Self.varint(UInt64(content.count)) + content
  }

  package mutating func packed(_ field: UInt64, _ numbers: [UInt32]) {
    bytes(field, numbers.flatMap { Self.varint(UInt64($0)) })
  }

  package mutating func raw(_ content: [UInt8]) { bytes += content }
}

/// A feature to be written.
package struct WrittenFeature {
  package var id: UInt64?
  package var tags: [UInt32] = []
  package var type: UInt64 = 1
  package var geometry: [UInt32]?

  package init(
    id: UInt64? = nil, tags: [UInt32] = [], type: UInt64 = 1, geometry: [UInt32]? = nil
  ) {
    self.id = id
    self.tags = tags
    self.type = type
    self.geometry = geometry
  }

  /// A line through points of the tile.
  package static func line(_ points: [(Int, Int)], tags: [UInt32] = []) -> WrittenFeature {
    WrittenFeature(tags: tags, type: 2, geometry: commands(points))
  }

  /// An area; its ring runs clockwise as seen, y being down.
  package static func area(_ ring: [(Int, Int)], tags: [UInt32] = []) -> WrittenFeature {
    WrittenFeature(tags: tags, type: 3, geometry: commands(ring) + [15])
  }

  /// One point.
  package static func point(_ x: Int, _ y: Int, tags: [UInt32] = []) -> WrittenFeature {
    WrittenFeature(tags: tags, type: 1, geometry: commands([(x, y)]))
  }

  // Clause 4.3: a command is its count and its number; parameters are differences, zigzag encoded.
  private static func commands(_ points: [(Int, Int)]) -> [UInt32] {
    func zigzag(_ n: Int) -> UInt32 { UInt32(bitPattern: Int32(n << 1 ^ n >> 63)) }
    var at = (0, 0)
    var words: [UInt32] = [1 << 3 | 1]
    for (index, p) in points.enumerated() {
      if index == 1 { words.append(UInt32(points.count - 1) << 3 | 2) }
      words += [zigzag(p.0 - at.0), zigzag(p.1 - at.1)]
      at = p
    }
    return words
  }

  package var message: [UInt8] {
    var writer = TileWriter()
    if let id { writer.varint(1, id) }
    if !tags.isEmpty { writer.packed(2, tags) }
    writer.varint(3, type)
    if let geometry { writer.packed(4, geometry) }
    return writer.bytes
  }
}

/// A layer to be written.
package struct WrittenLayer {
  package var name: String? = "roads"
  package var version: UInt64? = 2
  package var extent: UInt64?
  package var features: [WrittenFeature] = []
  package var keys: [String] = []
  /// Whole `Value` messages.
  package var values: [[UInt8]] = []

  package init(
    name: String? = "roads", version: UInt64? = 2, extent: UInt64? = nil,
    features: [WrittenFeature] = [], keys: [String] = [], values: [[UInt8]] = []
  ) {
    self.name = name
    self.version = version
    self.extent = extent
    self.features = features
    self.keys = keys
    self.values = values
  }

  package var message: [UInt8] {
    var writer = TileWriter()
    if let version { writer.varint(15, version) }
    if let name { writer.bytes(1, Array(name.utf8)) }
    for feature in features { writer.bytes(2, feature.message) }
    for key in keys { writer.bytes(3, Array(key.utf8)) }
    for value in values { writer.bytes(4, value) }
    if let extent { writer.varint(5, extent) }
    return writer.bytes
  }

  package static func string(_ text: String) -> [UInt8] {
    var writer = TileWriter()
    writer.bytes(1, Array(text.utf8))
    return writer.bytes
  }

  package static func tile(_ layers: WrittenLayer...) -> [UInt8] {
    var writer = TileWriter()
    for layer in layers { writer.bytes(3, layer.message) }
    return writer.bytes
  }
}
