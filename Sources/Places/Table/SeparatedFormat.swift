import GeoCore

/// Separated values (RFC 4180 and what people make of it).
enum SeparatedFormat: PlaceFormat {
  static let name = "CSV"
  static let lookedFor = "rows with a latitude and a longitude in degrees"

  static func recognizes(_ start: FileStart) -> Bool {
    !start.isBinary && start.firstByte != UInt8(ascii: "<")
  }

  static func read(
    _ source: ByteSource, into collector: PlaceCollector
  ) throws(PlacesError) {
    let size = TableSurvey.headSize
    let survey = TableSurvey(
      try source.head(size), isWhole: try source.endsWithin(size), options: collector.options,
      path: collector.path)
    let plan = try survey.plan()
    collector.adopt(plan)
    var reading = TableReading(plan, collector)
    var records = SeparatedRecords(source, plan.cut, path: collector.path)
    while let record = try records.next() { try reading.take(TableRow(record)) }
    reading.finish()
  }
}

/// The reading of a table by its plan.
private struct TableReading {
  private let plan: TablePlan
  private let collector: PlaceCollector
  private let columnNames: PropertyNames
  /// The columns that are something to a place.
  private let meant: [Int]
  private var overlong = (count: 0, line: 0)

  init(_ plan: TablePlan, _ collector: PlaceCollector) {
    self.plan = plan
    self.collector = collector
    columnNames = PropertyNames(plan.names)
    meant = plan.meanings.indices.filter { column in
      plan.meanings[column].contains { $0.role != .latitude && $0.role != .longitude }
    }
  }

  mutating func take(_ row: TableRow) throws(PlacesError) {
    if row.line < plan.firstLine {
      if row.isComment, row.line != plan.headerLine { collector.report.commentCount += 1 }
      return
    }
    let position = PlacePosition(line: row.line)
    if row.isRemark {
      collector.report.commentCount += 1
      return
    }
    let reading: TableCoordinates.Reading
    do {
      reading = try plan.coordinates.read(row)
    } catch {
      // Spreadsheets write rows of nothing but separators.
      if row.isBlank { return }
      if row.isComment || isRule(row) {
        collector.report.commentCount += 1
        return
      }
      collector.report.rowCount += 1
      if row.hasStrayQuote {
        collector.remark("a quote is never closed; it is read as text", at: position)
      }
      return collector.skip(error, at: position)
    }
    collector.report.rowCount += 1
    if row.hasStrayQuote {
      collector.remark("a quote is never closed; it is read as text", at: position)
    }
    if row.count > plan.names.count,
      (plan.names.count..<row.count).contains(where: { !row.bytes($0).isEmpty })
    {
      overlong = (overlong.count + 1, overlong.count == 0 ? row.line : overlong.line)
    }
    switch reading {
    case .coordinate(let coordinate, let isExceptional):
      if isExceptional {
        collector.remark("minutes of 60 and more; read as decimal degrees", at: position)
      }
      var draft = PlaceDraft(longitude: coordinate.longitude, latitude: coordinate.latitude)
      fill(&draft, row)
      try collector.add(draft, at: position)
    case .geometry(let parts):
      var draft = PlaceDraft(longitude: 0, latitude: 0)
      fill(&draft, row)
      let isShape = !parts.lines.isEmpty || !parts.areas.isEmpty
      let style =
        isShape
        ? ShapeStyle(simplestyle: collector.properties(of: draft), collector, position) : nil
      try collector.add(parts, draft, style ?? ShapeStyle(), at: position)
    }
  }

  private func fill(_ draft: inout PlaceDraft, _ row: TableRow) {
    draft.properties = PlaceProperties(columns: columnNames, row)
    for column in meant where column < row.count {
      let text = row.text(column)
      guard !text.isEmpty, text != "\\N" else { continue }
      for meaning in plan.meanings[column] { draft.roles.offer(text, as: meaning) }
    }
  }

  /// Rules of tables that are made for the eye: `+----+----+`.
  private func isRule(_ row: TableRow) -> Bool {
    (0..<row.count).allSatisfy { column in
      row.bytes(column).allSatisfy { "-+=|: ".utf8.contains($0) }
    }
  }

  func finish() {
    guard overlong.count > 0 else { return }
    collector.note(
      "\(overlong.count) rows, the first on line \(overlong.line), have more fields than columns have names; what is beyond is passed over"
    )
  }
}
