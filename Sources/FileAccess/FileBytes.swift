import Glibc

/// Whole files as bytes.
public enum FileBytes {
  /// The largest file read whole: place files, styles and pictures beyond 1 GiB are mistakes.
  public static let defaultLimit = 1 << 30

  /// The bytes of a file; `-` is standard input.
  ///
  /// - Throws: `FileError.cannotRead`, also for a folder, or `FileError.tooLarge`.
  public static func read(_ path: String, limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
    // The system would read a name with a zero byte as one that ends before it.
    guard !path.utf8.contains(0) else {
      throw FileError.cannotRead(path: path, reason: FileError.reason(EINVAL))
    }
    let descriptor = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError.cannotRead(path: path, reason: FileError.systemReason)
    }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(limit, sizeHint(descriptor)))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError.cannotRead(path: path, reason: FileError.systemReason)
      }
      guard bytes.count + count <= limit else {
        throw FileError.tooLarge(path: path, size: bytes.count + count, limit: limit)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  private static func sizeHint(_ descriptor: Int32) -> Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? max(0, Int(status.st_size)) + 1 : 0
  }
}
