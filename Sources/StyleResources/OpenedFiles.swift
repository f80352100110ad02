import FileAccess
import Synchronization

/// The files that were read to open what a style names, as they were then.
public final class OpenedFiles: Sendable {
  private let identities = Mutex<[String: FileIdentity?]>([:])

  /// No files.
  init() {}

  /// Notes that a file is about to be read; also one that is not there is something that may change.
  func note(_ path: String) {
    let identity = FileIdentity(path)
    identities.withLock { if $0[path] == nil { $0[path] = .some(identity) } }
  }

  /// Whether all of them are still what they were, and those that were missing still are.
  public var areUnchanged: Bool {
    identities.withLock { $0.allSatisfy { FileIdentity($0.key) == $0.value } }
  }
}
