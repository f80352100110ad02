import FileAccess
import Foundation
import Testing

@Suite("Files that appear together or not at all")
struct FileSetTests {
  private func part(_ path: String, _ bytes: [UInt8]) -> AtomicFile.Part {
    AtomicFile.Part(path: path, bytes: bytes)
  }

  @Test func all() throws {
    let folder = try TemporaryFolder()
    try folder.write([9], "b")
    try AtomicFile.write([part(folder("a"), [1]), part(folder("b"), [2]), part(folder("c"), [])])
    #expect(try folder.names == ["a", "b", "c"])
    #expect(try folder.bytes("a") == [1])
    #expect(try folder.bytes("b") == [2])
    #expect(try folder.bytes("c") == [])
  }

  @Test(
    "Where one cannot be written none is, and what was there stays",
    arguments: ["missing/x", "folder", "loop", "a\0b"])
  func none(bad: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder("folder"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder("loop"), withDestinationPath: "loop")
    try folder.write([9], "old")
    let before = try folder.names
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
      let parts = [part(folder("new"), [1]), part(folder("old"), [2]), part(folder(bad), [3])]
      #expect(throws: FileError.self) { try AtomicFile.write(order.map { parts[$0] }) }
      #expect(try folder.names == before)
      #expect(try folder.bytes("old") == [9])
    }
  }

  @Test("A device is written to, not replaced, and a file beside it appears")
  func device() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([part("/dev/null", [1]), part(folder("a"), [2])])
    #expect(try folder.names == ["a"])
    #expect(throws: FileError.self) {
      try AtomicFile.write([part("/dev/full", [1]), part(folder("b"), [2])])
    }
    #expect(try folder.names == ["a"])
  }
}
