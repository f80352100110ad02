import Colorimetry
import Drawing
import GeoCore
import Imaging
import Testing
import TileFixtures

@testable import MapRendering

@Suite("Texts of symbols")
struct SymbolTextTests {
  private func picture(
    _ layout: String, _ paint: String = "{}", bearing: Double = 0, zoom: Double = 0,
    _ feature: WrittenFeature = .point(2048, 2048)
  ) throws -> MapPicture {
    var fixture = MapFixture(
      layers: """
        {"id": "t", "type": "symbol", "source": "s", "source-layer": "roads",
         "layout": {"text-font": ["Box"], "text-size": 10, \(layout)}, "paint": \(paint)}
        """, tile: [MapFixture.classes([(feature, "x")])])
    fixture.bearing = bearing
    fixture.zoom = zoom
    fixture.images.add(StyleImage(Bitmap(width: 12, height: 8)), named: "box")
    return try fixture.picture()
  }

  // The point is the middle of the picture: (256, 256).

  @Test("Sections have their own colours and sizes, in the opacity of the layer")
  func sections() throws {
    let found = try picture(
      #""text-field": ["format", "ab", {"text-color": "red"}, "c", {"font-scale": 2}]"#,
      #"{"text-color": "blue", "text-opacity": 0.5}"#)
    let texts = found.list.texts
    #expect(texts.map(\.glyphs.count) == [2, 1])
    #expect(texts[0].color == Color(red: 1, green: 0, blue: 0).opacity(0.5))
    #expect(texts[1].color == Color(red: 0, green: 0, blue: 1).opacity(0.5))
    #expect(texts.map { $0.glyphs[0].size } == [10, 20])
  }

  @Test("Pictures stand in texts, and those that are not there are told")
  func pictures() throws {
    let found = try picture(
      #""text-field": ["format", "ab", ["image", "box"], ["image", "none"]]"#)
    let stamps = found.list.stamps
    #expect(stamps.count == 1)
    // 10 points of letters and 12 of the picture about 256; it stands on the baseline, 10 below the top of 12 points.
    let target = try #require(stamps.first?.target)
    let corner = try #require(stamps.first?.transform(Point(x: 0, y: 0)))
    #expect(corner == Point(x: 255, y: 260))
    // A clear pixel lies around it.
    #expect(target == Rect(x: -1, y: -9, width: 14, height: 10))
    #expect(found.diagnostics.map(\.message) == ["no sprite has an image 'none'"])
  }

  @Test("Texts are moved by text-translate, with the map or with the picture")
  func translate() throws {
    let text = #""text-field": "a", "text-anchor": "left""#
    let still = try picture(text).list.glyphs[0].origin
    let moved = try picture(text, #"{"text-translate": [10, 20]}"#).list.glyphs[0].origin
    #expect(moved == still + Point(x: 10, y: 20))
    let onMap = try picture(text, #"{"text-translate": [10, 20]}"#, bearing: 90).list.glyphs[0]
    // East is up: what was right is up, what was down is right.
    #expect(abs(onMap.origin.x - still.x - 20) < 1e-9 && abs(onMap.origin.y - still.y + 10) < 1e-9)
    let onPicture = try picture(
      text, #"{"text-translate": [10, 20], "text-translate-anchor": "viewport"}"#, bearing: 90
    ).list.glyphs[0]
    #expect(abs(onPicture.origin.x - still.x - 10) < 1e-9)
    #expect(abs(onPicture.origin.y - still.y - 20) < 1e-9)
  }

  @Test("Columns are written where the layer asks for them and the script has them")
  func columns() throws {
    let mode = #""text-writing-mode": ["vertical", "horizontal"]"#
    let han = try picture(#""text-field": "日本", \#(mode)"#).list.glyphs
    // Upright letters below each other: a column of 10 points about the middle.
    #expect(han.allSatisfy { abs($0.angle) < 1e-9 })
    #expect(han.map(\.origin.y).elementsEqual([251, 256]) { abs($0 - $1) < 1e-9 })
    #expect(han[0].origin.x == han[1].origin.x)
    let latin = try picture(#""text-field": "ab", \#(mode)"#).list.glyphs
    #expect(latin.map(\.origin.x) == [251, 256])
  }

  @Test("Texts beside their point keep their room away from it, 7/24 em nearer above and below")
  func beside() throws {
    func origin(_ anchor: String) throws -> Point {
      let layout = #""text-field": "ab", "text-variable-anchor": ["\#(anchor)"], "#
      return try #require(
        try picture(layout + #""text-radial-offset": 1"#).list.glyphs.first?.origin)
    }
    // 10 × 12 points and 2 of padding around them; one em is 10 points.
    #expect(try origin("left") == Point(x: 256 + 10 + 2, y: 260))
    let top = try origin("top")
    #expect(top.x == 251 && abs(top.y - (256 + 10 - 70.0 / 24 + 2 + 10)) < 1e-9)
  }

  @Test("Layout is asked for at the whole zoom below, sizes at the picture's")
  func zooms() throws {
    let layout = #"""
      "text-size": ["interpolate", ["linear"], ["zoom"], 1, 10, 2, 20],
      "text-field": ["step", ["zoom"], "ab", 1.4, "abcd"]
      """#
    let glyphs = try picture(layout, zoom: 1.5).list.glyphs
    #expect(glyphs.count == 2 && glyphs.allSatisfy { $0.size == 15 })
  }

  @Test("A text of which no font has a letter is told")
  func nothingThere() throws {
    let found = try picture(#""text-field": "\uFFFF\uFFFF""#)
    #expect(found.missingGlyphs == ["\u{FFFF}"])
  }

  @Test("Streets that differ in their pictures, fonts or sides are streets of their own")
  func streets() throws {
    func stamps(_ text: String) throws -> Int {
      var fixture = MapFixture(
        layers: """
          {"id": "t", "type": "symbol", "source": "s", "source-layer": "roads",
           "layout": {"text-font": ["Box"], "text-size": 10, "symbol-placement": "line-center",
                      "text-field": \(text)}}
          """,
        tile: [
          MapFixture.classes([
            (.line([(400, 400), (2000, 400)]), "box"),
            (.line([(2000, 400), (3600, 400)]), "other"),
          ])
        ])
      fixture.images.add(StyleImage(Bitmap(width: 12, height: 8)), named: "box")
      fixture.images.add(StyleImage(Bitmap(width: 12, height: 8)), named: "other")
      return try fixture.picture().list.stamps.count
    }
    #expect(try stamps(#"["format", ["image", ["get", "class"]]]"#) == 2)
    #expect(try stamps(#"["format", ["image", "box"]]"#) == 1)
  }

  @Test("Layers do not take each other's texts for repetitions")
  func layers() throws {
    let layer = { (id: String, y: Int) in
      """
      {"id": "\(id)", "type": "symbol", "source": "s", "source-layer": "roads",
       "layout": {"text-font": ["Box"], "text-size": 10, "text-field": "ab", "text-offset": [0, \(y)]}}
      """
    }
    let fixture = MapFixture(
      layers: layer("a", 2) + "," + layer("b", -2),
      tile: [MapFixture.classes([(.point(2048, 2048), "x")])])
    #expect(try fixture.picture().list.glyphs.count == 4)
  }

  @Test(
    "Tiles of another schema than the style's are told",
    arguments: [(["roads"], false), (["roads", "x"], false), (["x"], true), ([], false)])
  func schema(layers: [String], isTold: Bool) throws {
    var fixture = MapFixture(
      layers: #"{"id": "l", "type": "line", "source": "s", "source-layer": "roads"}"#, tile: [])
    fixture.vectorLayers = layers
    let messages = try fixture.picture().diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("which have no layers 'roads'") } == isTold)
  }
}
