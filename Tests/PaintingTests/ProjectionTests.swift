import Colorimetry
import Drawing
import GeoCore
import Glibc
import Imaging
import Testing

@testable import Painting

@Suite("Parts seen in perspective")
struct ProjectionTests {
  private let frame = Rect(x: 0, y: 0, width: 64, height: 64)

  /// A checkerboard of black and white squares of `cell` pixels.
  private func board(_ cell: Int) -> Bitmap {
    var bitmap = Bitmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 {
        let value: UInt8 = (x / cell + y / cell) % 2 == 0 ? 0 : 255
        let i = 4 * (y * 64 + x)
        for channel in 0..<3 { bitmap.pixels[i + channel] = value }
        bitmap.pixels[i + 3] = 255
      }
    }
    return bitmap
  }

  /// A card turned about its upright middle by `angle`, its right side near, seen from `d` before the middle.
  private func turned(_ angle: Double, _ d: Double) -> ProjectiveTransform {
    let middle = Point(x: 32, y: 32)
    return ProjectiveTransform(.translation(.zero - middle))
      .then(ProjectiveTransform(.scale(cos(angle), 1), px: -sin(angle) / d))
      .then(.translation(middle))
  }

  private func list(
    _ projection: Projection?, opacity: Double = 1, _ body: (inout DisplayList) -> Void
  ) -> DisplayList {
    var list = DisplayList(size: Size(width: 64, height: 64))
    var group = DisplayList.Group()
    group.projection = projection
    group.opacity = opacity
    list.append(.begin(group))
    body(&list)
    list.append(.end)
    return list
  }

  private func picture(_ bitmap: Bitmap) -> (inout DisplayList) -> Void {
    { list in list.append(.image(index: list.add(bitmap), frame, opacity: 1, .linear)) }
  }

  @Test("What is seen straight on is what it was, to the bit")
  func upright() throws {
    let body = picture(board(5))
    let straight = try Painter().bitmap(list(nil, body))
    #expect(try Painter().bitmap(list(Projection(.identity, of: frame), body)) == straight)
  }

  @Test("A checkerboard, by the ray through each pixel", arguments: [0.4, -0.9, 1.2])
  func checkerboard(angle: Double) throws {
    let (d, cell) = (100.0, 16)
    let painted = try Painter().bitmap(
      list(Projection(turned(angle, d), of: frame), picture(board(cell))), background: .white)
    // A point s, t of the card is seen at s·cos·f, t·f with f = d / (d − s·sin); so s = X·d / (d·cos + X·sin).
    func ray(_ x: Double, _ y: Double) -> Point {
      let (dx, dy) = (x - 32, y - 32)
      let s = dx * d / (d * cos(angle) + dx * sin(angle))
      return Point(x: 32 + s, y: 32 + dy * (d - s * sin(angle)) / d)
    }
    // Between pixels colours mix: only what is a pixel away from edges of cells is of one colour.
    func cells(_ x: Int, _ y: Int) -> Set<[Int]> {
      var all: Set<[Int]> = []
      for (i, j) in [(0, 0), (1, 0), (1, 1), (0, 1)] {
        let p = ray(Double(x + i), Double(y + j))
        for margin in [-1.0, 1.0] {
          all.insert([Int(floor((p.x + margin) / 16)), Int(floor((p.y + margin) / 16))])
        }
      }
      return all
    }
    var seen = 0
    for y in 0..<64 {
      for x in 0..<64 {
        let cells = cells(x, y)
        guard cells.count == 1, let one = cells.first, one.allSatisfy((0..<4).contains) else {
          continue
        }
        seen += 1
        let value: UInt8 = (one[0] + one[1]) % 2 == 0 ? 0 : 255
        #expect(pixel(painted, x, y) == [value, value, value, 255], "\(x), \(y)")
      }
    }
    #expect(seen > 200)
  }

  @Test("Stripes finer than pixels become grey, not noise")
  func minified() throws {
    // cos 80° = 0.17: nearly six squares, each a pixel wide, fall on one pixel.
    let painted = try Painter().bitmap(
      list(Projection(turned(80 * .pi / 180, 200), of: frame), picture(board(1))))
    for y in 16..<48 { #expect((112...143).contains(pixel(painted, 31, y)[0]), "\(y)") }
  }

  @Test("Edges are covered in part, and beyond them nothing is")
  func edges() throws {
    // Half as large about the corner, half a pixel to the right: columns 0.5…32.5.
    let half = ProjectiveTransform(AffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0.5, ty: 0))
    let painted = try Painter().bitmap(
      list(Projection(half, of: frame)) { $0.fill(Path(frame), .black) })
    #expect(pixel(painted, 0, 5) == [0, 0, 0, 128] && pixel(painted, 1, 5) == [0, 0, 0, 255])
    #expect(pixel(painted, 32, 5) == [0, 0, 0, 128] && pixel(painted, 33, 5) == [0, 0, 0, 0])
    #expect(pixel(painted, 5, 31)[3] == 255 && pixel(painted, 5, 32)[3] == 0)
  }

  @Test("Opacity and clip count, and only what is in the frame is seen")
  func opacity() throws {
    let left = Rect(x: 0, y: 0, width: 32, height: 64)
    let painted = try Painter().bitmap(
      list(Projection(.identity, of: left), opacity: 0.5) { $0.fill(Path(frame), .black) })
    #expect(pixel(painted, 10, 10) == [0, 0, 0, 128] && pixel(painted, 40, 10) == [0, 0, 0, 0])
  }

  @Test("What cannot be seen is not painted: behind the eye, from its edge, of no size, no number")
  func unseen() throws {
    let maps = [
      ProjectiveTransform(.identity, px: -0.1), ProjectiveTransform(.scale(0, 1)),
      ProjectiveTransform(.scale(.nan, 1)), ProjectiveTransform(.identity, pw: 0),
      turned(.pi / 2, 100),
    ]
    let frames = [frame, frame, frame, frame, frame, Rect(x: 0, y: 0, width: 0, height: 5)]
    for (map, frame) in zip(maps + [.identity], frames) {
      let painted = try Painter().bitmap(
        list(Projection(map, of: frame)) { $0.fill(Path(self.frame), .black) })
      #expect(!painted.pixels.contains { $0 != 0 }, "\(map)")
      _ = try Painter().svg(list(Projection(map, of: frame)) { $0.fill(Path(self.frame), .black) })
    }
  }

  @Test("Huge pictures become coarser instead of filling the memory")
  func huge() throws {
    let wide = Rect(x: 0, y: 0, width: 1e7, height: 1)
    let small = ProjectiveTransform(.scale(64 / 1e7, 64))
    let painted = try Painter().bitmap(
      list(Projection(small, of: wide)) { $0.fill(Path(wide), .black) })
    #expect(pixel(painted, 32, 32) == [0, 0, 0, 255])
  }

  @Test("Perspective within perspective, and groups around and inside")
  func nested() throws {
    var list = DisplayList(size: Size(width: 64, height: 64))
    var outer = DisplayList.Group()
    outer.transform = .translation(Point(x: 8, y: 0))
    outer.projection = Projection(.identity, of: frame)
    list.append(.begin(outer))
    var inner = DisplayList.Group()
    inner.projection = Projection(ProjectiveTransform(.scale(0.5, 0.5)), of: frame)
    list.append(.begin(inner))
    list.append(.begin(DisplayList.Group()))
    list.fill(Path(frame), .black)
    list.append(.end)
    list.append(.end)
    list.append(.end)
    list.fill(Path(Rect(x: 60, y: 60, width: 4, height: 4)), .black)
    let painted = try Painter().bitmap(list)
    #expect(pixel(painted, 7, 5)[3] == 0 && pixel(painted, 8, 5)[3] == 255)
    #expect(pixel(painted, 39, 31)[3] == 255 && pixel(painted, 40, 31)[3] == 0)
    #expect(pixel(painted, 62, 62)[3] == 255)
  }

  @Test("Documents embed an image of it")
  func documents() throws {
    let projected = list(Projection(turned(0.5, 100), of: frame), picture(board(8)))
    let svg = String(decoding: try Painter().svg(projected), as: UTF8.self)
    #expect(svg.contains("<image") && svg.contains("data:image/png"))
    let pdf = try Painter().pdf([projected])
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Subtype /Image"))
    #expect(try Painter().pdf([projected]) == pdf)
  }
}
