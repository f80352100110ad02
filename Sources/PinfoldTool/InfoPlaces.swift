import GeoCore
import Places

/// What `pinfold info` says of a file of places.
struct InfoPlaces {
  let path: String
  let reader: PlaceReader

  init(path: String, reader: PlaceReader) {
    self.path = path
    self.reader = reader
  }

  /// Reads the file without keeping its places, and tells what was recognised as lines, or as JSON.
  func report(asJSON: Bool) throws(Failure) -> String {
    let file: PlaceFile
    do throws(PlacesError) { file = try reader.read(path: path) { _ in } } catch {
      throw Failure(.input, ErrorWords.message(error))
    }
    return asJSON ? json(file) : lines(file).joined(separator: "\n")
  }

  private func lines(_ file: PlaceFile) -> [String] {
    let report = file.report
    var lines = ["\(path): \(report.format)"]
    func add(_ name: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      lines.append("  " + name + String(repeating: " ", count: max(1, 13 - name.count)) + value)
    }
    add("title", file.title)
    add("credit", file.attribution)
    add("encoding", "\(report.encoding) (\(report.encodingEvidence))")
    add("separator", report.delimiter)
    if report.delimiter != nil {
      add("header", report.headerLine.map { "line \($0)" } ?? "none")
    }
    add("coordinates", report.coordinates)
    for column in report.columns {
      add(column.role ?? "", column.role == nil ? nil : "“\(column.name)”")
    }
    let others = report.columns.filter { $0.role == nil }.map(\.name)
    add(
      "others",
      others.prefix(12).joined(separator: ", ")
        + (others.count > 12 ? ", and \(others.count - 12) more" : ""))
    add("rows", "\(report.rowCount), of which \(report.usedRowCount) are used")
    add("places", "\(report.placeCount)")
    if report.shapeCount > 0 { add("shapes", "\(report.shapeCount)") }
    if report.commentCount > 0 { add("comments", "\(report.commentCount)") }
    add("bounds", report.bounds.map { $0.map { "\($0)" }.joined(separator: ", ") })
    add("passed over", report.skippedCount > 0 ? "\(report.skippedCount)" : nil)
    for reason in report.skipped { lines.append("    \(reason.count) × \(words(reason))") }
    for note in report.notes { lines.append("  note: \(note)") }
    return lines
  }

  private func words(_ reason: PlaceReport.Reason) -> String {
    let lines = reason.lines.map(String.init).joined(separator: ", ")
    return "\(reason.words): line \(lines)" + (reason.count > reason.lines.count ? ", …" : "")
  }

  private func json(_ file: PlaceFile) -> String {
    let report = file.report
    let number = { (value: Int) in PropertyValue.number(Double(value)) }
    let text = { (value: String?) in value.map { PropertyValue.string($0) } ?? .null }
    var object: [PropertyMember] = []
    func add(_ name: String, _ value: PropertyValue) {
      object.append(PropertyMember(name: name, value: value))
    }
    add("kind", .string("places"))
    add("path", .string(path))
    add("format", .string(report.format))
    add("title", text(file.title))
    add("attribution", text(file.attribution))
    add("encoding", .string(report.encoding))
    add("encodingEvidence", .string(report.encodingEvidence))
    add("delimiter", text(report.delimiter))
    add("headerLine", report.headerLine.map(number) ?? .null)
    add("coordinates", text(report.coordinates))
    add(
      "columns",
      .array(
        report.columns.map { column in
          .object([
            PropertyMember(name: "name", value: .string(column.name)),
            PropertyMember(name: "role", value: text(column.role)),
          ])
        }))
    add("rowCount", number(report.rowCount))
    add("usedRowCount", number(report.usedRowCount))
    add("placeCount", number(report.placeCount))
    add("shapeCount", number(report.shapeCount))
    add("commentCount", number(report.commentCount))
    add("skippedCount", number(report.skippedCount))
    add(
      "skipped",
      .array(
        report.skipped.map { reason in
          .object([
            PropertyMember(name: "reason", value: .string(reason.words)),
            PropertyMember(name: "count", value: number(reason.count)),
            PropertyMember(name: "lines", value: .array(reason.lines.map(number))),
          ])
        }))
    add("bounds", report.bounds.map { .array($0.map { .number($0) }) } ?? .null)
    add("notes", .array(report.notes.map { .string($0) }))
    return JSONText.write(.object(object))
  }
}
