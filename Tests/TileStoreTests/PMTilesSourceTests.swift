import FileAccess
import GeoCore
import Testing
import TileFixtures

@testable import TileStore

@Suite struct PMTilesSourceTests {
  private let folder = TemporaryFolder()

  private func write(_ archive: WrittenPMTiles) throws -> String {
    try folder.write(archive.bytes, "a.pmtiles")
  }

  private func failure(_ archive: WrittenPMTiles) throws -> TileStoreError? {
    let path = try write(archive)
    do throws(TileStoreError) {
      _ = try PMTilesSource(path)
      return nil
    } catch {
      return error
    }
  }

  private func tile(_ number: UInt64) throws -> TileID {
    try #require(HilbertTileNumber.tile(numbered: number))
  }

  private let plain = WrittenPMTiles(
    root: [(0, 1, 2, 1), (1, 3, 3, 0), (5, 1, 2, 1)], tiles: [0x1A, 0x00, 0x1A, 0x01, 0x00])

  @Test func runsAndSharedTilesAreFound() throws {
    let source = try PMTilesSource(try write(plain))
    #expect(try source.tile(try tile(0)) == [0x1A, 0x00])
    for number in 1...3 as ClosedRange<UInt64> {
      #expect(try source.tile(try tile(number)) == [0x1A, 0x01, 0x00])
    }
    #expect(try source.tile(try tile(4)) == nil)
    #expect(try source.tile(try tile(5)) == [0x1A, 0x00])
    #expect(try source.tile(try tile(6)) == nil)
    #expect(try source.tile(try #require(TileID(z: 4, x: 0, y: 0))) == nil)
    #expect(source.info.zooms == 0...3)
    #expect(source.info.format == .mvt)
    #expect(source.info.bounds == nil && source.info.center == nil)
    #expect(source.info.diagnostics.isEmpty)
  }

  @Test func boundsAreInTenMillionths() throws {
    var archive = plain
    archive.edges = [-1_800_000_000, -850_511_290, 15_000_000, 850_511_290]
    archive.metadata = Array(#"{"name":"n","attribution":"a","vector_layers":[{"id":"x"}]}"#.utf8)
    let info = try PMTilesSource(try write(archive)).info
    #expect(info.bounds == GeoBounds(west: -180, south: -85.051129, east: 1.5, north: 85.051129))
    #expect(info.center == Coordinate(longitude: 0, latitude: 0))
    #expect(info.name == "n" && info.attribution == "a" && info.vectorLayers == ["x"])
  }

  @Test func metadataMayBeAbsentOrBroken() throws {
    var archive = plain
    archive.metadata = []
    #expect(try PMTilesSource(try write(archive)).info.diagnostics.isEmpty)
    archive.metadata = Array("{oops".utf8)
    let source = try PMTilesSource(try write(archive))
    #expect(source.info.diagnostics.first?.message.hasSuffix("is not JSON at byte 1") == true)
    #expect(try source.tile(try tile(0)) != nil)
  }

  @Test func leavesAreWalked() throws {
    var archive = plain
    let first = WrittenPMTiles.directory([(1, 2, 2, 1)])
    let second = WrittenPMTiles.directory([(10, 1, 3, 3)])
    archive.leaves = first + second
    archive.root = [(0, 0, UInt64(first.count), 1), (9, 0, UInt64(second.count), 0)]
    let source = try PMTilesSource(try write(archive))
    for _ in 0..<2 {
      #expect(try source.tile(try tile(0)) == nil)
      #expect(try source.tile(try tile(2)) == [0x1A, 0x00])
      #expect(try source.tile(try tile(3)) == nil)
      #expect(try source.tile(try tile(9)) == nil)
      #expect(try source.tile(try tile(10)) == [0x1A, 0x01, 0x00])
    }
  }

  @Test func directoryThatHoldsItselfIsTold() throws {
    var archive = plain
    archive.leaves = WrittenPMTiles.directory([(0, 0, 5, 1)])
    #expect(archive.leaves.count == 5)
    archive.root = [(0, 0, 5, 1)]
    let source = try PMTilesSource(try write(archive))
    #expect(throws: TileError.self) { try source.tile(try tile(7)) }
  }

  @Test func entriesBeyondTheirSectionAreTold() throws {
    var archive = plain
    for row in [(0, 1, 6, 1), (0, 1, 1, 6), (0, 1, 1, .max), (0, 1, 0, 1)] as [WrittenPMTiles.Row] {
      archive.root = [row]
      let source = try PMTilesSource(try write(archive))
      #expect(throws: TileError.self) { try source.tile(try tile(0)) }
    }
  }

  @Test func headersAreChecked() throws {
    var archive = plain
    let path = folder.path + "/a.pmtiles"
    archive.version = 4
    #expect(try failure(archive) == .unsupportedVersion(path: path, version: 4))
    archive = plain
    archive.zooms = (5, 4)
    #expect(
      try failure(archive) == .badArchive(path: path, byteOffset: 100, reason: "zooms 5 to 4"))
    archive.zooms = (0, 31)
    #expect(
      try failure(archive) == .badArchive(path: path, byteOffset: 100, reason: "zooms 0 to 31"))
    archive = plain
    archive.internalCompression = 3
    #expect(try failure(archive) == .unsupportedCompression(path: path, name: "brotli"))
    archive.internalCompression = 4
    #expect(try failure(archive) == .unsupportedCompression(path: path, name: "zstd"))
    archive.internalCompression = 9
    #expect(try failure(archive) == .unsupportedCompression(path: path, name: "number 9"))
    archive = plain
    archive.root = []
    #expect(try failure(archive) == .noTiles(path: path))
  }

  @Test func tilesInBrotliAreRefusedUnlessTheyAreNot() throws {
    var archive = plain
    archive.tileCompression = 3
    #expect(try PMTilesSource(try write(archive)).tile(try tile(0)) == [0x1A, 0x00])
    archive.tiles[0] = 0x0B
    let source = try PMTilesSource(try write(archive))
    #expect(throws: TileError.self) { try source.tile(try tile(0)) }
  }

  @Test func brokenDirectoriesAreTold() {
    func reason(_ bytes: [UInt8]) -> String? {
      do throws(PMTilesDirectory.Failure) {
        _ = try PMTilesDirectory(bytes)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reason([]) == "it ends early")
    #expect(reason(WrittenPMTiles.varint(.max)) == "\(UInt64.max) entries in 10 bytes")
    #expect(reason([1, 0, 1, 1, 0]) == "the first entry follows none")
    #expect(reason([2, 0, 0, 1, 1, 1, 1, 1, 1]) == "tile numbers do not rise")
    #expect(reason([1] + [UInt8](repeating: 0x80, count: 12)) == "a number has no end")
    #expect(reason([1, 0, 1, 1, 1]) == nil)
  }

  @Test func truncatedAnywhere() throws {
    let bytes = plain.bytes
    for length in bytes.indices {
      let path = try folder.write(Array(bytes[..<length]), "cut.pmtiles")
      #expect(throws: TileStoreError.self) { try TileArchive.open(path) }
    }
  }

  @Test func everyByteReplaced() throws {
    var archive = plain
    archive.leaves = WrittenPMTiles.directory([(6, 2, 2, 1)])
    archive.root.append((6, 0, UInt64(archive.leaves.count), 1))
    let bytes = archive.bytes
    let ids = try (0..<9 as Range<UInt64>).map { try tile($0) }
    for at in bytes.indices {
      for mask in [0x01, 0x80, 0xFF] as [UInt8] {
        var broken = bytes
        broken[at] ^= mask
        let path = try folder.write(broken, "broken.pmtiles")
        guard let source = try? PMTilesSource(path) else { continue }
        for id in ids { _ = try? source.tile(id) }
      }
    }
  }
}
