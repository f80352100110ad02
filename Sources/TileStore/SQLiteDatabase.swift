import CSQLite

/// One connection to a database that is only read, for one thread at a time.
///
/// Sendable without the compiler's proof: `MBTilesSource` lends a connection to one thread at a time.
final class SQLiteDatabase: @unchecked Sendable {
  /// Why SQLite refused something, in its own words.
  struct Failure: Error {
    let reason: String
  }

  /// How many times 2^20 steps a query may take: a view can be written that never ends.
  ///
  /// A table without an index and with a hundred million tiles stays within.
  static let progressLimit: Int32 = 1024
  private static let progressInterval: Int32 = 1 << 20

  private let handle: OpaquePointer
  /// What is left of the allowance.
  private let left: UnsafeMutablePointer<Int32>
  private let progressLimit: Int32

  init(_ path: String, progressLimit: Int32 = progressLimit) throws(Failure) {
    var opened: OpaquePointer?
    // Immutable: no locks, no journal, no shared memory, so that nothing is written beside it.
    let status = sqlite3_open_v2(
      Self.uri(path), &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI, nil)
    guard status == SQLITE_OK, let opened else {
      defer { sqlite3_close_v2(opened) }
      throw Failure(reason: String(cString: sqlite3_errstr(status)))
    }
    handle = opened
    self.progressLimit = progressLimit
    left = .allocate(capacity: 1)
    left.initialize(to: progressLimit)
    sqlite3_progress_handler(
      handle, Self.progressInterval,
      { context in
        guard let left = context?.assumingMemoryBound(to: Int32.self) else { return 1 }
        left.pointee -= 1
        return left.pointee < 0 ? 1 : 0
      }, left)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(TileCompression.tileLimit))
    // A stranger's views call no functions with side effects, and broken cells are found before they are read.
    for pragma in ["PRAGMA trusted_schema=OFF", "PRAGMA cell_size_check=ON"] {
      guard sqlite3_exec(handle, pragma, nil, nil, nil) == SQLITE_OK else { throw failure }
    }
  }

  deinit {
    sqlite3_close_v2(handle)
    left.deinitialize(count: 1)
    left.deallocate()
  }

  fileprivate var failure: Failure { Failure(reason: String(cString: sqlite3_errmsg(handle))) }

  fileprivate func startCounting() { left.pointee = progressLimit }

  func prepare(_ sql: String) throws(Failure) -> SQLiteStatement {
    var statement: OpaquePointer?
    guard
      sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        == SQLITE_OK, let statement
    else { throw failure }
    return SQLiteStatement(statement, of: self)
  }

  // SQLite's URI form (sqlite.org/uri.html): everything but unreserved characters is percent-encoded.
  private static func uri(_ path: String) -> String {
    let hex = Array("0123456789ABCDEF".utf8)
    // An absolute path follows an empty authority, so that `//x` is not taken for one.
    var uri = Array((path.hasPrefix("/") ? "file://" : "file:").utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        uri.append(byte)
      default: uri += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: uri, as: UTF8.self) + "?immutable=1"
  }
}

/// A prepared query.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let database: SQLiteDatabase

  fileprivate init(_ handle: OpaquePointer, of database: SQLiteDatabase) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Forgets the last row and sets the parameters, the first first.
  func restart(_ parameters: [Int] = []) throws(SQLiteDatabase.Failure) {
    sqlite3_reset(handle)
    database.startCounting()
    for (i, value) in parameters.enumerated() {
      guard sqlite3_bind_int64(handle, Int32(i + 1), Int64(value)) == SQLITE_OK else {
        throw database.failure
      }
    }
  }

  /// Steps to the next row; false after the last one.
  func step() throws(SQLiteDatabase.Failure) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw database.failure
    }
  }

  /// The bytes of a column of the row, nothing for NULL.
  func bytes(_ column: Int32) -> [UInt8]? {
    guard sqlite3_column_type(handle, column) != SQLITE_NULL else { return nil }
    // The pointer first, then the count: the other order may convert in between.
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  func text(_ column: Int32) -> String? {
    bytes(column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A column's number, nothing where it is none.
  func integer(_ column: Int32) -> Int? {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER, SQLITE_FLOAT: Int(sqlite3_column_int64(handle, column))
    case SQLITE_TEXT: text(column).flatMap { Int($0) }
    default: nil
    }
  }
}
