/// A value that a feature or a place carries under a name.
public enum PropertyValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// Any number; integers beyond 2^53 lose their last digits, as in MapLibre.
  case number(Double)
  /// Text.
  case string(String)
  /// A list.
  case array([PropertyValue])
  /// Members in the order of the source.
  case object([PropertyMember])
}

/// A named value inside a `PropertyValue.object`.
public struct PropertyMember: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The value.
  public let value: PropertyValue

  /// Makes a member.
  public init(name: String, value: PropertyValue) {
    self.name = name
    self.value = value
  }
}

/// The simple kind of a feature's geometry; multi-geometries count as their parts.
public enum GeometryKind: UInt8, Hashable, Sendable {
  /// No geometry, or one of unknown type.
  case unknown = 0
  /// Points.
  case point = 1
  /// Lines.
  case line = 2
  /// Areas.
  case polygon = 3
}
