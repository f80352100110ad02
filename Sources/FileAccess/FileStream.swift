import Glibc

/// A file or standard input, read once from its beginning, piece by piece.
public final class FileStream {
  /// Where it was opened.
  public let path: String
  /// Its size in bytes where it is a regular file, otherwise nothing.
  public let size: Int?
  private let descriptor: Int32

  /// Opens a file for reading; `-` is standard input.
  ///
  /// - Throws: `FileError.cannotRead`.
  public init(_ path: String) throws(FileError) {
    self.path = path
    guard !path.utf8.contains(0) else {
      throw FileError.cannotRead(path: path, reason: FileError.reason(EINVAL))
    }
    descriptor = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError.cannotRead(path: path, reason: FileError.systemReason)
    }
    var status = stat()
    let isRegular = unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isRegular ? Int(status.st_size) : nil
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// The next bytes, at most `count` of them; none at the end.
  ///
  /// - Throws: `FileError.cannotRead`, also for a folder.
  public func next(_ count: Int = 1 << 18) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(1, count)) { buffer, filled in
      filled = 0
      while true {
        let got = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failure = .cannotRead(path: path, reason: FileError.systemReason) }
        filled = max(0, got)
        return
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
