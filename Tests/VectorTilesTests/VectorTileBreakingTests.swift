import GeoCore
import Testing
import TileFixtures

@testable import VectorTiles

/// Broken tiles never do more than be told.
@Suite struct VectorTileBreakingTests {
  private static let whole: [UInt8] = {
    let square: [UInt32] = [9, 0, 0, 26, 20, 0, 0, 20, 19, 0, 15]
    let features = [
      WrittenFeature(id: 1, tags: [0, 0, 1, 1], type: 3, geometry: square),
      WrittenFeature(id: 2, tags: [1, 1], type: 2, geometry: [9, 4, 4, 18, 0, 16, 16, 0]),
      WrittenFeature(id: 3, type: 1, geometry: [17, 10, 14, 3, 9]),
    ]
    return WrittenLayer.tile(
      WrittenLayer(
        name: "water", features: features, keys: ["class", "name"],
        values: [WrittenLayer.string("lake"), WrittenLayer.string("池")]),
      WrittenLayer(name: "roads", version: 1, extent: 512, features: features))
  }()

  /// Decodes all there is; returns how many features came out.
  @discardableResult
  private func exercise(_ bytes: [UInt8]) -> Int {
    guard let tile = try? VectorTile(bytes: bytes) else { return 0 }
    var count = 0
    var slots: [Int32] = []
    var geometry = TileGeometry()
    for layer in tile.layers.map({ $0.decode() }) {
      let binding = layer.bind(keys: ["class", "name"])
      for feature in layer.features {
        layer.resolve(feature, binding, into: &slots)
        _ = try? layer.appendGeometry(of: feature, to: &geometry)
        #expect(geometry.points.count <= bytes.count)
        #expect(geometry.parts.last?.range.upperBound ?? 0 == geometry.points.count)
        count += 1
      }
      geometry.removeAll()
    }
    return count
  }

  @Test func truncatedAnywhere() {
    for length in Self.whole.indices { exercise(Array(Self.whole[..<length])) }
    #expect(exercise(Self.whole) == 4)
  }

  @Test func everyByteReplaced() {
    for at in Self.whole.indices {
      for value in [0x00, 0x01, 0x7F, 0x80, 0xFF, Self.whole[at] ^ 0x10] as [UInt8] {
        var bytes = Self.whole
        bytes[at] = value
        exercise(bytes)
      }
    }
  }

  @Test func seededNoise() {
    var state: UInt64 = 1
    for _ in 0..<3000 {
      var bytes = Self.whole
      for _ in 0..<4 {
        // Knuth's MMIX generator: the same noise in every run.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 25)
      }
      exercise(bytes)
    }
  }
}
