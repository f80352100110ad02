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
