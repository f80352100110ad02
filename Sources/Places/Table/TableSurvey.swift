/// Finds out how a table is to be read, from how it begins.
struct TableSurvey {
  /// How much of a file is looked at before its first row is read: some thousands of rows.
  static let headSize = 1 << 20
  /// How many rows are looked at; more say nothing new.
  static let rowCount = 2000
  /// How far down a header may stand below titles and remarks.
  static let deepestHeader = 30

  private let head: [UInt8]
  private let isWhole: Bool
  private let options: PlaceReadingOptions
  private let path: String

  /// Takes the beginning of a text in UTF-8; `isWhole` where it is all of it.
  init(_ head: [UInt8], isWhole: Bool, options: PlaceReadingOptions, path: String) {
    self.head = head
    self.isWhole = isWhole
    self.options = options
    self.path = path
  }

  /// The plan that makes most sense.
  ///
  /// - Throws: `PlacesError.noCoordinateColumns`, `.noSuchColumn` or `.badDelimiter`.
  func plan() throws(PlacesError) -> TablePlan {
    var best: (plan: TablePlan, score: Double)?
    var widest: [String] = []
    var missing: PlacesError?
    for separator in try separators() {
      let rows = try rows(separator)
      if let first = rows.first(where: { !$0.isComment }), first.texts.count > widest.count {
        widest = first.texts.map(\.trimmed)
      }
      do throws(PlacesError) {
        let table = TableCandidate(rows, separator: separator, options: options, path: path)
        if let found = try table.plan(), found.score > best?.score ?? -1 { best = found }
      } catch {
        missing = missing ?? error
      }
    }
    if let best { return best.plan }
    if let missing { throw missing }
    throw .noCoordinateColumns(
      path: path, columns: widest.map(\.shortened), lookedFor: FieldNames.coordinatesInWords)
  }

  private func separators() throws(PlacesError) -> [UInt8] {
    if let given = options.delimiter {
      guard let byte = Self.separator(given) else { throw .badDelimiter(given) }
      return [byte]
    }
    if let said = Self.saidSeparator(head) { return [said] }
    return [",", ";", "\t", "|"].map { UInt8(ascii: $0) }
  }

  /// A separator as a person writes it.
  private static func separator(_ text: String) -> UInt8? {
    switch text.lowercased() {
    case "tab", "\\t": return 0x09
    case "comma": return UInt8(ascii: ",")
    case "semicolon": return UInt8(ascii: ";")
    case "pipe", "bar": return UInt8(ascii: "|")
    case "space": return 0x20
    default:
      guard text.utf8.count == 1, let byte = text.utf8.first,
        byte != UInt8(ascii: "\""), byte >= 0x20 || byte == 0x09
      else { return nil }
      return byte
    }
  }

  /// What the line "sep=;", which spreadsheets write first, says.
  private static func saidSeparator(_ head: [UInt8]) -> UInt8? {
    guard head.count > 5, head.prefix(4).elementsEqual("sep=".utf8),
      head[5] == 0x0A || head[5] == 0x0D
    else { return nil }
    return head[4]
  }

  private func rows(_ separator: UInt8) throws(PlacesError) -> [TableRow] {
    var records = SeparatedRecords(ByteSource(head), separator: separator, path: path)
    var rows: [TableRow] = []
    while rows.count <= Self.rowCount, let record = try records.next() {
      rows.append(TableRow(record))
    }
    // The last one may be cut off.
    if !isWhole, rows.count <= Self.rowCount, rows.count > 1 { rows.removeLast() }
    if Self.saidSeparator(head) != nil, rows.first?.line == 1 { rows.removeFirst() }
    return rows
  }
}
