internal import CDeflate

/// Pictures as PNG files: eight bits a channel, RGB where every pixel is opaque and RGBA otherwise, sRGB.
///
/// The same picture and options give the same bytes.
public enum PNGEncoder {
  /// The most pixels a picture may have: 2^28, since one chunk holds less than 2^31 bytes (PNG 5.3).
  public static let maximumPixels = 1 << 28

  /// The bytes of a file.
  ///
  /// - Throws: `ImagingError.empty`, `.tooManyPixels`, `.wrongPixelCount`, `.badText`, `.outOfMemory`.
  public static func encode(
    _ bitmap: Bitmap, _ options: PNGOptions = PNGOptions()
  ) throws(ImagingError) -> [UInt8] {
    let count = try ImageCodec.byteCount(
      width: bitmap.width, height: bitmap.height, maximumPixels: maximumPixels)
    guard bitmap.pixels.count == count else {
      throw .wrongPixelCount(expected: count, found: bitmap.pixels.count)
    }
    let isOpaque = bitmap.isOpaque
    let data = try data(bitmap, isOpaque: isOpaque, options.compression)
    var chunks = PNGChunks()
    chunks.reserve(data.count)
    try chunks.appendHead(
      width: bitmap.width, height: bitmap.height, isOpaque: isOpaque, options)
    chunks.append("IDAT", data)
    chunks.append("IEND", [])
    return chunks.bytes
  }

  /// The rows of a picture, filtered and compressed, without their alpha where `isOpaque` says so.
  static func data(
    _ bitmap: Bitmap, isOpaque: Bool, _ compression: PNGOptions.Compression
  ) throws(ImagingError) -> [UInt8] {
    let filter = PNGFilter(bitmap, compression)
    return try compress(
      PNGScanlines(bitmap, isOpaque: isOpaque, filter: filter).bytes, compression)
  }

  private static func compress(
    _ bytes: [UInt8], _ compression: PNGOptions.Compression
  ) throws(ImagingError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(compression.level) else {
      throw .outOfMemory
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let data = [UInt8](unsafeUninitializedCapacity: bound) { buffer, filled in
      filled = bytes.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, buffer.baseAddress, bound)
      }
    }
    guard !data.isEmpty else { throw .outOfMemory }
    return data
  }
}

extension PNGOptions.Compression {
  /// On forty maps of 800 × 600, on average: 6 ms and 243 kB, 12 ms and 224 kB, and many times that.
  var level: Int32 {
    switch self {
    case .fast: 1
    case .small: 6
    case .smallest: 12
    }
  }
}

extension PNGOptions.Text {
  /// PNG 11.3.3.4: keyword, a zero, uncompressed (0, 0), no language, no translated keyword, text.
  func data() throws(ImagingError) -> [UInt8] {
    guard isValid else { throw .badText(keyword: keyword) }
    return Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
  }

  private var isValid: Bool {
    let letters = Array(keyword.utf8)
    let space = UInt8(ascii: " ")
    let pairs = zip(letters, letters.dropFirst())
    return (1...79).contains(letters.count) && letters.allSatisfy { (0x20...0x7E).contains($0) }
      && letters.first != space && letters.last != space
      && !pairs.contains { $0 == space && $1 == space } && !text.utf8.contains(0)
  }
}
