import GeoCore
import MapStyle
import VectorTiles

/// The features of a picture's tiles that a style layer draws.
struct FeatureWalk {
  let layer: StyleLayer
  let tiles: [PictureTile]
  let zoom: Double

  /// A feature that passes the layer's filter.
  struct Found {
    let tile: PictureTile
    let decoded: DecodedLayer
    let feature: VectorTileFeature
  }

  /// Hands over every feature that passes the filter with the values its style layer reads: tile by tile, in the
  /// order of the features.
  func forEach(_ body: (Found, EvaluationContext) -> Void) {
    for tile in tiles {
      guard var reading = Reading(tile, layer, zoom) else { continue }
      for feature in reading.decoded.features where reading.passes(feature) {
        body(Found(tile: tile, decoded: reading.decoded, feature: feature), reading.context)
      }
    }
  }

  /// Hands over every feature that passes the filter and has a paint; features that are alike in all that the
  /// layer reads are looked at once for all of them.
  ///
  /// - Parameters:
  ///   - sortKey: what orders the features; tile by tile where it is undefined.
  ///   - paint: what is to be known of a feature; nothing for one that is not drawn.
  func forEach<Paint>(
    sortedBy sortKey: StyleProperty<Double?>, paint: (EvaluationContext) -> Paint?,
    _ body: (Found, Paint) -> Void
  ) {
    guard sortKey.isDefined else { return inOrderOfTiles(paint, body) }
    var sorted: [(key: Double, found: Found, paint: Paint)] = []
    inOrderOfTiles { context in
      paint(context).map { (sortKey.value(context) ?? 0, $0) }
    } _: { found, keyed in
      sorted.append((keyed.0, found, keyed.1))
    }
    // The sort is stable, so that equal keys keep the order of tiles and features.
    sorted.sort { $0.key < $1.key }
    for item in sorted { body(item.found, item.paint) }
  }

  private func inOrderOfTiles<Paint>(
    _ paint: (EvaluationContext) -> Paint?, _ body: (Found, Paint) -> Void
  ) {
    for tile in tiles {
      guard var reading = Reading(tile, layer, zoom) else { continue }
      if layer.dependence.contains(.individual) {
        for feature in reading.decoded.features where reading.passes(feature) {
          guard let paint = paint(reading.context) else { continue }
          body(Found(tile: tile, decoded: reading.decoded, feature: feature), paint)
        }
      } else {
        byClass(tile, &reading, paint, body)
      }
    }
  }

  private func byClass<Paint>(
    _ tile: PictureTile, _ reading: inout Reading, _ paint: (EvaluationContext) -> Paint?,
    _ body: (Found, Paint) -> Void
  ) {
    let classes = tile.content.classes(of: reading.decoded, by: layer.propertyKeys)
    let paints = classes.representatives.map { index -> Paint? in
      reading.passes(reading.decoded.features[index]) ? paint(reading.context) : nil
    }
    guard paints.contains(where: { $0 != nil }) else { return }
    for (feature, number) in zip(reading.decoded.features, classes.numbers) {
      guard let paint = paints[Int(number)] else { continue }
      body(Found(tile: tile, decoded: reading.decoded, feature: feature), paint)
    }
  }
}

/// The reading of one layer of one tile by one style layer.
private struct Reading {
  let decoded: DecodedLayer
  private(set) var context: EvaluationContext
  private let binding: KeyBinding
  private let filter: StyleFilter?
  private let readsGeometry: Bool
  private let zoom: Double
  private var geometry = TileGeometry()

  init?(_ tile: PictureTile, _ layer: StyleLayer, _ zoom: Double) {
    guard let name = layer.sourceLayer, let decoded = tile.content.layer(name) else { return nil }
    self.decoded = decoded
    self.zoom = zoom
    binding = decoded.bind(keys: layer.propertyKeys)
    filter = layer.filter
    readsGeometry = layer.dependence.contains(.individual)
    context = EvaluationContext(zoom: zoom)
    context.values = decoded.values
    context.tile = tile.id
    context.geometryExtent = Double(decoded.extent)
  }

  /// Turns the context to a feature and says whether the filter lets it pass.
  ///
  /// Filters see whole zooms, as MapLibre evaluates them when a tile is laid out.
  mutating func passes(_ feature: VectorTileFeature) -> Bool {
    context.geometryKind = feature.kind
    context.id = feature.id.map { .number(Double($0)) }
    decoded.resolve(feature, binding, into: &context.slots)
    if readsGeometry { readIndividual(feature) }
    guard let filter else { return true }
    guard filter.dependence.contains(.zoom) else { return filter.matches(context) }
    context.zoom = zoom.rounded(.down)
    defer { context.zoom = zoom }
    return filter.matches(context)
  }

  private mutating func readIndividual(_ feature: VectorTileFeature) {
    context.lookup = FeatureLookup(decoded: decoded, feature: feature)
    geometry.removeAll()
    // What is broken is told where it is drawn.
    _ = try? decoded.appendGeometry(of: feature, to: &geometry)
    context.geometry = geometry.parts.map { part in
      geometry.points[part.range].map { Point(x: Double($0.x), y: Double($0.y)) }
    }
  }
}

/// Properties by names that are computed.
private struct FeatureLookup: PropertyLookup {
  let decoded: DecodedLayer
  let feature: VectorTileFeature

  func property(named name: String) -> PropertyValue? { decoded.value(name, of: feature) }

  var allProperties: [PropertyMember] {
    stride(from: feature.tags.lowerBound, to: feature.tags.upperBound, by: 2).map { at in
      PropertyMember(
        name: decoded.keys[Int(decoded.tags[at])], value: decoded.values[Int(decoded.tags[at + 1])])
    }
  }
}
