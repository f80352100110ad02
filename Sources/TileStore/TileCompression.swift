import CDeflate
import GeoCore

/// Compression of tiles and directories, told by the bytes themselves.
enum TileCompression {
  /// The largest tile after decompression: real ones stay below a few MB, a bomb grows a thousandfold.
  static let tileLimit = 1 << 26
  /// Deflate cannot shrink anything further than 1032 times (RFC 1951: 258 bytes from two bits).
  static let maximumRatio = 1032

  enum Failure: Error, Hashable {
    case corrupt(String)
    case unsupported(String)
    case tooLarge(limit: Int)
  }

  private enum Kind { case gzip, zlib }

  /// The bytes as they are meant: decompressed where they begin as gzip or zlib, otherwise untouched.
  static func plain(_ bytes: [UInt8], limit: Int = tileLimit) throws(Failure) -> [UInt8] {
    // RFC 8878 §3.1.1: the magic number of a Zstandard frame.
    if bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) { throw .unsupported("zstd") }
    guard let kind = kind(bytes[...]) else {
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      return bytes
    }
    var output: [UInt8] = []
    var rest = bytes[...]
    // RFC 1952 §2.2: a gzip file is a series of members.
    repeat {
      guard let (member, consumed) = try inflate(rest, kind, room: limit - output.count) else {
        throw .tooLarge(limit: limit)
      }
      output = output.isEmpty ? member : output + member
      rest = rest.dropFirst(consumed)
    } while kind == .gzip && self.kind(rest) == .gzip
    guard rest.allSatisfy({ $0 == 0 }) else { throw .corrupt("bytes follow the compressed data") }
    return output
  }

  private static func kind(_ bytes: ArraySlice<UInt8>) -> Kind? {
    // RFC 1952 §2.3.1: ID1, ID2 and the only method.
    if bytes.starts(with: [0x1F, 0x8B, 0x08]) { return .gzip }
    // RFC 1950 §2.2: method 8, a window of 32 kB or less, and a multiple of 31.
    guard let first = bytes.first, let second = bytes.dropFirst().first, first & 0x0F == 8,
      first >> 4 <= 7, (Int(first) << 8 | Int(second)) % 31 == 0
    else { return nil }
    // A vector tile's or picture's first byte is none of the others; 0x78 is what encoders write.
    return first == 0x78 ? .zlib : nil
  }

  /// One stream decompressed and how many bytes it took, or nothing where the output has no room.
  private static func inflate(
    _ bytes: ArraySlice<UInt8>, _ kind: Kind, room: Int
  ) throws(Failure) -> ([UInt8], consumed: Int)? {
    guard let inflater = libdeflate_alloc_decompressor() else { throw .corrupt("out of memory") }
    defer { libdeflate_free_decompressor(inflater) }
    var capacity = min(room, firstCapacity(bytes, kind))
    while true {
      var consumed = 0
      var result = LIBDEFLATE_BAD_DATA
      let output = [UInt8](unsafeUninitializedCapacity: max(1, capacity)) { buffer, count in
        bytes.withUnsafeBytes { input in
          let decompress =
            kind == .gzip ? libdeflate_gzip_decompress_ex : libdeflate_zlib_decompress_ex
          result = decompress(
            inflater, input.baseAddress, input.count, buffer.baseAddress, capacity, &consumed,
            &count)
        }
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return (output, consumed)
      case LIBDEFLATE_INSUFFICIENT_SPACE where capacity < room:
        // A hint may be 0, which no factor lets grow.
        capacity = min(room, max(capacity, 1024) * 4)
      case LIBDEFLATE_INSUFFICIENT_SPACE: return nil
      default: throw .corrupt("its compressed data is broken")
      }
    }
  }

  // RFC 1952 §2.3.1: the last four bytes are the size modulo 2^32; a hint that anyone can forge.
  private static func firstCapacity(_ bytes: ArraySlice<UInt8>, _ kind: Kind) -> Int {
    let usual = bytes.count * 4 + 1024
    guard kind == .gzip, bytes.count >= 18 else { return usual }
    let size = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    return size <= bytes.count * maximumRatio ? size : usual
  }
}

extension TileCompression.Failure {
  func error(path: String, tile: TileID) -> TileError {
    switch self {
    case .corrupt(let reason): .badCompression(path: path, tile: tile, reason: reason)
    case .unsupported(let name):
      .badCompression(path: path, tile: tile, reason: "\(name) is not supported")
    case .tooLarge(let limit): .tooLarge(path: path, tile: tile, limit: limit)
    }
  }
}
