import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

@Suite("Ribbons in pixels")
struct RibbonPaintingTests {
  private func draw(
    _ points: [(Double, Double)], of size: (Double, Double) = (20, 12), scale: Double = 1,
    images: [Bitmap] = [], _ ribbon: Ribbon
  ) throws -> Bitmap {
    try painted(size.0, size.1, scale: scale) { list in
      for image in images { _ = list.add(image) }
      let slice = list.add(Self.path(points))
      list.draw(ribbon, along: slice)
    }
  }

  private static func path(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    path.append(contour: points.map { Point(x: $0.0, y: $0.1) }, closed: false)
    return path
  }

  private func column(_ bitmap: Bitmap, _ x: Int) -> [UInt8] {
    (0..<bitmap.height).map { pixel(bitmap, x, $0)[3] }
  }

  private func row(_ bitmap: Bitmap, _ y: Int) -> [UInt8] {
    (0..<bitmap.width).map { pixel(bitmap, $0, y)[3] }
  }

  private func black(_ width: Double) -> Ribbon { Ribbon(width: width, coat: .color(.black)) }

  @Test("The edge is a ramp of one pixel about half the width, at every scale")
  func edges() throws {
    // Half is 2; the centres of rows lie 0.5, 1.5 and 2.5 away: 2.5 − 1.5 = 1, 2.5 − 2.5 = 0.
    #expect(
      try column(draw([(2, 6), (18, 6)], black(4)), 10) == [
        0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0,
      ])
    // 3 wide and on the centre of a row: 2 − 0, 2 − 1, 2 − 2.
    #expect(try column(draw([(2, 5.5), (18, 5.5)], black(3)), 10)[3...7] == [0, 255, 255, 255, 0])
    // 2 wide: 1.5 − 1 is half of a pixel.
    #expect(try column(draw([(2, 5.5), (18, 5.5)], black(2)), 10)[3...7] == [0, 128, 255, 128, 0])
    let large = try draw([(2, 6), (18, 6)], scale: 2, black(1))
    #expect(column(large, 20)[10...13] == [0, 255, 255, 0])
  }

  @Test("A blur widens the ramp inwards")
  func blur() throws {
    var ribbon = black(6)
    ribbon.blur = 3
    // (3.5 − d) / 4 for d = 0.5, 1.5, 2.5: 0.75, 0.5, 0.25.
    #expect(try column(draw([(2, 6), (18, 6)], ribbon), 10)[2...5] == [0, 64, 128, 191])
  }

  @Test("A gap is empty, and each side as wide as the width says")
  func gap() throws {
    var ribbon = black(2)
    ribbon.gap = 4
    #expect(
      try column(draw([(2, 6), (18, 6)], ribbon), 10)
        == [0, 0, 255, 255, 0, 0, 0, 0, 255, 255, 0, 0])
  }

  @Test("An offset lies to the right of the direction")
  func offset() throws {
    var ribbon = black(2)
    ribbon.offset = 3
    #expect(try column(draw([(2, 6), (18, 6)], ribbon), 10)[7...10] == [0, 255, 255, 0])
    #expect(try column(draw([(18, 6), (2, 6)], ribbon), 10)[1...4] == [0, 255, 255, 0])
  }

  @Test("Triangles that meet share no pixel and leave none out")
  func watertight() throws {
    var path = Path()
    path.append(
      contour: (0...24).map { i in
        let turn = AffineTransform.rotation(degrees: Double(i) * 15)
        return turn(Point(x: 20, y: 0)) + Point(x: 30.3, y: 30.7)
      }, closed: false)
    let bitmap = try painted(60, 60) { list in
      var ribbon = Ribbon(width: 8, coat: .color(.black))
      ribbon.opacity = 0.5
      list.draw(ribbon, along: list.add(path))
    }
    // Once painted a pixel has 128, twice 192; the ring overlaps itself where its ends meet, and nowhere else.
    var (inside, twice) = (0, 0)
    for y in 0..<60 {
      for x in 0..<60 {
        let way = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - Point(x: 30.3, y: 30.7)
        guard abs(way.length - 20) < 3, abs(way.y) > 2 || way.x < 0 else { continue }
        inside += 1
        if pixel(bitmap, x, y)[3] != 128 { twice += 1 }
      }
    }
    #expect(inside > 500 && twice == 0)
  }

  @Test(
    "Lines in every direction are covered by the distance from them, dashed ones by that along them"
  )
  func everyDirection() throws {
    // The line's ends lie outside of the picture.
    let middle = Point(x: 20.4, y: 20.3)
    for degrees in stride(from: 0.0, to: 360, by: 19) {
      let turn = AffineTransform.rotation(degrees: degrees)
      let way = turn(Point(x: 40, y: 0))
      for width in [1.0, 2.5, 11] {
        var ribbon = black(width)
        // Distances are told apart by two units.
        ribbon.unit = 1.0 / 64
        let ends = [middle - way, middle + way].map { ($0.x, $0.y) }
        let solid = try draw(ends, of: (41, 41), ribbon)
        ribbon.dashes = Ribbon.Dashes(lengths: [3, 2], period: 20, areRound: false)
        let dashed = try draw(ends, of: (41, 41), ribbon)
        // Sides are rounded to 63rds of half a width.
        let slack = 2 + 255 * (width / 2 + 0.5) / 63
        var wrong: [String] = []
        for (x, y) in (0..<41).flatMap({ x in (0..<41).map { (x, $0) } }) {
          let d = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - middle
          let along = (d.x * way.x + d.y * way.y) / 40 + 40
          let across = abs(d.x * way.y - d.y * way.x) / 40
          let wanted = min(max(width / 2 + 0.5 - across, 0), 1)
          let got = Double(pixel(solid, x, y)[3])
          if abs(got - 255 * wanted) > slack { wrong.append("\(x), \(y): \(got)") }
          // A dash is 12 points long; two from its edges nothing is soft.
          let rest = along.truncatingRemainder(dividingBy: 20)
          guard rest > 2 && rest < 10 || rest > 14 && rest < 18 else { continue }
          let part = Double(pixel(dashed, x, y)[3])
          if part != (rest < 12 ? got : 0) { wrong.append("\(x), \(y): \(part) in dashes") }
        }
        #expect(wrong.isEmpty, "\(degrees)°, \(width) wide")
      }
    }
  }

  @Test("What overlaps within one line is painted twice, as at a turn that leads back")
  func overlap() throws {
    var ribbon = black(4)
    ribbon.opacity = 0.5
    let bitmap = try draw([(2, 6), (18, 6), (10, 6)], ribbon)
    #expect(pixel(bitmap, 5, 6)[3] == 128)
    #expect(pixel(bitmap, 14, 6)[3] == 192)
  }

  @Test("Clips are kept to centres of pixels, and neighbours share none")
  func clip() throws {
    var (left, right) = (black(4), black(4))
    left.clip = Path(Rect(minX: 0, minY: 0, maxX: 9.5, maxY: 12)).points
    right.clip = Path(Rect(minX: 9.5, minY: 0, maxX: 20, maxY: 12)).points
    (left.opacity, right.opacity) = (0.5, 0.5)
    let bitmap = try painted(20, 12) { list in
      let slice = list.add(Self.path([(0, 6), (20, 6)]))
      list.draw(left, along: slice)
      list.draw(right, along: slice)
    }
    #expect(row(bitmap, 6).allSatisfy { $0 == 128 })
  }

  @Test("Dashes lie where their lengths say, soft by a pixel")
  func dashes() throws {
    var ribbon = black(4)
    ribbon.dashes = Ribbon.Dashes(lengths: [1, 1], period: 16, areRound: false)
    let found = try row(draw([(0, 6), (32, 6)], of: (32, 12), ribbon), 6)
    #expect(found[2...5] == [255, 255, 255, 255])
    #expect(found[10...13] == [0, 0, 0, 0])
    #expect(found[18...21] == [255, 255, 255, 255])
    // The edge lies at 8: both pixels beside it have nearly the same to all.
    #expect(abs(Int(found[7]) + Int(found[8]) - 255) < 24 && found[7] > found[8])
  }

  @Test("Dashes without length are no dashes")
  func emptyDashes() throws {
    var ribbon = black(4)
    ribbon.dashes = Ribbon.Dashes(lengths: [0, 0], period: 0, areRound: false)
    #expect(try row(draw([(0, 6), (20, 6)], ribbon), 6).allSatisfy { $0 == 255 })
  }

  @Test("A gradient goes from the first pixel of its row to the last")
  func gradient() throws {
    var image = Bitmap(width: 2, height: 1)
    image.pixels = [255, 0, 0, 255, 0, 0, 255, 255]
    let blend = try draw(
      [(0, 6), (20, 6)], images: [image],
      Ribbon(width: 4, coat: .gradient(index: 0, hasSteps: false)))
    // Centres of the two pixels lie at a quarter and three quarters.
    #expect(pixel(blend, 2, 6) == [255, 0, 0, 255] && pixel(blend, 17, 6) == [0, 0, 255, 255])
    // 0.475 · 2 − 0.5 = 0.45 of the way.
    #expect(pixel(blend, 9, 6) == [140, 0, 115, 255])
    let steps = try draw(
      [(0, 6), (20, 6)], images: [image],
      Ribbon(width: 4, coat: .gradient(index: 0, hasSteps: true)))
    #expect(pixel(steps, 9, 6) == [255, 0, 0, 255] && pixel(steps, 10, 6) == [0, 0, 255, 255])
  }

  @Test("A pattern is repeated along the line")
  func pattern() throws {
    var image = Bitmap(width: 6, height: 2)
    image.pixels = (0..<12).flatMap { i -> [UInt8] in
      i % 6 < 3 ? [255, 0, 0, 255] : [0, 0, 255, 255]
    }
    let bitmap = try draw(
      [(0, 6), (32, 6)], of: (32, 12), images: [image],
      Ribbon(width: 4, coat: .pattern(index: 0, length: 16)))
    #expect(pixel(bitmap, 5, 6) == [255, 0, 0, 255] && pixel(bitmap, 21, 6) == [255, 0, 0, 255])
    #expect(pixel(bitmap, 11, 6) == [0, 0, 255, 255] && pixel(bitmap, 27, 6) == [0, 0, 255, 255])
  }

  @Test("Numbers that are none and pictures without pixels paint nothing and end")
  func hostile() throws {
    let strange = [Double.nan, .infinity, -1, 1e300, 0]
    for x in strange {
      var ribbon = black(x)
      _ = try draw([(0, 6), (20, 6)], ribbon)
      ribbon = black(4)
      (ribbon.blur, ribbon.offset, ribbon.gap, ribbon.unit) = (x, x, x, x)
      ribbon.dashes = Ribbon.Dashes(lengths: [x, 1], period: x, areRound: true)
      ribbon.clip = [Point(x: x, y: 0), Point(x: 20, y: x), Point(x: 0, y: 12)]
      _ = try draw([(0, 6), (x, 6), (20, x)], ribbon)
      _ = try draw(
        [(0, 6), (20, 6)], images: [Bitmap(width: 0, height: 0)],
        Ribbon(width: 4, coat: .pattern(index: 0, length: x)))
    }
  }

  @Test("On documents a line of one colour is a line, and others are pictures")
  func documents() throws {
    var list = DisplayList(size: Size(width: 20, height: 12))
    let slice = list.add(Self.path([(0, 6), (20, 6)]))
    var ribbon = black(4)
    ribbon.opacity = 0.5
    list.draw(ribbon, along: slice)
    let plain = String(decoding: try Painter().svg(list), as: UTF8.self)
    #expect(plain.contains("stroke-width:4;") && !plain.contains("<image"))
    ribbon.blur = 2
    list.draw(ribbon, along: slice)
    let soft = String(decoding: try Painter().svg(list), as: UTF8.self)
    #expect(soft.contains("<image"))
  }
}
