internal import CDeflate

/// The chunks of a PNG file, one after the other (PNG 5.3).
struct PNGChunks {
  /// PNG 5.2.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file so far.
  private(set) var bytes: [UInt8]

  /// Begins a file, or a part of one without the signature.
  init(bytes: [UInt8] = signature) {
    self.bytes = bytes
  }

  /// Makes room for `count` bytes of data in chunks.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count + 128)
  }

  /// Appends length, type, data, and the checksum over type and data.
  mutating func append(_ type: String, _ data: some Collection<UInt8>) {
    append(UInt32(data.count))
    let start = bytes.count
    bytes.append(contentsOf: type.utf8)
    bytes.append(contentsOf: data)
    let checksum = bytes.withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress.map { $0 + start }, $0.count - start)
    }
    append(checksum)
  }

  /// Appends chunks that are ready.
  mutating func append(raw chunks: [UInt8]) {
    bytes += chunks
  }

  private mutating func append(_ number: UInt32) {
    bytes.append(contentsOf: Self.bigEndian(number))
  }

  /// The four bytes of a number, the highest first (PNG 7.1).
  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension PNGChunks {
  /// Appends what stands before the first pixels: size and kind, colour space, density and texts.
  mutating func appendHead(
    width: Int, height: Int, isOpaque: Bool, _ options: PNGOptions
  ) throws(ImagingError) {
    // PNG 11.2.1: size, depth, colour type, then compression, filtering and interlacing, each 0.
    append(
      "IHDR",
      Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
        + [8, isOpaque ? 2 : 6, 0, 0, 0])
    // PNG 11.3.2.5: 0 is the perceptual rendering intent.
    append("sRGB", [0])
    appendDensity(options.density)
    for text in options.texts { append("iTXt", try text.data()) }
  }

  /// PNG 11.3.4.3: pixels along x and y for each unit; unit 1 is the metre.
  private mutating func appendDensity(_ density: PNGOptions.Density?) {
    guard let perMetre = density?.pixelsPerMetre, (1...0x7FFF_FFFF).contains(perMetre) else {
      return
    }
    let number = Self.bigEndian(UInt32(perMetre))
    append("pHYs", number + number + [1])
  }
}
