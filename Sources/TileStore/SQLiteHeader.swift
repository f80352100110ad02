import FileAccess

/// The first hundred bytes of a database (SQLite file format §1.3), looked at before SQLite is asked, for
/// words that say more than its own.
enum SQLiteHeader {
  static let magic = Array("SQLite format 3\0".utf8)
  private static let size = 100

  static func check(_ path: String) throws(TileStoreError) {
    let file: RandomAccessFile
    let head: [UInt8]
    do throws(FileError) {
      file = try RandomAccessFile(path)
      head = try file.read(at: 0, count: min(size, file.size))
    } catch {
      throw TileStoreError(error)
    }
    guard head.starts(with: magic) else {
      throw .notAnArchive(path: path, firstBytes: Array(head.prefix(16)))
    }
    guard head.count == size else {
      throw .truncated(path: path, size: file.size, expected: size)
    }
    // §1.3.2: a page size of 1 stands for 65536.
    let stated = bigEndian(head[16..<18])
    let pageSize = stated == 1 ? 65536 : stated
    // §1.3.8: the number of pages is only right where the change counter equals version-valid-for.
    guard bigEndian(head[24..<28]) == bigEndian(head[92..<96]) else { return }
    let expected = pageSize * bigEndian(head[28..<32])
    guard file.size >= expected else {
      throw .truncated(path: path, size: file.size, expected: expected)
    }
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension TileStoreError {
  init(_ error: FileError) {
    switch error {
    case .cannotRead(let path, let reason), .cannotWrite(let path, let reason):
      self = .cannotRead(path: path, reason: reason)
    case .tooLarge(let path, let size, let limit):
      self = .cannotRead(path: path, reason: "\(size) bytes are more than \(limit)")
    }
  }
}
