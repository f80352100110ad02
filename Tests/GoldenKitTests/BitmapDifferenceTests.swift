@testable import GoldenKit
import Imaging
import Testing

extension Bitmap {
  /// A picture of one colour.
  static func filled(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.pixels = (0..<width * height).flatMap { _ in pixel }
    return bitmap
  }

  subscript(x: Int, y: Int) -> [UInt8] {
    get { Array(pixels[4 * (y * width + x)..<4 * (y * width + x) + 4]) }
    set { pixels.replaceSubrange(4 * (y * width + x)..<4 * (y * width + x) + 4, with: newValue) }
  }
}

struct BitmapDifferenceTests {
  let grey = Bitmap.filled(10, 8, [100, 100, 100, 255])

  @Test func equalPictures() {
    let difference = BitmapDifference(expected: grey, actual: grey)
    #expect(difference.isNone && difference.first == nil && difference.box == nil)
    #expect(difference.description == "no pixel differs")
  }

  @Test func threePixels() throws {
    var other = grey
    other[7, 2] = [101, 100, 100, 255]
    other[3, 4] = [100, 90, 100, 255]
    other[5, 6] = [100, 100, 103, 250]
    let difference = BitmapDifference(expected: grey, actual: other)
    #expect(difference.differingPixels == 3)
    #expect(difference.largest == .init(red: 1, green: 10, blue: 3, alpha: 5))
    #expect(difference.first == .init(x: 7, y: 2))
    #expect(
      difference.box == .init(topLeft: .init(x: 3, y: 2), bottomRight: .init(x: 7, y: 6)))
    #expect(
      difference.description == """
        3 of 80 pixels differ, the first at (7, 2), all of them within (3, 2)…(7, 6); \
        largest difference red 1, green 10, blue 3, alpha 5
        """)
  }

  @Test func differentSizes() {
    let difference = BitmapDifference(
      expected: grey, actual: Bitmap.filled(8, 10, [0, 0, 0, 0]))
    #expect(!difference.isNone && !difference.sizesMatch)
    #expect(difference.description == "the sizes differ: expected 10 × 8, got 8 × 10")
  }

  @Test func aToleranceHoldsForEachChannel() {
    var other = grey
    other[0, 0] = [102, 100, 100, 255]
    other[1, 1] = [100, 103, 100, 255]
    func count(_ red: Int, _ green: Int) -> Int {
      BitmapDifference(
        expected: grey, actual: other,
        tolerance: Tolerance(red: red, green: green, blue: 0, alpha: 0, because: "rounding")
      ).differingPixels
    }
    #expect(count(1, 2) == 2)
    #expect(count(2, 2) == 1)
    #expect(count(1, 3) == 1)
    #expect(count(2, 3) == 0)
  }

  @Test func picturesThatLackBytes() {
    var broken = grey
    broken.pixels.removeLast(5)
    #expect(!BitmapDifference(expected: grey, actual: broken).isNone)
    #expect(!BitmapDifference(expected: broken, actual: grey).isNone)
  }
}
