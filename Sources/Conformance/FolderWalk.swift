import FileAccess
import Glibc

/// The files below a folder.
enum FolderWalk {
  /// A folder that cannot be listed.
  struct Failure: Error {
    let path: String
    let reason: String
  }

  /// Links may lead in circles, and no suite is deeper.
  private static let maximumDepth = 32

  /// The paths of all files below a folder, from the folder on, in the order of their code points.
  ///
  /// - Throws: where a folder cannot be read.
  static func files(below path: String) throws(Failure) -> [String] {
    var found: [String] = []
    try collect(path, "", depth: 0, into: &found)
    return found.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  private static func collect(
    _ path: String, _ folder: String, depth: Int, into found: inout [String]
  ) throws(Failure) {
    guard depth < maximumDepth else { return }
    for name in try names(in: path + "/" + folder) {
      let relative = folder + name
      if FileIdentity.isFolder(path + "/" + relative) {
        try collect(path, relative + "/", depth: depth + 1, into: &found)
      } else {
        found.append(relative)
      }
    }
  }

  /// The names in a folder, without `.` and `..`, in no order.
  static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      throw Failure(path: folder, reason: unsafe String(cString: strerror(errno)))
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
