import GeoCore

/// Separated values (RFC 4180): the first record names the columns.
enum SeparatedFormat: PlaceFormat {
  static let name = "CSV"
  static let lookedFor = "rows with a latitude and a longitude in degrees"

  static func recognizes(_ bytes: [UInt8]) -> Bool {
    let start = FileStart(bytes)
    return !start.isBinary && start.firstByte != nil && start.firstByte != UInt8(ascii: "<")
  }

  static func read(_ bytes: [UInt8], into collector: inout PlaceCollector) throws(PlacesError) {
    let header = try SeparatedHeader(bytes, path: collector.path)
    var records = header.records
    while let record = try next(&records, collector.path) {
      try read(record, header.columns, into: &collector)
    }
  }

  private static func next(
    _ records: inout SeparatedRecords, _ path: String
  ) throws(PlacesError) -> SeparatedRecord? {
    do {
      return try records.next()
    } catch {
      switch error {
      case .unterminatedQuote(let line): throw .unterminatedQuote(path: path, line: line)
      }
    }
  }

  private static func read(
    _ record: SeparatedRecord, _ columns: SeparatedColumns, into collector: inout PlaceCollector
  ) throws(PlacesError) {
    var texts: [String] = []
    texts.reserveCapacity(record.fields.count)
    for field in record.fields {
      guard let text = String(validating: field, as: UTF8.self) else {
        throw .notUTF8(path: collector.path, line: record.line)
      }
      texts.append(text)
    }
    let position = PlacePosition(line: record.line)
    let coordinate: Coordinate
    do {
      coordinate = try columns.coordinate(of: texts)
    } catch {
      // Spreadsheets write rows of nothing but separators.
      if texts.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return }
      return collector.skip(error, at: position)
    }
    var draft = PlaceDraft(longitude: coordinate.longitude, latitude: coordinate.latitude)
    columns.read(texts, into: &draft)
    try collector.add(draft, at: position)
  }
}
