import GeoCore

/// The header of a PMTiles archive (version 3, chapter 3 of its specification).
struct PMTilesHeader {
  static let magic = Array("PMTiles".utf8)
  /// Its size, always (§3.1).
  static let size = 127

  /// How directories and tiles are compressed (§3.2, "Compression").
  enum Compression: UInt8 {
    case unknown = 0
    case none = 1
    case gzip = 2
    case brotli = 3
    case zstd = 4
  }

  let root: Range<Int>
  let metadata: Range<Int>
  let leaves: Range<Int>
  let tiles: Range<Int>
  let internalCompression: Compression
  let tileCompression: Compression
  /// How many tiles there are, runs counted tile by tile; 0 where that is not known.
  let addressedTiles: Int
  /// Whether tiles lie in the order of their numbers.
  let isClustered: Bool
  let format: TileFormat
  let zooms: ClosedRange<Int>
  let bounds: GeoBounds?
  let center: Coordinate?
  let centerZoom: Double?

  /// Reads a header; `path` and `fileSize` are for what is told and checked.
  init(_ bytes: [UInt8], path: String, fileSize: Int) throws(TileStoreError) {
    try Self.checkMagic(bytes, path)
    guard bytes.count >= Self.size else {
      throw .truncated(path: path, size: fileSize, expected: Self.size)
    }
    let fields = Fields(bytes)
    root = try fields.section(at: 8, path)
    metadata = try fields.section(at: 24, path)
    leaves = try fields.section(at: 40, path)
    tiles = try fields.section(at: 56, path)
    // An archive that was cut short is told when it is opened, not at the first tile that is missing.
    let expected = [root, metadata, leaves, tiles].filter { !$0.isEmpty }.map(\.upperBound).max()
    if let expected, expected > fileSize {
      throw .truncated(path: path, size: fileSize, expected: expected)
    }
    addressedTiles = Int(clamping: fields.unsigned(72, 8))
    isClustered = bytes[96] == 1
    internalCompression = try fields.compression(at: 97, path)
    tileCompression = try fields.compression(at: 98, path)
    format = Self.format(bytes[99])
    guard bytes[100] <= bytes[101], Int(bytes[101]) <= TileID.maximumZoom else {
      throw .badArchive(path: path, byteOffset: 100, reason: "zooms \(bytes[100]) to \(bytes[101])")
    }
    zooms = Int(bytes[100])...Int(bytes[101])
    bounds = fields.bounds
    center = bounds == nil ? nil : fields.center
    centerZoom = center == nil ? nil : Double(bytes[118])
  }

  private static func checkMagic(_ bytes: [UInt8], _ path: String) throws(TileStoreError) {
    if bytes.starts(with: magic), bytes.count > magic.count {
      guard bytes[7] == 3 else { throw .unsupportedVersion(path: path, version: Int(bytes[7])) }
      return
    }
    // Versions 1 and 2 began with PM and a 16-bit number.
    if bytes.starts(with: Array("PM".utf8)), bytes.count >= 4, bytes[3] == 0, (1...2) ~= bytes[2] {
      throw .unsupportedVersion(path: path, version: Int(bytes[2]))
    }
    throw .notAnArchive(path: path, firstBytes: Array(bytes.prefix(16)))
  }

  // §3.2, "Tile Type".
  private static func format(_ type: UInt8) -> TileFormat {
    switch type {
    case 1: .mvt
    case 2: .png
    case 3: .jpeg
    case 4: .webp
    default: .other
    }
  }
}

/// Little-endian fields of the header (§3.2).
private struct Fields {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func unsigned(_ at: Int, _ width: Int) -> UInt64 {
    bytes[at..<at + width].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  // A position in degrees × 10⁷ as a signed 32-bit number.
  private func degrees(_ at: Int) -> Double {
    Double(Int32(truncatingIfNeeded: unsigned(at, 4))) / 10_000_000
  }

  /// An offset and a length, eight bytes each.
  func section(at: Int, _ path: String) throws(TileStoreError) -> Range<Int> {
    let offset = unsigned(at, 8)
    let length = unsigned(at + 8, 8)
    let (end, overflow) = offset.addingReportingOverflow(length)
    guard !overflow, end <= UInt64(Int.max) else {
      throw .badArchive(
        path: path, byteOffset: at, reason: "a section of \(length) bytes at \(offset)")
    }
    return Int(offset)..<Int(end)
  }

  func compression(at: Int, _ path: String) throws(TileStoreError) -> PMTilesHeader.Compression {
    guard let compression = PMTilesHeader.Compression(rawValue: bytes[at]) else {
      throw .unsupportedCompression(path: path, name: "number \(bytes[at])")
    }
    return compression
  }

  // Archives without known bounds have zeros here.
  var bounds: GeoBounds? {
    GeoBounds(
      checkedWest: degrees(102), south: degrees(106), east: degrees(110), north: degrees(114))
  }

  var center: Coordinate? {
    let center = Coordinate(longitude: degrees(119), latitude: degrees(123))
    return center.isValid && abs(center.longitude) <= 180 ? center : nil
  }
}
