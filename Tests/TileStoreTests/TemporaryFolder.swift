import FileAccess
import Glibc

/// A folder that goes with the value that owns it.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/tilestore-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit { Self.remove(path) }

  /// Writes a file below the folder, with the folders it needs; returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], _ name: String) throws -> String {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
    try AtomicFile.write(bytes, to: "\(path)/\(name)")
    return "\(path)/\(name)"
  }

  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
          String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != "." && name != ".." { remove("\(path)/\(name)") }
      }
      closedir(folder)
    }
    Glibc.remove(path)
  }
}

private let crcTable: [UInt32] = (0..<256).map { n in
  (0..<8).reduce(n) { c, _ in c & 1 == 1 ? 0xEDB8_8320 ^ (c >> 1) : c >> 1 }
}

/// The CRC-32 of RFC 1952 §8.
func crc32(_ bytes: [UInt8]) -> UInt32 {
  crcTable.withUnsafeBufferPointer { table in
    bytes.withUnsafeBufferPointer { bytes in
      var c: UInt32 = 0xFFFF_FFFF
      var at = 0
      while at < bytes.count {
        c = table[Int((c ^ UInt32(bytes[at])) & 0xFF)] ^ (c >> 8)
        at += 1
      }
      return c ^ 0xFFFF_FFFF
    }
  }
}
