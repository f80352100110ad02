import Foundation
import Testing

@testable import ZipReading

@Suite struct ZipArchiveTests {
  private func fixture() throws -> [UInt8] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/two.zip")
    return Array(try Data(contentsOf: file))
  }

  @Test func membersOfPythonsArchive() throws {
    let archive = try ZipArchive(try fixture())
    #expect(archive.members.map(\.name) == ["a.txt", "files/é.txt"])
    #expect(archive.members.map(\.size) == [6, 450])
    #expect(try archive.read(archive.members[0]) == Array("stored".utf8))
    let deflated = String(repeating: "deflated ", count: 50)
    #expect(try archive.read(archive.members[1]) == Array(deflated.utf8))
  }

  @Test func whatStandsBeforeAnArchiveShiftsIt() throws {
    let archive = try ZipArchive(Array("a program".utf8) + (try fixture()))
    #expect(try archive.read(archive.members[0]) == Array("stored".utf8))
  }

  @Test func limitsHold() throws {
    let archive = try ZipArchive(try fixture())
    #expect(throws: ZipError.tooLarge(member: "files/é.txt", limit: 449)) {
      try archive.read(archive.members[1], limit: 449)
    }
  }

  @Test func damageIsFound() throws {
    #expect(throws: ZipError.notAnArchive) { try ZipArchive([]) }
    #expect(throws: ZipError.notAnArchive) { try ZipArchive(Array("PK".utf8)) }
    let bytes = try fixture()
    var flipped = bytes
    // The first byte of "stored": 30 bytes of the folder's header and 6 of its name, then 30 and 5.
    flipped[30 + 6 + 30 + 5] ^= 1
    let archive = try ZipArchive(flipped)
    #expect(throws: ZipError.broken("the checksum of a.txt")) {
      try archive.read(archive.members[0])
    }
  }

  @Test func noTruncationOrFlipCrashes() throws {
    let bytes = try fixture()
    func readAll(_ bytes: [UInt8]) {
      guard let archive = try? ZipArchive(bytes) else { return }
      for member in archive.members { _ = try? archive.read(member, limit: 1 << 20) }
    }
    for count in 0...bytes.count { readAll(Array(bytes.prefix(count))) }
    for at in bytes.indices {
      for flip in [UInt8(1), 0x10, 0x80, 0xFF] {
        var broken = bytes
        broken[at] ^= flip
        readAll(broken)
      }
    }
  }
}
