import FileAccess
public import GeoCore

/// Opens archives and folders of tiles by what they hold, never by their names.
public enum TileArchive {
  /// Opens an MBTiles or PMTiles archive or a folder of tiles.
  ///
  /// - Throws: `TileStoreError`.
  public static func open(_ path: String) throws(TileStoreError) -> any TileSource {
    if FileIdentity.isFolder(path) { return try TileFolderSource(path) }
    let first: [UInt8]
    do throws(FileError) {
      let file = try RandomAccessFile(path)
      first = try file.read(at: 0, count: min(SQLiteHeader.magic.count, file.size))
    } catch {
      throw TileStoreError(error)
    }
    // The constructors tell what is wrong with what only begins like an archive.
    if first.starts(with: Array("PM".utf8)) { return try PMTilesSource(path) }
    if first == SQLiteHeader.magic { return try MBTilesSource(path) }
    throw .notAnArchive(path: path, firstBytes: first)
  }

  /// The bytes of a file that may be a single tile, decompressed; nothing where that cannot be.
  public static func plainTile(_ path: String) -> [UInt8]? {
    guard let stored = try? FileBytes.read(path, limit: TileCompression.tileLimit) else {
      return nil
    }
    return try? TileCompression.plain(stored)
  }
}
