import Foundation
@testable import Imaging
import Testing

struct ImageCodecTests {
  static func fixture(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appending(path: "Fixtures/" + name)))
  }

  static let fixtures = [
    "halves-420.jpg", "halves-progressive.jpg", "halves-grey.jpg", "halves-cmyk.jpg",
    "halves-lossy.webp", "halves-lossless.webp",
  ]

  @Test func formatsByTheirFirstBytes() {
    #expect(ImageFormat.sniff([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]) == .png)
    #expect(ImageFormat.sniff([0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(ImageFormat.sniff(Array("RIFF\u{1}\0\0\0WEBPVP8 ".utf8)) == .webp)
    #expect(ImageFormat.sniff(Array("RIFF\u{1}\0\0\0WAVE".utf8)) == nil)
    #expect(ImageFormat.sniff(Array("GIF89a".utf8)) == nil)
    #expect(ImageFormat.sniff([]) == nil)
    #expect(throws: ImagingError.unknownFormat) { try ImageCodec.decode([1, 2, 3]) }
  }

  /// Lossy files may be 3 away from the colours that went in; greys are 0.2126 r + 0.7152 g + 0.0722 b.
  @Test(arguments: [
    ("halves-420.jpg", [200, 30, 40, 255], [20, 40, 220, 255], 3),
    ("halves-progressive.jpg", [200, 30, 40, 255], [20, 40, 220, 255], 3),
    ("halves-grey.jpg", [67, 67, 67, 255], [49, 49, 49, 255], 1),
    ("halves-cmyk.jpg", [200, 30, 40, 255], [20, 40, 220, 255], 3),
    ("halves-lossy.webp", [200, 30, 40, 255], [20, 40, 220, 255], 3),
    ("halves-lossless.webp", [200, 30, 40, 255], [20, 40, 220, 102], 0),
  ])
  func bothHalves(name: String, left: [Int], right: [Int], off: Int) throws {
    let bitmap = try ImageCodec.decode(Self.fixture(name))
    #expect(bitmap.width == 32 && bitmap.height == 16)
    for (x, expected) in [(0, left), (6, left), (25, right), (31, right)] {
      for y in [0, 7, 15] {
        let pixel = bitmap[x, y].map(Int.init)
        #expect(zip(pixel, expected).allSatisfy { abs($0 - $1) <= off }, "\(pixel) at \(x), \(y)")
      }
    }
  }

  @Test func anAnimationIsRefused() throws {
    let file = try Self.fixture("animated.webp")
    #expect(throws: ImagingError.unsupported(.webp, feature: "animation")) {
      try ImageCodec.decode(file)
    }
  }

  @Test(arguments: fixtures)
  func noPixelIsReadBeyondTheLimit(name: String) throws {
    let file = try Self.fixture(name)
    #expect(throws: ImagingError.tooManyPixels(width: 32, height: 16, limit: 511)) {
      try ImageCodec.decode(file, maximumPixels: 511)
    }
    #expect(try ImageCodec.decode(file, maximumPixels: 512).width == 32)
  }

  /// Cut anywhere, a file is refused; a JPEG may lack no more than its end marker (two bytes).
  @Test(arguments: fixtures)
  func cutOffAtEveryByte(name: String) throws {
    let file = try Self.fixture(name)
    let whole = try ImageCodec.decode(file)
    for count in 0..<file.count {
      if let bitmap = try? ImageCodec.decode(Array(file.prefix(count))) {
        #expect(bitmap == whole && count >= file.count - 2, "\(count) of \(file.count)")
      }
    }
  }

  @Test(arguments: fixtures)
  func everyByteChanged(name: String) throws {
    let file = try Self.fixture(name)
    for i in file.indices {
      for mask in [UInt8(0x01), 0x80, 0xFF] {
        var bad = file
        bad[i] ^= mask
        if let bitmap = try? ImageCodec.decode(bad, maximumPixels: 1 << 16) {
          #expect(bitmap.pixels.count == 4 * bitmap.width * bitmap.height)
        }
      }
    }
  }

  @Test(.enabled(if: SharedFiles.exist, "../shared is not there"))
  func realPicturesHaveTheSizesTheyState() throws {
    let paths = ["styles", "reference", "conformance/assets"].flatMap {
      SharedFiles.paths(below: $0, "png")
    }
    #expect(paths.count > 100)
    for path in paths {
      let file = try SharedFiles.bytes(path)
      let bitmap = try ImageCodec.decode(file)
      let header = try #require(try PNGParts(file)["IHDR"])
      #expect(bitmap.width == Int(PNGParts.number(header[0..<4])), "\(path)")
      #expect(bitmap.height == Int(PNGParts.number(header[4..<8])), "\(path)")
    }
  }

  /// The tiles of this archive are WebP, one behind the other; RFC 9649 2.3 gives the length of each.
  @Test(.enabled(if: SharedFiles.exist, "../shared is not there"))
  func realWebPTiles() throws {
    let archive = try SharedFiles.bytes(
      "archives/pmtiles-js/usgs-mt-whitney-8-15-webp-512.pmtiles")
    var tiles = 0
    for start in archive.indices.dropLast(12)
    where archive[start] == 0x52 && ImageFormat.sniff(Array(archive[start..<start + 12])) == .webp {
      let length = 8 + Int(PNGParts.number(archive[start + 4..<start + 8].reversed()))
      guard start + length <= archive.count, tiles < 20 else { break }
      let bitmap = try ImageCodec.decode(Array(archive[start..<start + length]))
      #expect(bitmap.width == 512 && bitmap.height == 512)
      tiles += 1
    }
    #expect(tiles > 0)
  }
}
