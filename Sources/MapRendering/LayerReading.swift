import GeoCore
import MapStyle
import VectorTiles

/// The reading of one layer of one tile by one style layer.
struct LayerReading {
  private(set) var context: EvaluationContext
  private let view: LayerView
  private let binding: KeyBinding
  private let filter: StyleFilter?
  private let readsIndividual: Bool
  private let readsState: Bool
  private let zoom: Double

  init(_ view: LayerView, _ layer: StyleLayer, _ context: EvaluationContext) {
    self.view = view
    zoom = context.zoom
    self.context = context
    let decoded = view.layer.decoded
    binding = decoded.bind(keys: layer.propertyKeys)
    filter = layer.filter
    readsIndividual = layer.dependence.contains(.individual)
    readsState = layer.dependence.contains(.featureState)
    self.context.values = decoded.values
    self.context.tile = view.tile.id
    self.context.geometryExtent = Double(decoded.extent)
  }

  /// Turns the context to a feature and says whether the filter lets it pass.
  ///
  /// Filters see whole zooms, as MapLibre evaluates them when a tile is laid out.
  mutating func passes(_ feature: Int) -> Bool {
    let decoded = view.layer.decoded.features[feature]
    context.geometryKind = decoded.kind
    context.id = view.identity.id(of: decoded, in: view.layer.decoded)
    if readsState {
      context.featureState = view.identity.state(of: decoded, in: view.layer.decoded)
    }
    view.layer.decoded.resolve(decoded, binding, into: &context.slots)
    if readsIndividual { readIndividual(feature) }
    guard let filter else { return true }
    guard filter.dependence.contains(.zoom) else { return filter.matches(context) }
    context.zoom = zoom.rounded(.down)
    defer { context.zoom = zoom }
    return filter.matches(context)
  }

  private mutating func readIndividual(_ feature: Int) {
    context.lookup = FeatureLookup(layer: view.layer, feature: feature)
    let geometry = view.geometry
    context.geometry = geometry.partsOfFeature[feature].map { part in
      geometry.points[geometry.parts[part].range].map { Point(x: Double($0.x), y: Double($0.y)) }
    }
  }
}

/// Properties by names that are computed.
private struct FeatureLookup: PropertyLookup {
  let layer: TileLayer
  let feature: Int

  func property(named name: String) -> PropertyValue? {
    layer.decoded.value(name, of: layer.decoded.features[feature])
  }

  var allProperties: [PropertyMember] {
    let decoded = layer.decoded
    let tags = decoded.features[feature].tags
    return stride(from: tags.lowerBound, to: tags.upperBound, by: 2).map { at in
      PropertyMember(
        name: decoded.keys[Int(decoded.tags[at])], value: decoded.values[Int(decoded.tags[at + 1])])
    }
  }
}
