/// Why an archive or a member of it cannot be read.
public enum ZipError: Error, Hashable, Sendable {
  /// There is no end of central directory record (APPNOTE §4.3.16): no ZIP, or one that was cut off.
  case notAnArchive
  /// A record is not as the specification has it.
  case broken(String)
  /// A member is encrypted, or compressed by a method other than 0 and 8.
  case unsupported(member: String, reason: String)
  /// A member, or all together, would grow beyond `limit` bytes.
  case tooLarge(member: String, limit: Int)
}

extension ZipError: CustomStringConvertible {
  /// What is wrong, without a full stop.
  public var description: String {
    switch self {
    case .notAnArchive: "the ZIP archive is damaged or cut off"
    case .broken(let what): "the ZIP archive is damaged: \(what)"
    case .unsupported(let member, let reason): "\(member) in the archive cannot be read: \(reason)"
    case .tooLarge(let member, let limit):
      "\(member) in the archive is larger than \(limit) bytes"
    }
  }
}
