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
  /// - Throws: `PlacesError.noCoordinateColumns`, `.projected`, `.noSuchColumn` or `.badDelimiter`.
  func plan() throws(PlacesError) -> TablePlan {
    var search = Search()
    if let cut = try givenCut() {
      try consider(cut, &search)
    } else {
      for cut in TableCut.usual { try consider(cut, &search) }
      if search.best == nil {
        for cut in TableCut.unusual + aligned { try consider(cut, &search) }
      }
    }
    if let best = search.best { return best.plan }
    if let missing = search.missing { throw missing }
    let columns = search.widest.map(\.shortened)
    let metres = search.widest.filter(FieldNames.isProjected)
    if metres.count > 1 { throw .projected(path: path, columns: metres.map(\.shortened)) }
    throw .noCoordinateColumns(
      path: path, columns: columns, lookedFor: FieldNames.coordinatesInWords)
  }

  /// What was found on the way.
  private struct Search {
    var best: TableCandidate.Scored?
    /// The first row that has the most columns.
    var widest: [String] = []
    var missing: PlacesError?
  }

  private func consider(_ cut: TableCut, _ search: inout Search) throws(PlacesError) {
    let rows = try rows(cut)
    // Rows of any text have many blanks.
    if cut != .blanks, let first = rows.first(where: { !$0.isComment }),
      first.count > search.widest.count
    {
      search.widest = first.texts.map(\.trimmed)
    }
    do throws(PlacesError) {
      let table = TableCandidate(rows, cut, options: options, path: path)
      if let found = try table.plan(), makesSense(found.plan, cut, rows),
        found.score > search.best?.score ?? -1
      {
        search.best = found
      }
    } catch {
      search.missing = search.missing ?? error
    }
  }

  /// Whether rows that are cut at blanks have as many fields as there are names: texts have blanks as well.
  private func makesSense(_ plan: TablePlan, _ cut: TableCut, _ rows: [TableRow]) -> Bool {
    guard cut == .blanks, options.delimiter == nil else { return true }
    let body = rows.filter { $0.line >= plan.firstLine && $0.count > 1 }
    return body.count { $0.count == plan.names.count } * 20 >= body.count * 19
  }

  private var aligned: [TableCut] {
    guard let columns = FixedColumns(head) else { return [] }
    return [2, 1].compactMap(columns.cut(gap:))
  }

  private func givenCut() throws(PlacesError) -> TableCut? {
    if let given = options.delimiter {
      guard let cut = Self.cut(given) else { throw .badDelimiter(given) }
      return cut
    }
    return Self.saidSeparator(head).map { .separator($0) }
  }

  /// A separator as a person writes it.
  private static func cut(_ text: String) -> TableCut? {
    switch text.lowercased() {
    case "tab", "\\t": return .separator(0x09)
    case "comma": return .separator(UInt8(ascii: ","))
    case "semicolon": return .separator(UInt8(ascii: ";"))
    case "pipe", "bar": return .separator(UInt8(ascii: "|"))
    case "space", " ", "blanks": return .blanks
    default:
      guard text.utf8.count == 1, let byte = text.utf8.first,
        byte != UInt8(ascii: "\""), byte > 0x20 || byte == 0x09
      else { return nil }
      return .separator(byte)
    }
  }

  /// What the line "sep=;", which spreadsheets write first, says.
  private static func saidSeparator(_ head: [UInt8]) -> UInt8? {
    guard head.count > 5, head.prefix(4).elementsEqual("sep=".utf8),
      head[5] == 0x0A || head[5] == 0x0D
    else { return nil }
    return head[4]
  }

  private func rows(_ cut: TableCut) throws(PlacesError) -> [TableRow] {
    var records = SeparatedRecords(ByteSource(head), cut, path: path)
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
