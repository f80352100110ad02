/// The members of a ZIP archive (PKWARE's APPNOTE 6.3) that lies in memory.
public struct ZipArchive: Sendable {
  /// A file in an archive.
  public struct Member: Hashable, Sendable {
    /// Its path in the archive; bytes that are not UTF-8 are replaced.
    public let name: String
    /// Its size when it is unpacked, as the archive says.
    public let size: Int
    fileprivate let packedSize: Int
    fileprivate let method: Int
    fileprivate let flags: Int
    fileprivate let checksum: UInt32
    fileprivate let offset: Int
  }

  /// The most members that are listed: archives of places have a handful.
  public static let maximumCount = 65_536
  /// The largest member: a place file beyond it is a mistake, and a bomb grows a thousandfold.
  public static let defaultLimit = 1 << 29

  /// In the order of the central directory, folders left out.
  public let members: [Member]
  private let bytes: [UInt8]

  /// Reads the central directory.
  ///
  /// - Throws: `ZipError.notAnArchive` or `ZipError.broken`.
  public init(_ bytes: [UInt8]) throws(ZipError) {
    self.bytes = bytes
    guard let end = Self.endRecord(bytes) else { throw .notAnArchive }
    let fields = ZipFields(bytes)
    // §4.3.16: number of entries, size and offset of the central directory.
    guard let count = fields.short(end + 10), let size = fields.long(end + 12),
      let start = fields.long(end + 16), start <= end, size <= end
    else { throw .broken("the end of its directory") }
    // What stands before the archive, such as a program that unpacks it, shifts every offset.
    let shift = max(0, end - size - start)
    var members: [Member] = []
    var at = start + shift
    for _ in 0..<count {
      guard let (member, next) = Self.entry(fields, at, shift) else {
        throw .broken("the entry at byte \(at) of its directory")
      }
      if !member.name.hasSuffix("/") { members.append(member) }
      at = next
    }
    self.members = members
  }

  /// Whether bytes begin like a ZIP archive (§4.3.7, or §4.3.16 where it is empty).
  public static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// The bytes of a member, unpacked and checked.
  ///
  /// - Throws: `ZipError` where it is too large, packed in an unknown way, or damaged.
  public func read(_ member: Member, limit: Int = defaultLimit) throws(ZipError) -> [UInt8] {
    // §4.4.4: bit 0 is encryption.
    guard member.flags & 1 == 0 else {
      throw .unsupported(member: member.name, reason: "it is encrypted")
    }
    guard member.size <= limit else { throw .tooLarge(member: member.name, limit: limit) }
    let fields = ZipFields(bytes)
    // §4.3.7: the local header has a name and an extra field of its own.
    guard fields.long(member.offset) == 0x0403_4B50, let name = fields.short(member.offset + 26),
      let extra = fields.short(member.offset + 28)
    else { throw .broken("the header of \(member.name)") }
    let start = member.offset + 30 + name + extra
    guard start <= bytes.count, member.packedSize <= bytes.count - start else {
      throw .broken("\(member.name) is cut off")
    }
    let packed = bytes[start..<start + member.packedSize]
    let plain: [UInt8]
    switch member.method {
    case 0: plain = Array(packed)
    case 8:
      guard let inflated = Inflater.inflate(packed, size: member.size) else {
        throw .broken("the compressed data of \(member.name)")
      }
      plain = inflated
    default: throw .unsupported(member: member.name, reason: "method \(member.method)")
    }
    guard Inflater.checksum(plain) == member.checksum else {
      throw .broken("the checksum of \(member.name)")
    }
    return plain
  }

  /// §4.3.16: the record ends the file, but for a comment of at most 65 535 bytes.
  private static func endRecord(_ bytes: [UInt8]) -> Int? {
    var at = bytes.count - 22
    let last = max(0, at - 65_535)
    while at >= last {
      if bytes[at] == 0x50, bytes[at + 1] == 0x4B, bytes[at + 2] == 5, bytes[at + 3] == 6 {
        return at
      }
      at -= 1
    }
    return nil
  }

  /// §4.3.12: an entry of the central directory and where the next begins.
  private static func entry(_ fields: ZipFields, _ at: Int, _ shift: Int) -> (Member, Int)? {
    guard fields.long(at) == 0x0201_4B50, let flags = fields.short(at + 8),
      let method = fields.short(at + 10), let checksum = fields.long(at + 16),
      let packedSize = fields.long(at + 20), let size = fields.long(at + 24),
      let name = fields.short(at + 28), let extra = fields.short(at + 30),
      let comment = fields.short(at + 32), let offset = fields.long(at + 42),
      let text = fields.text(at + 46, count: name)
    else { return nil }
    let member = Member(
      name: text, size: size, packedSize: packedSize, method: method, flags: flags,
      checksum: UInt32(truncatingIfNeeded: checksum), offset: offset + shift)
    return (member, at + 46 + name + extra + comment)
  }
}

/// Little-endian fields at checked places.
private struct ZipFields {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func short(_ at: Int) -> Int? {
    guard at >= 0, at <= bytes.count - 2 else { return nil }
    return Int(bytes[at]) | Int(bytes[at + 1]) << 8
  }

  func long(_ at: Int) -> Int? {
    guard let low = short(at), let high = short(at + 2) else { return nil }
    return low | high << 16
  }

  func text(_ at: Int, count: Int) -> String? {
    guard at >= 0, count <= bytes.count - at else { return nil }
    return String(decoding: bytes[at..<at + count], as: UTF8.self)
  }
}
