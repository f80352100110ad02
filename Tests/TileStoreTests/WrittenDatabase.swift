import CSQLite
import Testing

/// Writes SQLite databases for tests.
enum WrittenDatabase {
  static let table =
    "CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob);"
  static let metadata = "CREATE TABLE metadata (name text, value text);"

  static func write(_ path: String, _ sql: String) throws {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    try #require(sqlite3_open(path, &database) == SQLITE_OK)
    let status = sqlite3_exec(database, sql, nil, nil, nil)
    try #require(status == SQLITE_OK, "\(String(cString: sqlite3_errmsg(database)))")
  }
}
