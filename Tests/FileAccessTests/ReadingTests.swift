import FileAccess
import Foundation
import Testing

struct ReadingTests {
  @Test func wholeFiles() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(bytes, "a.bin")
    try folder.write([], "empty.bin")
    #expect(try FileBytes.read(folder("a.bin")) == bytes)
    #expect(try FileBytes.read(folder("empty.bin")) == [])
    #expect(try FileBytes.read(folder("a.bin"), limit: 200_000).count == 200_000)
  }

  @Test func aFileBeyondTheLimit() throws {
    let folder = try TemporaryFolder()
    try folder.write([UInt8](repeating: 0, count: 200), "a.bin")
    #expect(throws: FileError.tooLarge(path: folder("a.bin"), size: 200, limit: 199)) {
      try FileBytes.read(folder("a.bin"), limit: 199)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func aDeviceWithoutEnd() throws {
    #expect(throws: FileError.self) { try FileBytes.read("/dev/zero", limit: 1 << 20) }
  }

  @Test func whatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    let missing = folder("no.bin")
    #expect(throws: FileError.cannotRead(path: missing, reason: "No such file or directory")) {
      try FileBytes.read(missing)
    }
    #expect(throws: FileError.cannotRead(path: folder.path, reason: "Is a directory")) {
      try FileBytes.read(folder.path)
    }
    #expect(throws: FileError.cannotRead(path: missing, reason: "No such file or directory")) {
      try RandomAccessFile(missing)
    }
    #expect(throws: FileError.cannotRead(path: folder.path, reason: "not a regular file")) {
      try RandomAccessFile(folder.path)
    }
  }

  /// A path with a zero byte would silently name another file.
  @Test func aPathWithAZero() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], "a")
    let path = folder("a\0b")
    #expect(throws: FileError.self) { try FileBytes.read(path) }
    #expect(throws: FileError.self) { try RandomAccessFile(path) }
    #expect(throws: FileError.self) { try AtomicFile.write([2], to: path) }
    #expect(try folder.bytes("a") == [1])
  }

  @Test func partsOfAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(0..<100), "a.bin")
    let file = try RandomAccessFile(folder("a.bin"))
    #expect(file.size == 100)
    #expect(try file.read(at: 10, count: 3) == [10, 11, 12])
    #expect(try file.read(at: 97, count: 3) == [97, 98, 99])
    #expect(try file.read(at: 0, count: 100) == Array(0..<100))
    #expect(try file.read(at: 100, count: 0) == [])
  }

  @Test(arguments: [
    (98, 3), (101, 0), (-1, 1), (0, -1), (0, 101), (Int.max, 1), (1, Int.max), (Int.max, Int.max),
  ])
  func partsBeyondItsEnd(offset: Int, count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(0..<100), "a.bin")
    let file = try RandomAccessFile(folder("a.bin"))
    #expect(throws: FileError.self) { try file.read(at: offset, count: count) }
  }

  @Test func aFileThatBecameShorter() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(0..<100), "a.bin")
    let file = try RandomAccessFile(folder("a.bin"))
    let handle = try FileHandle(forWritingTo: URL(filePath: folder("a.bin")))
    try handle.truncate(atOffset: 50)
    #expect(throws: FileError.cannotRead(path: folder("a.bin"), reason: "it became shorter")) {
      try file.read(at: 40, count: 20)
    }
  }
}
