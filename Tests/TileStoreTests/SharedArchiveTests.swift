import FileAccess
import GeoCore
import Testing
import TileFixtures

@testable import TileStore

/// Archives made by others, good and broken.
@Suite(.enabled(if: SharedFiles.exists("tiles"), "shared archives are not there"))
struct SharedArchiveTests {
  struct Expected: Sendable {
    let archive: String
    let tile: TileID
    let size: Int
    let crc: UInt32
  }

  static let expected: [Expected] = {
    let path = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    guard let bytes = try? FileBytes.read("/\(path)/Fixtures/tiles.tsv") else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t")
      guard cells.count == 6, let z = Int(cells[1]), let x = Int(cells[2]), let y = Int(cells[3]),
        let id = TileID(z: z, x: x, y: y), let size = Int(cells[4]), let crc = UInt32(cells[5])
      else { return nil }
      return Expected(archive: String(cells[0]), tile: id, size: size, crc: crc)
    }
  }()

  @Test func tilesAreThoseThatOtherReadersFind() throws {
    // As the file has lines of values.
    #expect(Self.expected.count == 206)
    var sources: [String: any TileSource] = [:]
    for expected in Self.expected {
      let source =
        try sources[expected.archive] ?? TileArchive.open(SharedFiles.root + expected.archive)
      sources[expected.archive] = source
      let bytes = try source.tile(expected.tile)
      #expect(bytes?.count == expected.size, "\(expected)")
      #expect(bytes.map(crc32) == expected.crc, "\(expected)")
    }
  }

  /// All tiles of a few zooms: their number, their bytes together, and the sum of (1 + z) · CRC-32.
  @Test(
    arguments: [
      ("tiles/world.pmtiles", 6, 5458, 5_725_628, 1_414_930_151),
      ("tiles/ocean110_z8_leafdirs.pmtiles", 8, 57_988, 3_496_844, 1_184_949_405),
      ("archives/martin/webp2.pmtiles", 1, 5, 47_126, 1_847_172_312),
      ("archives/mbtileserver/geography-class-jpg.mbtiles", 1, 5, 89_221, 2_745_048_774),
      ("archives/mbtileserver/world_cities.mbtiles", 6, 196, 17_570, 3_986_695_635),
      ("archives/node-mbtiles/corrupt_null_tile.mbtiles", 4, 284, 476_079, 1_149_748_186),
      ("archives/node-mbtiles/unindexed.mbtiles", 4, 285, 477_705, 1_280_181_290),
    ] as [(String, Int, Int, Int, UInt32)])
  func allTilesAreThere(path: String, deepest: Int, count: Int, size: Int, sum: UInt32) throws {
    let source = try TileArchive.open(SharedFiles.root + path)
    var found = (count: 0, size: 0, sum: 0 as UInt32)
    for z in 0...deepest {
      for x in 0..<1 << z {
        for y in 0..<1 << z {
          guard let id = TileID(z: z, x: x, y: y), let bytes = try source.tile(id) else { continue }
          found.count += 1
          found.size += bytes.count
          found.sum &+= crc32(bytes) &* UInt32(1 + z)
        }
      }
    }
    #expect(found == (count, size, sum))
  }

  @Test(
    arguments: [
      ("archives/martin/bad_hash.mbtiles", .mvt, 6...6),
      ("archives/martin/json.mbtiles", .other, 0...0),
      ("archives/martin/normalized-dedup-id.mbtiles", .jpeg, 0...1),
      ("archives/martin/invalid-tile-idx.mbtiles", .mvt, 6...6),
      ("archives/martin/uncompressed_mvt.mbtiles", .mvt, 0...0),
      ("archives/martin/webp-no-primary.mbtiles", .webp, 0...0),
      ("archives/mbtileserver/geography-class-png-no-bounds.mbtiles", .png, 0...1),
      ("archives/mbtileserver/geography-class-webp.mbtiles", .webp, 0...1),
      ("archives/node-mbtiles/plain_1.mbtiles", .png, 0...4),
      ("archives/pmtiles-go/unclustered.pmtiles", .png, 1...1),
      ("archives/pmtiles-js/usgs-mt-whitney-8-15-webp-512.pmtiles", .webp, 8...15),
      ("tiles/jacksboro_terrarium.pmtiles", .png, 7...12),
      ("tiles/mapbox_streets_bangkok.mbtiles", .mvt, 12...12),
      ("tiles/monaco.pmtiles", .mvt, 0...14),
    ] as [(String, TileFormat, ClosedRange<Int>)])
  func formatsAndZooms(path: String, format: TileFormat, zooms: ClosedRange<Int>) throws {
    let info = try TileArchive.open(SharedFiles.root + path).info
    #expect(info.format == format)
    #expect(info.zooms == zooms)
  }

  @Test(arguments: ["tiles/monaco.mbtiles", "tiles/monaco.pmtiles"])
  func bothFormsOfAnArchiveSayTheSame(path: String) throws {
    let info = try TileArchive.open(SharedFiles.root + path).info
    #expect(info.name == "Monaco")
    #expect(info.attribution == "© OpenStreetMap contributors © OpenMapTiles")
    let bounds = try #require(info.bounds)
    // 7.404786,43.707595,7.448729,43.755224
    #expect(abs(bounds.west - 7.404786) < 1e-6 && abs(bounds.north - 43.755224) < 1e-6)
    #expect(
      info.vectorLayers == [
        "place", "boundary", "poi", "housenumber", "waterway", "transportation",
        "transportation_name", "building", "water", "water_name", "aeroway", "aerodrome_label",
        "park", "landuse", "landcover", "mountain_peak",
      ])
    #expect(info.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("archives/mbtileserver/invalid.mbtiles", "no such table: tiles"),
    ("archives/node-mbtiles/corrupt.mbtiles", "it ends at 16073 of 16384 bytes"),
    ("archives/pmtiles-js/data/empty.pmtiles", "it is not an archive of tiles"),
    ("archives/pmtiles-js/data/invalid.pmtiles", "it is not an archive of tiles"),
    ("archives/pmtiles-js/data/invalid_v4.pmtiles", "its version 4 is not supported"),
    ("archives/pmtiles-js/data/test_fixture_mlt.pmtiles", "it has no tiles"),
    ("archives", "it has no tiles"),
  ])
  func brokenArchivesAreTold(path: String, reason: String) {
    do throws(TileStoreError) {
      _ = try TileArchive.open(SharedFiles.root + path)
      Issue.record("was opened")
    } catch {
      #expect(error.reason == reason)
    }
  }

  @Test func archivesWithoutAnIndexAreTold() throws {
    let root = SharedFiles.root + "archives/node-mbtiles/"
    #expect(try TileArchive.open(root + "plain_1.mbtiles").info.diagnostics.isEmpty)
    let messages = try TileArchive.open(root + "unindexed.mbtiles").info.diagnostics.map(\.message)
    #expect(messages.count == 1 && messages[0].contains("no index"))
  }

  @Test func brokenTilesAreTold() throws {
    let source = try TileArchive.open(SharedFiles.root + "archives/martin/bad_hash.mbtiles")
    // The only tile, a gzip of nine bytes, in row 24 from the south of 64.
    let id = try #require(TileID(z: 6, x: 63, y: 39))
    do throws(TileError) {
      _ = try source.tile(id)
      Issue.record("was decompressed")
    } catch {
      #expect(
        error
          == .badCompression(
            path: source.info.path, tile: id, reason: "its compressed data is broken"))
    }
  }

  @Test(arguments: ["tiles/monaco.pmtiles", "tiles/monaco.mbtiles"])
  func truncatedAtManyPlaces(path: String) throws {
    let folder = TemporaryFolder()
    let bytes = SharedFiles.bytes(path)
    for length in Array(0..<140) + Array(stride(from: 140, to: bytes.count, by: 4999)) {
      let cut = try folder.write(Array(bytes[..<length]), "cut")
      #expect(throws: TileStoreError.self) { try TileArchive.open(cut) }
    }
  }
}
