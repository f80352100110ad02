import Colorimetry
import Drawing
import GeoCore
import Glibc
import Imaging
import Testing

@testable import Painting

@Suite struct ShadowTests {
  @Test(arguments: [1.5, 3, 6])
  func edgeIsTheGaussianIntegral(deviation: Double) throws {
    // A half plane left of x = 40.
    let bitmap = try painted(80, 1, scale: 1) { list in
      list.shadow(
        Path(Rect(minX: -1000, minY: -1000, maxX: 40, maxY: 1000)), blur: deviation, .black)
    }
    for x in 0..<80 {
      let expected = 0.5 * erfc((Double(x) + 0.5 - 40) / (deviation * 2.squareRoot()))
      // Three boxes are a quadratic spline: 1.5 % off at most, and bytes are rounded.
      #expect(abs(Double(pixel(bitmap, x, 0)[3]) / 255 - expected) < 0.02)
    }
  }

  @Test func nothingIsLost() throws {
    let bitmap = try painted(60, 60, scale: 2) { list in
      list.shadow(Path(Rect(x: 25, y: 25, width: 10, height: 8)), blur: 3, .black)
    }
    var sum = 0.0
    for i in 0..<120 * 120 { sum += Double(bitmap.pixels[4 * i + 3]) / 255 }
    #expect(abs(sum - 20 * 16) < 320 * 0.03)
    // The same on all sides of the middle, (60, 58) in pixels.
    for d in 1...30 {
      #expect(pixel(bitmap, 60 - d, 57)[3] == pixel(bitmap, 59 + d, 57)[3])
      #expect(pixel(bitmap, 60, 58 - d)[3] == pixel(bitmap, 60, 57 + d)[3])
    }
  }

  @Test(arguments: [0, -1, 1e-9, 1e9, Double.nan, .infinity])
  func absurdBlursEnd(blur: Double) throws {
    var list = DisplayList(size: Size(width: 8, height: 8))
    list.shadow(Path(Rect(x: 2, y: 2, width: 4, height: 4)), blur: blur, .black)
    _ = try Painter().bitmap(list)
    _ = try Painter().pdf([list])
  }
}
