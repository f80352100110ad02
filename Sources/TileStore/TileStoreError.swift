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

extension TileStoreError {
  /// What is wrong without the path, for errors that carry it themselves.
  var reason: String {
    switch self {
    case .cannotRead(_, let reason), .badDatabase(_, let reason): reason
    case .notAnArchive: "it is not an archive of tiles"
    case .noTiles: "it has no tiles"
    case .unsupportedVersion(_, let version): "its version \(version) is not supported"
    case .truncated(_, let size, let expected): "it ends at \(size) of \(expected) bytes"
    case .unsupportedCompression(_, let name): "\(name) is not supported"
    case .badArchive(_, let offset, let reason): "at byte \(offset): \(reason)"
    }
  }
}

extension TileStoreError: CustomStringConvertible {
  /// Which file it is and what is wrong with it, without a full stop.
  public var description: String {
    switch self {
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .notAnArchive(let path, _): "\(path) is no MBTiles, PMTiles or folder of tiles"
    case .noTiles(let path): "\(path) has no tiles"
    case .unsupportedVersion(let path, let version):
      "\(path) is PMTiles version \(version); 3 is read"
    case .truncated(let path, let size, let expected):
      "\(path) is cut off: it has \(size) bytes of \(expected)"
    case .unsupportedCompression(let path, let kind):
      "\(path) is compressed by \(kind); gzip is read"
    case .badDatabase(let path, let reason): "\(path) is a damaged database: \(reason)"
    case .badArchive(let path, let offset, let reason):
      "\(path) is a damaged archive: \(reason) at byte \(offset)"
    }
  }
}
