import GeoCore
import Testing
import TileFixtures
import VectorTiles

@testable import TileStore

/// Tiles of real archives, decoded whole.
@Suite(.enabled(if: SharedFiles.exists("tiles"), "shared archives are not there"))
struct RealTileTests {
  struct Sums: Equatable {
    var layers = 0
    var features = 0
    var tags = 0
    var parts = 0
    var points = 0
    var exteriors = 0
    var interiors = 0
    /// The sum of 3x + 7y over all points.
    var coordinates = 0
  }

  // Counted over the messages that Google's protobuf runtime for Python reads, rings without area left out.
  @Test(
    arguments: [
      (
        "omt_paris_ruhr.mbtiles", [14, 8298, 5635],
        [10, 23435, 93483, 24508, 68466, 5003, 1048, 1_437_515_169]
      ),
      (
        "omt_paris_ruhr.mbtiles", [4, 8, 5],
        [8, 61476, 87628, 66624, 141_546, 148, 78, 2_963_665_572]
      ),
      (
        "liechtenstein.pmtiles", [14, 8625, 5755],
        [12, 1774, 4009, 1790, 11592, 986, 0, 247_013_405]
      ),
      (
        "mapbox_streets_bangkok.mbtiles", [12, 3192, 1889],
        [12, 863, 3992, 8309, 23413, 197, 111, 449_986_292]
      ),
      ("world.pmtiles", [0, 0, 0], [4, 206, 617, 336, 4503, 14, 129, 85_580_327]),
      (
        "tokyo_meguro.pmtiles", [14, 14549, 6453],
        [11, 1502, 4370, 1505, 7086, 482, 1, 215_747_299]
      ),
      ("monaco.pmtiles", [14, 8529, 5974], [12, 5574, 15311, 5601, 28765, 926, 19, 595_103_088]),
    ] as [(String, [Int], [Int])])
  func tilesHoldWhatAnotherReaderFinds(
    archive: String, address: [Int], expected: [Int]
  ) throws {
    let id = try #require(TileID(z: address[0], x: address[1], y: address[2]))
    let source = try TileArchive.open(SharedFiles.root + "tiles/" + archive)
    let tile = try VectorTile(bytes: try #require(try source.tile(id)))
    #expect(tile.errors.isEmpty)
    let sums = try sums(tile)
    #expect(
      [
        sums.layers, sums.features, sums.tags, sums.parts, sums.points, sums.exteriors,
        sums.interiors, sums.coordinates,
      ] == expected)
  }

  private func sums(_ tile: VectorTile) throws -> Sums {
    var sums = Sums()
    var geometry = TileGeometry()
    for layer in tile.layers.map({ $0.decode() }) {
      #expect(layer.errors.isEmpty)
      sums.layers += 1
      sums.features += layer.features.count
      sums.tags += layer.tags.count / 2
      geometry.removeAll()
      for feature in layer.features { try layer.appendGeometry(of: feature, to: &geometry) }
      sums.parts += geometry.parts.count
      sums.points += geometry.points.count
      for part in geometry.parts where part.role == .exterior { sums.exteriors += 1 }
      for part in geometry.parts where part.role == .interior { sums.interiors += 1 }
      for point in geometry.points { sums.coordinates += Int(point.x) * 3 + Int(point.y) * 7 }
    }
    return sums
  }

  /// Every layer of the archives' schemas is one that some tile has.
  @Test(arguments: ["monaco.pmtiles", "liechtenstein.pmtiles", "tokyo_meguro.pmtiles"])
  func layersAreThoseTheArchiveStates(archive: String) throws {
    let source = try TileArchive.open(SharedFiles.root + "tiles/" + archive)
    let center = try #require(source.info.center)
    let point = MercatorPoint(center)
    let id = try #require(
      TileID(z: 14, x: Int(point.x * 0x1p14), y: Int(point.y * 0x1p14)))
    let tile = try VectorTile(bytes: try #require(try source.tile(id)))
    for layer in tile.layers { #expect(source.info.vectorLayers.contains(layer.name)) }
  }
}
