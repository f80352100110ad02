public import JSONReading

/// Why a text is not a style.
public enum StyleError: Error, Hashable, Sendable {
  /// It is not JSON, by reason, line and byte.
  case notJSON(JSONError)
  /// It is JSON, but not an object.
  case notAnObject
  /// Its version is not 8.
  case unsupportedVersion(String)
  /// It has no list of layers.
  case noLayers
}

extension StyleError: CustomStringConvertible {
  /// What is wrong, without a full stop.
  public var description: String {
    switch self {
    case .notJSON(let error): error.description
    case .notAnObject: "not a style: it must be a JSON object"
    case .unsupportedVersion(let version): "a style of version \(version); 8 is understood"
    case .noLayers: "not a style: it has no list of layers"
    }
  }
}
