import Colorimetry
import Drawing
import GeoCore
import Testing
import TileFixtures

@testable import MapRendering

@Suite("Symbol layers")
struct SymbolPaintingTests {
  private let towns = MapFixture.classes([
    (.point(800, 800), "alpha"), (.point(2400, 800), "beta"), (.point(2400, 810), "gamma"),
  ])

  private func glyphs(_ layout: String, _ paint: String = "{}", scale: Double = 1) throws
    -> [PlacedGlyph]
  {
    var fixture = MapFixture(
      layers: """
        {"id": "t", "type": "symbol", "source": "s", "source-layer": "roads",
         "layout": \(layout), "paint": \(paint)}
        """, tile: [towns])
    fixture.scale = scale
    return try fixture.picture().list.glyphs
  }

  @Test("A label is centred on its point; of two at one place the first is drawn")
  func centred() throws {
    let glyphs = try glyphs(#"{"text-field": ["get", "class"], "text-size": 10}"#)
    // Five characters of 5 points: the first begins 12.5 points left of 100, beta's 10 left of 300.
    #expect(glyphs.count == 9)
    #expect(glyphs.first?.origin.x == 87.5)
    #expect(glyphs[5].origin.x == 290)
  }

  @Test(
    "White space and line breaks at the ends of a text move nothing",
    arguments: [
      #"["concat", ["get", "class"], "\n"]"#, #"["concat", "\n ", ["get", "class"]]"#,
      #"["format", " ", {}, ["get", "class"], {}, "\n", {}]"#,
    ])
  func trimmed(text: String) throws {
    let plain = try glyphs(#"{"text-field": ["get", "class"], "text-size": 10}"#)
    let padded = try glyphs(#"{"text-field": \#(text), "text-size": 10}"#)
    #expect(padded.map(\.origin) == plain.map(\.origin))
  }

  @Test(
    "Fonts that are not there are told once, where the style asks for them",
    arguments: [
      (#""text-field": "x""#, []), (#""text-field": "x", "text-font": ["Nowhere", "Box"]"#, []),
      (
        #""text-field": "x", "text-font": ["Nowhere Bold"]"#,
        ["no font 'Nowhere Bold' is there; 'Box' stands in"]
      ),
      (
        #""text-field": ["format", "x", {"text-font": ["literal", ["A", "B"]]}]"#,
        ["no font 'A', 'B' is there; 'Box' stands in"]
      ),
    ])
  func substitutions(layout: String, messages: [String]) throws {
    let fixture = MapFixture(
      layers: """
        {"id": "t", "type": "symbol", "source": "s", "source-layer": "roads", "layout": {\(layout)}}
        """, tile: [towns])
    let picture = try fixture.picture()
    #expect(picture.list.glyphs.count > 1)
    #expect(picture.diagnostics.map(\.message) == messages)
  }

  @Test("The lower sort key has the place; where both may stand the higher one lies on top")
  func sortKeys() throws {
    let key = #""symbol-sort-key": ["match", ["get", "class"], "gamma", 1, 2]"#
    let alone = try glyphs(#"{"text-field": ["get", "class"], "text-size": 10, \#(key)}"#)
    #expect(alone.count == 10, "alpha and gamma have five letters, beta would have four")
    let both = try glyphs(
      #"{"text-field": ["get", "class"], "text-size": 10, "text-allow-overlap": true, \#(key)}"#)
    // gamma (key 1) first, then alpha and beta (key 2) in the order of the tile.
    #expect(both.count == 14)
    #expect(both[0].origin.x == 287.5 && both[5].origin.x == 87.5 && both[10].origin.x == 290)
  }

  @Test("Labels stand at the same points at every scale", arguments: [0.5, 1.5, 2, 3])
  func scales(scale: Double) throws {
    let street = MapFixture.classes([
      (.line([(400, 400), (900, 410), (1500, 380), (2600, 900), (3600, 1000)]), "Long Street")
    ])
    func map(_ scale: Double) throws -> [PlacedGlyph] {
      var fixture = MapFixture(
        layers: """
          {"id": "t", "type": "symbol", "source": "s", "source-layer": "roads", "layout":
            {"symbol-placement": "line", "text-field": ["get", "class"], "text-size": 12}}
          """, tile: [street])
      fixture.scale = scale
      return try fixture.picture().list.glyphs
    }
    let once = try map(1)
    #expect(!once.isEmpty)
    #expect(try map(scale) == once)
  }

  @Test("Halos are painted before all letters of their paint")
  func halos() throws {
    let fixture = MapFixture(
      layers: """
        {"id": "t", "type": "symbol", "source": "s", "source-layer": "roads",
         "layout": {"text-field": ["get", "class"], "text-size": 10},
         "paint": {"text-halo-width": 1, "text-halo-color": "#fff"}}
        """, tile: [towns])
    let paints = try fixture.picture().list.commands.compactMap { command in
      if case .glyphs(let range, let paint) = command { (range, paint) } else { nil }
    }
    #expect(paints.count == 2)
    #expect(paints[0].1 == .halo(.white, width: 1, blur: 0))
    #expect(paints[1].1 == .fill(.black))
    #expect(paints[0].0 == paints[1].0)
  }

  @Test("Global state reaches expressions")
  func globalState() throws {
    let json = #"{"text-field": ["coalesce", ["global-state", "label"], "none"], "text-size": 10}"#
    #expect(try !glyphs(json).isEmpty)
  }
}
