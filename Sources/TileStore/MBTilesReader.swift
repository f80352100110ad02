import FileAccess
import GeoCore

/// The queries of MBTiles over one connection.
///
/// Sendable without the compiler's proof, as its connection.
final class MBTilesReader: @unchecked Sendable {
  let database: SQLiteDatabase
  private let query: SQLiteStatement

  init(_ path: String) throws(SQLiteDatabase.Failure) {
    database = try SQLiteDatabase(path)
    query = try database.prepare(
      "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?")
  }

  func stored(_ id: TileID) throws(SQLiteDatabase.Failure) -> [UInt8]? {
    // MBTiles 1.3, "Tiles": rows are counted from the south (TMS). Nowhere else are they turned over.
    let rowFromSouth = (1 << id.z) - 1 - id.y
    try query.restart([id.z, id.x, rowFromSouth])
    return try query.step() ? query.bytes(0) : nil
  }

  /// What the archive says of itself, or nothing where it has no tiles.
  func info(_ path: String) throws(SQLiteDatabase.Failure) -> TileSourceInfo? {
    guard let zooms = try zooms() else { return nil }
    var info = TileSourceInfo(path: path)
    info.zooms = zooms
    ArchiveMetadata(rows: try metadata()).fill(&info)
    if let format = try sniffedFormat() { info.format = format }
    if try isScanned() {
      info.diagnostics.append(
        Diagnostic(.input, "\(path) has no index of its tiles: every look-up reads all of it"))
    }
    // What stands in a write-ahead log is not in the file yet, and reading it would mean to write.
    if let log = try? RandomAccessFile(path + "-wal"), log.size > 0 {
      info.diagnostics.append(
        Diagnostic(.input, "\(path)-wal holds changes that are not in the archive"))
    }
    return info
  }

  // An end of an index at each end; `min` and `max` of a view would walk all of it.
  private func zooms() throws(SQLiteDatabase.Failure) -> ClosedRange<Int>? {
    guard let low = try zoom("ASC"), let high = try zoom("DESC") else { return nil }
    guard low >= 0, low <= high, high <= TileID.maximumZoom else {
      throw SQLiteDatabase.Failure(reason: "zoom_level from \(low) to \(high)")
    }
    return low...high
  }

  private func zoom(_ order: String) throws(SQLiteDatabase.Failure) -> Int? {
    let query = try database.prepare(
      "SELECT zoom_level FROM tiles WHERE zoom_level IS NOT NULL "
        + "ORDER BY zoom_level \(order) LIMIT 1")
    try query.restart()
    return try query.step() ? query.integer(0) ?? -1 : nil
  }

  private func sniffedFormat() throws(SQLiteDatabase.Failure) -> TileFormat? {
    let query = try database.prepare(
      "SELECT tile_data FROM tiles WHERE tile_data IS NOT NULL LIMIT 1")
    try query.restart()
    guard try query.step(), let stored = query.bytes(0) else { return nil }
    return (try? TileCompression.plain(stored)).flatMap(TileFormat.sniffed)
  }

  // MBTiles 1.3 asks for a metadata table; archives without one are drawn all the same.
  func metadata() throws(SQLiteDatabase.Failure) -> [(name: String, value: String)] {
    let tables = try database.prepare(
      "SELECT 1 FROM sqlite_master WHERE name = 'metadata' AND type IN ('table', 'view')")
    try tables.restart()
    guard try tables.step() else { return [] }
    let query = try database.prepare("SELECT name, value FROM metadata LIMIT \(Self.rowLimit)")
    try query.restart()
    var rows: [(name: String, value: String)] = []
    while try query.step() {
      if let name = query.text(0), let value = query.text(1) { rows.append((name, value)) }
    }
    return rows
  }

  /// The most rows of metadata that are read: real archives have some twenty.
  private static let rowLimit = 4096

  private func isScanned() throws(SQLiteDatabase.Failure) -> Bool {
    let plan = try database.prepare(
      "EXPLAIN QUERY PLAN SELECT tile_data FROM tiles "
        + "WHERE zoom_level = 0 AND tile_column = 0 AND tile_row = 0")
    try plan.restart()
    while try plan.step() {
      if plan.text(3)?.hasPrefix("SCAN ") == true { return true }
    }
    return false
  }
}
