public import GeoCore
import JSONReading

/// A row of the legend that a style writes for itself.
public struct StyleLegendRow: Hashable, Sendable {
  /// What it is called.
  public var label: String
  /// The identifiers of the layers that make the sample, each above the ones before it.
  public var layers: [String]
  /// The properties of a feature that these layers would draw so.
  public var properties: [PropertyMember]
}

extension Style {
  /// The rows under `pinfold:legend` in the style's metadata: objects with `label`, `layers` and, where colours
  /// depend on features, `properties`; rows of another form are passed over.
  public var legend: [StyleLegendRow] {
    (metadata?["pinfold:legend"]?.array ?? []).compactMap { node in
      guard let label = node["label"]?.string, let layers = node["layers"]?.array else {
        return nil
      }
      return StyleLegendRow(
        label: label, layers: layers.compactMap(\.string),
        properties: (node["properties"]?.object ?? []).compactMap(Self.property))
    }
  }

  private static func property(_ member: JSONMember) -> PropertyMember? {
    let value: PropertyValue
    switch member.node.value {
    case .string(let text): value = .string(text)
    case .number(let number): value = .number(number)
    case .bool(let flag): value = .bool(flag)
    default: return nil
    }
    return PropertyMember(name: member.name, value: value)
  }
}
