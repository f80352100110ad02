public import GeoCore

/// Tiles as files `z/x/y.pbf` (or `.mvt`, `.png`, `.jpg`, `.webp`) in a folder.
public struct TileFolderSource: TileSource {
  /// What the folder says of itself.
  public let info: TileSourceInfo

  /// Opens a folder.
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
