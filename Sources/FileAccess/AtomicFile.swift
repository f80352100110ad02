import Glibc
import Synchronization

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
    guard !path.utf8.contains(0) else { throw failure(path, EINVAL) }
    guard let target = resolved(path) else { throw failure(path, ELOOP) }
    var status = stat()
    let exists = unsafe stat(target, &status) == 0
    // A device or a pipe can be written to but not replaced.
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try writeThrough(bytes, target)
    }
    // Between here and the new name an interruption would leave the part behind; it is taken a moment later.
    let held = Interruptions.hold()
    defer { held.release() }
    let (temporary, descriptor) = try openBeside(target)
    do throws(FileError) {
      // The mode given to open(2) is cut by the umask; that of a file already there must not be.
      if exists { fchmod(descriptor, status.st_mode & 0o7777) }
      try finish(bytes, descriptor, temporary: temporary, target: target)
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// A new file whose name no other writer has, whether in this process or left behind by a former one.
  private static func openBeside(_ target: String) throws(FileError) -> (String, Int32) {
    for _ in 0..<maximumAttempts {
      let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
      // Not made of the target's name, which may be as long as a name can be.
      let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
      let name = "\(folder).pinfold-\(getpid())-\(number).part"
      let descriptor = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST else { throw failure(target) }
    }
    throw failure(target)
  }

  private static let counter = Atomic<Int>(0)

  /// How many names are tried: only files left behind by a process of the same number stand in the way.
  private static let maximumAttempts = 1000

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

  private static func failure(_ path: String, _ number: Int32 = errno) -> FileError {
    .cannotWrite(path: path, reason: FileError.reason(number))
  }

  /// Where a path leads, also through links to files that are not there yet.
  ///
  /// Nothing for links that go round in a circle.
  private static func resolved(_ path: String, links: Int = 0) -> String? {
    if let real = unsafe realpath(path, nil) {
      defer { unsafe free(real) }
      return unsafe String(cString: real)
    }
    guard let next = destination(path) else { return path }
    guard links < maximumLinks else { return nil }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return resolved(next.hasPrefix("/") ? next : folder + next, links: links + 1)
  }

  /// As many as Linux follows; more are a circle.
  private static let maximumLinks = 40

  private static func destination(_ link: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe readlink(link, start.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
