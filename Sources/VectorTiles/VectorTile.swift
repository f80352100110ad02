/// A vector tile (Mapbox Vector Tile specification 1 and 2) whose layers are found but not yet decoded.
///
/// Clause numbers everywhere in this module are those of version 2.1 of the specification.
public struct VectorTile: Sendable {
  /// The largest tile that is read: the heaviest real ones are a few MB; more is a bomb.
  ///
  /// It bounds points too: each takes two bytes at least, and a command that counts more is refused.
  public static let byteLimit = 1 << 26
  /// The most layers of a tile: each costs an entry of a hundred bytes, and real tiles have some dozens.
  public static let layerLimit = 1 << 14

  /// The layers in the order of the tile, without those that are broken.
  public let layers: [VectorTileLayer]
  /// What breaks the specification: a layer with a broken structure is not in `layers`, a second layer of a
  /// name (clause 4.1) is, but `layer(named:)` finds the first.
  public let errors: [VectorTileError]

  /// Finds the layers of a decompressed tile; no bytes at all are a tile without layers.
  ///
  /// - Throws: `VectorTileError` where the tile is too large or is not made of layers.
  public init(bytes: [UInt8]) throws(VectorTileError) {
    guard bytes.count <= Self.byteLimit else {
      throw VectorTileError(WireFault(reason: .tooLarge(bytes: bytes.count), offset: 0))
    }
    let ranges: [Range<Int>]
    do throws(WireFault) { ranges = try Self.layerRanges(bytes) } catch {
      throw VectorTileError(error)
    }
    var layers: [VectorTileLayer] = []
    var errors: [VectorTileError] = []
    var names: Set<String> = []
    for range in ranges {
      do throws(VectorTileError) {
        let layer = try VectorTileLayer(bytes: bytes, range: range, notes: &errors)
        layers.append(layer)
        // Clause 4.1: a tile must not contain two layers of the same name.
        if !names.insert(layer.name).inserted {
          errors.append(
            VectorTileError(
              WireFault(reason: .duplicateName, offset: range.lowerBound), layer: layer.name))
        }
      } catch {
        errors.append(error)
      }
    }
    self.layers = layers
    self.errors = errors
  }

  /// The first layer called `name`, or nothing.
  public func layer(named name: String) -> VectorTileLayer? {
    layers.first { $0.name == name }
  }

  // vector_tile.proto: message Tile { repeated Layer layers = 3; extensions 16 to 8191; }
  private static func layerRanges(_ bytes: [UInt8]) throws(WireFault) -> [Range<Int>] {
    let span = bytes.span
    var reader = WireReader(0..<bytes.count, of: span)
    var ranges: [Range<Int>] = []
    while let tag = try reader.next(span) {
      guard tag.number == 3 else {
        try reader.skip(tag, span)
        continue
      }
      try tag.require(.bytes, .layers)
      guard ranges.count < layerLimit else {
        throw WireFault(reason: .tooMany(.layers, limit: layerLimit), offset: tag.offset)
      }
      ranges.append(try reader.lengthDelimited(span))
    }
    return ranges
  }
}
