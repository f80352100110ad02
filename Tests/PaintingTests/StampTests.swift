import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

@Suite("Parts of pictures laid on pixels")
struct StampTests {
  /// One opaque red pixel.
  private var dot: Bitmap {
    var bitmap = Bitmap(width: 1, height: 1)
    bitmap.pixels = [255, 0, 0, 255]
    return bitmap
  }

  private func stamp(_ x: Double, _ y: Double, _ ink: ImageStamp.Ink) -> ImageStamp {
    let box = Rect(minX: -1, minY: -1, maxX: 2, maxY: 2)
    return ImageStamp(
      source: box, target: box, transform: .translation(Point(x: x, y: y)), ink: ink)
  }

  private func alphas(
    _ bitmap: Bitmap, _ stamp: ImageStamp, scale: Double = 1
  ) throws -> [[UInt8]] {
    let found = try painted(4, 4, scale: scale) { list in
      list.append(.stamp(index: list.add(bitmap), stamp))
    }
    return (0..<found.height).map { y in (0..<found.width).map { pixel(found, $0, y)[3] } }
  }

  @Test("The nearest pixel is taken whole; one on the edge of two is the left or the lower one")
  func nearest() throws {
    let ink = ImageStamp.Ink.colors(opacity: 1, .nearest)
    let expected: [[UInt8]] = [[0, 0, 0, 0], [0, 255, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    #expect(try alphas(dot, stamp(1, 1, ink)) == expected)
    #expect(try alphas(dot, stamp(1.4, 0.7, ink)) == expected)
    let onEdge: [[UInt8]] = [[0, 0, 0, 0], [0, 0, 255, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    #expect(try alphas(dot, stamp(1.5, 1.5, ink)) == onEdge)
  }

  @Test("Between pixels a picture fades over its edge")
  func linear() throws {
    let found = try alphas(dot, stamp(1.25, 1, .colors(opacity: 1, .linear)))
    // Three quarters of the pixel lie on column 1, a quarter on column 2.
    #expect(found[1] == [0, 191, 64, 0])
    #expect(found[0] == [0, 0, 0, 0])
  }

  @Test("Opacity is applied once, and colours are rounded once")
  func opacity() throws {
    let found = try painted(3, 3, background: .white) { list in
      list.append(.stamp(index: list.add(dot), stamp(1, 1, .colors(opacity: 0.5, .nearest))))
    }
    #expect(pixel(found, 1, 1) == [255, 128, 128, 255])
    #expect(pixel(found, 0, 1) == [255, 255, 255, 255])
  }

  @Test("A field is coloured where it is above its edge, at every density", arguments: [1.0, 2, 4])
  func field(density: Double) {
    let band = FieldBand(scale: 1)
    // The transition is 0.105 on either side at one pixel a point, and narrower on finer devices.
    #expect(band.coverage(0.75, density: density) == 0.5)
    #expect(band.coverage(0.75 + 0.105 / density, density: density) == 1)
    #expect(band.coverage(0.75 - 0.106 / density, density: density) == 0)
  }

  @Test("A halo reaches as far as its width and leaves out the shape")
  func halo() {
    let band = FieldBand(scale: 1, halo: FieldBand.Halo(width: 2, blur: 0))
    // Two points out the field is 0.75 − 2/8; there the band is half there, and inside the shape there is none.
    #expect(band.coverage(0.5, density: 1) == 0.5)
    #expect(band.coverage(0.65, density: 1) == 1)
    #expect(band.coverage(1, density: 1) == 0)
    #expect(band.coverage(0.3, density: 1) == 0)
    // Drawn twice as large, two points are one of the shape's own.
    let large = FieldBand(scale: 2, halo: FieldBand.Halo(width: 2, blur: 0))
    #expect(large.coverage(0.625, density: 1) == 0.5)
  }

  @Test("What cannot be laid anywhere paints nothing")
  func degenerate() throws {
    let ink = ImageStamp.Ink.colors(opacity: 1, .linear)
    var flat = stamp(1, 1, ink)
    flat.transform = .scale(0, 1)
    var empty = stamp(1, 1, ink)
    empty.source = Rect(.zero)
    var far = stamp(.infinity, 0, ink)
    far.target = Rect(x: .nan, y: 0, width: 1, height: 1)
    for stamp in [flat, empty, far, stamp(1, 1, .field(.black, FieldBand(scale: 0)))] {
      _ = try alphas(dot, stamp)
      _ = try alphas(Bitmap(width: 0, height: 0), stamp)
    }
    #expect(try alphas(dot, flat).joined().allSatisfy { $0 == 0 })
  }

  @Test("On paper a stamp is a picture, of either ink")
  func vectors() throws {
    for ink in [
      ImageStamp.Ink.colors(opacity: 0.5, .nearest), .field(.black, FieldBand(scale: 1)),
    ] {
      var list = DisplayList(size: Size(width: 4, height: 4))
      list.append(.stamp(index: list.add(dot), stamp(1, 1, ink)))
      let svg = String(decoding: try Painter().svg(list), as: UTF8.self)
      #expect(svg.contains("<image"), "\(ink)")
      #expect(try !Painter().pdf([list]).isEmpty)
    }
  }
}
