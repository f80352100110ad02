import GeoCore
import Testing
import TileFixtures

@testable import VectorTiles

@Suite struct GeometryDecoderTests {
  /// Decodes commands; or says why they are broken.
  private func decode(
    _ type: UInt64, _ commands: [UInt32], version: UInt64 = 2
  ) throws -> Result<TileGeometry, VectorTileError> {
    let written = WrittenLayer(
      version: version, features: [WrittenFeature(type: type, geometry: commands)])
    let layer = try #require(
      try VectorTile(bytes: WrittenLayer.tile(written)).layers.first
    ).decode()
    let feature = try #require(layer.features.first)
    var geometry = TileGeometry()
    do throws(VectorTileError) {
      try layer.appendGeometry(of: feature, to: &geometry)
    } catch {
      #expect(geometry == TileGeometry())
      return .failure(error)
    }
    return .success(geometry)
  }

  private func points(_ pairs: (Int32, Int32)...) -> [TilePoint] {
    pairs.map { TilePoint(x: $0.0, y: $0.1) }
  }

  // The examples of clause 4.3.5.

  @Test func examplePoint() throws {
    let geometry = try decode(1, [9, 50, 34]).get()
    #expect(geometry.points == points((25, 17)))
    #expect(geometry.parts == [TilePart(range: 0..<1, role: .points)])
  }

  @Test func exampleMultiPoint() throws {
    let geometry = try decode(1, [17, 10, 14, 3, 9]).get()
    #expect(geometry.points == points((5, 7), (3, 2)))
    #expect(geometry.parts == [TilePart(range: 0..<2, role: .points)])
  }

  @Test func exampleLine() throws {
    let geometry = try decode(2, [9, 4, 4, 18, 0, 16, 16, 0]).get()
    #expect(geometry.points == points((2, 2), (2, 10), (10, 10)))
    #expect(geometry.parts == [TilePart(range: 0..<3, role: .line)])
  }

  @Test func exampleMultiLine() throws {
    let geometry = try decode(2, [9, 4, 4, 18, 0, 16, 16, 0, 9, 17, 17, 10, 4, 8]).get()
    #expect(geometry.points == points((2, 2), (2, 10), (10, 10), (1, 1), (3, 5)))
    #expect(geometry.parts.map(\.range) == [0..<3, 3..<5])
  }

  @Test func examplePolygon() throws {
    let geometry = try decode(3, [9, 6, 12, 18, 10, 12, 24, 44, 15]).get()
    #expect(geometry.points == points((3, 6), (8, 12), (20, 34)))
    #expect(geometry.parts == [TilePart(range: 0..<3, role: .exterior)])
  }

  @Test func exampleMultiPolygon() throws {
    let commands: [UInt32] = [
      9, 0, 0, 26, 20, 0, 0, 20, 19, 0, 15, 9, 22, 2, 26, 18, 0, 0, 18, 17, 0, 15, 9, 4, 13, 26, 0,
      8, 8, 0, 0, 7, 15,
    ]
    let geometry = try decode(3, commands).get()
    #expect(
      geometry.points
        == points(
          (0, 0), (10, 0), (10, 10), (0, 10), (11, 11), (20, 11), (20, 20), (11, 20), (13, 13),
          (13, 17), (17, 17), (17, 13)))
    #expect(
      geometry.parts == [
        TilePart(range: 0..<4, role: .exterior), TilePart(range: 4..<8, role: .exterior),
        TilePart(range: 8..<12, role: .interior),
      ])
  }

  // What the clauses refuse or leave.

  @Test func ringsTurnedTheWrongWayKeepTheirMeaning() throws {
    // A square of 10 anticlockwise, then one of 2 clockwise within it.
    let commands: [UInt32] = [
      9, 0, 0, 26, 0, 20, 20, 0, 0, 19, 15, 9, 15, 8, 26, 4, 0, 0, 4, 3, 0, 15,
    ]
    for version in [1, 2] as [UInt64] {
      let geometry = try decode(3, commands, version: version).get()
      #expect(geometry.parts.map(\.role) == [.exterior, .interior])
    }
  }

  @Test func ringsWithoutAreaAreDropped() throws {
    // Out and back along a line, then a triangle from where the cursor stands, at (4, 0).
    let geometry = try decode(3, [9, 0, 0, 18, 8, 0, 0, 0, 15, 9, 0, 0, 18, 2, 0, 0, 2, 15]).get()
    #expect(geometry.points == points((4, 0), (5, 0), (5, 1)))
    #expect(geometry.parts == [TilePart(range: 0..<3, role: .exterior)])
  }

  @Test func geometryOfUnknownTypeIsNothing() throws {
    #expect(try decode(0, [9, 50, 34]).get() == TileGeometry())
  }

  @Test func severalFeaturesShareAnArena() throws {
    let written = WrittenLayer(features: [
      WrittenFeature(type: 2, geometry: [9, 4, 4, 10, 2, 2]),
      WrittenFeature(type: 2, geometry: [9, 4, 4, 18, 2, 2]),
      WrittenFeature(type: 1, geometry: [9, 4, 4]),
    ])
    let layer = try #require(
      try VectorTile(bytes: WrittenLayer.tile(written)).layers.first
    ).decode()
    var geometry = TileGeometry()
    #expect(try layer.appendGeometry(of: layer.features[0], to: &geometry) == 0..<1)
    #expect(throws: VectorTileError.self) {
      try layer.appendGeometry(of: layer.features[1], to: &geometry)
    }
    #expect(try layer.appendGeometry(of: layer.features[2], to: &geometry) == 1..<2)
    #expect(geometry.points == points((2, 2), (3, 3), (2, 2)))
    geometry.removeAll()
    #expect(geometry == TileGeometry())
  }

  @Test(
    arguments: [
      (1, [15], .unexpectedCommand(7)),
      (1, [1], .badCount(command: 1, count: 0)),
      (1, [12, 0, 0], .unknownCommand(4)),
      (1, [17, 0, 0], .missingParameters(command: 1, count: 2)),
      (1, [10, 0, 0], .unexpectedCommand(2)),
      (2, [9, 0, 0], .truncated),
      (2, [17, 0, 0, 0, 0, 10, 1, 1], .badCount(command: 1, count: 2)),
      (2, [9, 0, 0, 2], .badCount(command: 2, count: 0)),
      (2, [9, 0, 0, 9, 0, 0], .unexpectedCommand(1)),
      (2, [9, 0, 0, 0xFFFF_FFFA, 1, 1], .missingParameters(command: 2, count: 0x1FFF_FFFF)),
      (3, [9, 0, 0, 18, 2, 0, 0, 2], .truncated),
      (3, [9, 0, 0, 18, 2, 0, 0, 2, 7], .badCount(command: 7, count: 0)),
      (3, [9, 0, 0, 18, 2, 0, 0, 2, 23], .badCount(command: 7, count: 2)),
    ] as [(UInt64, [UInt32], VectorTileError.Reason)])
  func brokenCommandsAreTold(
    type: UInt64, commands: [UInt32], reason: VectorTileError.Reason
  ) throws {
    guard case .failure(let error) = try decode(type, commands) else {
      Issue.record("was accepted")
      return
    }
    #expect(error.reason == reason)
    #expect(error.layer == "roads" && error.feature == 0)
  }

  @Test func cursorWraps() throws {
    // 2 147 483 647 + 1 is −2 147 483 648 in 32 bits.
    let geometry = try decode(2, [9, 0, 0xFFFF_FFFE, 10, 0, 2]).get()
    #expect(geometry.points.last == TilePoint(x: 0, y: .min))
  }
}
