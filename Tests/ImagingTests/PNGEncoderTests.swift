import Imaging
import Testing

struct PNGEncoderTests {
  static let pictures: [(name: String, bitmap: Bitmap)] = [
    ("one pixel", Pictures.drawn(width: 1, height: 1)),
    ("one column", Pictures.drawn(width: 1, height: 9)),
    ("one row", Pictures.noise(width: 23, height: 1, opaque: true)),
    ("drawn", Pictures.drawn(width: 61, height: 40)),
    ("drawn, half transparent", Pictures.drawn(width: 61, height: 40, alpha: 128)),
    ("transparent", Bitmap(width: 30, height: 20)),
    ("noise", Pictures.noise(width: 33, height: 27, opaque: true)),
    ("noise with alpha", Pictures.noise(width: 33, height: 27, opaque: false)),
    ("slope", Pictures.slope(width: 130, height: 70)),
    ("large and flat", Pictures.drawn(width: 700, height: 500)),
  ]

  @Test(arguments: pictures.indices)
  func libpngReadsTheSamePixels(_ index: Int) throws {
    let bitmap = Self.pictures[index].bitmap
    for compression in [PNGOptions.Compression.fast, .small, .smallest] {
      var options = PNGOptions()
      options.compression = compression
      let file = try PNGEncoder.encode(bitmap, options)
      #expect(try ImageCodec.decode(file) == bitmap, "\(Self.pictures[index].name)")
      #expect(try PNGEncoder.encode(bitmap, options) == file)
    }
  }

  /// Every width from 1 on, so that each remainder of the packing and matching loops is met.
  @Test func allSmallWidths() throws {
    for width in 1...70 {
      for bitmap in [
        Pictures.drawn(width: width, height: 3),
        Pictures.noise(width: width, height: 3, opaque: true),
        Pictures.noise(width: width, height: 3, opaque: false),
      ] {
        #expect(try ImageCodec.decode(PNGEncoder.encode(bitmap)) == bitmap)
      }
    }
  }

  @Test func chunksInTheOrderOfTheSpecification() throws {
    var options = PNGOptions()
    options.density = .init(dotsPerInch: 300)
    options.texts = [.init("Title", "Käse"), .init("Source", "地図")]
    let parts = try PNGParts(PNGEncoder.encode(Pictures.drawn(width: 5, height: 4), options))
    #expect(
      parts.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "iTXt", "iTXt", "IDAT", "IEND"])
    // 11.2.1: width, height, depth 8, colour type 2, and three zeros.
    #expect(parts["IHDR"] == [0, 0, 0, 5, 0, 0, 0, 4, 8, 2, 0, 0, 0])
    #expect(parts["sRGB"] == [0])
    // 300 ÷ 0.0254 = 11,811.02; 11,811 = 0x2E23.
    #expect(parts["pHYs"] == [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1])
    #expect(parts["iTXt"] == Array("Title\0\0\0\0\0Käse".utf8))
    #expect(parts["IEND"] == [])
  }

  @Test func alphaIsKeptWhereThereIsAny() throws {
    var bitmap = Pictures.drawn(width: 9, height: 9)
    #expect(bitmap.isOpaque)
    bitmap[8, 8] = [1, 2, 3, 254]
    #expect(!bitmap.isOpaque)
    #expect(try PNGParts(PNGEncoder.encode(bitmap))["IHDR"]?[9] == 6)
  }

  @Test(arguments: [
    (72.0, 2835), (96.0, 3780), (150.0, 5906), (0, 0), (-3, 0), (Double.nan, 0),
    (Double.infinity, 0x7FFF_FFFF),
  ])
  func densities(dotsPerInch: Double, perMetre: Int) {
    // 72 ÷ 0.0254 = 2,834.6; 96 ÷ 0.0254 = 3,779.5; 150 ÷ 0.0254 = 5,905.5.
    #expect(PNGOptions.Density(dotsPerInch: dotsPerInch).pixelsPerMetre == perMetre)
  }

  @Test(arguments: [0, -1, 1 << 31])
  func aDensityOutOfRangeIsNotWritten(perMetre: Int) throws {
    var options = PNGOptions()
    options.density = .init(pixelsPerMetre: perMetre)
    let parts = try PNGParts(PNGEncoder.encode(Bitmap(width: 1, height: 1), options))
    #expect(parts["pHYs"] == nil)
  }

  @Test(arguments: [
    "", " Title", "Title ", "Two  spaces", "Ti\u{7F}tle", "Käse", String(repeating: "k", count: 80),
  ])
  func badKeywords(keyword: String) {
    var options = PNGOptions()
    options.texts = [.init(keyword, "text")]
    #expect(throws: ImagingError.badText(keyword: keyword)) {
      try PNGEncoder.encode(Bitmap(width: 1, height: 1), options)
    }
  }

  @Test func picturesThatAreNone() {
    #expect(throws: ImagingError.empty) { try PNGEncoder.encode(Bitmap(width: 0, height: 5)) }
    var bitmap = Bitmap(width: 2, height: 2)
    bitmap.pixels.removeLast()
    #expect(throws: ImagingError.wrongPixelCount(expected: 16, found: 15)) {
      try PNGEncoder.encode(bitmap)
    }
  }

  @Test(.enabled(if: SharedFiles.exist, "../shared is not there"))
  func mapsSurviveAndStaySmall() throws {
    let paths = SharedFiles.paths(below: "reference", "png")
    #expect(!paths.isEmpty)
    for path in paths {
      let theirs = try SharedFiles.bytes(path)
      let bitmap = try ImageCodec.decode(theirs)
      let ours = try PNGEncoder.encode(bitmap)
      #expect(try ImageCodec.decode(ours) == bitmap)
      // Speed may cost some bytes, but not many times those of a slow encoder.
      #expect(ours.count < theirs.count * 2, "\(path): \(theirs.count) became \(ours.count)")
    }
  }
}
