import Glibc

/// Files beside the package that tests read where they are there.
package enum SharedFiles {
  /// Their folder, ending in a slash.
  package static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    let package = parts.joined(separator: "/")
    // A work tree may lie one folder deeper.
    let deeper = package + "/../../shared/"
    return access(deeper, R_OK) == 0 ? deeper : package + "/../shared/"
  }()

  /// Whether a file is there.
  package static func exists(_ path: String) -> Bool { access(root + path, R_OK) == 0 }

  /// The bytes of a file, none where it is not there.
  package static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(root + path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
