import GeoCore
import Testing
import TileFixtures

@testable import VectorTiles

@Suite struct VectorTileTests {
  @Test func noBytesAreATileWithoutLayers() throws {
    let tile = try VectorTile(bytes: [])
    #expect(tile.layers.isEmpty && tile.errors.isEmpty)
  }

  @Test func layersAreFoundWithTheirDefaults() throws {
    let bytes = WrittenLayer.tile(
      WrittenLayer(name: "water", version: 1),
      WrittenLayer(name: "roads", extent: 512, features: [WrittenFeature(geometry: [9, 0, 0])]))
    let tile = try VectorTile(bytes: bytes)
    #expect(tile.errors.isEmpty)
    #expect(tile.layers.map(\.name) == ["water", "roads"])
    // vector_tile.proto: extent = 5 [default = 4096].
    #expect(tile.layers.map(\.extent) == [4096, 512])
    #expect(tile.layers.map(\.version) == [1, 2])
    #expect(tile.layer(named: "roads")?.featureCount == 1)
    #expect(tile.layer(named: "rail") == nil)
  }

  @Test func secondLayerOfANameIsToldAndTheFirstIsFound() throws {
    let tile = try VectorTile(
      bytes: WrittenLayer.tile(WrittenLayer(extent: 1), WrittenLayer(extent: 2)))
    #expect(tile.layers.count == 2)
    #expect(tile.layer(named: "roads")?.extent == 1)
    #expect(tile.errors.map(\.reason) == [.duplicateName])
  }

  @Test func brokenLayerIsToldAndTheOthersStay() throws {
    let tile = try VectorTile(
      bytes: WrittenLayer.tile(
        WrittenLayer(name: nil), WrittenLayer(name: "new", version: 3),
        WrittenLayer(name: "flat", extent: 0), WrittenLayer(name: "good")))
    #expect(tile.layers.map(\.name) == ["good"])
    #expect(
      tile.errors.map(\.reason) == [.missing(.name), .unknownVersion(3), .badExtent(0)])
    #expect(tile.errors.map(\.layer) == [nil, "new", "flat"])
  }

  @Test func layerWithoutVersionIsReadAsVersionOne() throws {
    let tile = try VectorTile(bytes: WrittenLayer.tile(WrittenLayer(version: nil)))
    #expect(tile.layers.map(\.version) == [1])
    #expect(tile.errors.map(\.reason) == [.missing(.version)])
  }

  @Test func bytesThatAreNoMessageAreRefusedWithTheirOffset() {
    // 0x1A opens a layer of 5 bytes of which one is there.
    #expect(fault([0x1A, 0x05, 0x00]) == .truncated)
    // Wire type 3, a withdrawn group.
    #expect(fault([0x1B]) == .badWireType)
    // Field number 0.
    #expect(fault([0x00, 0x00]) == .badWireType)
    // Layers encoded as a number.
    #expect(fault([0x18, 0x01]) == .wrongWireType(.layers))
    // Eleven bytes of one number.
    #expect(fault([UInt8](repeating: 0xFF, count: 11)) == .badVarint)
    #expect(fault(Array("<!DOCTYPE html>".utf8)) != nil)
  }

  @Test func tileBeyondTheLimitIsRefused() {
    let bytes = [UInt8](repeating: 0, count: VectorTile.byteLimit + 1)
    #expect(fault(bytes) == .tooLarge(bytes: VectorTile.byteLimit + 1))
  }

  @Test func unknownFieldsArePassedOver() throws {
    var writer = TileWriter()
    writer.varint(16, 7)
    writer.bytes(17, [1, 2, 3])
    writer.raw(TileWriter.varint(18 << 3 | 5) + [0, 0, 0, 0])
    writer.raw(TileWriter.varint(19 << 3 | 1) + [UInt8](repeating: 0, count: 8))
    writer.bytes(3, WrittenLayer().message)
    #expect(try VectorTile(bytes: writer.bytes).layers.count == 1)
  }

  private func fault(_ bytes: [UInt8]) -> VectorTileError.Reason? {
    do throws(VectorTileError) {
      _ = try VectorTile(bytes: bytes)
      return nil
    } catch {
      return error.reason
    }
  }
}
