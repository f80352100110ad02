public import GeoCore

/// A layer with its tables of keys and values and the attributes of its features; geometry is decoded on
/// demand.
///
/// A class since it is handed around for every feature, and has many parts to count references of.
public final class DecodedLayer: Sendable {
  /// Its name.
  public let name: String
  /// The version of the specification it follows, 1 or 2.
  public let version: Int
  /// The units across a tile that its geometry counts in.
  public let extent: Int
  /// The names of properties (clause 4.1), as tags index them.
  public let keys: [String]
  /// The values of properties (clause 4.1), as tags index them; a broken one is `null`.
  public let values: [PropertyValue]
  /// The features in the order of the tile, without those that are broken.
  public let features: [VectorTileFeature]
  /// The tags of all features: pairs of an index into `keys` and one into `values` (clause 4.4), checked.
  public let tags: [Int32]
  /// What was passed over or repaired.
  public let errors: [VectorTileError]

  let bytes: [UInt8]
  /// The geometry of a layer that was never encoded; the ranges of its features count parts of it.
  private let built: TileGeometry?
  /// The identifiers of a layer that was never encoded, feature by feature.
  private let identifiers: [PropertyValue?]

  /// Makes a layer of features that were never encoded.
  public init(_ builder: LayerBuilder) {
    name = builder.name
    version = 2
    extent = max(1, builder.extent)
    bytes = []
    keys = builder.keys
    values = builder.values
    features = builder.features
    tags = builder.tags
    errors = []
    built = builder.geometry
    identifiers = builder.identifiers
  }

  init(_ layer: VectorTileLayer) {
    var decoder = LayerDecoder(layer)
    decoder.run()
    name = layer.name
    version = layer.version
    extent = layer.extent
    bytes = layer.bytes
    keys = decoder.keys
    values = decoder.values
    features = decoder.features
    tags = decoder.tags
    errors = decoder.errors
    built = nil
    identifiers = []
  }

  /// The feature's identifier: a whole number, or what its source has in its place, or nothing.
  public func identifier(of feature: VectorTileFeature) -> PropertyValue? {
    if built != nil { return identifiers[feature.index] }
    return feature.id.map { .number(Double($0)) }
  }

  /// Looks the names of wanted properties up, once for a layer of a style.
  public func bind(keys names: [String]) -> KeyBinding {
    KeyBinding(names, keys: keys)
  }

  /// Fills a slot for each name of the binding with the index of the feature's value in `values`, or −1.
  ///
  /// - Parameter slots: afterwards `binding.slotCount` long; not allocated again where it is already.
  @inline(__always)
  public func resolve(
    _ feature: VectorTileFeature, _ binding: KeyBinding, into slots: inout [Int32]
  ) {
    if slots.count == binding.slotCount {
      for i in slots.indices { slots[i] = -1 }
    } else {
      slots = [Int32](repeating: -1, count: binding.slotCount)
    }
    guard !binding.isEmpty else { return }
    var at = feature.tags.lowerBound
    while at < feature.tags.upperBound {
      let slot = binding.slotOfKey[Int(tags[at])]
      if slot >= 0 { slots[Int(slot)] = tags[at + 1] }
      at += 2
    }
    for copy in binding.copies { slots[copy.to] = slots[copy.from] }
  }

  /// The feature's value under `name`, or nothing; for single look-ups, `bind(keys:)` is for many.
  public func value(_ name: String, of feature: VectorTileFeature) -> PropertyValue? {
    for at in stride(from: feature.tags.lowerBound, to: feature.tags.upperBound, by: 2).reversed()
    where keys[Int(tags[at])] == name {
      return values[Int(tags[at + 1])]
    }
    return nil
  }

  /// Appends the feature's geometry; a feature of unknown type appends nothing (clause 4.3.4.1).
  ///
  /// - Returns: the parts that were appended.
  /// - Throws: `VectorTileError` where the commands are broken; the geometry is then as it was before.
  @discardableResult
  public func appendGeometry(
    of feature: VectorTileFeature, to geometry: inout TileGeometry
  ) throws(VectorTileError) -> Range<Int> {
    if let built { return geometry.append(built, parts: feature.geometry) }
    let points = geometry.points.count
    let parts = geometry.parts.count
    let bytes = bytes
    do throws(WireFault) {
      var decoder = GeometryDecoder(feature.geometry, bytes.span)
      try decoder.append(feature.kind, bytes.span, to: &geometry)
    } catch {
      geometry.truncate(points: points, parts: parts)
      throw VectorTileError(error, layer: name, feature: feature.index)
    }
    return parts..<geometry.parts.count
  }
}
