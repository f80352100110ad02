import FileAccess
import Glibc
import JSONReading

/// A folder with cases somewhere below it.
struct CaseFolder {
  let path: String

  /// Links may lead in circles, and no suite is deeper.
  private static let maximumDepth = 32

  /// Reads the one argument of suites that want nothing but a folder.
  init(_ arguments: [String], expected: String) throws(ConformanceError) {
    guard arguments.count == 1, let path = arguments.first else {
      throw .wrongArguments(expected: expected)
    }
    self.path = path
  }

  /// The paths, from the folder on and in the order of their code points, of all files below whose names end in
  /// `ending`, without that ending.
  ///
  /// - Throws: where a folder cannot be read, or there is no such file.
  func files(ending: String) throws(ConformanceError) -> [String] {
    var found: [String] = []
    try collect("", ending, depth: 0, into: &found)
    guard !found.isEmpty else { throw .noCases(path: path) }
    return found.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  private func collect(_ folder: String, _ ending: String, depth: Int, into found: inout [String])
    throws(ConformanceError)
  {
    guard depth < Self.maximumDepth else { return }
    for name in try Self.names(in: path + "/" + folder) {
      let relative = folder + name
      if Self.isFolder(path + "/" + relative) {
        try collect(relative + "/", ending, depth: depth + 1, into: &found)
      } else if relative.hasSuffix(ending) {
        found.append(String(relative.dropLast(ending.count)))
      }
    }
  }

  private static func names(in folder: String) throws(ConformanceError) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      throw .cannotList(path: folder, reason: unsafe String(cString: strerror(errno)))
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

  /// The JSON of a file below.
  ///
  /// - Throws: what is wrong with it, in words.
  func json(_ relative: String) throws(UnreadableCase) -> JSONNode {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path + "/" + relative)
    } catch {
      throw UnreadableCase(reason: "\(relative): \(error)")
    }
    do throws(JSONError) {
      return try JSONReader.read(bytes)
    } catch {
      throw UnreadableCase(reason: "\(relative): line \(error.line): \(error.reason)")
    }
  }
}

/// A case that cannot be read, which counts as a failure.
struct UnreadableCase: Error {
  let reason: String
}
