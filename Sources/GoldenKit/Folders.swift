import Glibc

/// Paths with slashes, and the folders they lead through.
enum Folders {
  /// What is before the last slash, `.` where there is none.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What is behind the last slash.
  static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  /// The nearest folder at or above `folder` that holds a `Package.swift`.
  static func package(above folder: String) -> String? {
    var folder = folder
    while true {
      if exists(folder + "/Package.swift") { return folder }
      let next = parent(of: folder)
      guard next != folder, folder != "." else { return nil }
      folder = next
    }
  }

  /// Makes a folder and all above it.
  ///
  /// - Throws: `GoldenMismatch.cannotWrite`.
  static func make(_ folder: String) throws(GoldenMismatch) {
    guard !exists(folder) else { return }
    let above = parent(of: folder)
    if above != folder { try make(above) }
    guard unsafe mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw .cannotWrite(path: folder, reason: unsafe String(cString: strerror(errno)))
    }
  }
}
