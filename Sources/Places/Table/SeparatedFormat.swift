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
    var records = SeparatedRecords(source, separator: plan.separator, path: collector.path)
    while let record = try records.next() { try reading.take(TableRow(record)) }
    reading.finish()
  }
}

/// The reading of a table by its plan.
private struct TableReading {
  private let plan: TablePlan
  private let collector: PlaceCollector
  private var overlong = (count: 0, line: 0)

  init(_ plan: TablePlan, _ collector: PlaceCollector) {
    self.plan = plan
    self.collector = collector
  }

  mutating func take(_ row: TableRow) throws(PlacesError) {
    if row.line < plan.firstLine {
      if row.isComment, row.line != plan.headerLine { collector.report.commentCount += 1 }
      return
    }
    let position = PlacePosition(line: row.line)
    let reading: TableCoordinates.Reading
    do {
      reading = try plan.coordinates.read(row)
    } catch {
      // Spreadsheets write rows of nothing but separators.
      if row.isBlank { return }
      if row.isComment {
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
    if reading.isExceptional {
      collector.remark("minutes of 60 and more; read as decimal degrees", at: position)
    }
    if row.texts.count > plan.names.count,
      row.texts.dropFirst(plan.names.count).contains(where: { !$0.isEmpty })
    {
      overlong = (overlong.count + 1, overlong.count == 0 ? row.line : overlong.line)
    }
    var draft = PlaceDraft(
      longitude: reading.coordinate.longitude, latitude: reading.coordinate.latitude)
    fill(&draft, row)
    try collector.add(draft, at: position)
  }

  private func fill(_ draft: inout PlaceDraft, _ row: TableRow) {
    draft.properties.reserveCapacity(row.texts.count)
    for (column, text) in row.texts.enumerated() where column < plan.names.count {
      let isNull = text == "\\N"
      draft.properties.append(
        PropertyMember(name: plan.names[column], value: isNull ? .null : .string(text)))
      guard !isNull, !text.isEmpty else { continue }
      for meaning in plan.meanings[column] { draft.roles.offer(text, as: meaning) }
    }
  }

  func finish() {
    guard overlong.count > 0 else { return }
    collector.note(
      "\(overlong.count) rows, the first on line \(overlong.line), have more fields than columns have names; what is beyond is passed over"
    )
  }
}
