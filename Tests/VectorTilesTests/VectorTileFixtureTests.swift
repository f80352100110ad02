import GeoCore
import Testing
import TileFixtures

@testable import VectorTiles

/// Tiles made by others, each with one thing that is peculiar about it.
@Suite(.enabled(if: SharedFiles.exists("archives/mvt"), "shared archives are not there"))
struct VectorTileFixtureTests {
  /// Everything that is told about a tile when all of it is decoded.
  private func faults(_ number: String) throws -> [VectorTileError.Reason] {
    let tile = try VectorTile(bytes: SharedFiles.bytes("archives/mvt/\(number)/tile.mvt"))
    var faults = tile.errors
    var geometry = TileGeometry()
    for layer in tile.layers.map({ $0.decode() }) {
      faults += layer.errors
      for feature in layer.features {
        do throws(VectorTileError) {
          try layer.appendGeometry(of: feature, to: &geometry)
        } catch {
          faults.append(error)
        }
      }
    }
    return faults.map(\.reason)
  }

  // What each is about stands in its info.json.
  @Test(
    arguments: [
      ("004", .missing(.geometry)), ("006", .unknownGeometryType(8)),
      ("008", .wrongWireType(.extent)), ("010", .badValue), ("012", .unknownVersion(99)),
      ("014", .missing(.name)), ("024", .missing(.version)), ("026", .badValue),
      ("030", .repeated(.geometry)), ("040", .keyOutOfRange(2)), ("042", .valueOutOfRange(2)),
      ("044", .unexpectedCommand(7)), ("048", .badCount(command: 7, count: 0)),
      ("052", .missingParameters(command: 1, count: 2)),
      ("058", .missingParameters(command: 2, count: 0x1FFF_FFFF)),
    ] as [(String, VectorTileError.Reason)])
  func invalidTilesAreTold(number: String, reason: VectorTileError.Reason) throws {
    #expect(try faults(number) == [reason])
  }

  @Test(arguments: [
    "002", "016", "018", "020", "022", "032", "034", "036", "038", "046", "050", "054", "056",
    "060", "062", "064", "066", "068", "070", "072", "074", "076",
  ])
  func validTilesAreRead(number: String) throws {
    #expect(try faults(number) == [])
  }

  @Test func valuesOfEveryTypeAreRead() throws {
    let tile = try VectorTile(bytes: SharedFiles.bytes("archives/mvt/038/tile.mvt"))
    let layer = try #require(tile.layer(named: "hello")).decode()
    let feature = try #require(layer.features.first)
    // From its tile.json.
    let expected: [(String, PropertyValue)] = [
      ("string_value", .string("ello")), ("bool_value", .bool(true)), ("int_value", .number(6)),
      ("double_value", .number(1.23)), ("float_value", .number(Double(Float(3.1)))),
      ("sint_value", .number(-87_948)), ("uint_value", .number(87_948)),
    ]
    for (name, value) in expected { #expect(layer.value(name, of: feature) == value) }
    #expect(feature.id == 1 && feature.kind == .point)
  }

  @Test func areaBeyondTheTileIsRead() throws {
    let tile = try VectorTile(bytes: SharedFiles.bytes("archives/mvt/056/tile.mvt"))
    let layer = try #require(tile.layers.first).decode()
    var geometry = TileGeometry()
    try layer.appendGeometry(of: try #require(layer.features.first), to: &geometry)
    // 399 is the zigzag of −200, 8992 of 4496: a square from −200 to 4296.
    #expect(geometry.points.map(\.x) == [-200, 4296, 4296, -200])
    #expect(geometry.points.map(\.y) == [-200, -200, 4296, 4296])
  }
}
