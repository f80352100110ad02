import Colorimetry
import GeoCore

/// What a format knows of a place before it is checked.
struct PlaceDraft {
  var longitude: Double
  var latitude: Double
  var roles = PlaceRoles()
  /// The colour of its pin, where it is not among the roles.
  var color: Color?
  var group: String?
  /// Everything that the file says of it.
  var members: [PropertyMember] = []
  /// The same where a format has packed it already.
  var properties: PlaceProperties?
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
final class PlaceCollector {
  let path: String
  var title: String?
  var attribution: String?
  /// What was recognised; counts of places and skips are filled in by the collector.
  var report = PlaceReport()
  private let reader: PlaceReader
  private let keep: ((Place) -> Void)?
  private var places: [Place] = []
  private(set) var shapes: [PlaceShape] = []
  private(set) var placeCount = 0
  private var interner = PropertyInterner()
  private var skipped = Tally()
  private var remarks = Tally()
  /// The last row, by its number, that gave something.
  private var lastUsedRow = 0
  /// What is to be said of a row of which something was passed over, once it is known whether the rest was used.
  private var pending: (row: Int, reason: SkipReason, position: PlacePosition)?
  private var bounds: (west: Double, south: Double, east: Double, north: Double)?

  /// Keeps the places, or hands each to `keep` and forgets it.
  init(path: String, reader: PlaceReader, keep: ((Place) -> Void)? = nil) {
    self.path = path
    self.reader = reader
    self.keep = keep
  }

  var options: PlaceReadingOptions { reader.options }

  /// Takes over what the beginning of a table tells.
  func adopt(_ plan: TablePlan) {
    report.delimiter = plan.cut.name
    report.headerLine = plan.headerLine
    report.columns = plan.reportedColumns
    report.coordinates = plan.coordinatesInWords
    for words in plan.notes { note(words) }
  }

  func add(_ draft: PlaceDraft, at position: PlacePosition) throws(PlacesError) {
    guard let coordinate = checked(draft.longitude, draft.latitude, at: position) else { return }
    try countOne()
    var place = Place(
      index: reader.firstIndex + placeCount, name: draft.roles.name ?? "", coordinate: coordinate)
    place.properties = properties(of: draft)
    place.id = draft.roles.id
    place.detail = draft.roles.detail
    place.label = draft.roles.label
    place.icon = draft.roles.icon
    place.group = draft.group
    place.color = draft.color ?? draft.roles.color.flatMap { color($0, at: position) }
    placeCount += 1
    if coordinate.longitude == 0, coordinate.latitude == 0 {
      remark("it lies at 0, 0, where missing coordinates often end up", at: position)
    }
    extend(coordinate)
    if let keep { keep(place) } else { places.append(place) }
  }

  /// Takes a line or an area whose points were checked with `checked`.
  func add(_ shape: PlaceShape, at position: PlacePosition) throws(PlacesError) {
    try countOne()
    shapes.append(shape)
  }

  /// What a draft says, packed.
  func properties(of draft: PlaceDraft) -> PlaceProperties {
    draft.properties ?? interner.properties(draft.members)
  }

  private func countOne() throws(PlacesError) {
    guard placeCount + shapes.count < reader.maximumCount else {
      throw .tooMany(path: path, limit: reader.maximumCount)
    }
    settle()
    guard lastUsedRow != report.rowCount else { return }
    lastUsedRow = report.rowCount
    report.usedRowCount += 1
  }

  /// A coordinate on the earth, or nothing, which is counted.
  private func checked(
    _ longitude: Double, _ latitude: Double, at position: PlacePosition
  ) -> Coordinate? {
    guard longitude.isFinite, latitude.isFinite else {
      skip(.badGeometry("its coordinates are no finite numbers"), at: position)
      return nil
    }
    guard abs(latitude) <= 90 else {
      skip(.latitude(latitude, longitude: longitude), at: position)
      return nil
    }
    guard abs(longitude) <= 360 else {
      skip(.longitude(longitude), at: position)
      return nil
    }
    let coordinate = Coordinate(longitude: longitude, latitude: latitude)
    return abs(longitude) > 180 ? coordinate.normalized : coordinate
  }

  private func extend(_ coordinate: Coordinate) {
    let (x, y) = (coordinate.longitude, coordinate.latitude)
    guard let old = bounds else { return bounds = (x, y, x, y) }
    bounds = (min(old.west, x), min(old.south, y), max(old.east, x), max(old.north, y))
  }

  /// Passes over the current row, or a part of it where others are used.
  func skip(_ reason: SkipReason, at position: PlacePosition) {
    settle()
    // One row is passed over once, for the first of its faults.
    if pending == nil { pending = (report.rowCount, reason, position) }
  }

  /// Says what is still to be said of the rows before the current one.
  private func settle(isAtEnd: Bool = false) {
    guard let (row, reason, position) = pending, isAtEnd || row != report.rowCount else { return }
    pending = nil
    if row == lastUsedRow {
      remark(
        "a part of it is passed over: \(reason.words)", kind: "parts that are passed over",
        at: position)
    } else {
      count(reason, at: position)
    }
  }

  private func count(_ reason: SkipReason, at position: PlacePosition) {
    skipped.add(reason.kind, line: position.line, limit: reader.listedSkips) {
      Diagnostic(.skippedPlace, position.message(reason.words + "; passed over", in: path))
    }
  }

  /// Says something about what stands somewhere.
  func remark(_ words: String, kind: String? = nil, at position: PlacePosition) {
    remarks.add(kind ?? words, line: position.line, limit: reader.listedSkips) {
      Diagnostic(.input, position.message(words, in: path))
    }
  }

  /// Says something about the file.
  func note(_ words: String) {
    report.notes.append(words)
  }

  /// A colour by its name or number; what is none is said.
  func color(_ css: String, at position: PlacePosition) -> Color? {
    // simplestyle 1.1 lets the sign of hexadecimal colours be left out.
    let color = Color(css: css) ?? Color(css: "#" + css)
    if color == nil {
      remark(
        "“\(css.shortened)” is no colour; that of the theme is used", kind: "colours that are none",
        at: position)
    }
    return color
  }

  func finish(_ format: any PlaceFormat.Type, name: String) throws(PlacesError) -> PlaceFile {
    settle(isAtEnd: true)
    let skips = skipped.diagnostics(.skippedPlace, path: path, "passed over")
    guard placeCount + shapes.count > 0 || skipped.count == 0 else {
      throw .nothingUsable(path: path, skipped: skips, lookedFor: format.lookedFor)
    }
    var file = PlaceFile(
      format: name, title: title, places: places, skippedCount: skipped.count,
      diagnostics: report.notes.map { Diagnostic(.input, "\(path): \($0)") } + skips
        + remarks.diagnostics(.input, path: path, "remarks"))
    file.attribution = attribution
    file.shapes = shapes
    file.report = finishedReport(name)
    return file
  }

  private func finishedReport(_ name: String) -> PlaceReport {
    var report = report
    report.format = name
    report.placeCount = placeCount
    report.shapeCount = shapes.count
    report.skippedCount = skipped.count
    report.skipped = skipped.reasons
    report.bounds = bounds.map { [$0.west, $0.south, $0.east, $0.north] }
    report.notes += remarks.reasons.map { reason in
      "\(reason.words): \(reason.count), "
        + (reason.lines.count > 1 ? "lines " : "line ")
        + reason.lines.map(String.init).joined(separator: ", ")
        + (reason.count > reason.lines.count ? ", …" : "")
    }
    return report
  }
}
