import GeoCore
import MapStyle
import VectorTiles

/// The features of a picture's tiles that a style layer draws.
struct FeatureWalk {
  let layer: StyleLayer
  let tiles: [PictureTile]
  let zoom: Double

  /// A feature together with the values its style layer reads.
  struct Found {
    let tile: PictureTile
    let decoded: DecodedLayer
    let feature: VectorTileFeature
  }

  /// Hands over every feature that passes the filter: tile by tile, or in the order of the layer's sort key
  /// where it has one; broken ones are counted by what is wrong with them.
  func forEach(
    _ sortKey: StyleProperty<Double?>? = nil,
    _ body: (Found, EvaluationContext) -> Void
  ) {
    guard let sortKey, sortKey.isDefined else { return inOrderOfTiles(body) }
    var sorted: [(key: Double, found: Found, context: EvaluationContext)] = []
    inOrderOfTiles { found, context in
      sorted.append((sortKey.value(context) ?? 0, found, context))
    }
    // The sort is stable, so that equal keys keep the order of tiles and features.
    sorted.sort { $0.key < $1.key }
    for item in sorted { body(item.found, item.context) }
  }

  private func inOrderOfTiles(_ body: (Found, EvaluationContext) -> Void) {
    guard let name = layer.sourceLayer else { return }
    var context = EvaluationContext(zoom: zoom)
    for tile in tiles {
      guard let decoded = tile.content.layer(name) else { continue }
      let binding = decoded.bind(keys: layer.propertyKeys)
      context.values = decoded.values
      context.tile = tile.id
      context.geometryExtent = Double(decoded.extent)
      for feature in decoded.features {
        context.geometryKind = feature.kind
        context.id = feature.id.map { .number(Double($0)) }
        decoded.resolve(feature, binding, into: &context.slots)
        if let filter = layer.filter, !passes(filter, &context) { continue }
        body(Found(tile: tile, decoded: decoded, feature: feature), context)
      }
    }
  }

  // Filters see whole zooms, as MapLibre evaluates them when a tile is laid out.
  private func passes(_ filter: StyleFilter, _ context: inout EvaluationContext) -> Bool {
    guard filter.dependence.contains(.zoom) else { return filter.matches(context) }
    context.zoom = zoom.rounded(.down)
    defer { context.zoom = zoom }
    return filter.matches(context)
  }
}
