import FileAccess
import GeoCore

/// A tile in a file of its own.
enum TileFile {
  /// Its bytes, decompressed.
  ///
  /// - Throws: `TileError`.
  static func plain(_ path: String, _ id: TileID) throws(TileError) -> [UInt8] {
    let stored: [UInt8]
    do throws(FileError) {
      stored = try FileBytes.read(path, limit: TileCompression.tileLimit)
    } catch {
      throw .unreadable(path: path, tile: id, reason: TileStoreError(error).reason)
    }
    do throws(TileCompression.Failure) {
      return try TileCompression.plain(stored)
    } catch {
      throw error.error(path: path, tile: id)
    }
  }
}
