import FileAccess
import GeoCore
import Glibc
import Testing
import TileFixtures

@testable import TileStore

@Suite struct MBTilesSourceTests {
  private let folder = TemporaryFolder()
  private let origin = TileID(z: 0, x: 0, y: 0)

  private func database(_ sql: String, _ name: String = "a.mbtiles") throws -> String {
    let path = "\(folder.path)/\(name)"
    try WrittenDatabase.write(path, sql)
    return path
  }

  private func failure(_ path: String) -> TileStoreError? {
    do throws(TileStoreError) {
      _ = try MBTilesSource(path)
      return nil
    } catch {
      return error
    }
  }

  @Test func rowsAreCountedFromTheSouth() throws {
    let source = try MBTilesSource(
      try database(WrittenDatabase.table + "INSERT INTO tiles VALUES (2, 1, 0, x'1A00');"))
    // Row 0 from the south of four is row 3 from the north.
    #expect(try source.tile(try #require(TileID(z: 2, x: 1, y: 3))) == [0x1A, 0x00])
    #expect(try source.tile(try #require(TileID(z: 2, x: 1, y: 0))) == nil)
    #expect(source.info.zooms == 2...2)
    #expect(source.info.format == .mvt)
  }

  @Test func metadataFillsTheDescription() throws {
    let layers = #"{"vector_layers":[{"id":"water"},{"id":"roads"},{}]}"#
    let source = try MBTilesSource(
      try database(
        WrittenDatabase.table + WrittenDatabase.metadata + """
          INSERT INTO tiles VALUES (0, 0, 0, x'1A00'), (3, 0, 0, x'1A00');
          INSERT INTO metadata VALUES ('name', 'Town'), ('format', 'png'), ('minzoom', '1'),
            ('maxzoom', '14'), ('bounds', '-1.5, 2,3.25,4'), ('center', '1,3,7'),
            ('attribution', '© someone'), ('json', '\(layers)');
          """))
    let info = source.info
    #expect(info.name == "Town" && info.attribution == "© someone")
    // The tiles themselves are believed before what is said of them.
    #expect(info.zooms == 0...3 && info.format == .mvt)
    #expect(info.bounds == GeoBounds(west: -1.5, south: 2, east: 3.25, north: 4))
    #expect(info.center == Coordinate(longitude: 1, latitude: 3) && info.centerZoom == 7)
    #expect(info.vectorLayers == ["water", "roads"])
    #expect(info.diagnostics.map(\.kind) == [.input])
    #expect(info.diagnostics.first?.message.contains("no index") == true)
  }

  @Test func oddMetadataIsTold() throws {
    let source = try MBTilesSource(
      try database(
        WrittenDatabase.table + WrittenDatabase.metadata + """
          CREATE INDEX i ON tiles (zoom_level, tile_column, tile_row);
          INSERT INTO tiles VALUES (0, 0, 0, x'1A00');
          INSERT INTO metadata VALUES ('bounds', '1,2,3'), ('center', 'here'), ('json', '{'),
            (NULL, 'x'), ('y', NULL);
          """))
    #expect(source.info.bounds == nil && source.info.center == nil)
    #expect(
      source.info.diagnostics.map(\.message) == [
        "metadata bounds are not west,south,east,north",
        "metadata center is not longitude,latitude,zoom", "metadata json is not JSON at byte 1",
      ])
  }

  @Test func absentTilesAreNothing() throws {
    let source = try MBTilesSource(
      try database(
        WrittenDatabase.table
          + "INSERT INTO tiles VALUES (1, 0, 0, NULL), (1, 1, 0, x''), (1, 1, 1, 'text');"))
    #expect(try source.tile(try #require(TileID(z: 1, x: 0, y: 1))) == nil)
    #expect(try source.tile(try #require(TileID(z: 1, x: 1, y: 1))) == [])
    #expect(try source.tile(try #require(TileID(z: 1, x: 1, y: 0))) == Array("text".utf8))
    #expect(try source.tile(try #require(TileID(z: 9, x: 1, y: 0))) == nil)
  }

  @Test(arguments: ["a?b#c%20 d&.mbtiles", "Zürich 東京.mbtiles", "x:mode=rw.mbtiles"])
  func pathsWithSpecialCharacters(name: String) throws {
    let path = try database(
      WrittenDatabase.table + "INSERT INTO tiles VALUES (0, 0, 0, x'1A00');", name)
    #expect(try MBTilesSource(path).tile(try #require(origin)) == [0x1A, 0x00])
    #expect(try MBTilesSource("/" + path).tile(try #require(origin)) == [0x1A, 0x00])
  }

  @Test func databaseInWriteAheadModeIsReadWithoutWritingBesideIt() throws {
    let path = try database(
      "PRAGMA journal_mode=WAL;" + WrittenDatabase.table
        + "INSERT INTO tiles VALUES (0, 0, 0, x'1A00');")
    #expect(try MBTilesSource(path).tile(try #require(origin)) == [0x1A, 0x00])
    #expect(access(path + "-shm", F_OK) != 0 && access(path + "-wal", F_OK) != 0)
    try folder.write([1, 2, 3], "a.mbtiles-wal")
    let messages = try MBTilesSource(path).info.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("-wal holds changes") })
  }

  @Test func databasesWithoutTilesAreTold() throws {
    let empty = try database(WrittenDatabase.table, "empty.mbtiles")
    #expect(failure(empty) == .noTiles(path: empty))
    let other = try database("CREATE TABLE t (a);", "other.mbtiles")
    #expect(failure(other) == .badDatabase(path: other, reason: "no such table: tiles"))
    let deep = try database(
      WrittenDatabase.table + "INSERT INTO tiles VALUES (99, 0, 0, x'1A00');", "deep.mbtiles")
    #expect(failure(deep) == .badDatabase(path: deep, reason: "zoom_level from 99 to 99"))
    let missing = folder.path + "/missing"
    #expect(failure(missing) == .cannotRead(path: missing, reason: "No such file or directory"))
  }

  @Test func truncationsAreTold() throws {
    let path = try database(
      WrittenDatabase.table + "INSERT INTO tiles VALUES (0, 0, 0, randomblob(20000));")
    let bytes = try FileBytes.read(path)
    for length in [0, 1, 15, 16, 50, 99, 100, 1000, 4096, 8192, bytes.count - 1] {
      let cut = try folder.write(Array(bytes[..<length]), "cut.mbtiles")
      switch failure(cut) {
      case .notAnArchive: #expect(length < 16)
      case .truncated(_, let size, _): #expect(length >= 16 && size == length)
      default: Issue.record("\(length) bytes were taken for an archive")
      }
    }
  }

  @Test func flippedBytesNeverCrash() throws {
    let path = try database(
      WrittenDatabase.table + WrittenDatabase.metadata + """
        CREATE UNIQUE INDEX i ON tiles (zoom_level, tile_column, tile_row);
        INSERT INTO tiles VALUES (0, 0, 0, x'1A00'), (1, 0, 0, x'1A00'), (1, 1, 1, x'1A00');
        INSERT INTO metadata VALUES ('name', 'x'), ('bounds', '1,2,3,4');
        """)
    let bytes = try FileBytes.read(path)
    var state: UInt64 = 7
    for _ in 0..<400 {
      var broken = bytes
      for _ in 0..<8 {
        // Knuth's MMIX generator; most of a page is empty, so that its start is hit more often.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let page = Int(state >> 40) % (bytes.count / 4096) * 4096
        let at = state >> 62 == 0 ? 4000 + Int(state >> 33) % 96 : Int(state >> 33) % 120
        broken[page + at] ^= UInt8(truncatingIfNeeded: state >> 20)
      }
      let path = try folder.write(broken, "broken.mbtiles")
      guard let source = try? MBTilesSource(path) else { continue }
      _ = try? source.tile(try #require(origin))
      _ = try? source.tile(try #require(TileID(z: 1, x: 1, y: 0)))
    }
  }

  @Test func viewThatNeverEndsIsStopped() throws {
    let path = try database(
      """
      CREATE VIEW tiles AS WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n)
      SELECT 0 AS zoom_level, 0 AS tile_column, 0 AS tile_row, x'1A00' AS tile_data FROM n
      WHERE i < 0;
      """)
    // The whole allowance takes minutes; that the handler is there is seen with a small one.
    #expect(
      throws: SQLiteDatabase.Failure.self,
      performing: {
        let database = try SQLiteDatabase(path, progressLimit: 4)
        let query = try database.prepare("SELECT zoom_level FROM tiles")
        try query.restart()
        _ = try query.step()
      })
  }

  @Test func manyThreadsReadAtOnce() async throws {
    let source = try MBTilesSource(
      try database(
        WrittenDatabase.table + """
          CREATE INDEX i ON tiles (zoom_level, tile_column, tile_row);
          WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 255)
          INSERT INTO tiles SELECT 8, i, 0, CAST('tile' || i AS BLOB) FROM n;
          """))
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<256).allSatisfy { i in
            let x = (i * 7 + task * 31) % 256
            guard let id = TileID(z: 8, x: x, y: 255) else { return false }
            return (try? source.tile(id)) == Array("tile\(x)".utf8)
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
