import Imaging
import Testing

struct BitmapTests {
  @Test func pixelsMustFitTheSize() {
    #expect(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7, 8])?.width == 2)
    #expect(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4]) == nil)
    #expect(Bitmap(width: -1, height: -1, pixels: [1, 2, 3, 4]) == nil)
    #expect(Bitmap(width: .max, height: .max, pixels: []) == nil)
    #expect(Bitmap(width: 0, height: 7, pixels: [])?.height == 7)
  }

  @Test func anEmptyPictureIsTransparent() {
    #expect(Bitmap(width: 1, height: 2).pixels == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(Bitmap(width: -5, height: 2).width == 0)
  }
}
