public import GeoCore

/// A feature of a `DecodedLayer`: plain numbers that mean something together with that layer.
public struct VectorTileFeature: Hashable, Sendable {
  /// Its place in the layer, counted from 0 with the broken ones, so that it also orders what is drawn.
  public let index: Int
  /// Its identifier (clause 4.2), or nothing where it has none.
  public let id: UInt64?
  /// The type of its geometry (clause 4.3.4).
  public let kind: GeometryKind
  /// Where its tags lie in `DecodedLayer.tags`: pairs of a key's index and a value's index.
  public let tags: Range<Int>
  /// Where its geometry lies in the tile's bytes, or among the parts of a layer that was never encoded.
  public let geometry: Range<Int>
}
