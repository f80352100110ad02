public import FileAccess
public import GeoCore
public import JSONReading

/// Why a file gives no places.
public enum PlacesError: Error, Hashable, Sendable {
  /// It cannot be read.
  case file(FileError)
  /// It has no content.
  case empty(path: String)
  /// Its bytes begin like none of the formats that can be read.
  case unknownFormat(path: String, known: [String])
  /// Its text is not UTF-8; `line` is counted from 1.
  case notUTF8(path: String, line: Int)
  /// It begins like JSON but is not.
  case json(path: String, JSONError)
  /// It is JSON, but what begins on `line` is not GeoJSON (RFC 7946).
  case notGeoJSON(path: String, line: Int, reason: String)
  /// None of its columns bears a name of latitude, or none one of longitude.
  case noCoordinateColumns(path: String, columns: [String], lookedFor: [String])
  /// A quoted field that begins on `line` has no end.
  case unterminatedQuote(path: String, line: Int)
  /// Everything in it was passed over; `skipped` says why, and `lookedFor` what would have been taken.
  case nothingUsable(path: String, skipped: [Diagnostic], lookedFor: String)
  /// It holds more places than `limit`.
  case tooMany(path: String, limit: Int)
}
