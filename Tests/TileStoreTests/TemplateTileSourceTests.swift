import FileAccess
import GeoCore
import Testing

@testable import TileStore

struct TemplateTileSourceTests {
  private struct Places: ResourceLocator {
    var places: [String: ResourcePlace]

    func place(of address: String) -> ResourcePlace {
      places[address] ?? .file("/nowhere/\(address)")
    }
  }

  static func address(_ template: String, _ change: (inout TemplateTileSource) -> Void = { _ in })
    throws -> String
  {
    var source = try #require(
      TemplateTileSource(templates: [template], locator: FolderLocator(folder: "")))
    change(&source)
    return source.address(of: try #require(TileID(z: 3, x: 5, y: 2)))
  }

  @Test func addresses() throws {
    #expect(try Self.address("{z}/{x}/{y}{ratio}.pbf") == "3/5/2.pbf")
    #expect(try Self.address("{z}/{x}/{y}{ratio}.pbf") { $0.pixelRatio = 2 } == "3/5/2@2x.pbf")
    // Eight rows, counted from the other side: 7 − 2.
    #expect(try Self.address("{z}-{x}-{y}") { $0.countsFromSouth = true } == "3-5-5")
    // Columns 101, rows 010 in binary: digits 1, 2, 1.
    #expect(try Self.address("{quadkey}") == "121")
    #expect(try Self.address("{prefix}/{z}") == "52/3")
  }

  @Test func emptyTilesAreThereAndMissingOnesAreNot() throws {
    let locator = Places(places: ["0": .empty, "1": .unreachable(reason: "far away")])
    let source = try #require(TemplateTileSource(templates: ["{x}"], locator: locator))
    func tile(_ x: Int) throws -> [UInt8]? {
      try source.tile(try #require(TileID(z: 2, x: x, y: 0)))
    }
    #expect(try tile(0) == [])
    #expect(try tile(1) == nil)
    #expect(try tile(2) == nil)
  }

  @Test func tilesOutsideOfWhatIsStatedAreNotAskedFor() throws {
    let locator = Places(places: ["2/0": .empty, "2/3": .empty, "5/0": .empty])
    var source = try #require(TemplateTileSource(templates: ["{z}/{x}"], locator: locator))
    source.bounds = GeoBounds(west: -180, south: -80, east: -100, north: 80)
    source.info.zooms = 0...4
    #expect(try source.tile(try #require(TileID(z: 2, x: 0, y: 1))) == [])
    #expect(try source.tile(try #require(TileID(z: 2, x: 3, y: 1))) == nil)
    #expect(try source.tile(try #require(TileID(z: 5, x: 0, y: 1))) == nil)
  }

  @Test func withoutATemplateThereIsNoSource() {
    #expect(TemplateTileSource(templates: [], locator: FolderLocator(folder: "")) == nil)
  }
}
