import FileAccess
import GeoCore
import Imaging
import MapRendering
import MapStyle
import Testing
import TileFixtures
import VectorTiles

@testable import StyleResources

/// A folder of its own with files, gone at the end.
final class FileFixture {
  private let folder = TemporaryFolder()
  var path: String { folder.path }

  init(_ files: [String: [UInt8]]) throws {
    for (file, bytes) in files { try folder.write(bytes, file) }
  }

  func open(_ style: String, ratio: Double = 1) throws -> MapResources {
    let opening = StyleOpening(locator: FolderLocator(folder: path), pixelRatio: ratio)
    return opening.open(try Style(json: Array(style.utf8)))
  }
}

struct StyleOpeningTests {
  // Three pixels beside each other, red, green, blue, each an image of its own.
  static let sheet: Bitmap = {
    var bitmap = Bitmap(width: 3, height: 1)
    bitmap.pixels = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]
    return bitmap
  }()

  static func index(_ ratio: Int) -> [UInt8] {
    Array(
      """
      {"red": {"x": 0, "y": 0, "width": 1, "height": 1, "pixelRatio": \(ratio)},
       "blue": {"x": 2, "y": 0, "width": 1, "height": 1, "pixelRatio": \(ratio), "sdf": true,
                "stretchX": [[0, 1]], "content": [0, 0, 1, 1], "textFitWidth": "stretchOnly"}}
      """.utf8)
  }

  static let plain = #"{"version": 8, "sources": {}, "layers": [], "sprite": "a"}"#

  @Test(
    "What a published style names is found beside it under the end of its address",
    arguments: [
      "https://example.org/styles/a", "https://example.org/a?key=1", "{styleJsonFolder}/a",
    ])
  func publishedSprites(url: String) throws {
    let files = try FileFixture(["a.json": Self.index(1), "a.png": PNGEncoder.encode(Self.sheet)])
    func open(_ url: String) throws -> MapResources {
      try files.open(#"{"version": 8, "sources": {}, "layers": [], "sprite": "\#(url)"}"#)
    }
    #expect(try open(url).images.names == ["blue", "red"])
    #expect(try open(url).diagnostics == [])
    #expect(try open("https://example.org/b").diagnostics.map(\.kind) == [.missingImage])
    #expect(try open("https://example.org/../a").diagnostics.map(\.kind) == [.missingImage])
  }

  @Test func sprites() throws {
    let files = try FileFixture(["a.json": Self.index(1), "a.png": PNGEncoder.encode(Self.sheet)])
    let opened = try files.open(Self.plain)
    #expect(opened.diagnostics == [])
    #expect(opened.images.names == ["blue", "red"])
    #expect(opened.images["red"]?.bitmap.pixels == [255, 0, 0, 255])
    let blue = try #require(opened.images["blue"])
    #expect(blue.bitmap.pixels == [0, 0, 255, 255])
    #expect(blue.isSDF)
    #expect(blue.stretchX == [0...1])
    #expect(blue.content == Rect(minX: 0, minY: 0, maxX: 1, maxY: 1))
    #expect(blue.textFitWidth == .stretchOnly)
  }

  @Test func finerScreensHaveFinerSpritesWhereThereAreSome() throws {
    let sheet = try PNGEncoder.encode(Self.sheet)
    let coarse = try FileFixture(["a.json": Self.index(1), "a.png": sheet])
    #expect(try coarse.open(Self.plain, ratio: 2).images["red"]?.pixelRatio == 1)
    let fine = try FileFixture([
      "a.json": Self.index(1), "a.png": sheet, "a@2x.json": Self.index(2), "a@2x.png": sheet,
    ])
    #expect(try fine.open(Self.plain, ratio: 2).images["red"]?.pixelRatio == 2)
    #expect(try fine.open(Self.plain, ratio: 1).images["red"]?.pixelRatio == 1)
  }

  @Test func severalSpritesHavePrefixes() throws {
    let files = try FileFixture(["a.json": Self.index(1), "a.png": PNGEncoder.encode(Self.sheet)])
    let opened = try files.open(
      """
      {"version": 8, "sources": {}, "layers": [],
       "sprite": [{"id": "default", "url": "a"}, {"id": "b", "url": "a"}]}
      """)
    #expect(opened.images.names == ["b:blue", "b:red", "blue", "red"])
  }

  @Test func aSpriteThatIsNotThereIsTold() throws {
    let files = try FileFixture([:])
    #expect(try files.open(Self.plain).diagnostics.map(\.kind) == [.missingImage])
  }

  static func geoJSON(_ data: String, _ more: String = "") -> String {
    #"{"version": 8, "layers": [], "sources": {"g": {"type": "geojson", "data": \#(data)\#(more)}}}"#
  }

  static let point = #"{"type": "Point", "coordinates": [0, 0]}"#

  static func count(_ resources: MapResources) throws -> Int {
    guard case .features(let tiles)? = resources.sources["g"]?.content else { return -1 }
    let id = try #require(TileID(z: 0, x: 0, y: 0))
    return tiles.source.layer(of: id)?.features.count ?? 0
  }

  @Test func featuresInTheStyleOrInAFile() throws {
    let files = try FileFixture(["d.json": Array(Self.point.utf8)])
    #expect(try Self.count(try files.open(Self.geoJSON(Self.point))) == 1)
    #expect(try Self.count(try files.open(Self.geoJSON(#""d.json""#))) == 1)
    let filter = #", "filter": ["has", "name"]"#
    #expect(try Self.count(try files.open(Self.geoJSON(Self.point, filter))) == 0)
    #expect(try files.open(Self.geoJSON(#""e.json""#)).diagnostics.map(\.kind) == [.input])
    // Nothing on a network is fetched, and nothing is said of it here.
    #expect(try files.open(Self.geoJSON(#""https://a.b/c""#)).diagnostics == [])
  }

  @Test func clustersSayWhatTheStyleAsks() throws {
    let points = #"""
      {"type": "FeatureCollection", "features": [
       {"type": "Feature", "properties": {"n": 2}, "geometry": {"type": "Point", "coordinates": [0, 0]}},
       {"type": "Feature", "properties": {"n": 5}, "geometry": {"type": "Point", "coordinates": [1, 0]}}]}
      """#
    let files = try FileFixture([:])
    let more = #", "cluster": true, "clusterProperties": {"most": ["max", ["get", "n"]]}"#
    let opened = try files.open(Self.geoJSON(points, more))
    guard case .features(let tiles)? = opened.sources["g"]?.content else {
      Issue.record("no features")
      return
    }
    let id = try #require(TileID(z: 0, x: 0, y: 0))
    let layer = try #require(tiles.source.layer(of: id))
    #expect(layer.features.map { layer.value("most", of: $0) } == [.number(5)])
  }

  @Test func picturesBetweenCorners() throws {
    let files = try FileFixture(["a.png": PNGEncoder.encode(Self.sheet)])
    let opened = try files.open(
      """
      {"version": 8, "layers": [], "sources": {"i": {"type": "image", "url": "a.png",
       "coordinates": [[0, 1], [1, 1], [1, 0], [0, 0]]}}}
      """)
    guard case .picture(let bitmap, let corners)? = opened.sources["i"]?.content else {
      Issue.record("no picture")
      return
    }
    #expect(bitmap == Self.sheet)
    #expect(corners.first == Coordinate(longitude: 0, latitude: 1))
  }

  @Test(
    "What is wrong with the corners of a picture is said",
    arguments: [
      (#""coordinates": [[0, 1], [1, 1], [1, 0]]"#, "there are 3"),
      (#""coordinates": [[0, 1], [1, 1], [1, 0], [0, 0], [0, 1]]"#, "there are 5"),
      (#""coordinates": [[0, 1], [1], [1, 0], [0, 0]]"#, "1 of them is no such pair"),
      (#""coordinates": [[0, 1], "b", {}, [0, 0]]"#, "2 of them are no such pair"),
      (#""coordinates": 7"#, "there are 0"),
      (#""a": 1"#, "there are none"),
      (#""coordinates": [[0, 1], [1, 100], [1, 0], [0, 0]]"#, "[1.0, 100.0] has a latitude beyond"),
      (#""coordinates": [[0, 0], [1, 0], [3, 0], [2, 0]]"#, "enclose no area"),
      (#""coordinates": [[1, 1], [1, 1], [1, 1], [1, 1]]"#, "enclose no area"),
    ])
  func badCorners(corners: String, said: String) throws {
    let files = try FileFixture(["a.png": PNGEncoder.encode(Self.sheet)])
    let opened = try files.open(
      #"{"version": 8, "layers": [], "sources": {"i": {"type": "image", "url": "a.png", \#(corners)}}}"#
    )
    #expect(opened.sources["i"] == nil)
    #expect(opened.diagnostics.map(\.kind) == [.input])
    let message = try #require(opened.diagnostics.first?.message)
    #expect(message.hasPrefix("source 'i': its co") && message.contains(said), "\(message)")
  }

  @Test func tilesByTemplateAndByDocument() throws {
    let document = """
      {"tiles": ["{z}.png"], "minzoom": 2, "maxzoom": 4, "attribution": "me", "tileSize": 256}
      """
    let files = try FileFixture(["d.json": Array(document.utf8)])
    let opened = try files.open(
      """
      {"version": 8, "layers": [], "sources": {
       "a": {"type": "raster", "url": "d.json", "maxzoom": 3},
       "b": {"type": "raster-dem", "tiles": ["{z}.png"], "encoding": "terrarium"}}}
      """)
    let a = try #require(opened.sources["a"])
    #expect(a.tileSize == 256)
    #expect(a.archives.map(\.info.zooms) == [2...3])
    #expect(a.archives.map(\.info.attribution) == ["me"])
    guard case .elevation(_, let encoding)? = opened.sources["b"]?.content else {
      Issue.record("no elevations")
      return
    }
    #expect(encoding == .terrarium)
  }
}
