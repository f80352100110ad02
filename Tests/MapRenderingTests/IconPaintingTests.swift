import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing
import TileFixtures

@testable import MapRendering

@Suite("Icons of symbol layers")
struct IconPaintingTests {
  // A unit is an eighth of a point: these stand at 100, 100; 110, 100; and 300, 100.
  private static let places = MapFixture.classes([
    (.point(800, 800), "alpha"), (.point(880, 800), "beta"), (.point(2400, 800), "gamma"),
  ])

  private static let images: StyleImages = {
    var images = StyleImages()
    images.add(StyleImage(Bitmap(width: 12, height: 12)), named: "plain")
    var field = StyleImage(Bitmap(width: 12, height: 12))
    field.isSDF = true
    images.add(field, named: "field")
    return images
  }()

  private func picture(
    _ layout: String, _ paint: String = "{}", tile: [WrittenLayer] = [places],
    cutsSymbols: Bool = false
  ) throws -> MapPicture {
    var fixture = MapFixture(
      layers: """
        {"id": "t", "type": "symbol", "source": "s", "source-layer": "roads",
         "layout": \(layout), "paint": \(paint)}
        """, tile: tile)
    fixture.images = Self.images
    fixture.cutsSymbols = cutsSymbols
    return try fixture.picture()
  }

  private func middles(_ picture: MapPicture) -> [Point] {
    picture.list.stamps.map { $0.transform($0.target.center) }
  }

  private func near(_ a: [Point], _ b: [Point]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).length < 1e-9 }
  }

  @Test("Of icons that would lie on each other the first is drawn")
  func collision() throws {
    let found = try picture(#"{"icon-image": "plain"}"#)
    #expect(near(middles(found), [Point(x: 100, y: 100), Point(x: 300, y: 100)]))
    #expect(found.list.images.count == 1)
    let all = try picture(#"{"icon-image": "plain", "icon-overlap": "always"}"#)
    #expect(all.list.stamps.count == 3)
  }

  @Test("Room is kept on each side as far as its padding")
  func padding() throws {
    // Middles are 10 apart and icons 12 wide at their own size: at half of it 4 points are left.
    func count(_ padding: String) throws -> Int {
      let layout = #"{"icon-image": "plain", "icon-size": 0.5, "icon-padding": \#(padding)}"#
      return try picture(layout).list.stamps.count
    }
    #expect(try count("1") == 3)
    #expect(try count("[0, 3, 0, 0]") == 3)
    #expect(try count("[0, 3, 0, 2]") == 2)
    #expect(try count("[9, 0, 9, 0]") == 3)
  }

  @Test("Icons lie under all texts; optional ones give way")
  func withText() throws {
    let both = try picture(#"{"icon-image": "plain", "text-field": "x", "text-size": 4}"#)
    #expect(both.list.stamps.count == 2 && both.list.glyphs.count == 2)
    guard case .stamp? = both.list.commands.first, case .glyphs? = both.list.commands.last else {
      Issue.record("icons come first: \(both.list.commands)")
      return
    }
    let optional = try picture(
      """
      {"icon-image": "plain", "icon-optional": true, "text-field": "x", "text-size": 4,
       "text-padding": 0}
      """)
    #expect(optional.list.stamps.count == 2 && optional.list.glyphs.count == 3)
  }

  @Test("Only distance fields have colours, and halos under them")
  func inks() throws {
    let paint = """
      {"icon-color": "red", "icon-halo-color": "blue", "icon-halo-width": 1, "icon-opacity": 0.5}
      """
    let plain = try picture(#"{"icon-image": "plain"}"#, paint)
    #expect(
      plain.list.stamps.map(\.ink) == Array(repeating: .colors(opacity: 0.5, .nearest), count: 2))
    let field = try picture(#"{"icon-image": "field", "icon-size": 2}"#, paint).list.stamps
    let halo = FieldBand(scale: 2, halo: FieldBand.Halo(width: 1, blur: 0))
    let red = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let blue = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
    // Two of three find room, both halos come first.
    #expect(
      field.map(\.ink) == [
        .field(blue, halo), .field(blue, halo), .field(red, FieldBand(scale: 2)),
        .field(red, FieldBand(scale: 2)),
      ])
  }

  @Test("An image that is not there is told once, and its text stands alone")
  func missing() throws {
    let found = try picture(#"{"icon-image": "none", "text-field": "x", "text-size": 4}"#)
    #expect(found.list.stamps.isEmpty && found.list.glyphs.count == 3)
    #expect(found.diagnostics.map(\.kind) == [.missingImage])
    #expect(found.diagnostics.first?.message.contains("'none'") == true)
  }

  @Test("Along a line icons turn with it, and back where they must stand upright")
  func alongLines() throws {
    // Downwards from 100, 50 over 300 points; the first icon stands 12 · 16/24 / 2 + 2 · 16 points from its start.
    let street = MapFixture.classes([(.line([(800, 400), (800, 2800)]), "street")])
    let layout = #""icon-image": "plain", "symbol-placement": "line", "symbol-spacing": 100"#
    let found = try picture("{\(layout)}", tile: [street])
    #expect(near(middles(found), [86, 186, 286].map { Point(x: 100, y: $0) }))
    let transforms = found.list.stamps.map(\.transform)
    #expect(transforms.allSatisfy { $0.a == 0 && $0.b == 1 })
    let upright = try picture(
      #"{\#(layout), "icon-rotation-alignment": "viewport"}"#, tile: [street])
    #expect(upright.list.stamps.allSatisfy { $0.transform.a == 1 })
    let back = MapFixture.classes([(.line([(3200, 800), (800, 800)]), "street")])
    let kept = try picture(#"{\#(layout), "icon-keep-upright": true}"#, tile: [back])
    #expect(kept.list.stamps.count == 3)
    #expect(kept.list.stamps.allSatisfy { abs($0.transform.a - 1) < 1e-12 })
  }

  @Test("An icon about its text is as large as both paddings make it")
  func textFit() throws {
    let found = try picture(
      """
      {"icon-image": "plain", "text-field": "four", "text-size": 10, "text-line-height": 1,
       "icon-text-fit": "both", "icon-text-fit-padding": [1, 2, 3, 4]}
      """)
    // Four letters of 5 points: 20 × 10 about the point; the picture reaches a twelfth further on each side.
    let stamp = try #require(found.list.stamps.first)
    let box = Rect(minX: -10 - 4, minY: -5 - 1, maxX: 10 + 2, maxY: 5 + 3)
    #expect(abs(stamp.target.minX - (box.minX - box.width / 12)) < 1e-9)
    #expect(abs(stamp.target.maxY - (box.maxY + box.height / 12)) < 1e-9)
  }

  @Test("What the edge cuts is drawn where it may be")
  func edges() throws {
    let corner = MapFixture.classes([(.point(2048, 8), "alpha")])
    let layout = #"{"icon-image": "plain"}"#
    #expect(try picture(layout, tile: [corner]).list.stamps.isEmpty)
    #expect(try picture(layout, tile: [corner], cutsSymbols: true).list.stamps.count == 1)
  }

  @Test(
    "What is drawn above another is decided by key, by height or by the source",
    arguments: [
      (#""symbol-z-order": "auto""#, [40.0, 45, 50]),
      (#""symbol-z-order": "source""#, [50, 40, 45]),
      (
        #""symbol-z-order": "auto", "symbol-sort-key": ["match", ["get", "class"], "a", 1, "b", 3, 2]"#,
        [50, 45, 40]
      ),
    ])
  func order(property: String, heights: [Double]) throws {
    let crowd = MapFixture.classes([
      (.point(800, 400), "a"), (.point(800, 320), "b"), (.point(800, 360), "c"),
    ])
    let found = try picture(
      #"{"icon-image": "plain", "icon-overlap": "always", \#(property)}"#, tile: [crowd])
    #expect(middles(found).map { $0.y.rounded() } == heights)
  }
}

extension DisplayList {
  var stamps: [ImageStamp] {
    commands.compactMap { if case .stamp(_, let stamp) = $0 { stamp } else { nil } }
  }
}
