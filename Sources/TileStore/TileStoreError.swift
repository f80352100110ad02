/// Why an archive of tiles could not be opened.
public enum TileStoreError: Error, Hashable, Sendable {
  /// The system refused to open or read it; `reason` is the system's.
  case cannotRead(path: String, reason: String)
  /// Neither MBTiles nor PMTiles by its first bytes; `firstBytes` are those, at most 16.
  case notAnArchive(path: String, firstBytes: [UInt8])
  /// An archive or folder in which there are no tiles.
  case noTiles(path: String)
  /// PMTiles of a version that is not read; 3 is.
  case unsupportedVersion(path: String, version: Int)
  /// It ends before `expected` bytes.
  case truncated(path: String, size: Int, expected: Int)
  /// It is compressed in a way that is not read, such as `brotli` or `zstd`.
  case unsupportedCompression(path: String, name: String)
  /// A database that SQLite cannot read or that has no tiles table; `reason` is SQLite's.
  case badDatabase(path: String, reason: String)
  /// A PMTiles header or directory that breaks its specification at `byteOffset` of the file.
  case badArchive(path: String, byteOffset: Int, reason: String)
}
