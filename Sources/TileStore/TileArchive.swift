public import GeoCore

/// Opens archives and folders of tiles by what they hold, never by their names.
public enum TileArchive {
  /// Opens an MBTiles or PMTiles archive or a folder of tiles.
  ///
  /// - Throws: `TileStoreError`.
  public static func open(_ path: String) throws(TileStoreError) -> any TileSource {
    throw .notAnArchive(path: path, firstBytes: [])
  }
}
