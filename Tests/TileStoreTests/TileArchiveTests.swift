import GeoCore
import Testing
import TileFixtures

@testable import TileStore

@Suite struct TileArchiveTests {
  private let folder = TemporaryFolder()

  private func failure(_ path: String) -> TileStoreError? {
    do throws(TileStoreError) {
      _ = try TileArchive.open(path)
      return nil
    } catch {
      return error
    }
  }

  @Test func archivesAreToldByTheirBytes() throws {
    let database = folder.path + "/a.pmtiles"
    try WrittenDatabase.write(
      database, WrittenDatabase.table + "INSERT INTO tiles VALUES (0, 0, 0, x'1A00');")
    #expect(try TileArchive.open(database) is MBTilesSource)
    let archive = WrittenPMTiles(root: [(0, 1, 2, 1)], tiles: [0x1A, 0x00])
    #expect(try TileArchive.open(try folder.write(archive.bytes, "b.mbtiles")) is PMTilesSource)
    try folder.write([0x1A, 0x00], "f.mbtiles/0/0/0.pbf")
    #expect(try TileArchive.open(folder.path + "/f.mbtiles") is TileFolderSource)
  }

  @Test func whatIsNoArchiveIsTold() throws {
    let missing = folder.path + "/missing"
    #expect(failure(missing) == .cannotRead(path: missing, reason: "No such file or directory"))
    #expect(failure("/dev/null") == .cannotRead(path: "/dev/null", reason: "not a regular file"))
    let text = try folder.write(Array("{\"type\":1}".utf8), "x.pmtiles")
    #expect(failure(text) == .notAnArchive(path: text, firstBytes: Array("{\"type\":1}".utf8)))
    let empty = try folder.write([], "empty.mbtiles")
    #expect(failure(empty) == .notAnArchive(path: empty, firstBytes: []))
    try folder.write([], "sub/readme")
    #expect(failure(folder.path + "/sub") == .noTiles(path: folder.path + "/sub"))
    for version in [1, 2] as [UInt8] {
      let old = try folder.write([0x50, 0x4D, version, 0, 0x7B], "old.pmtiles")
      #expect(failure(old) == .unsupportedVersion(path: old, version: Int(version)))
    }
  }
}
