import Foundation
import Places
import Testing

@testable import PinfoldTool

@Suite("pinfold info of tiles and styles")
struct InfoFileTests {
  /// The folder of the package, three above this file.
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func object(_ path: String) throws -> [String: Any] {
    let text = try InfoFile(path: path, reader: PlaceReader()).report(asJSON: true)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func withFile(_ content: Data, _ body: (String) throws -> Void) throws {
    // The name says something else on purpose: kinds are told by content.
    let path = FileManager.default.temporaryDirectory
      .appending(path: "info-\(UUID().uuidString).csv").path
    try content.write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test("An archive, whatever its name: format, zooms, extent, schema and layers")
  func archive() throws {
    let sample = Self.package.appending(path: "Samples/helsinki.pmtiles")
    try withFile(try Data(contentsOf: sample)) { path in
      let info = try object(path)
      #expect(info["kind"] as? String == "tiles" && info["type"] as? String == "PMTiles 3")
      #expect(info["format"] as? String == "mvt" && info["compression"] as? String == "gzip")
      #expect(info["schema"] as? String == "OpenMapTiles")
      #expect((info["tileCount"] as? Int ?? 0) > 0 && (info["zooms"] as? [Int])?.count == 2)
      let layers = try #require(info["layers"] as? [[String: Any]])
      #expect(layers.contains { $0["name"] as? String == "transportation" })
    }
  }

  @Test("A style: layers by type, what its sources need, fonts, what is not drawn, what is wrong")
  func style() throws {
    let style = """
      {"version": 8, "name": "S", "sprite": "sprite", "glyphs": "{fontstack}/{range}.pbf",
      "sources": {"v": {"type": "vector", "url": "v.json"}},
      "layers": [{"id": "b", "type": "background"}, {"id": "u", "type": "unheard-of"},
      {"id": "w", "type": "fill", "source": "v", "source-layer": "water"},
      {"id": "h", "type": "heatmap", "source": "v", "source-layer": "poi"},
      {"id": "t", "type": "symbol", "source": "v", "source-layer": "place",
       "layout": {"text-field": "x", "text-font": ["A", "B"]}},
      {"id": "x", "type": "fill", "source": "nowhere"}]}
      """
    try withFile(Data(style.utf8)) { path in
      let info = try object(path)
      #expect(info["kind"] as? String == "style" && info["name"] as? String == "S")
      let layers = try #require(info["layers"] as? [String: Int])
      #expect(layers["background"] == 1 && layers["heatmap"] == 1 && layers["symbol"] == 1)
      #expect(info["notDrawn"] as? [String] == ["u"])
      #expect(info["fonts"] as? [String] == ["A, B"])
      let source = try #require((info["sources"] as? [[String: Any]])?.first)
      #expect(source["sourceLayers"] as? [String] == ["water", "poi", "place"])
      let notes = try #require(info["notes"] as? [String])
      #expect(notes.contains { $0.contains("nowhere") && $0.contains("line 8") })
    }
  }

  @Test("An unreadable file is an error, and the others are told all the same")
  func several() throws {
    try withFile(Data("lat,lon\n1,2\n".utf8)) { path in
      #expect(CommandLineTool.run(["info", "/does/not/exist", path]) == .input)
      #expect(CommandLineTool.run(["info", "--json", path, path]) == .done)
    }
  }

  @Test(
    "Schemas are told by their layers",
    arguments: [
      ("OpenMapTiles", ["water", "transportation", "transportation_name", "place", "landcover"]),
      ("Shortbread", ["ocean", "streets", "street_labels", "place_labels", "boundaries"]),
      ("Protomaps Basemap", ["earth", "roads", "places", "pois", "landcover", "natural"]),
      ("none", ["cities"]), ("none", ["water", "roads_of_mine", "a", "b", "c"]),
    ])
  func schemas(_ name: String, _ layers: [String]) {
    #expect(TileSchema(layers: layers)?.rawValue ?? "none" == name)
  }
}
