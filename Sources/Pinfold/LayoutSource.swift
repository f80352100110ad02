import FileAccess
import LayoutFiles

/// A layout of a request, found and read.
struct LayoutSource {
  let file: LayoutFile
  /// Where pictures that the layout names by relative paths are.
  let folder: String

  /// The most bytes of a layout file: 10,000 panels need a tenth of it.
  static let maximumBytes = 16 << 20

  init(_ choice: LayoutChoice) throws(SnapshotError) {
    switch choice {
    case .description(let file):
      self.file = file
      folder = "."
    case .named(let name):
      guard let file = LayoutFile.named(name) else {
        let names = LayoutFile.names.joined(separator: ", ")
        throw .request("an unknown layout '\(name)'; there are \(names), and files")
      }
      self.file = file
      folder = "."
    case .file(let path):
      file = try Self.read(path)
      folder = path.lastIndex(of: "/").map { String(path[..<$0]) + "/" } ?? "."
    }
  }

  func path(_ name: String) -> String {
    name.hasPrefix("/") || folder == "." ? name : folder + name
  }

  private static func read(_ path: String) throws(SnapshotError) -> LayoutFile {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path, limit: maximumBytes)
    } catch {
      throw .file(error)
    }
    do throws(LayoutFileError) {
      return try LayoutFile(json: bytes)
    } catch {
      throw .layout(path: path, error)
    }
  }
}
