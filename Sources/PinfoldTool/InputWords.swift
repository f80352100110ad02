import GeoCore
import Places

extension ErrorWords {
  static func message(_ error: PlacesError) -> String {
    switch error {
    case .file(let error): message(error)
    case .empty(let path): "\(name(path)) is empty"
    case .unknownFormat(let path, let known):
      "\(name(path)) is none of the formats that are read: \(known.joined(separator: ", "))"
    case .unknownEncoding(let path, let encoding):
      "\(name(path)): the encoding “\(encoding)” is not known on this machine"
    case .json(let path, let error): "\(name(path)): \(error)"
    case .notGeoJSON(let path, let line, let reason):
      "\(name(path)), line \(line): not GeoJSON: \(reason)"
    case .noCoordinateColumns(let path, let columns, let lookedFor):
      "\(name(path)) has no columns of coordinates among \(list(columns)); looked for \(lookedFor.joined(separator: "; "))"
    case .projected(let path, let columns):
      "\(name(path)) has coordinates of a projection (\(list(columns))), not degrees; convert them first, for instance with ogr2ogr -t_srs EPSG:4326"
    case .noSuchColumn(let path, let wanted, let columns):
      "\(name(path)) has no column \(list(wanted.map { "“\($0)”" })) among \(list(columns)); both --lat-column and --lon-column are needed"
    case .badDelimiter(let text): "--delimiter '\(text)' is not one ASCII character"
    case .recordTooLong(let path, let line, let limit):
      "\(name(path)): the record on line \(line) is longer than \(limit) bytes"
    case .xml(let path, let error): "\(name(path)): \(error)"
    case .unknownXML(let path, let root, _):
      "\(name(path)) is XML but neither KML nor GPX: its root is <\(root)>"
    case .zip(let path, let error): "\(name(path)): \(error)"
    case .noKML(let path, let kind): "\(name(path)) is no KMZ: it is \(kind)"
    case .otherKind(let path, let kind): "\(name(path)) is no file of places: it is \(kind)"
    case .nothingUsable(let path, let skipped, let lookedFor):
      "\(name(path)) has no usable place; looked for \(lookedFor)" + because(skipped.map(\.message))
    case .tooMany(let path, let limit): "\(name(path)) has more than \(limit) places"
    }
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty
      ? "none"
      : words.prefix(12).map { $0.prefix(40) }.joined(separator: ", ")
        + (words.count > 12 ? ", …" : "")
  }

  private static func because(_ reasons: [String]) -> String {
    guard let first = reasons.first else { return "" }
    return reasons.count == 1 ? " (\(first))" : " (\(first); \(reasons.count - 1) more)"
  }
}
