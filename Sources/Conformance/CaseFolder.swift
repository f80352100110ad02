import FileAccess
import JSONReading

/// A folder with cases somewhere below it.
struct CaseFolder {
  let path: String

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
    let all: [String]
    do throws(FolderWalk.Failure) {
      all = try FolderWalk.files(below: path)
    } catch {
      throw .cannotList(path: error.path, reason: error.reason)
    }
    let found = all.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    guard !found.isEmpty else { throw .noCases(path: path) }
    // Without their endings names may have another order.
    return found.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
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
