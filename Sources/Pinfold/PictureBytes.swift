import FileAccess

/// The bytes of a file that is named as a picture.
enum PictureBytes {
  /// Reads the whole file; a pipe or a device is no picture, and reading one may never end.
  ///
  /// - Throws: `SnapshotError.file`.
  static func read(_ path: String) throws(SnapshotError) -> [UInt8] {
    do throws(FileError) {
      let file = try RandomAccessFile(path)
      return try file.read(at: 0, count: file.size)
    } catch {
      throw .file(error)
    }
  }
}
