import Testing

@testable import TileStore

@Suite struct TileCompressionTests {
  // printf 'hello' | gzip -n9 | xxd
  private let gzip: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07,
    0x00, 0x86, 0xA6, 0x10, 0x36, 0x05, 0x00, 0x00, 0x00,
  ]
  // python3 -c "import zlib; print(zlib.compress(b'hello').hex())"
  private let zlib: [UInt8] = [
    0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x06, 0x2C, 0x02, 0x15,
  ]
  private let hello = Array("hello".utf8)

  private func failure(_ bytes: [UInt8], limit: Int = 100) -> TileCompression.Failure? {
    do throws(TileCompression.Failure) {
      _ = try TileCompression.plain(bytes, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func gzipAndZlibAreToldByTheirBytes() throws {
    #expect(try TileCompression.plain(gzip) == hello)
    #expect(try TileCompression.plain(zlib) == hello)
    #expect(try TileCompression.plain(hello) == hello)
    #expect(try TileCompression.plain([]) == [])
  }

  @Test func gzipMayHaveSeveralMembersAndPadding() throws {
    #expect(try TileCompression.plain(gzip + gzip) == hello + hello)
    #expect(try TileCompression.plain(gzip + [0, 0]) == hello)
    #expect(failure(gzip + [1]) == .corrupt("bytes follow the compressed data"))
  }

  @Test func sizesBeyondTheLimitAreRefused() {
    #expect(failure(gzip, limit: 5) == nil)
    #expect(failure(gzip, limit: 4) == .tooLarge(limit: 4))
    #expect(failure(gzip + gzip, limit: 9) == .tooLarge(limit: 9))
    #expect(failure(hello, limit: 4) == .tooLarge(limit: 4))
  }

  @Test func forgedSizeIsOnlyAHint() {
    var forged = gzip
    forged.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x7F])
    #expect(failure(forged) == .corrupt("its compressed data is broken"))
    forged.replaceSubrange(21..<25, with: [0, 0, 0, 0])
    #expect(failure(forged) == .corrupt("its compressed data is broken"))
  }

  @Test func brokenStreamsAreTold() {
    for length in 3..<gzip.count {
      #expect(failure(Array(gzip[..<length])) != nil)
    }
    for length in 2..<zlib.count { #expect(failure(Array(zlib[..<length])) != nil) }
    #expect(failure([0x28, 0xB5, 0x2F, 0xFD, 0]) == .unsupported("zstd"))
  }
}
