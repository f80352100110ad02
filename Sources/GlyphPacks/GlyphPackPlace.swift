import FileAccess
public import ZipReading

/// Where glyph packs lie: `{fontstack}/{range}.pbf` in a folder or a ZIP archive, or wherever a template says.
public struct GlyphPackPlace: Sendable {
  /// Finds the file of a font stack and a range such as `0-255`; nothing for what is not there.
  public typealias Reading =
    @Sendable (_ fontStack: String, _ range: String) throws(GlyphPackError) -> [UInt8]?

  private let read: Reading

  /// A range of the largest letters there are has some hundred kilobytes.
  private static let largestFile = 8 << 20
  /// All ranges of a font are some 20 MB.
  private static let largestArchive = 1 << 29

  /// Reads what `read` finds.
  public init(_ read: @escaping Reading) {
    self.read = read
  }

  /// A folder of font stacks, or a ZIP archive of one.
  ///
  /// - Throws: `GlyphPackError`.
  public init(path: String) throws(GlyphPackError) {
    if FileIdentity.isFolder(path) {
      self.init { stack, range throws(GlyphPackError) in
        let file = "\(path)/\(stack)/\(range).pbf"
        guard FileIdentity.isFile(file) else { return nil }
        do throws(FileError) {
          return try FileBytes.read(file, limit: Self.largestFile)
        } catch {
          throw .broken(file: file, reason: "\(error)")
        }
      }
    } else {
      self.init(try Self.archive(path))
    }
  }

  private static func archive(_ path: String) throws(GlyphPackError) -> ZipArchive {
    guard FileIdentity.isFile(path) else { throw .noPack(path: path) }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path, limit: largestArchive)
    } catch {
      throw .broken(file: path, reason: "\(error)")
    }
    guard ZipArchive.recognizes(bytes) else { throw .noPack(path: path) }
    do throws(ZipError) {
      return try ZipArchive(bytes)
    } catch {
      throw .broken(file: path, reason: "\(error)")
    }
  }

  /// The members of a ZIP archive, whose folders may lie in one that holds them all.
  public init(_ archive: ZipArchive) {
    let members = Dictionary(
      archive.members.map { member in
        (member.name.split(separator: "/").suffix(2).joined(separator: "/"), member)
      }, uniquingKeysWith: { first, _ in first })
    self.init { stack, range throws(GlyphPackError) in
      guard let member = members["\(stack)/\(range).pbf"] else { return nil }
      do throws(ZipError) {
        return try archive.read(member, limit: Self.largestFile)
      } catch {
        throw .broken(file: member.name, reason: "\(error)")
      }
    }
  }

  func bytes(_ fontStack: String, _ range: String) throws(GlyphPackError) -> [UInt8]? {
    // A font stack is one folder; it may not lead out of the pack.
    guard !fontStack.isEmpty, !fontStack.contains("/"), fontStack != "..", fontStack != "." else {
      return nil
    }
    return try read(fontStack, range)
  }
}
