import FileAccess
public import GeoCore
import Synchronization

/// Tiles in a SQLite database (MBTiles 1.3).
///
/// The `scheme` that some archives state is that of a server's addresses; rows are stored from the south in all
/// of them, as the specification demands.
public final class MBTilesSource: TileSource {
  /// What the archive says of itself; its zooms are those of its tiles, whatever it states.
  public let info: TileSourceInfo
  // As many connections as threads have asked at once.
  private let idle: Mutex<[MBTilesReader]>

  /// Opens a database for reading; nothing is ever written to it or beside it.
  ///
  /// - Throws: `TileStoreError.cannotRead`, `notAnArchive`, `truncated`, `badDatabase` or `noTiles`.
  public init(_ path: String) throws(TileStoreError) {
    try SQLiteHeader.check(path)
    do throws(SQLiteDatabase.Failure) {
      let reader = try MBTilesReader(path)
      guard let info = try reader.info(path) else { throw SQLiteDatabase.Failure(reason: "") }
      self.info = info
      idle = Mutex([reader])
    } catch {
      throw error.reason.isEmpty
        ? .noTiles(path: path) : .badDatabase(path: path, reason: error.reason)
    }
  }

  /// The bytes of a tile, decompressed, or nothing.
  ///
  /// - Throws: `TileError`.
  public func tile(_ id: TileID) throws(TileError) -> [UInt8]? {
    guard info.zooms.contains(id.z), let stored = try stored(id) else { return nil }
    // No bytes are a vector tile without layers, but no picture.
    if stored.isEmpty && info.format.isPicture { return nil }
    do throws(TileCompression.Failure) {
      return try TileCompression.plain(stored)
    } catch {
      throw error.error(path: info.path, tile: id)
    }
  }

  private func borrow() throws(SQLiteDatabase.Failure) -> MBTilesReader {
    if let reader = idle.withLock({ $0.popLast() }) { return reader }
    return try MBTilesReader(info.path)
  }

  private func stored(_ id: TileID) throws(TileError) -> [UInt8]? {
    do throws(SQLiteDatabase.Failure) {
      let reader = try borrow()
      defer { idle.withLock { $0.append(reader) } }
      return try reader.stored(id)
    } catch {
      throw .unreadable(path: info.path, tile: id, reason: error.reason)
    }
  }
}
