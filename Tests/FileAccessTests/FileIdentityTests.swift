import FileAccess
import Foundation
import Testing

@Suite("File identities")
struct FileIdentityTests {
  @Test("A file is itself until it is written again; what is not there has none")
  func changes() throws {
    let path = NSTemporaryDirectory() + "identity-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(FileIdentity(path) == nil)
    try AtomicFile.write([1, 2, 3], to: path)
    let first = try #require(FileIdentity(path))
    #expect(FileIdentity(path) == first)
    try AtomicFile.write([1, 2, 3, 4], to: path)
    #expect(FileIdentity(path) != first)
  }
}
