import GeoCore
import Testing
import TileFixtures

@testable import TileStore

@Suite struct TileFolderSourceTests {
  private let folder = TemporaryFolder()

  @Test func tilesAreFoundUnderTheirAddress() throws {
    try folder.write([0x1A, 0x00], "3/2/1.pbf")
    try folder.write([0x1A, 0x01, 0x00], "4/2/1.mvt")
    try folder.write([], "readme.txt")
    try folder.write([], "9/x/y.txt")
    let source = try TileFolderSource(folder.path)
    #expect(source.info.zooms == 3...4 && source.info.format == .mvt)
    #expect(try source.tile(try #require(TileID(z: 3, x: 2, y: 1))) == [0x1A, 0x00])
    #expect(try source.tile(try #require(TileID(z: 4, x: 2, y: 1))) == [0x1A, 0x01, 0x00])
    #expect(try source.tile(try #require(TileID(z: 4, x: 2, y: 2))) == nil)
  }

  @Test(arguments: ["metadata.json", "tiles.json"])
  func metadataIsRead(name: String) throws {
    try folder.write([0x1A, 0x00], "1/0/0.pbf")
    let json = """
      {"name": "f", "scheme": "tms", "bounds": [1, 2, 3, 4], "center": [2, 3, 1],
       "vector_layers": [{"id": "water"}]}
      """
    try folder.write(Array(json.utf8), name)
    let source = try TileFolderSource(folder.path)
    #expect(source.info.name == "f" && source.info.vectorLayers == ["water"])
    #expect(source.info.bounds == GeoBounds(west: 1, south: 2, east: 3, north: 4))
    #expect(try source.tile(try #require(TileID(z: 1, x: 0, y: 1))) == [0x1A, 0x00])
    #expect(try source.tile(try #require(TileID(z: 1, x: 0, y: 0))) == nil)
  }

  @Test func metadataAsTextIsRead() throws {
    try folder.write([0x1A, 0x00], "0/0/0.pbf")
    let json = #"{"bounds": "1,2,3,4", "json": "{\"vector_layers\": [{\"id\": \"a\"}]}"}"#
    try folder.write(Array(json.utf8), "metadata.json")
    let info = try TileFolderSource(folder.path).info
    #expect(info.bounds == GeoBounds(west: 1, south: 2, east: 3, north: 4))
    #expect(info.vectorLayers == ["a"])
  }

  @Test func brokenMetadataIsTold() throws {
    try folder.write([0xFF, 0xD8, 0xFF], "0/0/0.png")
    try folder.write(Array("{\n,".utf8), "metadata.json")
    let info = try TileFolderSource(folder.path).info
    // The bytes are believed before the ending.
    #expect(info.format == .jpeg)
    #expect(
      info.diagnostics.first?.message.hasSuffix("metadata.json is not JSON in line 2") == true)
  }
}
