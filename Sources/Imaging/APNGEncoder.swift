/// Pictures one after the other as an animated PNG file (PNG, third edition, 11.3.6): eight bits a channel, sRGB.
///
/// A reader that knows no animations shows the first picture. Of each later picture only the smallest rectangle that
/// differs from the one before is stored. The same pictures and options give the same bytes.
public struct APNGEncoder: Sendable {
  /// The size of all pictures, in pixels.
  public let width, height: Int
  /// Whether pictures may have alpha below 255; without, they are a quarter smaller before they are compressed.
  public let hasAlpha: Bool
  /// How often the pictures are shown; 0 for ever.
  public let plays: UInt32
  /// Time against size, density and texts.
  public let options: PNGOptions
  /// How many pictures there are so far.
  public private(set) var count = 0

  private var body = PNGChunks(bytes: [])
  private var sequence: UInt32 = 0
  private var last: Bitmap?

  /// The most pictures: sequence numbers, two for each, must stay below 2^31 (11.3.6.3), and no file gets near that.
  public static let maximumCount = 1 << 20

  /// Begins a file.
  ///
  /// - Throws: `ImagingError.empty` or `.tooManyPixels`.
  public init(
    width: Int, height: Int, hasAlpha: Bool, plays: UInt32 = 0, _ options: PNGOptions = PNGOptions()
  ) throws(ImagingError) {
    _ = try ImageCodec.byteCount(
      width: width, height: height, maximumPixels: PNGEncoder.maximumPixels)
    (self.width, self.height, self.hasAlpha) = (width, height, hasAlpha)
    // Numbers in PNG files stay below 2^31 (7.1).
    self.plays = min(plays, 0x7FFF_FFFF)
    self.options = options
  }

  /// Appends a picture that is seen for `delay`.
  ///
  /// - Throws: `ImagingError.wrongFrame`, `.wrongPixelCount`, `.tooManyFrames` or `.outOfMemory`.
  public mutating func append(_ bitmap: Bitmap, delay: FrameDelay) throws(ImagingError) {
    guard count < Self.maximumCount else { throw .tooManyFrames(limit: Self.maximumCount) }
    guard bitmap.pixels.count == 4 * width * height else {
      throw .wrongPixelCount(expected: 4 * width * height, found: bitmap.pixels.count)
    }
    guard bitmap.width == width, bitmap.height == height, hasAlpha || bitmap.isOpaque else {
      throw .wrongFrame(index: count)
    }
    let area = last.map { bitmap.difference(from: $0) } ?? PixelArea(bitmap)
    let data = try PNGEncoder.data(
      bitmap.part(area), isOpaque: !hasAlpha, options.compression)
    appendControl(area, delay)
    if count == 0 {
      body.append("IDAT", data)
    } else {
      body.append("fdAT", nextNumber() + data)
    }
    last = bitmap
    count += 1
  }

  /// The bytes of the file.
  ///
  /// - Throws: `ImagingError.empty` where there is no picture, or `.badText`.
  public func finish() throws(ImagingError) -> [UInt8] {
    guard count > 0 else { throw .empty }
    var chunks = PNGChunks()
    chunks.reserve(body.bytes.count + 1024)
    try chunks.appendHead(width: width, height: height, isOpaque: !hasAlpha, options)
    // 11.3.6.1: how many frames there are, and how often they are shown.
    chunks.append("acTL", PNGChunks.bigEndian(UInt32(count)) + PNGChunks.bigEndian(plays))
    chunks.append(raw: body.bytes)
    chunks.append("IEND", [])
    return chunks.bytes
  }

  /// 11.3.6.2: sequence number, size, place, delay, how it is disposed of (0: it stays), how it is put on what is
  /// there (0: in place of it).
  private mutating func appendControl(_ area: PixelArea, _ delay: FrameDelay) {
    let numbers = [area.width, area.height, area.x, area.y].flatMap {
      PNGChunks.bigEndian(UInt32($0))
    }
    let fraction = [delay.numerator, delay.denominator].flatMap {
      [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)]
    }
    body.append("fcTL", nextNumber() + numbers + fraction + [0, 0])
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunks.bigEndian(sequence)
  }
}
