import Foundation

/// Files that lie beside the package and not in it.
enum SharedFiles {
  static let folder: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ProcessInfo.processInfo.environment["PINFOLD_SHARED"]
      ?? root.deletingLastPathComponent().appending(path: "shared").path
  }()

  static let exist = FileManager.default.fileExists(atPath: folder)

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: folder + "/" + path)))
  }

  /// The files below a folder with an extension, sorted.
  static func paths(below subfolder: String, _ pathExtension: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder + "/" + subfolder)
    return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix("." + pathExtension) }
      .sorted().map { subfolder + "/" + $0 }
  }
}
