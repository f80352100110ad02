/// The rows of a picture as they are compressed: each a filter type and the filtered bytes (PNG 7.2, 9.1).
struct PNGScanlines {
  /// `height × (1 + width × channels)` bytes.
  let bytes: [UInt8]

  /// Filters a picture of at least one pixel whose `pixels` are complete; alpha is left out where `isOpaque`.
  init(_ bitmap: Bitmap, isOpaque: Bool, filter: PNGFilter) {
    let channels = isOpaque ? 3 : 4
    let lineBytes = 1 + bitmap.width * channels
    let (width, height) = (bitmap.width, bitmap.height)
    bytes = [UInt8](unsafeUninitializedCapacity: height * lineBytes) { buffer, filled in
      bitmap.pixels.withUnsafeBytes { source in
        guard let pixels = source.baseAddress, let lines = buffer.baseAddress else { return }
        for y in 0..<height {
          let line = UnsafeMutableRawPointer(lines + y * lineBytes)
          line.storeBytes(of: filter.rawValue, as: UInt8.self)
          Self.pack(pixels + 4 * width * y, into: line + 1, width: width, isOpaque: isOpaque)
        }
        // From the last row up, so that each row still sees the unfiltered one above it.
        guard filter != .none else { return }
        for y in stride(from: height - 1, through: 0, by: -1) {
          let line = lines + y * lineBytes + 1
          let row = Row(
            bytes: line, above: y > 0 ? line - lineBytes : nil, count: lineBytes - 1,
            channels: channels)
          if filter == .sub { row.subtractLeft() } else { row.subtractPaeth() }
        }
      }
      filled = height * lineBytes
    }
  }

  /// Copies a row, without its alpha where it is opaque.
  private static func pack(
    _ pixels: UnsafeRawPointer, into line: UnsafeMutableRawPointer, width: Int, isOpaque: Bool
  ) {
    guard isOpaque else { return line.copyMemory(from: pixels, byteCount: 4 * width) }
    var x = 0
    // Four pixels of 32 bits are three words of packed colours, on little-endian machines.
    while x + 4 <= width {
      let four = (pixels + 4 * x).loadUnaligned(as: SIMD4<UInt32>.self) & 0xFF_FFFF
      let packed = line + 3 * x
      packed.storeBytes(of: four[0] | four[1] << 24, as: UInt32.self)
      (packed + 4).storeBytes(of: four[1] >> 8 | four[2] << 16, as: UInt32.self)
      (packed + 8).storeBytes(of: four[2] >> 16 | four[3] << 8, as: UInt32.self)
      x += 4
    }
    while x < width {
      (line + 3 * x).copyMemory(from: pixels + 4 * x, byteCount: 3)
      x += 1
    }
  }
}

/// A row of packed bytes, filtered in place from its end, so that left neighbours are still unfiltered.
private struct Row {
  let bytes: UnsafeMutablePointer<UInt8>
  let above: UnsafeMutablePointer<UInt8>?
  let count: Int
  let channels: Int

  /// PNG 9.2, type 1.
  func subtractLeft() {
    var i = count - 1
    while i >= channels {
      bytes[i] &-= bytes[i - channels]
      i -= 1
    }
  }

  /// PNG 9.4, type 4; above the first row and left of the first pixel all bytes are 0.
  func subtractPaeth() {
    guard let above else { return subtractLeft() }
    var i = count - 1
    while i >= channels {
      bytes[i] &-= Self.predict(
        left: bytes[i - channels], above: above[i], corner: above[i - channels])
      i -= 1
    }
    while i >= 0 {
      bytes[i] &-= above[i]
      i -= 1
    }
  }

  private static func predict(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int32(left), Int32(above), Int32(corner))
    let (toLeft, toAbove, toCorner) = (abs(b - c), abs(a - c), abs(a + b - c - c))
    if toLeft <= toAbove && toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}

extension Bitmap {
  /// Whether alpha is 255 everywhere.
  public var isOpaque: Bool {
    pixels.withUnsafeBytes { bytes in
      var all: UInt32 = .max
      for word in bytes.assumingMemoryBound(to: UInt32.self) { all &= word.littleEndian }
      return all >> 24 == 255
    }
  }
}
