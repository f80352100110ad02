public import GeoCore

/// Tiles in a SQLite database (MBTiles 1.3).
public final class MBTilesSource: TileSource {
  /// What the archive says of itself.
  public let info: TileSourceInfo

  /// Opens a database for reading; nothing is ever written to it or beside it.
  ///
  /// - Throws: `TileStoreError`.
  public init(_ path: String) throws(TileStoreError) {
    info = TileSourceInfo(path: path)
  }

  /// The bytes of a tile, decompressed, or nothing.
  ///
  /// - Throws: `TileError`.
  public func tile(_ id: TileID) throws(TileError) -> [UInt8]? { nil }
}
