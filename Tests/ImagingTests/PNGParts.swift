@testable import Imaging

/// A PNG file taken apart by the book: signature, then length, type, data and checksum of each chunk.
struct PNGParts {
  struct Chunk: Equatable {
    let type: String
    let data: [UInt8]
  }

  struct Fault: Error {
    let reason: String
  }

  let chunks: [Chunk]

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { throw Fault(reason: "sign") }
    var (at, chunks) = (8, [Chunk]())
    while at < file.count {
      guard at + 12 <= file.count else { throw Fault(reason: "cut off at \(at)") }
      let length = Int(Self.number(file[at..<at + 4]))
      guard at + 12 + length <= file.count else { throw Fault(reason: "length at \(at)") }
      let checked = file[at + 4..<at + 8 + length]
      let stated = Self.number(file[at + 8 + length..<at + 12 + length])
      guard Self.checksum(checked) == stated else { throw Fault(reason: "checksum at \(at)") }
      chunks.append(
        Chunk(
          type: String(decoding: checked.prefix(4), as: UTF8.self),
          data: [UInt8](checked.dropFirst(4))))
      at += 12 + length
    }
    self.chunks = chunks
  }

  subscript(type: String) -> [UInt8]? {
    chunks.first { $0.type == type }?.data
  }

  static func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// PNG annex D, bit by bit: the polynomial of ISO 3309 with all ones before and after.
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return ~crc
  }
}

/// Pictures made by arithmetic.
enum Pictures {
  /// Flat areas with a few edges.
  static func drawn(width: Int, height: Int, alpha: UInt8 = 255) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let band = UInt8((x / 7 + y / 5) % 4)
        bitmap[x, y] = [60 &* band, 200, 255 - 50 * band, alpha]
      }
    }
    return bitmap
  }

  /// No two neighbours alike; a linear congruential generator with the constants of Numerical Recipes.
  static func noise(width: Int, height: Int, opaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    var state: UInt32 = 1
    for i in bitmap.pixels.indices {
      state = state &* 1_664_525 &+ 1_013_904_223
      bitmap.pixels[i] = opaque && i % 4 == 3 ? 255 : UInt8(state >> 24)
    }
    return bitmap
  }

  /// A soft slope, as in photographs.
  static func slope(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = [UInt8(x % 256), UInt8(y % 256), UInt8((x * 3 + y * 5) % 256), 255]
      }
    }
    return bitmap
  }
}

extension Bitmap {
  subscript(x: Int, y: Int) -> [UInt8] {
    get { Array(pixels[4 * (y * width + x)..<4 * (y * width + x) + 4]) }
    set { pixels.replaceSubrange(4 * (y * width + x)..<4 * (y * width + x) + 4, with: newValue) }
  }
}
