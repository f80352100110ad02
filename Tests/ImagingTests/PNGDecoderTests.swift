@testable import Imaging
import Testing

/// Files put together by hand from the specification, in colour types that the encoder does not write.
struct PNGDecoderTests {
  /// A file of one IDAT chunk whose data are stored and not compressed (RFC 1950, RFC 1951 3.2.4).
  static func file(
    width: UInt32, height: UInt32, depth: UInt8, type: UInt8, interlace: UInt8 = 0,
    before: [(String, [UInt8])] = [], lines: [UInt8]
  ) -> [UInt8] {
    var chunks = PNGChunks()
    chunks.append(
      "IHDR",
      PNGChunks.bigEndian(width) + PNGChunks.bigEndian(height) + [depth, type, 0, 0, interlace])
    for (type, data) in before { chunks.append(type, data) }
    let length = UInt16(lines.count)
    let stored: [UInt8] = [
      0x78, 0x01, 1, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255),
      UInt8(~length >> 8),
    ]
    let (a, b) = lines.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let a = (sums.0 + UInt32(byte)) % 65521
      return (a, (sums.1 + a) % 65521)
    }
    chunks.append("IDAT", stored + lines + PNGChunks.bigEndian(b << 16 | a))
    chunks.append("IEND", [])
    return chunks.bytes
  }

  @Test func greysOfOneBit() throws {
    // 13.12: a bit of 1 becomes 255. 0b0110_0000: black, white, white.
    let bitmap = try ImageCodec.decode(
      Self.file(width: 3, height: 1, depth: 1, type: 0, lines: [0, 0b0110_0000]))
    #expect(bitmap.pixels == [0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255])
  }

  @Test func greysOfFourBits() throws {
    // 0x3 becomes 0x33, 0xC becomes 0xCC.
    let bitmap = try ImageCodec.decode(
      Self.file(width: 2, height: 1, depth: 4, type: 0, lines: [0, 0x3C]))
    #expect(bitmap.pixels == [0x33, 0x33, 0x33, 255, 0xCC, 0xCC, 0xCC, 255])
  }

  @Test func greyWithAlpha() throws {
    let bitmap = try ImageCodec.decode(
      Self.file(width: 2, height: 1, depth: 8, type: 4, lines: [0, 200, 10, 30, 0]))
    #expect(bitmap.pixels == [200, 200, 200, 10, 30, 30, 30, 0])
  }

  @Test func coloursBelowNoAlphaAreKept() throws {
    let bitmap = try ImageCodec.decode(
      Self.file(width: 2, height: 1, depth: 8, type: 6, lines: [0, 1, 2, 3, 0, 200, 100, 50, 1]))
    #expect(bitmap.pixels == [1, 2, 3, 0, 200, 100, 50, 1])
  }

  @Test func paletteWithTransparency() throws {
    // 11.3.1.1: entries beyond those of tRNS are opaque.
    let bitmap = try ImageCodec.decode(
      Self.file(
        width: 2, height: 1, depth: 2, type: 3,
        before: [("PLTE", [9, 8, 7, 200, 100, 50]), ("tRNS", [77])], lines: [0, 0b0001_0000]))
    #expect(bitmap.pixels == [9, 8, 7, 77, 200, 100, 50, 255])
  }

  @Test func oneColourIsTransparent() throws {
    let bitmap = try ImageCodec.decode(
      Self.file(
        width: 2, height: 1, depth: 8, type: 2, before: [("tRNS", [0, 1, 0, 2, 0, 3])],
        lines: [0, 1, 2, 3, 1, 2, 4]))
    #expect(bitmap.pixels[3] == 0 && bitmap.pixels[7] == 255)
  }

  @Test func sixteenBitsWithoutGammaAreNotLinearLight() throws {
    // 0x8080 is 0x80 × 257 and so exactly 0x80 of eight bits.
    let bitmap = try ImageCodec.decode(
      Self.file(
        width: 1, height: 1, depth: 16, type: 2, lines: [0, 0x80, 0x80, 0x10, 0x10, 0xFF, 0xFF]))
    #expect(bitmap.pixels == [0x80, 0x10, 0xFF, 255])
  }

  @Test func gammaOfSRGBChangesNothing() throws {
    // 11.3.2.2: 45455 stands for 1 ÷ 2.2.
    let gamma = ("gAMA", PNGChunks.bigEndian(45455))
    for grey in UInt8.min...UInt8.max {
      let bitmap = try ImageCodec.decode(
        Self.file(width: 1, height: 1, depth: 8, type: 0, before: [gamma], lines: [0, grey]))
      #expect(bitmap.pixels == [grey, grey, grey, 255])
    }
  }

  @Test func linearLightIsConverted() throws {
    // 13.13, with 1 ÷ 2.2 for the screen: (128 ÷ 255)^(1 ÷ 2.2) × 255 = 186.4.
    let gamma = ("gAMA", PNGChunks.bigEndian(100_000))
    let bitmap = try ImageCodec.decode(
      Self.file(width: 1, height: 1, depth: 8, type: 0, before: [gamma], lines: [0, 128]))
    #expect(bitmap.pixels == [186, 186, 186, 255])
  }

  @Test func interlaced() throws {
    // Table 8.1: in 2 × 2 pixels, pass 1 holds (0, 0), pass 6 (1, 0), pass 7 the second row.
    let bitmap = try ImageCodec.decode(
      Self.file(
        width: 2, height: 2, depth: 8, type: 0, interlace: 1, lines: [0, 10, 0, 20, 0, 30, 40]))
    #expect([0, 4, 8, 12].map { bitmap.pixels[$0] } == [10, 20, 30, 40])
  }

  @Test func aBombIsRefusedByItsHeader() {
    let file = Self.file(width: 100_000, height: 100_000, depth: 1, type: 0, lines: [0])
    #expect(
      throws: ImagingError.tooManyPixels(
        width: 100_000, height: 100_000, limit: ImageCodec.maximumPixels)
    ) { try ImageCodec.decode(file) }
  }

  /// Only the closing IEND chunk, which holds nothing, may be missing in part.
  @Test func cutOffAtEveryByte() throws {
    var options = PNGOptions()
    options.texts = [.init("Title", "cut")]
    options.density = .init(dotsPerInch: 96)
    let picture = Pictures.noise(width: 9, height: 7, opaque: false)
    let file = try PNGEncoder.encode(picture, options)
    for count in 0..<file.count {
      if let bitmap = try? ImageCodec.decode(Array(file.prefix(count))) {
        #expect(bitmap == picture && count >= file.count - 12, "\(count) of \(file.count)")
      }
    }
  }

  @Test func everyByteChanged() throws {
    let file = try PNGEncoder.encode(Pictures.noise(width: 9, height: 7, opaque: true))
    for i in file.indices {
      for mask in [UInt8(0x01), 0x20, 0x80, 0xFF] {
        var bad = file
        bad[i] ^= mask
        if let bitmap = try? ImageCodec.decode(bad, maximumPixels: 1 << 16) {
          #expect(bitmap.pixels.count == 4 * bitmap.width * bitmap.height)
        }
      }
    }
  }
}
