import Imaging
import Testing

struct PremultipliedTests {
  /// All colours a premultiplied pixel can have, one row for each alpha.
  static let all: [UInt8] = (0...255).flatMap { alpha in
    (0...255).flatMap { channel -> [UInt8] in
      let c = UInt8(min(channel, alpha))
      return [c, UInt8(alpha) - c, c / 2, UInt8(alpha)]
    }
  }

  static func bitmap(_ bytes: [UInt8], _ rounding: Bitmap.Rounding = .nearest) throws -> Bitmap {
    let bitmap = Bitmap(
      premultipliedBGRA: bytes.span.bytes, width: 256, height: 256, stride: 1024,
      rounding: rounding)
    return try #require(bitmap)
  }

  @Test func everyQuotientIsExact() throws {
    let nearest = try Self.bitmap(Self.all)
    let down = try Self.bitmap(Self.all, .down)
    for i in stride(from: 0, to: Self.all.count, by: 4) {
      let alpha = Int(Self.all[i + 3])
      #expect(nearest.pixels[i + 3] == Self.all[i + 3])
      for channel in 0..<3 {
        // Red and blue change places: 0 ↔ 2.
        let product = 255 * Int(Self.all[i + 2 - channel])
        let rounded = alpha == 0 ? 0 : (2 * product + alpha) / (2 * alpha)
        guard Int(nearest.pixels[i + channel]) == rounded else {
          Issue.record("\(product) ÷ \(alpha) is not \(nearest.pixels[i + channel])")
          return
        }
        guard Int(down.pixels[i + channel]) == (alpha == 0 ? 0 : product / alpha) else {
          Issue.record("\(product) ÷ \(alpha) is not \(down.pixels[i + channel]) downwards")
          return
        }
      }
    }
  }

  @Test func thereAndBackAgain() throws {
    #expect(try Self.bitmap(Self.all).premultipliedBGRA() == Self.all)
  }

  @Test func everyProductIsExact() {
    var straight = Bitmap(width: 256, height: 256)
    for i in 0..<65536 { straight[i % 256, i / 256] = [UInt8(i % 256), 0, 9, UInt8(i / 256)] }
    let bytes = straight.premultipliedBGRA()
    for i in 0..<65536 {
      // Rounded to the nearest; 255 is odd, so nothing lies half way.
      let expected = (2 * (i % 256) * (i / 256) + 255) / 510
      guard Int(bytes[4 * i + 2]) == expected else {
        Issue.record("\(i % 256) × \(i / 256) ÷ 255 is not \(bytes[4 * i + 2])")
        return
      }
    }
  }

  @Test func opaqueAndOtherPixelsMixed() throws {
    // Rows of every length around the eight pixels that are looked at together, with padding.
    for width in 1...26 {
      let stride = 4 * width + 12
      var bytes = [UInt8](repeating: 7, count: stride * 2)
      for y in 0..<2 {
        for x in 0..<width {
          let pixel: [UInt8] = x % 11 == 9 ? [0, 0, 64, 128] : [1, 2, UInt8(x), 255]
          bytes.replaceSubrange(y * stride + 4 * x..<y * stride + 4 * x + 4, with: pixel)
        }
      }
      let taken = Bitmap(
        premultipliedBGRA: bytes.span.bytes, width: width, height: 2, stride: stride)
      let bitmap = try #require(taken)
      for y in 0..<2 {
        for x in 0..<width {
          // 64 × 255 ÷ 128 = 127.5, upwards.
          #expect(bitmap[x, y] == (x % 11 == 9 ? [128, 0, 0, 128] : [UInt8(x), 2, 1, 255]))
        }
      }
    }
  }

  @Test func bytesThatDoNotHoldThePicture() {
    let bytes = [UInt8](repeating: 0, count: 32)
    func make(_ width: Int, _ height: Int, _ stride: Int) -> Bitmap? {
      Bitmap(premultipliedBGRA: bytes.span.bytes, width: width, height: height, stride: stride)
    }
    #expect(make(2, 4, 8) != nil)
    #expect(make(2, 3, 12) != nil)
    #expect(make(2, 5, 8) == nil)
    #expect(make(3, 2, 8) == nil)
    #expect(make(-1, 2, 8) == nil)
    #expect(make(1, 2, .max) == nil)
    #expect(make(.max / 2, 1, .max) == nil)
    #expect(make(1, .max, 4) == nil)
    #expect(make(0, .max, 0) != nil)
    #expect(make(2, 2, -8) == nil)
  }
}
