public import FileAccess
public import GeoCore
public import JSONReading
public import XMLReading
public import ZipReading

/// Why a file gives no places.
public enum PlacesError: Error, Hashable, Sendable {
  /// It cannot be read.
  case file(FileError)
  /// It has no content.
  case empty(path: String)
  /// Its bytes begin like none of the formats that can be read.
  case unknownFormat(path: String, known: [String])
  /// Nobody here can read its encoding, or the one that was asked for.
  case unknownEncoding(path: String, name: String)
  /// It begins like JSON but is not.
  case json(path: String, JSONError)
  /// It is JSON, but what begins on `line` is not GeoJSON (RFC 7946).
  case notGeoJSON(path: String, line: Int, reason: String)
  /// None of its columns bears a name of latitude, or none one of longitude.
  case noCoordinateColumns(path: String, columns: [String], lookedFor: [String])
  /// Its columns of coordinates, by their names, are those of a projection in metres.
  case projected(path: String, columns: [String])
  /// A column that was asked for is not there.
  case noSuchColumn(path: String, wanted: [String], columns: [String])
  /// A separator that is not one ASCII character.
  case badDelimiter(String)
  /// A record of separated values that begins on `line` is larger than `limit` bytes.
  case recordTooLong(path: String, line: Int, limit: Int)
  /// It begins like XML but is not.
  case xml(path: String, XMLError)
  /// It is XML, but its root, which begins on `line`, is none that is known.
  case unknownXML(path: String, root: String, line: Int)
  /// It is a ZIP archive that is damaged or too large.
  case zip(path: String, ZipError)
  /// It is a ZIP archive without a KML file in it; `kind` is what it seems to be.
  case noKML(path: String, kind: String)
  /// It is not a file of places at all but `kind`, as its first bytes tell.
  case otherKind(path: String, kind: String)
  /// Everything in it was passed over; `skipped` says why, and `lookedFor` what would have been taken.
  case nothingUsable(path: String, skipped: [Diagnostic], lookedFor: String)
  /// It holds more places than `limit`.
  case tooMany(path: String, limit: Int)
}
