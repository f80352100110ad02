import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

@Suite struct ImageTests {
  /// Every pixel another colour, opaque but for the first column.
  private func sample(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for i in 0..<width * height {
      let alpha: UInt8 = i % width == 0 ? 0 : 255
      bitmap.pixels.replaceSubrange(
        4 * i..<4 * i + 4, with: [UInt8(i * 37 & 255), UInt8(i * 91 & 255), UInt8(i & 255), alpha])
    }
    return bitmap
  }

  private func place(
    _ bitmap: Bitmap, _ rect: Rect, _ interpolation: DisplayList.Interpolation,
    opacity: Double = 1, on size: Size, scale: Double = 1
  ) throws -> Bitmap {
    try painted(size.width, size.height, scale: scale) { list in
      let index = list.add(bitmap)
      list.append(.image(index: index, rect, opacity: opacity, interpolation))
    }
  }

  @Test(arguments: [DisplayList.Interpolation.nearest, .linear])
  func alignedPixelsAreCopied(interpolation: DisplayList.Interpolation) throws {
    let image = sample(7, 5)
    let rect = Rect(x: 2, y: 1, width: 3.5, height: 2.5)
    let found = try place(
      image, rect, interpolation, on: Size(width: 8, height: 8), scale: 2)
    for y in 0..<16 {
      for x in 0..<16 {
        let inside = (4..<11).contains(x) && (2..<7).contains(y)
        let source = inside ? pixel(image, x - 4, y - 2) : [0, 0, 0, 0]
        #expect(pixel(found, x, y) == (source[3] == 0 ? [0, 0, 0, 0] : source))
      }
    }
  }

  @Test(arguments: 1...9)
  func alignedPixelsOfHalfAlphaLieOverTheGround(width: Int) throws {
    var image = Bitmap(width: width, height: 2)
    for i in 0..<width * 2 {
      image.pixels.replaceSubrange(4 * i..<4 * i + 4, with: [255, 0, 0, 128])
    }
    // The first column is beyond the picture's edge.
    let found = try painted(12, 4, background: .white) { list in
      let index = list.add(image)
      let rect = Rect(x: -1, y: 1, width: Double(width), height: 2)
      list.append(.image(index: index, rect, opacity: 1, .linear))
    }
    for y in 0..<4 {
      for x in 0..<12 {
        let isCovered = (1..<3).contains(y) && x < width - 1
        // 128 of 255 red, 127 of 255 white.
        #expect(pixel(found, x, y) == (isCovered ? [255, 127, 127, 255] : [255, 255, 255, 255]))
      }
    }
  }

  @Test func nearestMakesSquares() throws {
    let image = sample(4, 4)
    let found = try place(
      image, Rect(x: 0, y: 0, width: 12, height: 12), .nearest, on: Size(width: 12, height: 12))
    for y in 0..<12 {
      for x in 3..<12 { #expect(pixel(found, x, y) == pixel(image, x / 3, y / 3)) }
    }
  }

  @Test func linearHasNoDarkFringe() throws {
    // Red beside transparent black.
    var image = Bitmap(width: 2, height: 1)
    image.pixels = [0, 0, 0, 0, 255, 0, 0, 255]
    let found = try place(
      image, Rect(x: 0, y: 0, width: 8, height: 1), .linear, on: Size(width: 8, height: 1))
    // Pixel x lies (x + ½) / 4 − ½ between the middles: alphas 0, 0, ⅛, ⅜, ⅝, ⅞, 1, 1.
    let alphas = (0..<8).map { pixel(found, $0, 0)[3] }
    #expect(alphas == [0, 0, 32, 96, 159, 223, 255, 255])
    for x in 2..<8 { #expect(Array(pixel(found, x, 0)[0..<3]) == [255, 0, 0]) }
  }

  @Test func muchSmallerIsTheMean() throws {
    var image = Bitmap(width: 16, height: 16)
    for i in 0..<256 {
      let value: UInt8 = (i + i / 16) % 2 == 0 ? 255 : 0
      image.pixels.replaceSubrange(4 * i..<4 * i + 4, with: [value, value, value, 255])
    }
    let found = try place(
      image, Rect(x: 0, y: 0, width: 2, height: 2), .linear, on: Size(width: 2, height: 2))
    for i in 0..<4 { #expect(abs(Int(found.pixels[4 * i]) - 128) <= 1) }
  }

  @Test func opacityAndPartialPixels() throws {
    var image = Bitmap(width: 1, height: 1)
    image.pixels = [10, 20, 30, 255]
    let found = try place(
      image, Rect(x: 0.5, y: 0, width: 2, height: 1), .nearest, opacity: 0.5,
      on: Size(width: 3, height: 1))
    // Half of half, half, half of half.
    #expect([0, 1, 2].map { pixel(found, $0, 0)[3] } == [64, 128, 64])
  }

  @Test func patternsRepeatInBothDirections() throws {
    let image = sample(3, 2)
    let found = try painted(10, 10) { list in
      let index = list.add(image)
      list.append(
        .fill(
          list.add(Path(Rect(x: 0, y: 0, width: 10, height: 10))), .nonZero,
          .pattern(index: index, .translation(Point(x: 1, y: 1)), opacity: 1)))
    }
    for y in 0..<10 {
      for x in 0..<10 {
        let source = pixel(image, (x + 2) % 3, (y + 1) % 2)
        #expect(pixel(found, x, y) == (source[3] == 0 ? [0, 0, 0, 0] : source))
      }
    }
  }

  @Test func turnedPicturesKeepTheirPixels() throws {
    let image = sample(4, 4)
    let found = try painted(4, 4) { list in
      let index = list.add(image)
      var group = DisplayList.Group()
      group.transform = AffineTransform.rotation(degrees: 90)
        .then(.translation(Point(x: 4, y: 0)))
      list.append(.begin(group))
      list.append(
        .image(index: index, Rect(x: 0, y: 0, width: 4, height: 4), opacity: 1, .linear))
      list.append(.end)
    }
    for y in 1..<4 {
      for x in 0..<4 { #expect(pixel(found, x, y) == pixel(image, y, 3 - x)) }
    }
  }

  @Test func emptyAndAbsurdPictures() throws {
    for rect in [
      Rect(x: 0, y: 0, width: 0, height: 5), Rect(x: .nan, y: 0, width: 5, height: 5),
      Rect(x: -1e300, y: 0, width: 1e301, height: 5),
    ] {
      for image in [sample(2, 2), Bitmap(width: 0, height: 0)] {
        _ = try place(image, rect, .linear, on: Size(width: 4, height: 4))
        var list = DisplayList(size: Size(width: 4, height: 4))
        let index = list.add(image)
        list.append(.image(index: index, rect, opacity: 1, .linear))
        #expect(try !Painter().svg(list).isEmpty)
      }
    }
  }
}
