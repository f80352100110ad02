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
    try write([Part(path: path, bytes: bytes)])
  }

  /// A file of several that belong together.
  public struct Part: Sendable {
    /// Where it goes; `-` is standard output.
    public var path: String
    /// What it holds.
    public var bytes: [UInt8]

    /// Names a file.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Writes files that appear together or not at all.
  ///
  /// All of them are written beside their paths before the first is renamed. What goes to standard output, a device
  /// or a pipe cannot be taken back, and goes first.
  ///
  /// - Throws: `FileError.cannotWrite`.
  public static func write(_ parts: [Part]) throws(FileError) {
    var files: [(part: Part, target: Target)] = []
    for part in parts {
      if let target = try target(of: part.path) { files.append((part, target)) }
    }
    for part in parts where try target(of: part.path) == nil { try stream(part) }
    // Between here and the new names an interruption would leave parts behind; it is taken a moment later.
    let held = Interruptions.hold()
    defer { held.release() }
    var staged: [Staged] = []
    do throws(FileError) {
      for file in files { staged.append(try stage(file.part, file.target)) }
      try rename(staged)
    } catch {
      for file in staged { _ = unsafe unlink(file.temporary) }
      throw error
    }
  }

  /// Where a file will stand.
  private struct Target {
    var path: String
    /// The permissions of what stands there already, or nothing.
    var mode: mode_t?
  }

  /// A file that has all its bytes but not yet its name.
  private struct Staged {
    var temporary: String
    var target: Target
  }

  /// Nothing for what can be written to but not replaced.
  private static func target(of path: String) throws(FileError) -> Target? {
    if path == "-" { return nil }
    guard !path.utf8.contains(0) else { throw failure(path, EINVAL) }
    guard let target = resolved(path) else { throw failure(path, ELOOP) }
    var status = stat()
    guard unsafe stat(target, &status) == 0 else { return Target(path: target) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(target, EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Target(path: target, mode: status.st_mode & 0o7777)
  }

  private static func stream(_ part: Part) throws(FileError) {
    guard part.path != "-" else {
      return try write(part.bytes, descriptor: STDOUT_FILENO, path: part.path)
    }
    try writeThrough(part.bytes, resolved(part.path) ?? part.path)
  }

  private static func stage(_ part: Part, _ target: Target) throws(FileError) -> Staged {
    let (temporary, descriptor) = try openBeside(target.path)
    do throws(FileError) {
      // The mode given to open(2) is cut by the umask; that of a file already there must not be.
      if let mode = target.mode { fchmod(descriptor, mode) }
      try fill(descriptor, part.bytes, target.path)
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
    return Staged(temporary: temporary, target: target)
  }

  /// Gives all files their names; where one cannot have its own, those that stood there for nobody are taken away.
  private static func rename(_ files: [Staged]) throws(FileError) {
    for (index, file) in files.enumerated() {
      guard unsafe Glibc.rename(file.temporary, file.target.path) != 0 else { continue }
      let reason = failure(file.target.path)
      for done in files[..<index] where done.target.mode == nil {
        _ = unsafe unlink(done.target.path)
      }
      throw reason
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

  private static func fill(
    _ descriptor: Int32, _ bytes: [UInt8], _ target: String
  ) throws(FileError) {
    do throws(FileError) {
      try write(bytes, descriptor: descriptor, path: target)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw failure(target) }
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
