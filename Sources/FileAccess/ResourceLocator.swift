/// What an address leads to.
public enum ResourcePlace: Hashable, Sendable {
  /// A file, which may or may not be there.
  case file(String)
  /// Something that is there and has nothing in it.
  case empty
  /// Nothing that can be read.
  case unreachable(reason: String)
}

/// Knows where the files behind the addresses of a document are.
public protocol ResourceLocator: Sendable {
  /// What `address` leads to.
  func place(of address: String) -> ResourcePlace
  /// What addresses mean within the document at `address`.
  func within(_ address: String) -> any ResourceLocator
}

extension ResourceLocator {
  /// The same as anywhere else.
  public func within(_ address: String) -> any ResourceLocator { self }

  /// The bytes behind an address.
  ///
  /// - Throws: `ResourceError`.
  public func bytes(
    at address: String, limit: Int = FileBytes.defaultLimit
  ) throws(ResourceError) -> [UInt8] {
    switch place(of: address) {
    case .empty: return []
    case .unreachable(let reason): throw .unreachable(address: address, reason: reason)
    case .file(let path):
      do throws(FileError) {
        return try FileBytes.read(path, limit: limit)
      } catch {
        throw .file(address: address, error)
      }
    }
  }
}

/// Why there is nothing behind an address.
public enum ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It leads to nothing that can be read.
  case unreachable(address: String, reason: String)
  /// The file it leads to cannot be read.
  case file(address: String, FileError)

  /// The address and what is wrong with it.
  public var description: String {
    switch self {
    case .unreachable(let address, let reason): "\(address): \(reason)"
    case .file(let address, .cannotRead(_, let reason)): "\(address): \(reason)"
    case .file(let address, .tooLarge(_, let size, let limit)):
      "\(address): \(size) bytes, more than \(limit)"
    case .file(let address, .cannotWrite(_, let reason)): "\(address): \(reason)"
    }
  }
}

/// Addresses as they stand in a file: relative to its folder, absolute, or `file://`; nothing is fetched from a network.
public struct FolderLocator: ResourceLocator, Hashable {
  /// The folder that relative addresses start from; empty for the working folder.
  public let folder: String

  /// Starts from a folder.
  public init(folder: String) {
    self.folder = folder
  }

  /// Starts from the folder of a file.
  public init(besideFile path: String) {
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The file that `address` means.
  public func place(of address: String) -> ResourcePlace {
    if address.hasPrefix("file://") {
      return .file(Self.decoded(address.dropFirst("file://".count)))
    }
    if let scheme = Self.scheme(of: address) {
      return .unreachable(reason: "\(scheme) addresses are not fetched")
    }
    if address.hasPrefix("/") || folder.isEmpty { return .file(address) }
    return .file(folder.hasSuffix("/") ? folder + address : "\(folder)/\(address)")
  }

  /// Addresses in a file are relative to that file.
  public func within(_ address: String) -> any ResourceLocator {
    guard case .file(let path) = place(of: address) else { return self }
    return FolderLocator(besideFile: path)
  }

  /// What stands before `://` or, for data within the address, before its colon.
  private static func scheme(of address: String) -> String? {
    guard let colon = address.firstIndex(of: ":") else { return nil }
    let name = address[..<colon]
    let rest = address[address.index(after: colon)...]
    let isName = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
    guard !name.isEmpty, isName, rest.hasPrefix("//") || name == "data" else { return nil }
    return String(name)
  }

  /// Escapes of RFC 3986 (clause 2.1) as the bytes they stand for.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
