import GeoCore
import Testing
import TileFixtures

@testable import VectorTiles

@Suite struct DecodedLayerTests {
  private func decoded(_ layer: WrittenLayer) throws -> DecodedLayer {
    try #require(try VectorTile(bytes: WrittenLayer.tile(layer)).layers.first).decode()
  }

  @Test func everyTypeOfValueIsRead() throws {
    var values: [[UInt8]] = [WrittenLayer.string("Straße")]
    values.append([0x15, 0x00, 0x00, 0xC0, 0x3F])  // float_value 1.5 is 0x3FC00000
    values.append([0x19, 0, 0, 0, 0, 0, 0, 0xF8, 0xBF])  // double_value −1.5
    values.append([0x20] + TileWriter.varint(UInt64(bitPattern: -6)))  // int_value −6
    values.append([0x28] + TileWriter.varint(87_948))  // uint_value
    values.append([0x30] + TileWriter.varint(175_895))  // sint_value: zigzag of −87 948
    values.append([0x38, 0x01])  // bool_value
    let layer = try decoded(WrittenLayer(values: values))
    #expect(
      layer.values == [
        .string("Straße"), .number(1.5), .number(-1.5), .number(-6), .number(87_948),
        .number(-87_948), .bool(true),
      ])
    #expect(layer.errors.isEmpty)
  }

  @Test func brokenValuesAreNullAndTold() throws {
    let both = WrittenLayer.string("a") + [0x38, 0x01]
    let values: [[UInt8]] = [
      [], [0x40, 0x01], [0x08, 0x05], [0x0A, 0x09], both, [0x0A, 1, 0xFF],
    ]
    let layer = try decoded(WrittenLayer(values: values))
    #expect(layer.values == [.null, .null, .null, .null, .bool(true), .string("\u{FFFD}")])
    #expect(
      layer.errors.map(\.reason) == [
        .badValue, .badValue, .badValue, .truncated, .badValue, .notUTF8,
      ])
  }

  @Test func brokenFeaturesArePassedOverAndTold() throws {
    let good = WrittenFeature(id: 7, tags: [0, 0], geometry: [9, 2, 2])
    let layer = try decoded(
      WrittenLayer(
        features: [
          WrittenFeature(tags: [0], geometry: [9, 2, 2]),
          WrittenFeature(tags: [1, 0], geometry: [9, 2, 2]),
          WrittenFeature(tags: [0, 0, 0, 1], geometry: [9, 2, 2]),
          WrittenFeature(tags: [0, 0]), WrittenFeature(type: 8, geometry: [9, 2, 2]), good,
        ], keys: ["class"], values: [WrittenLayer.string("river")]))
    #expect(
      layer.errors.map(\.reason) == [
        .oddTags, .keyOutOfRange(1), .valueOutOfRange(1), .missing(.geometry),
        .unknownGeometryType(8),
      ])
    #expect(layer.errors.map(\.feature) == [0, 1, 2, 3, 4])
    #expect(layer.features.map(\.index) == [5])
    #expect(layer.features.map(\.id) == [7])
    #expect(layer.tags == [0, 0])
    #expect(layer.value("class", of: layer.features[0]) == .string("river"))
    #expect(layer.value("name", of: layer.features[0]) == nil)
  }

  @Test func fieldTwiceInAFeatureIsTold() throws {
    var writer = TileWriter()
    writer.bytes(2, WrittenFeature(geometry: [9, 0, 0]).message + [0x22, 0x00])
    writer.bytes(1, Array("a".utf8))
    writer.varint(15, 2)
    var tile = TileWriter()
    tile.bytes(3, writer.bytes)
    let layer = try #require(try VectorTile(bytes: tile.bytes).layers.first).decode()
    #expect(layer.features.isEmpty)
    #expect(layer.errors.map(\.reason) == [.repeated(.geometry)])
    // 1 tag of the layer + 1 length + 1 tag of the feature + 1 length, then type and geometry of 2 + 5.
    #expect(layer.errors.map(\.byteOffset) == [11])
  }

  @Test func slotsHoldTheValuesOfTheNamesAskedFor() throws {
    let names = ["class", "name", "rank"]
    let layer = try decoded(
      WrittenLayer(
        features: [
          WrittenFeature(tags: [0, 1, 2, 0], geometry: [9, 0, 0]),
          WrittenFeature(geometry: [9, 0, 0]),
          WrittenFeature(tags: [1, 0, 1, 1], geometry: [9, 0, 0]),
        ], keys: names, values: [WrittenLayer.string("a"), WrittenLayer.string("b")]))
    let binding = layer.bind(keys: ["rank", "nothing", "class", "rank", "name"])
    var slots: [Int32] = []
    layer.resolve(layer.features[0], binding, into: &slots)
    #expect(slots == [0, -1, 1, 0, -1])
    layer.resolve(layer.features[1], binding, into: &slots)
    #expect(slots == [-1, -1, -1, -1, -1])
    // A key twice in a feature (clause 4.4 forbids it): the last one counts, as in MapLibre.
    layer.resolve(layer.features[2], binding, into: &slots)
    #expect(slots == [-1, -1, -1, -1, 1])
    #expect(layer.value("name", of: layer.features[2]) == .string("b"))
    layer.resolve(layer.features[0], layer.bind(keys: ["nothing"]), into: &slots)
    #expect(slots == [-1])
    layer.resolve(layer.features[0], layer.bind(keys: []), into: &slots)
    #expect(slots.isEmpty)
  }
}
