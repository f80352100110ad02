/// The first record of separated values, and with which separator it makes sense.
struct SeparatedHeader {
  /// What the columns are.
  let columns: SeparatedColumns
  /// The records after it.
  let records: SeparatedRecords

  private static let separators: [UInt8] = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }

  /// Finds the separator whose first record names the coordinates; of several, that with the most columns.
  init(_ bytes: [UInt8], path: String) throws(PlacesError) {
    let start = Self.start(bytes)
    var best: SeparatedHeader?
    var widest: [String] = []
    for separator in start.separator.map({ [$0] }) ?? Self.separators {
      var records = SeparatedRecords(bytes, separator: separator, from: start.at, line: start.line)
      guard let first = try? records.next() else { continue }
      guard let names = Self.names(first) else { throw .notUTF8(path: path, line: first.line) }
      if names.count > widest.count { widest = names }
      guard let columns = SeparatedColumns(names), names.count > best?.columns.names.count ?? 0
      else { continue }
      best = SeparatedHeader(columns: columns, records: records)
    }
    guard let best else {
      guard !widest.isEmpty else { throw .unterminatedQuote(path: path, line: start.line) }
      throw .noCoordinateColumns(
        path: path, columns: widest, lookedFor: FieldNames.coordinatesInWords)
    }
    self = best
  }

  private init(columns: SeparatedColumns, records: SeparatedRecords) {
    self.columns = columns
    self.records = records
  }

  private static func names(_ record: SeparatedRecord) -> [String]? {
    var names: [String] = []
    for field in record.fields {
      guard let text = String(validating: field, as: UTF8.self) else { return nil }
      names.append(text.trimmed)
    }
    return names
  }

  // After a byte-order mark, and after the line "sep=;" with which spreadsheets say their separator.
  private static func start(_ bytes: [UInt8]) -> (at: Int, line: Int, separator: UInt8?) {
    let at = bytes.starts(with: UTF8Text.mark) ? 3 : 0
    let head = bytes[at...].prefix(5)
    guard head.count == 5, head.prefix(4).elementsEqual("sep=".utf8), let separator = head.last,
      at + 5 < bytes.count, bytes[at + 5] == 0x0A || bytes[at + 5] == 0x0D
    else { return (at, 1, nil) }
    // The line break stays; blank lines are passed over and counted.
    return (at + 5, 1, separator)
  }
}
