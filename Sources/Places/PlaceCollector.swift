import Colorimetry
import GeoCore

/// What a format knows of a place before it is checked.
struct PlaceDraft {
  var longitude: Double
  var latitude: Double
  var roles = PlaceRoles()
  var properties: [PropertyMember] = []
}

/// Where in a file something stands.
struct PlacePosition {
  /// Counted from 1.
  var line: Int
  /// What stands there, such as `feature 3`; empty where the line says it.
  var what = ""

  func message(_ words: String, in path: String) -> String {
    "\(path):\(line): \(what.isEmpty ? "" : what + ": ")\(words)"
  }
}

/// Takes what formats find, keeps what is a place, and counts what is not.
struct PlaceCollector {
  let path: String
  var title: String?
  var attribution: String?
  private let reader: PlaceReader
  private var places: [Place] = []
  private var skipped = Tally()
  private var remarks = Tally()

  init(path: String, reader: PlaceReader) {
    self.path = path
    self.reader = reader
  }

  mutating func add(_ draft: PlaceDraft, at position: PlacePosition) throws(PlacesError) {
    guard abs(draft.latitude) <= 90 else {
      return skip(.latitude(draft.latitude, longitude: draft.longitude), at: position)
    }
    guard abs(draft.longitude) <= 360 else {
      return skip(.longitude(draft.longitude), at: position)
    }
    guard places.count < reader.maximumCount else {
      throw .tooMany(path: path, limit: reader.maximumCount)
    }
    var coordinate = Coordinate(longitude: draft.longitude, latitude: draft.latitude)
    if abs(coordinate.longitude) > 180 { coordinate = coordinate.normalized }
    var place = Place(
      index: reader.firstIndex + places.count, name: draft.roles.name ?? "", coordinate: coordinate,
      properties: draft.properties)
    place.id = draft.roles.id
    place.detail = draft.roles.detail
    place.label = draft.roles.label
    place.color = color(draft.roles.color, at: position)
    places.append(place)
  }

  mutating func skip(_ reason: SkipReason, at position: PlacePosition) {
    let path = path
    skipped.add(reason.kind, limit: reader.listedSkips) {
      Diagnostic(.skippedPlace, position.message(reason.words + "; passed over", in: path))
    }
  }

  private mutating func color(_ css: String?, at position: PlacePosition) -> Color? {
    guard let css else { return nil }
    let color = Color(css: css)
    if color == nil {
      let path = path
      remarks.add("unreadable colours", limit: reader.listedSkips) {
        Diagnostic(
          .input,
          position.message("“\(css.shortened)” is no colour; that of the theme is used", in: path))
      }
    }
    return color
  }

  func finish(_ format: any PlaceFormat.Type) throws(PlacesError) -> PlaceFile {
    let skips = skipped.diagnostics(.skippedPlace, path: path, "passed over")
    guard !places.isEmpty || skipped.count == 0 else {
      throw .nothingUsable(path: path, skipped: skips, lookedFor: format.lookedFor)
    }
    var file = PlaceFile(
      format: format.name, title: title, places: places, skippedCount: skipped.count,
      diagnostics: skips + remarks.diagnostics(.input, path: path, "passed over"))
    file.attribution = attribution
    return file
  }
}

/// Remarks of which the first are listed and the rest counted by kind.
private struct Tally {
  private(set) var count = 0
  private var listed: [Diagnostic] = []
  private var rest: [(kind: String, count: Int)] = []

  mutating func add(_ kind: String, limit: Int, _ remark: () -> Diagnostic) {
    count += 1
    if listed.count < limit { return listed.append(remark()) }
    if let known = rest.firstIndex(where: { $0.kind == kind }) {
      rest[known].count += 1
    } else {
      rest.append((kind, 1))
    }
  }

  func diagnostics(_ kind: Diagnostic.Kind, path: String, _ verb: String) -> [Diagnostic] {
    guard count > listed.count else { return listed }
    let kinds = rest.map { "\($0.kind) (\($0.count))" }.joined(separator: ", ")
    return listed + [Diagnostic(kind, "\(path): \(count - listed.count) more \(verb): \(kinds)")]
  }
}
