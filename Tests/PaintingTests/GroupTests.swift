import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

@Suite struct GroupTests {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
    Path(Rect(x: x, y: y, width: side, height: side))
  }

  @Test func opacityIsThatOfTheWhole() throws {
    let bitmap = try painted(3, 1, background: .white) { list in
      var group = DisplayList.Group()
      group.opacity = 0.5
      list.append(.begin(group))
      list.fill(Path(Rect(x: 0, y: 0, width: 2, height: 1)), .black)
      list.fill(Path(Rect(x: 1, y: 0, width: 2, height: 1)), Color(rgb: 0xFF0000))
      list.append(.end)
    }
    // Half (128/255) of black over white; where both squares lie only the upper shows.
    #expect(pixel(bitmap, 0, 0) == [127, 127, 127, 255])
    #expect(pixel(bitmap, 1, 0) == [255, 127, 127, 255])
    #expect(pixel(bitmap, 2, 0) == [255, 127, 127, 255])
  }

  @Test func opacitiesMultiply() throws {
    let bitmap = try painted(1, 1) { list in
      for opacity in [0.5, 0.5] {
        var group = DisplayList.Group()
        group.opacity = opacity
        list.append(.begin(group))
      }
      list.fill(square(0, 0, 1), .black)
      list.append(.end)
      list.append(.end)
    }
    // 128·128/255 = 64.25
    #expect(pixel(bitmap, 0, 0) == [0, 0, 0, 64])
  }

  @Test func transformsNest() throws {
    let bitmap = try painted(6, 6, scale: 2) { list in
      var outer = DisplayList.Group()
      outer.transform = .translation(Point(x: 1, y: 2))
      var inner = DisplayList.Group()
      inner.transform = .scale(2, 1)
      list.append(.begin(outer))
      list.append(.begin(inner))
      list.fill(square(1, 0, 1), .black)
      list.append(.end)
      list.append(.end)
    }
    // x: (1…2)·2 + 1 = 3…5 points, y: 2…3; twice that in pixels.
    #expect(pixel(bitmap, 6, 4)[3] == 255 && pixel(bitmap, 9, 5)[3] == 255)
    #expect(pixel(bitmap, 5, 4)[3] == 0 && pixel(bitmap, 10, 5)[3] == 0)
    #expect(pixel(bitmap, 6, 3)[3] == 0 && pixel(bitmap, 6, 6)[3] == 0)
  }

  @Test func neighboursClippedWithinAPixelLeaveNoSeam() throws {
    let bitmap = try painted(9, 1, background: .white) { list in
      for (x, width) in [(0.0, 4.4), (4.4, 4.6)] {
        var panel = DisplayList(size: Size(width: width, height: 1))
        panel.fill(Path(Rect(x: -5, y: -5, width: 20, height: 20)), .black)
        let clip = Rect(x: 0, y: 0, width: width, height: 1)
        list.append(panel, at: Point(x: x, y: 0), clip: clip)
      }
    }
    for x in 0..<9 { #expect(pixel(bitmap, x, 0) == [0, 0, 0, 255]) }
  }

  @Test func curvedClipsAreSmoothAndMultiply() throws {
    let disc = Path(center: Point(x: 8, y: 8), radius: 6)
    let bitmap = try painted(16, 16) { list in
      var outer = DisplayList.Group()
      outer.clip = list.add(disc)
      var inner = DisplayList.Group()
      inner.clip = list.add(polygon((0, 0), (16, 16), (0, 16)))
      list.append(.begin(outer))
      list.append(.begin(inner))
      list.fill(square(0, 0, 16), .black)
      list.append(.end)
      list.append(.end)
    }
    let (a, b) = (coverage(disc, 16, 16), coverage(polygon((0, 0), (16, 16), (0, 16)), 16, 16))
    for y in 0..<16 {
      for x in 0..<16 {
        #expect(abs(Float(pixel(bitmap, x, y)[3]) - a[y][x] * b[y][x] * 255) <= 1.5)
      }
    }
  }

  @Test func clipAndOpacityTogether() throws {
    let bitmap = try painted(8, 8, background: .white) { list in
      var group = DisplayList.Group()
      group.clip = list.add(polygon((0, 0), (8, 8), (0, 8)))
      group.opacity = 0.5
      list.append(.begin(group))
      list.fill(square(0, 0, 8), .black)
      list.append(.end)
    }
    #expect(pixel(bitmap, 0, 7)[0] == 127)
    // Half of half.
    #expect(abs(Int(pixel(bitmap, 4, 4)[0]) - 191) <= 1)
    #expect(pixel(bitmap, 7, 0)[0] == 255)
  }

  @Test func flatAndFarGroupsPaintNothing() throws {
    let bad: [AffineTransform] = [
      .scale(0, 1), .scale(.nan, 1), .scale(1e300, 1e300), .translation(Point(x: .infinity, y: 0)),
    ]
    for transform in bad {
      let list = { (list: inout DisplayList) in
        var group = DisplayList.Group()
        group.transform = transform
        group.clip = list.add(self.square(0, 0, 1))
        list.append(.begin(group))
        list.fill(self.square(2, 2, 1), .black)
        list.stroke(self.square(2, 2, 1), Stroke(width: 1), .black)
        list.shadow(self.square(2, 2, 1), blur: 1, .black)
        list.append(.end)
      }
      let bitmap = try painted(4, 4, list)
      #expect(bitmap.pixels.allSatisfy { $0 == 0 })
      var page = DisplayList(size: Size(width: 4, height: 4))
      list(&page)
      #expect(try !Painter().pdf([page]).isEmpty)
    }
  }
}
