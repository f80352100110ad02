import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing

@testable import Painting

@Suite("Areas and discs")
struct AreaTests {
  /// The alphas of the first pixels of a row.
  private func alphas(_ bitmap: Bitmap, _ count: Int, row: Int) -> [Int] {
    (0..<count).map { x -> Int in Int(pixel(bitmap, x, row)[3]) }
  }

  /// Every alpha that a picture has.
  private func allAlphas(_ bitmap: Bitmap) -> Set<UInt8> {
    Set(stride(from: 3, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] })
  }

  /// The alphas along the middle row of a strip that is black from `left` to `right`.
  private func strip(
    _ left: Double, _ right: Double, _ edge: AreaEdge, alpha: Double = 1
  ) throws -> [Int] {
    let bitmap = try painted(8, 3) { list in
      let slice = list.add(Path(Rect(minX: left, minY: -5, maxX: right, maxY: 8)))
      list.append(.area(slice, edge, .color(Color.black.opacity(alpha))))
    }
    return alphas(bitmap, 8, row: 1)
  }

  @Test("Crisp areas are the pixels whose middles lie inside, of full colour")
  func crisp() throws {
    #expect(try strip(1.6, 5.4, .crisp) == [0, 0, 255, 255, 255, 0, 0, 0])
    #expect(try strip(1.4, 5.6, .crisp) == [0, 255, 255, 255, 255, 255, 0, 0])
    // Less than a pixel, and no middle.
    #expect(try strip(1.6, 2.4, .crisp) == Array(repeating: 0, count: 8))
  }

  @Test("Crisp areas that share an edge share no pixel and leave none out, however they lie")
  func partition() throws {
    var dice = Dice(7)
    for _ in 0..<50 {
      let middle = dice.point(40)
      var corners = (0..<3).map { _ in dice.point(60) }
      corners = [Point(x: -90, y: -70), Point(x: 130, y: -80), Point(x: 20, y: 160)]
        .enumerated().map { corners[$0.offset] * 0.1 + $0.element }
      let bitmap = try painted(40, 40) { list in
        for i in 0..<3 {
          var part = Path()
          part.append(contour: [middle, corners[i], corners[(i + 1) % 3]], closed: true)
          list.append(.area(list.add(part), .crisp, .color(Color.black.opacity(0.5))))
        }
      }
      #expect(allAlphas(bitmap) == [128])
    }
  }

  @Test("Outlined areas have a line of one pixel over their edge: 1 − smoothstep of the distance")
  func outlined() throws {
    // The edges lie 0.25 outside of the middles of the pixels 1 and 5: 1 − (3 · 0.25² − 2 · 0.25³) = 0.84375.
    #expect(try strip(1.75, 5.25, .outlined) == [0, 215, 255, 255, 255, 215, 0, 0])
    // Inside nothing is seen of the line, but where it shows through: 0.5 and over it 0.5 · 0.84375.
    #expect(try strip(1.25, 5.75, .outlined) == [0, 255, 255, 255, 255, 255, 0, 0])
    let translucent = try strip(1.25, 5.75, .outlined, alpha: 0.5)
    for (got, wanted) in zip(translucent, [0, 182, 128, 128, 128, 182, 0, 0]) {
      #expect(abs(got - wanted) <= 1)
    }
    // Where edges lie on those of pixels there is no line to be seen.
    #expect(try strip(2, 5, .outlined) == [0, 0, 255, 255, 255, 0, 0, 0])
  }

  @Test("A neighbour's ground does not shine through the border that areas share")
  func border() throws {
    let black: [UInt8] = [0, 0, 0, 255]
    for offset in stride(from: 0.0, to: 1, by: 0.125) {
      let bitmap = try painted(8, 3, background: .white) { list in
        let left = list.add(Path(Rect(minX: -5, minY: -5, maxX: 4 + offset, maxY: 8)))
        let right = list.add(Path(Rect(minX: 4 + offset, minY: -5, maxX: 13, maxY: 8)))
        list.append(.area(left, .outlined, .color(.black)))
        list.append(.area(right, .outlined, .color(.black)))
      }
      let row = (0..<8).map { pixel(bitmap, $0, 1) }
      #expect(row.allSatisfy { $0 == black }, "offset \(offset)")
    }
  }

  @Test("Clips that are crisp cut turned parts at whole pixels, so that neighbours meet")
  func clips() throws {
    let bitmap = try painted(30, 30) { list in
      for half in [
        Rect(minX: -50, minY: -50, maxX: 0, maxY: 50), Rect(minX: 0, minY: -50, maxX: 50, maxY: 50),
      ] {
        var group = DisplayList.Group()
        group.transform = AffineTransform.rotation(degrees: 33).then(
          .translation(Point(x: 15, y: 14)))
        group.clip = list.add(Path(half))
        group.isClipCrisp = true
        list.append(.begin(group))
        list.fill(Path(Rect(minX: -60, minY: -60, maxX: 60, maxY: 60)), Color.black.opacity(0.5))
        list.append(.end)
      }
    }
    #expect(allAlphas(bitmap) == [128])
  }

  @Test("Patterns fill areas; their edges too")
  func patterns() throws {
    var image = Bitmap(width: 1, height: 1)
    image.pixels = [255, 0, 0, 255]
    let bitmap = try painted(8, 3) { list in
      let index = list.add(image)
      let slice = list.add(Path(Rect(minX: 1.75, minY: -5, maxX: 5.25, maxY: 8)))
      list.append(.area(slice, .outlined, .pattern(index: index, .identity, opacity: 1)))
    }
    #expect(alphas(bitmap, 8, row: 1) == [0, 215, 255, 255, 255, 215, 0, 0])
    #expect(pixel(bitmap, 1, 1)[0] == 255)
  }

  // By the `circle` fragment shader at the pixels right of the middle, where the distance is (x + ½) / radius.
  @Test("Discs fade by smoothstep over a pixel, or over the blur")
  func discs() throws {
    func row(_ disc: Disc) throws -> [[UInt8]] {
      let bitmap = try painted(21, 21) { $0.append(.disc(disc)) }
      return (10..<21).map { pixel(bitmap, $0, 10) }
    }
    let center = Point(x: 10.5, y: 10.5)
    // Radius 4.25, softness 1 / 4.25: at distance 4 t = (1 − 4/4.25) · 4.25 = 0.25, 3t² − 2t³ = 0.15625.
    let plain = try row(Disc(center: center, radius: 4.25, color: .black)).map { Int($0[3]) }
    #expect(plain == [255, 255, 255, 255, 40, 0, 0, 0, 0, 0, 0])
    // Blur 1: t = 1 − x/8: 0.5 at 4, and 0.15625 at 6.
    var blurred = Disc(center: center, radius: 8, color: .black)
    blurred.blur = 1
    let soft = try row(blurred).map { Int($0[3]) }
    #expect(soft[0] == 255 && soft[4] == 128 && soft[6] == 40 && soft[8] == 0)
    // The ring begins a pixel within the radius of 4: its share at 3.5 − 3 = ½ is ½ of each.
    var ringed = Disc(center: Point(x: 10, y: 10.5), radius: 4, color: .black)
    ringed.ringWidth = 3
    ringed.ringColor = .white
    let ring = try row(ringed)
    #expect(ring[2] == [0, 0, 0, 255] && ring[3] == [128, 128, 128, 255])
    #expect(ring[4] == [255, 255, 255, 255] && ring[6][3] == 128 && ring[7][3] == 0)
  }

  @Test("Discs larger than the picture, turned and cut, are what the formula says at every pixel")
  func everyPixel() throws {
    var discs: [Disc] = []
    for (center, radius) in [
      (Point(x: 9.3, y: 14.8), 11.0), (Point(x: -700, y: 300), 766.0),
      (Point(x: 4e5, y: -3e5), 500_013.0), (Point(x: 20, y: 20), 5000.0),
    ] {
      for blur in [0.0, 0.4, 1] {
        for ring in [0.0, 6] {
          var disc = Disc(
            center: center, radius: radius - ring, color: Color(rgb: 0x2060A0).opacity(0.6))
          disc.blur = blur
          disc.ringWidth = ring
          disc.ringColor = Color(rgb: 0xE04010)
          discs.append(disc)
        }
      }
    }
    for disc in discs {
      for group in groups() {
        let bitmap = try painted(37, 29, background: .white) { list in
          var group = group
          group.clip = list.add(Path(Rect(minX: -50, minY: -50, maxX: 50, maxY: 50)))
          list.append(.begin(group))
          list.append(.disc(disc))
          list.append(.end)
        }
        #expect(worst(bitmap, disc, group.transform) <= 1, "\(disc)")
      }
    }
  }

  /// As it is, and turned.
  private func groups() -> [DisplayList.Group] {
    var turned = DisplayList.Group()
    turned.transform = AffineTransform.rotation(degrees: 33).then(
      .translation(Point(x: 12, y: -3)))
    return [DisplayList.Group(), turned]
  }

  /// How far a channel is from the formula over white; edges of the clip are left out.
  private func worst(_ bitmap: Bitmap, _ disc: Disc, _ map: AffineTransform) -> Int {
    guard let back = map.inverse else { return .max }
    let softness = max(1 / disc.outerRadius, disc.blur)
    var worst = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let p = back(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        guard max(abs(p.x), abs(p.y)) < 49 else { continue }
        let distance = (p - disc.center).length / disc.outerRadius
        let color = channels(disc, distance, softness)
        for (k, got) in pixel(bitmap, x, y).prefix(3).enumerated() {
          worst = max(worst, abs(Int(got) - Int((color[k] + 1 - color.w) * 255 + 0.5)))
        }
      }
    }
    return worst
  }

  /// The fragment shader of circles, as it stands in MapLibre: premultiplied colours.
  private func channels(_ disc: Disc, _ distance: Double, _ softness: Double) -> SIMD4<Double> {
    func smoothstep(_ a: Double, _ b: Double, _ x: Double) -> Double {
      let t = min(max((x - a) / (b - a), 0), 1)
      return t * t * (3 - 2 * t)
    }
    func ink(_ c: Color) -> SIMD4<Double> { SIMD4(c.red, c.green, c.blue, 1) * c.alpha }
    let opacity = smoothstep(0, softness, 1 - distance)
    let inner = disc.radius / disc.outerRadius
    let share = disc.ringWidth < 0.01 ? 0 : smoothstep(-softness, 0, distance - inner)
    return (ink(disc.color) * (1 - share) + ink(disc.ringColor) * share) * opacity
  }

  @Test("Translucent discs lie over one another feature by feature")
  func layered() throws {
    let bitmap = try painted(9, 9) { list in
      for _ in 0..<2 {
        list.append(
          .disc(Disc(center: Point(x: 4.5, y: 4.5), radius: 4, color: Color.black.opacity(0.5))))
      }
    }
    // ½ + ½ · ½, from 127.5 rounded up first.
    #expect(abs(Int(pixel(bitmap, 4, 4)[3]) - 191) <= 1)
  }

  @Test("Documents hold areas as outlines and soft discs as gradients")
  func documents() throws {
    var list = DisplayList(size: Size(width: 20, height: 20))
    let slice = list.add(Path(Rect(minX: 2, minY: 2, maxX: 8, maxY: 8)))
    list.append(.area(slice, .outlined, .color(Color(rgb: 0xFF0000))))
    var disc = Disc(center: Point(x: 14, y: 14), radius: 5, color: .black)
    list.append(.disc(disc))
    let sharp = String(decoding: try Painter().svg(list), as: UTF8.self)
    #expect(sharp.contains("<path") && !sharp.contains("Gradient") && !sharp.contains("<image"))
    disc.blur = 0.5
    list.append(.disc(disc))
    let soft = String(decoding: try Painter().svg(list), as: UTF8.self)
    #expect(soft.contains("<radialGradient") && !soft.contains("<image"))
    #expect(try Painter().pdf([list]).count > 100)
  }
}
