import GeoCore
import JSONReading
import Testing
import VectorTiles

@testable import GeoJSONTiling

/// Tiles of GeoJSON that stands in the tests; expected places are worked out beside them.
struct GeoJSONTilesTests {
  static func features(_ text: String) throws -> [GeoJSONFeature] {
    GeoJSONFeatures(try JSONReader.read(Array(text.utf8))).features
  }

  static func parts(
    _ text: String, _ z: Int, _ x: Int, _ y: Int, _ options: GeoJSONOptions = GeoJSONOptions()
  ) throws -> [(kind: GeometryKind, parts: [[TilePoint]])] {
    let tiles = GeoJSONTiles(try features(text), options)
    guard let id = TileID(z: z, x: x, y: y), let layer = tiles.layer(of: id) else { return [] }
    return try layer.features.map { feature in
      var geometry = TileGeometry()
      let range = try layer.appendGeometry(of: feature, to: &geometry)
      return (feature.kind, geometry.parts[range].map { Array(geometry.points[$0.range]) })
    }
  }

  // Longitude 0, latitude 0 is the middle of tile 0/0/0, 8192 units across.
  @Test func aPointInTheMiddle() throws {
    let found = try Self.parts(#"{"type":"Point","coordinates":[0,0]}"#, 0, 0, 0)
    #expect(found.map(\.parts) == [[[TilePoint(x: 4096, y: 4096)]]])
  }

  // 180° east is both edges of the world: on the right of tile 0, and in the buffer on its left.
  @Test func aPointOnTheEdgeOfTheWorldIsOnBothSides() throws {
    let found = try Self.parts(#"{"type":"Point","coordinates":[180,0]}"#, 0, 0, 0)
    #expect(
      Set(found.flatMap(\.parts).flatMap { $0 }) == [
        TilePoint(x: 8192, y: 4096), TilePoint(x: 0, y: 4096),
      ])
  }

  // The line runs along the equator from −180° to 180°. Tile 1/0/0 ends in its middle; the buffer of 128 512ths is 2048
  // units, so that the piece ends at 8192 + 2048.
  @Test func linesAreCutAtTheBuffer() throws {
    let line = #"{"type":"LineString","coordinates":[[-170,0],[170,0]]}"#
    let found = try Self.parts(line, 1, 0, 0)
    // 10 of 180 degrees from the tile's left edge: 455.1 units.
    let start: Int32 = 455
    // The line's other end, 10° from the edge, comes in from the copy of the world to the west.
    #expect(
      found.map(\.parts) == [
        [[TilePoint(x: start, y: 8192), TilePoint(x: 10240, y: 8192)]],
        [[TilePoint(x: -2048, y: 8192), TilePoint(x: -start, y: 8192)]],
      ])
  }

  @Test func aLineThatLeavesAndComesBackIsTwo() throws {
    // In tile 2/0/1 columns reach from −180° to −90° and their buffer to −67.5°.
    let line =
      #"{"type":"LineString","coordinates":[[-100,10],[-30,10],[-30,20],[-100,20]]}"#
    let found = try Self.parts(line, 2, 0, 1)
    #expect(found.map(\.parts.count) == [2])
  }

  @Test func piecesKnowWhereTheyLieOnTheirLine() throws {
    var options = GeoJSONOptions()
    options.hasLineMetrics = true
    let line = #"{"type":"LineString","coordinates":[[-90,0],[90,0]]}"#
    let tiles = GeoJSONTiles(try Self.features(line), options)
    let id = try #require(TileID(z: 1, x: 1, y: 0))
    let layer = try #require(tiles.layer(of: id))
    let feature = try #require(layer.features.first)
    // The tile begins at 0° and its buffer a quarter of its 180° before: at −45°, a quarter of the way.
    #expect(layer.value(LineMetrics.start, of: feature) == .number(0.25))
    #expect(layer.value(LineMetrics.end, of: feature) == .number(1))
  }

  @Test func ringsTurnAsTheVectorTileSpecificationAsks() throws {
    for ring in ["[[0,0],[10,0],[10,10],[0,10],[0,0]]", "[[0,0],[0,10],[10,10],[10,0],[0,0]]"] {
      let text = #"{"type":"Polygon","coordinates":[\#(ring)]}"#
      let found = try Self.parts(text, 0, 0, 0)
      let points = try #require(found.first?.parts.first)
      #expect(points.count == 4)
      var area = 0
      for (a, b) in zip(points, points.dropFirst() + [points[0]]) {
        area += Int(a.x) * Int(b.y) - Int(b.x) * Int(a.y)
      }
      #expect(area > 0, "clockwise as y points down")
    }
  }

  // A tolerance of 0.375 512ths of a tile is 6 of its units at every zoom but the deepest.
  @Test func verticesThatHardlyMatterAreLeftOut() throws {
    func line(_ off: Double) -> String {
      #"{"type":"LineString","coordinates":[[-10,0],[0,\#(off)],[10,0]]}"#
    }
    // At the equator a degree is 8192 / 360 ≈ 22.76 units of tile 0/0/0.
    #expect(try Self.parts(line(5.9 / 22.76), 0, 0, 0).first?.parts.first?.count == 2)
    #expect(try Self.parts(line(6.1 / 22.76), 0, 0, 0).first?.parts.first?.count == 3)
    var options = GeoJSONOptions()
    options.maxZoom = 0
    #expect(try Self.parts(line(0.1), 0, 0, 0, options).first?.parts.first?.count == 3)
  }

  @Test func aLineShorterThanTheToleranceIsNotThere() throws {
    let short = #"{"type":"LineString","coordinates":[[0,0],[0.2,0]]}"#
    #expect(try Self.parts(short, 0, 0, 0).isEmpty)
    #expect(try Self.parts(short, 5, 16, 15).count == 1)
  }

  @Test func identifiers() throws {
    let text = """
      {"type":"FeatureCollection","features":[
       {"type":"Feature","id":7,"properties":{"n":"a"},"geometry":{"type":"Point","coordinates":[0,0]}},
       {"type":"Feature","properties":{"n":"b"},"geometry":{"type":"Point","coordinates":[0,0]}}]}
      """
    func ids(_ options: GeoJSONOptions) throws -> [PropertyValue?] {
      let id = try #require(TileID(z: 0, x: 0, y: 0))
      let layer = try #require(GeoJSONTiles(try Self.features(text), options).layer(of: id))
      return layer.features.map { layer.identifier(of: $0) }
    }
    var options = GeoJSONOptions()
    #expect(try ids(options) == [.number(7), nil])
    options.generatesIDs = true
    #expect(try ids(options) == [.number(0), .number(1)])
    options.promotedID = "n"
    #expect(try ids(options) == [.string("a"), .string("b")])
  }

  @Test func aLongLineDoesNotNeedALongStack() throws {
    let points = (0..<200_000).map { "[\(Double($0) * 0.0004),\($0 % 2)]" }
    let text = #"{"type":"LineString","coordinates":[\#(points.joined(separator: ","))]}"#
    #expect(try Self.parts(text, 0, 0, 0).count == 1)
  }

  @Test(arguments: [
    ("{}", 0), ("[]", 0), (#"{"type":"Feature","geometry":null}"#, 0),
    (#"{"type":"Point","coordinates":[1]}"#, 0), (#"{"type":"Point","coordinates":["a","b"]}"#, 0),
    (#"{"type":"Sphere","coordinates":[1,2]}"#, 0),
    (#"{"type":"Polygon","coordinates":[[]]}"#, 1),
    (
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]}]}"#, 1
    ),
  ])
  func whatIsNoFeature(text: String, count: Int) throws {
    let read = GeoJSONFeatures(try JSONReader.read(Array(text.utf8)))
    #expect(read.features.count == count)
    let tiles = GeoJSONTiles(read.features)
    let id = try #require(TileID(z: 0, x: 0, y: 0))
    _ = tiles.layer(of: id)
  }
}
