import FileAccess
import GeoCore

/// The files that a picture is written into, all of them or none.
public struct SnapshotFiles: Hashable, Sendable {
  /// Where the picture goes; `-` is standard output.
  public var picture: String
  /// The picture's format.
  public var format: PictureFormat
  /// Where its sidecar goes, or nothing for none; `-` is standard output.
  public var sidecar: String?
  /// Where its image map goes, or nothing for none; `-` is standard output.
  public var imageMap: String?

  /// A picture alone.
  public init(_ picture: String, as format: PictureFormat) {
    self.picture = picture
    self.format = format
  }

  /// Whether two paths name the same file, whatever steps they take.
  public static func isSame(_ a: String, _ b: String) -> Bool {
    a == "-" || b == "-" ? a == b : FilePath.absolute(a) == FilePath.absolute(b)
  }
}

extension Snapshot {
  /// Writes the picture and what goes with it into files that appear together or not at all.
  ///
  /// - Throws: `SnapshotError.painting`, `encoding` or `output`.
  public func write(_ files: SnapshotFiles) throws(SnapshotError) {
    var parts = [AtomicFile.Part(path: files.picture, bytes: try encoded(as: files.format))]
    if let path = files.sidecar {
      let name = files.picture == "-" ? nil : FilePath.name(files.picture)
      let sidecar = Sidecar(self, as: files.format, file: name)
      parts.append(AtomicFile.Part(path: path, bytes: Array(sidecar.jsonText.utf8)))
    }
    if let path = files.imageMap {
      let page = ImageMap(self).page(
        source: FilePath.address(of: files.picture, from: path),
        name: FilePath.stem(files.picture))
      parts.append(AtomicFile.Part(path: path, bytes: Array(page.utf8)))
    }
    do throws(FileError) { try AtomicFile.write(parts) } catch { throw .output(error) }
  }
}
