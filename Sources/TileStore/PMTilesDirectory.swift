/// A decoded directory of a PMTiles archive (version 3, chapter 4).
struct PMTilesDirectory {
  /// A run of tiles with the same bytes, or where a leaf directory lies.
  struct Entry: Equatable {
    let tile: UInt64
    let offset: UInt64
    let length: UInt64
    /// How many tiles in a row; 0 for a leaf directory.
    let run: UInt64
  }

  /// The largest directory after decompression, about four million entries: a root has 16 kB compressed and
  /// leaves some ten thousand entries; more is a bomb.
  static let byteLimit = 1 << 24

  let entries: [Entry]

  /// What is wrong with a directory, at a byte of its decompressed form.
  struct Failure: Error {
    let byteOffset: Int
    let reason: String
  }

  /// Reads decompressed bytes: the number of entries, then each column by itself (§4.2).
  init(_ bytes: [UInt8]) throws(Failure) {
    var reader = VarintReader(bytes)
    let count = try reader.next()
    // Each entry takes a byte in each of four columns at least.
    guard count <= UInt64(bytes.count / 4) else {
      throw Failure(byteOffset: 0, reason: "\(count) entries in \(bytes.count) bytes")
    }
    let tiles = try Self.tiles(Int(count), &reader)
    let runs = try reader.column(Int(count))
    let lengths = try reader.column(Int(count))
    let offsets = try Self.offsets(lengths, &reader)
    entries = (0..<Int(count)).map {
      Entry(tile: tiles[$0], offset: offsets[$0], length: lengths[$0], run: runs[$0])
    }
  }

  // §4.2: the difference to the entry before.
  private static func tiles(_ count: Int, _ reader: inout VarintReader) throws(Failure) -> [UInt64]
  {
    var tiles: [UInt64] = []
    tiles.reserveCapacity(count)
    var last: UInt64 = 0
    for i in 0..<count {
      let offset = reader.at
      let delta = try reader.next()
      let (tile, overflow) = last.addingReportingOverflow(delta)
      guard !overflow, i == 0 || delta > 0 else {
        throw Failure(byteOffset: offset, reason: "tile numbers do not rise")
      }
      tiles.append(tile)
      last = tile
    }
    return tiles
  }

  // §4.2: 0 for an entry that follows the one before it, otherwise the offset plus 1.
  private static func offsets(
    _ lengths: [UInt64], _ reader: inout VarintReader
  ) throws(Failure) -> [UInt64] {
    var offsets: [UInt64] = []
    offsets.reserveCapacity(lengths.count)
    for i in lengths.indices {
      let at = reader.at
      let value = try reader.next()
      if value > 0 {
        offsets.append(value - 1)
        continue
      }
      guard i > 0 else { throw Failure(byteOffset: at, reason: "the first entry follows none") }
      let (offset, overflow) = offsets[i - 1].addingReportingOverflow(lengths[i - 1])
      guard !overflow else { throw Failure(byteOffset: at, reason: "offset \(offset)") }
      offsets.append(offset)
    }
    return offsets
  }

  /// The entry that holds a tile or the leaf directory in which it would stand, or nothing.
  func entry(for tile: UInt64) -> Entry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].tile <= tile { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let entry = entries[low - 1]
    return entry.run == 0 || tile - entry.tile < entry.run ? entry : nil
  }
}

/// Reads unsigned variable-width numbers one after another.
private struct VarintReader {
  private let bytes: [UInt8]
  private(set) var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() throws(PMTilesDirectory.Failure) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while at < bytes.count, shift < 70 {
      let byte = bytes[at]
      at += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    throw PMTilesDirectory.Failure(
      byteOffset: at, reason: shift < 70 ? "it ends early" : "a number has no end")
  }

  mutating func column(_ count: Int) throws(PMTilesDirectory.Failure) -> [UInt64] {
    var column: [UInt64] = []
    column.reserveCapacity(count)
    for _ in 0..<count { column.append(try next()) }
    return column
  }
}
