import GeoCore

/// Reads a layer's keys, values and features; a broken feature is told and passed over.
struct LayerDecoder {
  private let layer: VectorTileLayer
  private(set) var keys: [String] = []
  private(set) var values: [PropertyValue] = []
  private(set) var features: [VectorTileFeature] = []
  private(set) var tags: [Int32] = []
  private(set) var errors: [VectorTileError] = []

  init(_ layer: VectorTileLayer) {
    self.layer = layer
    keys.reserveCapacity(layer.keyCount)
    values.reserveCapacity(layer.valueCount)
    features.reserveCapacity(layer.featureCount)
  }

  mutating func run() {
    let source = layer.bytes
    let bytes = source.span
    do throws(WireFault) { try fields(bytes) } catch {
      // The outline has walked the same fields before, so that this is never reached.
      errors.append(VectorTileError(error, layer: layer.name))
    }
  }

  private mutating func fields(_ bytes: Span<UInt8>) throws(WireFault) {
    var reader = WireReader(layer.byteRange, of: bytes)
    var index = 0
    while let tag = try reader.next(bytes) {
      guard (2...4).contains(tag.number), tag.type == .bytes else {
        try reader.skip(tag, bytes)
        continue
      }
      let range = try reader.lengthDelimited(bytes)
      switch tag.number {
      case 2:
        feature(range, index, bytes)
        index += 1
      case 3: keys.append(text(range))
      default: values.append(value(range, bytes))
      }
    }
  }

  private mutating func note(_ fault: WireFault, feature: Int? = nil) {
    errors.append(VectorTileError(fault, layer: layer.name, feature: feature))
  }

  private mutating func text(_ range: Range<Int>) -> String {
    let slice = layer.bytes[range]
    if let text = String(validating: slice, as: UTF8.self) { return text }
    note(WireFault(reason: .notUTF8, offset: range.lowerBound))
    return String(decoding: slice, as: UTF8.self)
  }
}

// MARK: - Values

extension LayerDecoder {
  // Clause 4.1: a value must hold exactly one of the seven types.
  private mutating func value(_ range: Range<Int>, _ bytes: Span<UInt8>) -> PropertyValue {
    var reader = WireReader(range, of: bytes)
    var value = PropertyValue.null
    var count = 0
    do throws(WireFault) {
      while let tag = try reader.next(bytes) {
        guard let found = try member(tag, &reader, bytes) else {
          try reader.skip(tag, bytes)
          continue
        }
        value = found
        count += 1
      }
    } catch {
      note(error)
      return .null
    }
    if count != 1 { note(WireFault(reason: .badValue, offset: range.lowerBound)) }
    return value
  }

  // vector_tile.proto: message Value { optional string string_value = 1; optional float float_value = 2;
  // optional double double_value = 3; optional int64 int_value = 4; optional uint64 uint_value = 5;
  // optional sint64 sint_value = 6; optional bool bool_value = 7; extensions 8 to max; }
  private mutating func member(
    _ tag: WireReader.Tag, _ reader: inout WireReader, _ bytes: Span<UInt8>
  ) throws(WireFault) -> PropertyValue? {
    switch (tag.number, tag.type) {
    case (1, .bytes): return .string(text(try reader.lengthDelimited(bytes)))
    case (2, .fixed32):
      let bits = UInt32(truncatingIfNeeded: try reader.fixed(4, bytes))
      return .number(Double(Float(bitPattern: bits)))
    case (3, .fixed64): return .number(Double(bitPattern: try reader.fixed(8, bytes)))
    case (4, .varint): return .number(Double(Int64(bitPattern: try reader.varint(bytes))))
    case (5, .varint): return .number(Double(try reader.varint(bytes)))
    case (6, .varint):
      let raw = try reader.varint(bytes)
      return .number(Double(Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)))
    case (7, .varint): return .bool(try reader.varint(bytes) != 0)
    default: return nil
    }
  }
}

// MARK: - Features

/// The fields of a feature's message, as they stand.
private struct FeatureFields {
  var id: UInt64?
  var type: UInt64 = 0
  var tags: Range<Int>?
  var geometry: Range<Int>?

  // vector_tile.proto: message Feature { optional uint64 id = 1 [default = 0];
  // repeated uint32 tags = 2 [packed = true]; optional GeomType type = 3 [default = UNKNOWN];
  // repeated uint32 geometry = 4 [packed = true]; }
  init(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(WireFault) {
    var reader = WireReader(range, of: bytes)
    while let tag = try reader.next(bytes) {
      switch tag.number {
      case 1:
        try tag.require(.varint, .id)
        id = try reader.varint(bytes)
      case 2:
        try tag.require(.bytes, .tags)
        guard tags == nil else { throw WireFault(reason: .repeated(.tags), offset: tag.offset) }
        tags = try reader.lengthDelimited(bytes)
      case 3:
        try tag.require(.varint, .type)
        type = try reader.varint(bytes)
      case 4:
        try tag.require(.bytes, .geometry)
        guard geometry == nil else {
          throw WireFault(reason: .repeated(.geometry), offset: tag.offset)
        }
        geometry = try reader.lengthDelimited(bytes)
      default: try reader.skip(tag, bytes)
      }
    }
  }
}

extension LayerDecoder {
  private mutating func feature(_ range: Range<Int>, _ index: Int, _ bytes: Span<UInt8>) {
    let start = tags.count
    do throws(WireFault) {
      let fields = try FeatureFields(range, bytes)
      // Clause 4.2: a feature must have a geometry field, and should have a type.
      guard let geometry = fields.geometry else {
        throw WireFault(reason: .missing(.geometry), offset: range.lowerBound)
      }
      guard let raw = UInt8(exactly: fields.type), let kind = GeometryKind(rawValue: raw) else {
        throw WireFault(reason: .unknownGeometryType(fields.type), offset: range.lowerBound)
      }
      if let range = fields.tags { try appendTags(range, bytes) }
      features.append(
        VectorTileFeature(
          index: index, id: fields.id, kind: kind, tags: start..<tags.count, geometry: geometry))
    } catch {
      tags.removeSubrange(start...)
      note(error, feature: index)
    }
  }

  // Clause 4.4: tags come in pairs, a key's index and a value's index, each within the layer's tables.
  private mutating func appendTags(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(WireFault) {
    var reader = WireReader(range, of: bytes)
    while !reader.isAtEnd {
      let offset = reader.at
      let key = try reader.varint(bytes)
      guard !reader.isAtEnd else { throw WireFault(reason: .oddTags, offset: offset) }
      let value = try reader.varint(bytes)
      guard key < UInt64(layer.keyCount) else {
        throw WireFault(reason: .keyOutOfRange(key), offset: offset)
      }
      guard value < UInt64(layer.valueCount) else {
        throw WireFault(reason: .valueOutOfRange(value), offset: offset)
      }
      tags.append(Int32(key))
      tags.append(Int32(value))
    }
  }
}
