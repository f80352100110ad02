public import GeoCore

/// States of features that their sources do not carry, as a running map sets them.
public struct FeatureStates: Sendable {
  private struct Layer: Hashable {
    let source: String
    let name: String
  }

  private var states: [Layer: [String: [PropertyMember]]] = [:]

  /// No feature has a state.
  public init() {}

  /// Sets members of a feature's state; its others stay.
  public mutating func set(
    _ members: [PropertyMember], source: String, layer: String = "", id: String
  ) {
    let place = Layer(source: source, name: layer)
    var known = states[place]?[id] ?? []
    for member in members {
      known.removeAll { $0.name == member.name }
      known.append(member)
    }
    states[place, default: [:]][id] = known
  }

  /// Removes one member of a feature's state, all of it where no `name` is given, or those of the whole layer where
  /// no feature is.
  public mutating func remove(
    _ name: String?, source: String, layer: String = "", id: String?
  ) {
    let place = Layer(source: source, name: layer)
    guard let id else {
      states[place] = nil
      return
    }
    if let name {
      states[place]?[id]?.removeAll { $0.name == name }
    } else {
      states[place]?[id] = nil
    }
  }

  /// Removes the states of all features of a source.
  public mutating func removeAll(of source: String) {
    states = states.filter { $0.key.source != source }
  }

  /// The states of the features of a layer by their identifiers.
  func members(of source: String, layer: String) -> [String: [PropertyMember]] {
    states[Layer(source: source, name: layer)] ?? [:]
  }
}
