/// Writes PMTiles archives, uncompressed, for tests.
struct WrittenPMTiles {
  /// Tile number, run length, length and offset as stored: 0 or one more than the offset.
  typealias Row = (tile: UInt64, run: UInt64, length: UInt64, stored: UInt64)

  var root: [Row] = []
  /// Leaf directories one after another.
  var leaves: [UInt8] = []
  var metadata: [UInt8] = Array("{}".utf8)
  var tiles: [UInt8] = []
  var version: UInt8 = 3
  var internalCompression: UInt8 = 1
  var tileCompression: UInt8 = 1
  var type: UInt8 = 1
  var zooms: (UInt8, UInt8) = (0, 3)
  var edges: [Int32] = [0, 0, 0, 0]

  static func varint(_ value: UInt64) -> [UInt8] {
    value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + varint(value >> 7)
  }

  static func directory(_ rows: [Row]) -> [UInt8] {
    var last: UInt64 = 0
    var bytes = varint(UInt64(rows.count))
    for row in rows {
      bytes += varint(row.tile &- last)
      last = row.tile
    }
    bytes += rows.flatMap { varint($0.run) }
    bytes += rows.flatMap { varint($0.length) }
    return bytes + rows.flatMap { varint($0.stored) }
  }

  private static func little(_ value: UInt64, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }

  var bytes: [UInt8] {
    let rootBytes = Self.directory(root)
    var bytes = Array("PMTiles".utf8) + [version]
    var offset = 127
    for section in [rootBytes.count, metadata.count, leaves.count, tiles.count] {
      bytes += Self.little(UInt64(offset), 8) + Self.little(UInt64(section), 8)
      offset += section
    }
    bytes += [UInt8](repeating: 0, count: 24)
    bytes += [1, internalCompression, tileCompression, type, zooms.0, zooms.1]
    bytes += edges.flatMap { Self.little(UInt64(UInt32(bitPattern: $0)), 4) }
    bytes += [0] + Self.little(0, 8)
    return bytes + rootBytes + metadata + leaves + tiles
  }
}
