import FileAccess
import Glibc
import JSONReading

/// A folder with render cases somewhere below it: folders that hold a `style.json`.
struct RenderSuiteFolder {
  let path: String

  /// Links may lead in circles, and no suite is deeper.
  private static let maximumDepth = 32

  /// The paths of all cases below whose path begins with `filter`, in the order of their code points.
  ///
  /// - Throws: where a folder cannot be read, or there is no case at all.
  func cases(filter: String?) throws(RenderSuiteError) -> [String] {
    var found: [String] = []
    try collect("", 0, into: &found)
    found = found.filter { name in filter.map { Self.matches(name, $0) } ?? true }
    guard !found.isEmpty else { throw .noCases(folder: path) }
    return found.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  private static func matches(_ name: String, _ filter: String) -> Bool {
    name == filter || name.hasPrefix(filter + "/")
      || filter.hasSuffix("*")
        && name.hasPrefix(filter.dropLast())
  }

  private func collect(
    _ folder: String, _ depth: Int, into found: inout [String]
  ) throws(RenderSuiteError) {
    guard depth < Self.maximumDepth else { return }
    for name in try Self.names(in: path + "/" + folder) {
      if name == "style.json" { found.append(String(folder.dropLast())) }
      if Self.isFolder("\(path)/\(folder)\(name)") {
        try collect("\(folder)\(name)/", depth + 1, into: &found)
      }
    }
  }

  /// The names in a folder, without `.` and `..`, in no order.
  static func names(in folder: String) throws(RenderSuiteError) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      throw .cannotRead(path: folder, reason: unsafe String(cString: strerror(errno)))
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

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// A file's bytes and its JSON, with errors of the suite.
enum RenderSuiteFile {
  static func bytes(_ path: String) throws(RenderSuiteError) -> [UInt8] {
    do throws(FileError) {
      return try FileBytes.read(path)
    } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
  }

  static func json(_ path: String) throws(RenderSuiteError) -> JSONNode {
    let bytes = try bytes(path)
    do throws(JSONError) {
      return try JSONReader.read(bytes)
    } catch {
      throw .cannotRead(path: path, reason: "line \(error.line): \(error.reason)")
    }
  }
}
