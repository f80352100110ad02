import Glibc

/// The names in a folder.
enum FolderListing {
  /// The most names that are read: a column of a tile folder at zoom 20 has a million.
  static let limit = 1 << 20

  /// The names in a folder without `.` and `..`, sorted; nothing where it cannot be opened.
  static func names(_ path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder), names.count < limit {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The names that are numbers as tile addresses write them, as numbers in rising order.
  static func numbers(_ path: String) -> [Int] {
    (names(path) ?? []).compactMap { name in Int(name).flatMap { "\($0)" == name ? $0 : nil } }
      .filter { $0 >= 0 }.sorted()
  }
}
