import FileAccess
import JSONReading

/// A folder with render cases somewhere below it: folders that hold a `style.json`.
struct RenderSuiteFolder {
  let path: String

  /// The paths of all cases below whose path begins with `filter`, in the order of their code points.
  ///
  /// - Throws: where a folder cannot be read, or there is no case at all.
  func cases(filter: String?) throws(RenderSuiteError) -> [String] {
    let file = "/style.json"
    let found = try Self.listed { () throws(FolderWalk.Failure) in
      try FolderWalk.files(below: path)
    }
    .filter { $0.hasSuffix(file) }.map { String($0.dropLast(file.count)) }
    .filter { name in filter.map { Self.matches(name, $0) } ?? true }
    guard !found.isEmpty else { throw .noCases(folder: path) }
    return found.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  private static func matches(_ name: String, _ filter: String) -> Bool {
    name == filter || name.hasPrefix(filter + "/")
      || filter.hasSuffix("*")
        && name.hasPrefix(filter.dropLast())
  }

  /// The names in a folder, without `.` and `..`, in no order.
  static func names(in folder: String) throws(RenderSuiteError) -> [String] {
    try listed { () throws(FolderWalk.Failure) in try FolderWalk.names(in: folder) }
  }

  private static func listed(
    _ list: () throws(FolderWalk.Failure) -> [String]
  ) throws(RenderSuiteError) -> [String] {
    do throws(FolderWalk.Failure) {
      return try list()
    } catch {
      throw .cannotRead(path: error.path, reason: error.reason)
    }
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
