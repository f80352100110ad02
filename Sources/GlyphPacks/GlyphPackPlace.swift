import FileAccess
import GeoCore
import Synchronization
public import ZipReading

/// Where glyph packs lie: `{fontstack}/{range}.pbf` in a folder or a ZIP archive, or wherever a template says.
public struct GlyphPackPlace: Sendable {
  private let read: @Sendable (_ fontStack: String, _ range: String) -> [UInt8]?

  /// Reads what `read` gives for a font stack and a range such as `0-255`; nothing for what is not there.
  public init(_ read: @escaping @Sendable (_ fontStack: String, _ range: String) -> [UInt8]?) {
    self.read = read
  }

  /// A folder of font stacks, or a ZIP archive of one.
  ///
  /// - Throws: `GlyphPackError.noPack`.
  public init(path: String) throws(GlyphPackError) {
    if let archive = Self.archive(path) {
      self.init(archive)
    } else if FileIdentity.isFolder(path) {
      self.init { stack, range in try? FileBytes.read("\(path)/\(stack)/\(range).pbf") }
    } else {
      throw .noPack(path: path)
    }
  }

  /// The members of a ZIP archive, whose folders may lie in one that holds them all.
  public init(_ archive: ZipArchive) {
    let members = Dictionary(
      archive.members.map { member in
        (member.name.split(separator: "/").suffix(2).joined(separator: "/"), member)
      }, uniquingKeysWith: { first, _ in first })
    self.init { stack, range in
      members["\(stack)/\(range).pbf"].flatMap { try? archive.read($0) }
    }
  }

  private static func archive(_ path: String) -> ZipArchive? {
    guard !FileIdentity.isFolder(path), let bytes = try? FileBytes.read(path) else { return nil }
    return try? ZipArchive(bytes)
  }

  func bytes(_ fontStack: String, _ range: String) -> [UInt8]? {
    // A font stack is one folder; it may not lead out of the pack.
    guard !fontStack.isEmpty, !fontStack.contains("/"), fontStack != "..", fontStack != "." else {
      return nil
    }
    return read(fontStack, range)
  }
}
