import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

@Suite struct StrokePaintingTests {
  private func line(_ a: Point, _ b: Point) -> Path {
    var path = Path()
    path.move(to: a)
    path.line(to: b)
    return path
  }

  /// The sum of all alphas in whole pixels.
  private func covered(_ bitmap: Bitmap) -> Double {
    var sum = 0.0
    for i in 0..<bitmap.width * bitmap.height { sum += Double(bitmap.pixels[4 * i + 3]) / 255 }
    return sum
  }

  @Test func hairlinesAreAsFaintAsTheyAreThin() throws {
    let bitmap = try painted(8, 3) { list in
      let path = line(Point(x: 1, y: 1.5), Point(x: 7, y: 1.5))
      list.stroke(path, Stroke(width: 0.25), .black)
    }
    // A quarter: 63.75.
    for x in 1..<7 { #expect(pixel(bitmap, x, 1)[3] == 64) }
    #expect(pixel(bitmap, 0, 1)[3] == 0 && pixel(bitmap, 3, 0)[3] == 0)
  }

  @Test(arguments: [0.0, 17, 45, 63, 90], [0.4, 1, 3.7])
  func areaIsLengthTimesWidth(degrees: Double, width: Double) throws {
    let along = AffineTransform.rotation(degrees: degrees)(Point(x: 40, y: 0))
    let from = Point(x: 30, y: 10)
    let bitmap = try painted(80, 60, scale: 2) { list in
      list.stroke(line(from, from + along), Stroke(width: width), .black)
    }
    // In points of 2 × 2 pixels; each edge pixel is rounded to a 255th.
    #expect(abs(covered(bitmap) / 4 - 40 * width) < 0.15)
  }

  @Test func linesScaleWithTheirGroup() throws {
    let bitmap = try painted(20, 20) { list in
      var group = DisplayList.Group()
      group.transform = .scale(1, 4)
      list.append(.begin(group))
      list.stroke(line(Point(x: 2, y: 2), Point(x: 18, y: 2)), Stroke(width: 1), .black)
      list.stroke(line(Point(x: 10, y: 0), Point(x: 10, y: 5)), Stroke(width: 2), .black)
      list.append(.end)
    }
    // Across it is four times as wide: 1.5…2.5 becomes 6…10. Along y it keeps its width of 2.
    #expect([5, 6, 9, 10].map { pixel(bitmap, 4, $0)[3] } == [0, 255, 255, 0])
    #expect([8, 9, 10, 11].map { pixel(bitmap, $0, 15)[3] } == [0, 255, 255, 0])
  }

  @Test func translucentLinesDoNotDarkenWhereTheyCross() throws {
    let bitmap = try painted(20, 20) { list in
      var path = line(Point(x: 2, y: 10), Point(x: 18, y: 10))
      path.append(line(Point(x: 10, y: 2), Point(x: 10, y: 18)))
      list.stroke(path, Stroke(width: 4), Color.black.opacity(0.5))
    }
    #expect(pixel(bitmap, 10, 10)[3] == 128 && pixel(bitmap, 4, 10)[3] == 128)
    #expect(bitmap.pixels.max() == 128)
  }

  @Test func dashesFarOutsideTakeNoTime() throws {
    let bitmap = try painted(10, 3) { list in
      var stroke = Stroke(width: 1)
      stroke.dashes = [1, 1]
      list.stroke(line(Point(x: -1e8, y: 1.5), Point(x: 1e8, y: 1.5)), stroke, .black)
    }
    for x in 0..<10 { #expect(pixel(bitmap, x, 1)[3] == (x % 2 == 0 ? 255 : 0)) }
  }
}
