import Foundation
import Testing

@testable import FileAccess

@Suite struct FileStreamTests {
  @Test func piecesMakeTheFile() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "stream-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: URL(filePath: path))
    let stream = try FileStream(path)
    #expect(stream.size == 1000)
    var read: [UInt8] = []
    while true {
      let piece = try stream.next(300)
      if piece.isEmpty { break }
      read += piece
    }
    #expect(read == bytes)
  }

  @Test func whatCannotBeRead() throws {
    #expect(throws: FileError.self) { try FileStream("/does/not/exist") }
    #expect(throws: FileError.self) { try FileStream("a\0b") }
    let folder = try FileStream("/tmp")
    #expect(throws: FileError.self) { try folder.next() }
  }
}
