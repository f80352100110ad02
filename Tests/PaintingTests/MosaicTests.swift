import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

@Suite("Mosaics")
struct MosaicTests {
  private static let square = [
    Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 0, y: 1),
  ]

  private static func plain(_ rgba: [UInt8], _ side: Int = 4) -> Bitmap {
    var bitmap = Bitmap(width: side, height: side)
    for i in 0..<side * side { bitmap.pixels.replaceSubrange(4 * i..<4 * i + 4, with: rgba) }
    return bitmap
  }

  /// Tiles of `side` points around the middle of a picture, turned.
  private static func tiles(_ side: Double, degrees: Double, at middle: Point) -> Mosaic {
    let turn = AffineTransform.rotation(degrees: degrees)
    let pieces = (-8...8).flatMap { row in
      (-8...8).map { column in
        let map = AffineTransform.scale(side, side)
          .then(.translation(Point(x: Double(column) * side, y: Double(row) * side))).then(turn)
          .then(.translation(middle))
        return Mosaic.Piece(
          .picture(plain([0, 0, 200, 255])), ProjectiveTransform(map), outlines: [square])
      }
    }
    return Mosaic(pieces, .picture(.identity))
  }

  @Test(
    "Every pixel is painted once, at any turn, size and place",
    arguments: [0, 0.01, 7, 30, 45, 89.9, 90, 135, 270], [5.0, 7.37, 16])
  func seams(degrees: Double, side: Double) throws {
    for middle in [Point(x: 20, y: 20), Point(x: 20.5, y: 20.5), Point(x: 19.3, y: 20.7)] {
      var mosaic = Self.tiles(side, degrees: degrees, at: middle)
      mosaic.opacity = 0.5
      let found = try painted(41, 41) { $0.paint(mosaic) }
      // Half of 255 is 127.5; one pixel painted twice would have 191.
      let all = Set((0..<41 * 41).map { pixel(found, $0 % 41, $0 / 41) })
      #expect(all.count == 1 && (127...128).contains(all.first?[3] ?? 0), "\(all)")
    }
  }

  // Two pixels, black and white, on eight: their centres lie at 2 and 6. A pixel's centre is half a pixel on.
  @Test("Between two pixels lies their mix, or the nearer one")
  func interpolation() throws {
    var bitmap = Self.plain([0, 0, 0, 255], 2)
    for i in [1, 3] { bitmap.pixels.replaceSubrange(4 * i..<4 * i + 3, with: [255, 255, 255]) }
    let piece = Mosaic.Piece(
      .picture(bitmap), ProjectiveTransform(.scale(8, 8)), outlines: [Self.square])
    var mosaic = Mosaic([piece], .picture(.identity))
    let mixed = try painted(8, 8) { $0.paint(mosaic) }
    for x in 0..<8 {
      let share = min(max((Double(x) + 0.5 - 2) / 4, 0), 1)
      #expect(Int(pixel(mixed, x, 3)[0]) == Int((255 * share).rounded()))
    }
    mosaic.interpolation = .nearest
    let nearest = try painted(8, 8) { $0.paint(mosaic) }
    #expect((0..<8).map { pixel(nearest, $0, 3)[0] } == [0, 0, 0, 0, 255, 255, 255, 255])
  }

  // A board of single black and white pixels is grey from afar: the mean of 0 and 255.
  @Test(
    "A picture drawn much smaller is the mean of its pixels, where it reduces",
    arguments: [4.0, 8, 16])
  func reduction(factor: Double) throws {
    var board = Self.plain([255, 255, 255, 255], 64)
    for i in 0..<64 * 64 where (i + i / 64) % 2 == 0 {
      board.pixels.replaceSubrange(4 * i..<4 * i + 3, with: [0, 0, 0])
    }
    let side = 64 / factor
    let piece = Mosaic.Piece(
      .picture(board), ProjectiveTransform(.scale(side, side)), outlines: [Self.square])
    let found = try painted(side, side) { $0.paint(Mosaic([piece], .picture(.identity))) }
    for i in 0..<Int(side * side) {
      let grey = pixel(found, i % Int(side), i / Int(side))[0]
      #expect((126...129).contains(grey))
    }
  }

  @Test("Colours beyond the ends are held, see-through pixels keep their colour")
  func colors() throws {
    let piece = Mosaic.Piece(
      .picture(Self.plain([200, 40, 100, 128])), ProjectiveTransform(.scale(4, 4)),
      outlines: [Self.square])
    let grey = Mosaic([piece], .picture(ColorMatrix.identity.saturated(-1)))
    let found = pixel(try painted(4, 4) { $0.paint(grey) }, 1, 1)
    // The mean of 200, 40 and 100 is 113.3; half of it is held in 8 bits.
    #expect(found[3] == 128 && found[..<3].allSatisfy { (112...115).contains($0) })
    let loud = Mosaic([piece], .picture(ColorMatrix.identity.contrasted(0.99)))
    let held = pixel(try painted(4, 4, background: .white) { $0.paint(loud) }, 1, 1)
    #expect(held[0] == 255 && held[1] < 129)
  }

  // The field's border is not shown, and only mixed with.
  @Test("Fields have the colours of their ramp, their borders lie outside")
  func fields() throws {
    let values: [Float] = [9, 9, 9, 9, 9, 1, 1, 9, 9, 1, 1, 9, 9, 9, 9, 9]
    let field = try #require(ScalarField(width: 4, height: 4, channels: 1, values: values))
    var piece = Mosaic.Piece(
      .field(field), ProjectiveTransform(.scale(4, 4)), outlines: [Self.square])
    piece.border = 1
    let ramp = ColorRamp(positions: [1, 9], colors: [.black, .white])
    var mosaic = Mosaic([piece], .ramp(ramp))
    let found = try painted(4, 4) { $0.paint(mosaic) }
    // A quarter of the way from the outermost centre to the border's: 1 + 8 · ¼ = 3, and along both sides 1 − ¾².
    #expect((0..<4).map { pixel(found, $0, 1)[0] } == [64, 0, 0, 64])
    #expect(pixel(found, 0, 0)[0] == 112)
    mosaic.interpolation = .nearest
    let nearest = try painted(4, 4) { $0.paint(mosaic) }
    #expect((0..<16).allSatisfy { pixel(nearest, $0 % 4, $0 / 4)[0] == 0 })
  }

  @Test("Documents hold one image, whatever the number of pieces")
  func documents() throws {
    var list = DisplayList(size: Size(width: 40, height: 40))
    list.paint(Self.tiles(9, degrees: 20, at: Point(x: 20, y: 20)))
    let svg = String(decoding: try Painter().svg(list), as: UTF8.self)
    #expect(svg.split(separator: "<image").count == 2)
  }

  @Test("Contents and places that are none paint nothing")
  func degenerate() throws {
    let plain = Self.plain([1, 2, 3, 255])
    let maps = [
      AffineTransform.scale(0, 0), .scale(.nan, 1), .scale(1e300, 1e300), .scale(1e-300, 1),
    ]
    var pieces = maps.map {
      Mosaic.Piece(.picture(plain), ProjectiveTransform($0), outlines: [Self.square, [], [.zero]])
    }
    pieces.append(
      Mosaic.Piece(
        .picture(Bitmap(width: 0, height: 0)), ProjectiveTransform(.scale(9, 9)),
        outlines: [Self.square]))
    for piece in pieces {
      for shading in [
        Mosaic.Shading.picture(.identity), .ramp(ColorRamp(positions: [], colors: [])),
      ] {
        _ = try painted(8, 8) { $0.paint(Mosaic([piece], shading)) }
        var list = DisplayList(size: Size(width: 8, height: 8))
        list.paint(Mosaic([piece], shading))
        _ = try Painter().svg(list)
      }
    }
  }

  @Test("Lists within lists keep their mosaics")
  func nested() throws {
    func list(_ color: [UInt8]) -> DisplayList {
      var list = DisplayList(size: Size(width: 4, height: 4))
      let piece = Mosaic.Piece(
        .picture(Self.plain(color)), ProjectiveTransform(.scale(4, 4)), outlines: [Self.square])
      list.paint(Mosaic([piece], .picture(.identity)))
      return list
    }
    let found = try painted(8, 4) { all in
      all.append(list([255, 0, 0, 255]), at: .zero)
      all.append(list([0, 255, 0, 255]), at: Point(x: 4, y: 0))
    }
    #expect(pixel(found, 1, 1) == [255, 0, 0, 255] && pixel(found, 5, 1) == [0, 255, 0, 255])
  }
}
