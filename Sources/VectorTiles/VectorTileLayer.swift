/// A layer of a vector tile, found but not decoded.
public struct VectorTileLayer: Sendable {
  /// The most features of a layer: real ones have some ten thousand, and one of two bytes costs fifty here.
  public static let featureLimit = 1 << 20
  /// The most keys, and the most values, of a layer, for the same reason.
  public static let tableLimit = 1 << 20
  /// The extent of a layer that states none (vector_tile.proto).
  public static let defaultExtent = 4096

  /// Its name (clause 4.1).
  public let name: String
  /// The version of the specification it follows, 1 or 2 (clause 4.1).
  public let version: Int
  /// The units across a tile that its geometry counts in (clause 4.1), greater than 0.
  public let extent: Int
  /// How many features it has, broken ones included.
  public let featureCount: Int
  /// Its message within the tile's bytes.
  public let byteRange: Range<Int>

  let bytes: [UInt8]
  let keyCount: Int
  let valueCount: Int

  init(
    bytes: [UInt8], range: Range<Int>, notes: inout [VectorTileError]
  ) throws(VectorTileError) {
    var outline = LayerOutline()
    do throws(WireFault) { try outline.read(range, bytes.span) } catch {
      throw VectorTileError(error, layer: outline.name(bytes))
    }
    guard let name = outline.name(bytes) else {
      throw VectorTileError(WireFault(reason: .missing(.name), offset: range.lowerBound))
    }
    do throws(WireFault) { try outline.check(range.lowerBound) } catch {
      throw VectorTileError(error, layer: name)
    }
    // vector_tile.proto requires a version and gives 1 as its default.
    if outline.version == nil {
      let fault = WireFault(reason: .missing(.version), offset: range.lowerBound)
      notes.append(VectorTileError(fault, layer: name))
    }
    self.name = name
    self.bytes = bytes
    byteRange = range
    version = Int(outline.version ?? 1)
    extent = Int(outline.extent)
    featureCount = outline.features
    keyCount = outline.keys
    valueCount = outline.values
  }

  /// Decodes the keys, the values and the attributes of all features; geometry stays encoded.
  ///
  /// What is broken is passed over and told in the result's `errors`.
  public func decode() -> DecodedLayer {
    DecodedLayer(self)
  }
}

/// What one pass over a layer's fields finds without looking into features, keys and values.
private struct LayerOutline {
  var nameRange: Range<Int>?
  var version: UInt64?
  var extent = UInt64(VectorTileLayer.defaultExtent)
  var features = 0
  var keys = 0
  var values = 0

  func name(_ bytes: [UInt8]) -> String? {
    nameRange.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  // vector_tile.proto: message Layer { required uint32 version = 15; required string name = 1;
  // repeated Feature features = 2; repeated string keys = 3; repeated Value values = 4;
  // optional uint32 extent = 5; extensions 16 to max; }
  mutating func read(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(WireFault) {
    var reader = WireReader(range, of: bytes)
    while let tag = try reader.next(bytes) {
      switch tag.number {
      case 1:
        try tag.require(.bytes, .name)
        nameRange = try reader.lengthDelimited(bytes)
      case 2: try count(&features, .features, tag, &reader, bytes)
      case 3: try count(&keys, .keys, tag, &reader, bytes)
      case 4: try count(&values, .values, tag, &reader, bytes)
      case 5:
        try tag.require(.varint, .extent)
        extent = try reader.varint(bytes)
      case 15:
        try tag.require(.varint, .version)
        version = try reader.varint(bytes)
      default: try reader.skip(tag, bytes)
      }
    }
  }

  private func count(
    _ counter: inout Int, _ field: VectorTileError.Field, _ tag: WireReader.Tag,
    _ reader: inout WireReader, _ bytes: Span<UInt8>
  ) throws(WireFault) {
    try tag.require(.bytes, field)
    _ = try reader.lengthDelimited(bytes)
    counter += 1
    let limit =
      field == .features ? VectorTileLayer.featureLimit : VectorTileLayer.tableLimit
    guard counter <= limit else {
      throw WireFault(reason: .tooMany(field, limit: limit), offset: tag.offset)
    }
  }

  func check(_ offset: Int) throws(WireFault) {
    // Clause 4.1: a decoder must not read a layer of a version it does not know.
    if let version, version != 1 && version != 2 {
      throw WireFault(reason: .unknownVersion(version), offset: offset)
    }
    guard extent > 0, extent <= UInt64(Int32.max) else {
      throw WireFault(reason: .badExtent(extent), offset: offset)
    }
  }
}
