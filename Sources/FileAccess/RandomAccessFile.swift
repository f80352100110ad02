import Glibc

/// A file of which parts are read as they are needed, from any thread.
public final class RandomAccessFile: Sendable {
  /// Where it was opened.
  public let path: String
  /// Its size in bytes when it was opened.
  public let size: Int
  private let descriptor: Int32

  /// Opens a regular file for reading.
  ///
  /// - Throws: `FileError.cannotRead`.
  public init(_ path: String) throws(FileError) {
    self.path = path
    guard !path.utf8.contains(0) else {
      throw FileError.cannotRead(path: path, reason: FileError.reason(EINVAL))
    }
    // Without O_NONBLOCK a pipe would be waited for; regular files do not know it.
    let opened = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else {
      throw FileError.cannotRead(path: path, reason: FileError.systemReason)
    }
    var status = stat()
    guard unsafe fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(opened)
      throw FileError.cannotRead(path: path, reason: "not a regular file")
    }
    descriptor = opened
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// The `count` bytes from `offset`, all of them.
  ///
  /// - Throws: `FileError.cannotRead` where the file ends before, or the system fails.
  public func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    guard offset >= 0, count >= 0, count <= size, offset <= size - count else {
      throw FileError.cannotRead(
        path: path, reason: "bytes \(offset)+\(count) lie beyond its end at \(size)")
    }
    var failure: FileError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      while filled < count {
        let got = unsafe pread(
          descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled,
          off_t(offset + filled))
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else {
          failure = .cannotRead(
            path: path, reason: got == 0 ? "it became shorter" : FileError.systemReason)
          return
        }
        filled += got
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
