public import GeoCore

/// Tiles in a PMTiles archive (version 3).
public final class PMTilesSource: TileSource {
  /// What the archive says of itself.
  public let info: TileSourceInfo

  /// Opens an archive for reading.
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
