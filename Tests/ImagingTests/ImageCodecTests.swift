@testable import Imaging
import Testing

struct ImageCodecTests {
  // Written by other programs and checked by hand: 2 × 1 pixels, red and half transparent blue.
  @Test func formatsByTheirFirstBytes() {
    #expect(ImageFormat.sniff([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]) == .png)
    #expect(ImageFormat.sniff([0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(ImageFormat.sniff(Array("RIFF\u{1}\0\0\0WEBPVP8 ".utf8)) == .webp)
    #expect(ImageFormat.sniff(Array("RIFF\u{1}\0\0\0WAVE".utf8)) == nil)
    #expect(ImageFormat.sniff(Array("GIF89a".utf8)) == nil)
    #expect(ImageFormat.sniff([]) == nil)
    #expect(throws: ImagingError.unknownFormat) { try ImageCodec.decode([1, 2, 3]) }
  }
}
