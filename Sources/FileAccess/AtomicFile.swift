import Glibc

/// Files that appear whole or not at all.
public enum AtomicFile {
  /// Writes `bytes` beside `path` and renames the result into place; `-` is standard output.
  ///
  /// An existing file keeps its permissions; a symbolic link is followed; on failure nothing is left behind
  /// and what was there stays.
  ///
  /// - Throws: `FileError.cannotWrite`.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if path == "-" { return try write(bytes, descriptor: STDOUT_FILENO, path: path) }
    let target = resolved(path)
    var status = stat()
    let exists = unsafe stat(target, &status) == 0
    // A device or a pipe can be written to but not replaced.
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try writeThrough(bytes, target)
    }
    let temporary = "\(target).part-\(getpid())"
    let descriptor = unsafe open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? status.st_mode & 0o7777 : 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    do throws(FileError) {
      try finish(bytes, descriptor, temporary: temporary, target: target)
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  private static func finish(
    _ bytes: [UInt8], _ descriptor: Int32, temporary: String, target: String
  ) throws(FileError) {
    do throws(FileError) {
      try write(bytes, descriptor: descriptor, path: target)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0, unsafe rename(temporary, target) == 0 else {
      throw failure(target)
    }
  }

  private static func writeThrough(_ bytes: [UInt8], _ path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try write(bytes, descriptor: descriptor, path: path)
  }

  private static func write(
    _ bytes: [UInt8], descriptor: Int32, path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(
          descriptor, $0.baseAddress.map { unsafe $0 + written }, bytes.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(path) }
      written += count
    }
  }

  private static func failure(_ path: String) -> FileError {
    .cannotWrite(path: path, reason: FileError.systemReason)
  }

  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
