import FileAccess
import Foundation
import Testing

struct AtomicFileTests {
  @Test func aNewFile() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1, 2, 3], to: folder("a.bin"))
    #expect(try folder.bytes("a.bin") == [1, 2, 3])
    #expect(try folder.names == ["a.bin"])
  }

  @Test func anEmptyFile() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([], to: folder("a.bin"))
    #expect(try folder.bytes("a.bin") == [])
  }

  @Test func anExistingFileKeepsItsPermissions() throws {
    let folder = try TemporaryFolder()
    try folder.write([9, 9, 9, 9], "a.bin")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o666], ofItemAtPath: folder("a.bin"))
    try AtomicFile.write([1], to: folder("a.bin"))
    #expect(try folder.bytes("a.bin") == [1])
    #expect(try folder.permissions("a.bin") == 0o666)
  }

  @Test func aLinkIsFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write([9], "real.bin")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.bin"), withDestinationPath: "real.bin")
    try AtomicFile.write([1, 2], to: folder("link.bin"))
    #expect(try folder.bytes("real.bin") == [1, 2])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.bin")) == "real.bin")
  }

  /// What the link names is made, and the link stays.
  @Test func aLinkToNothingYet() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.bin"), withDestinationPath: "later.bin")
    try AtomicFile.write([7], to: folder("link.bin"))
    #expect(try folder.names == ["later.bin", "link.bin"])
    #expect(try folder.bytes("later.bin") == [7])
  }

  @Test func whatACrashLeftBehindDoesNotStandInTheWay() throws {
    let folder = try TemporaryFolder()
    for number in 0..<300 {
      try folder.write(
        [9], "a.bin.part-\(ProcessInfo.processInfo.processIdentifier)-\(number)")
    }
    try AtomicFile.write([1], to: folder("a.bin"))
    #expect(try folder.bytes("a.bin") == [1])
  }

  @Test func manyWritersOfOneFile() async throws {
    let folder = try TemporaryFolder()
    let path = folder("a.bin")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for i in 0..<40 {
        group.addTask {
          try AtomicFile.write([UInt8](repeating: UInt8(i), count: 5000), to: path)
        }
      }
      try await group.waitForAll()
    }
    // One of them, whole.
    let bytes = try folder.bytes("a.bin")
    #expect(bytes.count == 5000 && Set(bytes).count == 1)
    #expect(try folder.names == ["a.bin"])
  }

  @Test func linksInACircle() throws {
    let folder = try TemporaryFolder()
    for (from, to) in [("a", "b"), ("b", "a")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder(from), withDestinationPath: to)
    }
    try? AtomicFile.write([1], to: folder("a"))
    #expect(try folder.names.count == 2)
  }

  @Test func intoNoFolder() throws {
    let folder = try TemporaryFolder()
    let path = folder("no/a.bin")
    #expect(
      throws: FileError.cannotWrite(path: path, reason: "No such file or directory")
    ) { try AtomicFile.write([1], to: path) }
  }

  @Test func overAFolder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.cannotWrite(path: folder.path, reason: "Is a directory")) {
      try AtomicFile.write([1], to: folder.path)
    }
    #expect(try folder.names == [])
  }

  @Test func intoADevice() throws {
    try AtomicFile.write([1], to: "/dev/null")
    #expect(
      throws: FileError.cannotWrite(path: "/dev/full", reason: "No space left on device")
    ) { try AtomicFile.write([1], to: "/dev/full") }
  }
}
