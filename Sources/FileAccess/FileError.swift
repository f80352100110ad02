import Glibc

/// Why a file could not be read or written.
public enum FileError: Error, Hashable, Sendable {
  /// The system refused to open, read or map it.
  case cannotRead(path: String, reason: String)
  /// The system refused to create, write or rename it.
  case cannotWrite(path: String, reason: String)
  /// It is larger than `limit` bytes.
  case tooLarge(path: String, size: Int, limit: Int)

  static var systemReason: String { reason(errno) }

  static func reason(_ number: Int32) -> String {
    unsafe String(cString: strerror(number))
  }
}

extension FileError: CustomStringConvertible {
  /// Which file it is and what is wrong with it, without a full stop.
  public var description: String {
    switch self {
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .tooLarge(let path, let size, let limit):
      "\(path) has \(size) bytes, more than the \(limit) that are read"
    }
  }
}
