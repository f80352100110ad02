import GoldenKit
import Imaging
import Testing

struct PerceptualComparisonTests {
  static func counts(_ a: [UInt8], _ b: [UInt8], threshold: Double) throws -> Int {
    try #require(
      PerceptualComparison(
        Bitmap.filled(1, 1, a), Bitmap.filled(1, 1, b), threshold: threshold)
    ).differingPixels
  }

  /// Between black and white y is 255 and i, q almost 0: 0.5053 × 255² = 32,857 of 35,215, a threshold of
  /// √(32,857 ÷ 35,215) = 0.9659.
  @Test func blackAndWhite() throws {
    let (black, white): ([UInt8], [UInt8]) = ([0, 0, 0, 255], [255, 255, 255, 255])
    #expect(try Self.counts(black, white, threshold: 0.9658) == 1)
    #expect(try Self.counts(black, white, threshold: 0.9661) == 0)
    #expect(try Self.counts(black, black, threshold: 0) == 0)
  }

  /// 20 more of blue: y = 2.2896, i = −6.4360, q = 6.2229, so 2.649 + 12.385 + 7.578 = 22.613, a threshold
  /// of √(22.613 ÷ 35,215) = 0.02534.
  @Test func someBlue() throws {
    let (a, b): ([UInt8], [UInt8]) = ([50, 60, 70, 255], [50, 60, 90, 255])
    #expect(try Self.counts(a, b, threshold: 0.0253) == 1)
    #expect(try Self.counts(a, b, threshold: 0.0254) == 0)
  }

  /// Pixel 0 lies over (48, 48, 48): half transparent black is 48 × 127 ÷ 255 = 23.906 there, as opaque 24
  /// almost is, and nothing at all is 48.
  @Test func transparencyOverTheBoard() throws {
    #expect(try Self.counts([0, 0, 0, 128], [24, 24, 24, 255], threshold: 0.001) == 0)
    #expect(try Self.counts([0, 0, 0, 0], [48, 48, 48, 255], threshold: 0) == 0)
    #expect(try Self.counts([0, 0, 0, 0], [52, 52, 52, 255], threshold: 0.01) == 1)
    // What has no alpha has no colour.
    #expect(try Self.counts([9, 200, 3, 0], [80, 0, 77, 0], threshold: 0) == 0)
  }

  /// The board of pixel 1, byte 4: 4 ÷ 1.618 = 2.47 and 4 ÷ 2.618 = 1.53, so green stays dark (2 is even)
  /// and blue is bright (1 is odd).
  @Test func theBoardChanges() throws {
    let clear = Bitmap(width: 2, height: 1)
    let board = try #require(
      Bitmap(width: 2, height: 1, pixels: [48, 48, 48, 255, 48, 48, 207, 255]))
    #expect(try #require(PerceptualComparison(clear, board, threshold: 0)).differingPixels == 0)
  }

  /// A step from black to white whose edge lies one shade further: the grey pixels between flat areas are
  /// anti-aliased, a lone dot is not.
  @Test func softEdgesDoNotCount() throws {
    var a = Bitmap.filled(9, 9, [255, 255, 255, 255])
    for y in 0..<9 {
      for x in 0..<4 { a[x, y] = [0, 0, 0, 255] }
      // Greys that differ from row to row, as on a slanted edge.
      a[4, y] = [UInt8(100 + 7 * y), UInt8(100 + 7 * y), UInt8(100 + 7 * y), 255]
    }
    var b = a
    b[4, 4] = [220, 220, 220, 255]
    let edge = try #require(PerceptualComparison(a, b))
    #expect(edge.differingPixels == 0 && edge.antialiasedPixels == 1)

    var dot = a
    dot[7, 4] = [0, 0, 0, 255]
    let lone = try #require(PerceptualComparison(a, dot))
    #expect(lone.differingPixels == 1 && lone.antialiasedPixels == 0)
    #expect(lone.ratio == 1.0 / 81)
  }

  @Test func sizesMustBeEqual() {
    #expect(
      PerceptualComparison(Bitmap(width: 1, height: 2), Bitmap(width: 2, height: 1)) == nil)
    var broken = Bitmap(width: 2, height: 2)
    broken.pixels.removeLast()
    #expect(PerceptualComparison(broken, Bitmap(width: 2, height: 2)) == nil)
    #expect(
      PerceptualComparison(Bitmap(width: 0, height: 0), Bitmap(width: 0, height: 0))?.ratio == 0)
  }
}
