import Foundation

/// A folder that goes with the value that owns it.
package final class TemporaryFolder {
  private let url: URL
  /// Where it is.
  package var path: String { url.path }

  /// Makes an empty folder; where that cannot be done, writing into it fails.
  package init() {
    url = FileManager.default.temporaryDirectory.appending(path: "folder-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file below the folder, with the folders it needs; returns its path.
  @discardableResult
  package func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }
}
