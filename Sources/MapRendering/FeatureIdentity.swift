import GeoCore
import Glibc
import VectorTiles

/// How the features of a layer are told apart, and what states they have.
struct FeatureIdentity {
  /// The property that stands for the identifier; nothing for the identifier itself.
  var property: String?
  /// States by identifier.
  var states: [String: [PropertyMember]] = [:]

  /// The identifier that expressions see: a whole number, or nothing, as in MapLibre.
  func id(of feature: VectorTileFeature, in layer: DecodedLayer) -> PropertyValue? {
    switch layer.identifier(of: feature) {
    case .number(let number): .number(trunc(number))
    case .string(let text): Double(text).map { .number(trunc($0)) }
    default: nil
    }
  }

  /// The state of a feature.
  func state(of feature: VectorTileFeature, in layer: DecodedLayer) -> [PropertyMember] {
    guard !states.isEmpty else { return [] }
    let value =
      property.map { layer.value($0, of: feature) } ?? id(of: feature, in: layer)
    return value.flatMap(Self.key).flatMap { states[$0] } ?? []
  }

  /// The text under which states are kept.
  private static func key(_ value: PropertyValue) -> String? {
    switch value {
    case .string(let text): text
    case .bool(let flag): flag ? "1" : "0"
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    default: nil
    }
  }
}
