/// What is wrong with a vector tile, and where.
public struct VectorTileError: Error, Hashable, Sendable {
  /// A field of the messages of `vector_tile.proto`.
  public enum Field: String, Hashable, Sendable {
    /// `Tile.layers`.
    case layers
    /// `Layer.name`.
    case name
    /// `Layer.version`.
    case version
    /// `Layer.extent`.
    case extent
    /// `Layer.keys`.
    case keys
    /// `Layer.values`.
    case values
    /// `Layer.features`.
    case features
    /// `Feature.id`.
    case id
    /// `Feature.tags`.
    case tags
    /// `Feature.type`.
    case type
    /// `Feature.geometry`.
    case geometry
  }

  /// The ways in which a tile can break its specification.
  public enum Reason: Hashable, Sendable {
    /// The tile is larger than `VectorTile.byteLimit`.
    case tooLarge(bytes: Int)
    /// A number or a length reaches beyond the message that holds it.
    case truncated
    /// A number of more than ten bytes.
    case badVarint
    /// Field number 0, or a wire type that is unknown or was withdrawn.
    case badWireType
    /// A field is encoded as another type than the schema gives it.
    case wrongWireType(Field)
    /// A required field is missing.
    case missing(Field)
    /// A field that may stand once stands twice.
    case repeated(Field)
    /// More of a field than the limit allows.
    case tooMany(Field, limit: Int)
    /// A layer of a version other than 1 and 2 (clause 4.1).
    case unknownVersion(UInt64)
    /// An extent of 0, or beyond 31 bits (clause 4.1).
    case badExtent(UInt64)
    /// Another layer of the tile has the same name (clause 4.1).
    case duplicateName
    /// Text that is not UTF-8; it was repaired.
    case notUTF8
    /// A value that does not hold exactly one of the seven types (clause 4.1).
    case badValue
    /// A geometry type that the schema does not name.
    case unknownGeometryType(UInt64)
    /// An odd number of tags (clause 4.4).
    case oddTags
    /// A tag beyond the layer's keys (clause 4.4).
    case keyOutOfRange(UInt64)
    /// A tag beyond the layer's values (clause 4.4).
    case valueOutOfRange(UInt64)
    /// A command other than MoveTo, LineTo and ClosePath (clause 4.3.1).
    case unknownCommand(UInt8)
    /// A command that may not stand there in a geometry of this type (clause 4.3.4).
    case unexpectedCommand(UInt8)
    /// A command whose count is not allowed there (clauses 4.3.3 and 4.3.4).
    case badCount(command: UInt8, count: Int)
    /// Fewer parameters than the command's count asks for (clause 4.3.2).
    case missingParameters(command: UInt8, count: Int)
  }

  /// What is wrong.
  public let reason: Reason
  /// Where in the tile's bytes, counted from 0.
  public let byteOffset: Int
  /// The layer it is in, where that is known.
  public let layer: String?
  /// The feature it is in, counted from 0 in its layer.
  public let feature: Int?

  init(_ fault: WireFault, layer: String? = nil, feature: Int? = nil) {
    reason = fault.reason
    byteOffset = fault.offset
    self.layer = layer
    self.feature = feature
  }
}

/// A fault inside a tile before it is known whose it is.
package struct WireFault: Error {
  package let reason: VectorTileError.Reason
  package let offset: Int

  /// Names what is wrong at an offset.
  package init(reason: VectorTileError.Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
