/// A table cut by one separator, and what its columns would be.
struct TableCandidate {
  private let rows: [TableRow]
  private let cut: TableCut
  private let options: PlaceReadingOptions
  private let path: String

  init(_ rows: [TableRow], _ cut: TableCut, options: PlaceReadingOptions, path: String) {
    self.rows = rows
    self.cut = cut
    self.options = options
    self.path = path
  }

  /// A plan and how much speaks for it.
  typealias Scored = (plan: TablePlan, score: Double)

  /// The best way to read it, or nothing where it has no coordinates.
  func plan() throws(PlacesError) -> Scored? {
    guard !rows.isEmpty else { return nil }
    if options.latColumn != nil || options.lonColumn != nil { return try named() }
    let byName = headerByName().flatMap { planned($0.header, $0.columns, base: 3000) }
    if let byName, byName.usable > 0 || byName.body.isEmpty { return finished(byName) }
    var byNumbers = planByNumbers()
    guard let byName else { return byNumbers.map(finished) }
    // Names that say so are believed before digits that could be minutes.
    if let found = byNumbers, found.plan.coordinates.notation == .degrees {
      byNumbers?.plan.notes.append(
        "the columns that names of coordinates stand over hold none; others do")
      return byNumbers.map(finished)
    }
    let (widest, named) = (byName.body.map(\.count).min() ?? 0, byName.plan.names.count)
    if widest == named + 2 {
      var draft = byName
      draft.plan.notes.append(
        "each row has two fields more than the header has names: its decimal commas are not quoted")
      return finished(draft)
    }
    // Far down, a row that only sounds like a header is a row.
    let isFirst =
      byName.plan.headerLine
      == rows.first { !$0.isComment || $0.line == byName.plan.headerLine }?.line
    return isFirst ? finished(byName) : nil
  }

  /// A plan on the way, with the rows below its header.
  private struct Draft {
    var plan: TablePlan
    var body: [TableRow]
    var score: Double
    /// The share of the rows whose coordinates can be used.
    var usable: Double
  }

  private func finished(_ draft: Draft) -> Scored {
    var plan = draft.plan
    plan.coordinates.names = plan.names
    NameColumns(draft.body, options: options).complete(&plan)
    // Of separators that all make sense, that which gives the most columns.
    return (plan, draft.score + draft.usable * 100 + Double(min(plan.names.count, 90)))
  }

  // MARK: - Named columns

  /// The row that names coordinates, as its position; below titles and remarks if need be.
  private func headerByName() -> (header: Int, columns: TableCoordinates.Columns)? {
    for (at, row) in rows.prefix(TableSurvey.deepestHeader).enumerated() {
      // A row with numbers of degrees is data, whatever its texts say.
      let names = header(row)
      if let columns = NamedColumns(names, below: Array(body(after: at).prefix(200))).columns {
        return (at, columns)
      }
    }
    return nil
  }

  private func header(_ row: TableRow) -> [String] {
    var names = row.texts.map(\.trimmed)
    if row.isComment, let first = names.first {
      names[0] = String(first.drop { $0 == "#" }).trimmed
    }
    return names
  }

  /// The rows below a header, without comments and blank ones.
  private func body(after header: Int?) -> [TableRow] {
    rows.dropFirst(header.map { $0 + 1 } ?? 0).filter { !$0.isComment && !$0.isBlank }
  }

  private func planned(
    _ header: Int?, _ columns: TableCoordinates.Columns, base: Double
  ) -> Draft? {
    let body = body(after: header)
    var coordinates = TableCoordinates(columns: columns)
    var notes: [String] = []
    let names = header.map { self.header(rows[$0]) } ?? madeUpNames(body)
    let usable: Double
    switch columns {
    case .apart(let latitude, let longitude):
      usable = Self.settle(
        &coordinates, ColumnSample(body, column: latitude), ColumnSample(body, column: longitude),
        names: names, &notes)
    case .together(let column):
      let name = header != nil && names.indices.contains(column) ? names[column] : ""
      usable = Self.settle(&coordinates, PairColumn(body, column: column, name: name), &notes)
    }
    if case .apart(let latitude, let longitude) = coordinates.columns {
      coordinates.isOEast = Self.isGerman(names, [latitude, longitude])
      coordinates.latitudeParts = AxisParts(
        names, body, of: .latitude, at: latitude, other: longitude)
      coordinates.longitudeParts = AxisParts(
        names, body, of: .longitude, at: longitude, other: latitude)
    }
    let plan = TablePlan(
      cut: cut, headerLine: header.map { rows[$0].line },
      firstLine: firstLine(after: header, body), names: names, coordinates: coordinates,
      meanings: meanings(names, hasHeader: header != nil), notes: notes)
    return Draft(plan: plan, body: body, score: base, usable: usable)
  }

  private func firstLine(after header: Int?, _ body: [TableRow]) -> Int {
    if let first = body.first { return first.line }
    guard let header else { return 1 }
    return rows[header].line + 1
  }

  private func madeUpNames(_ body: [TableRow]) -> [String] {
    // As wide as the rows mostly are; a single longer one is a mistake.
    let widths = body.map(\.count).sorted()
    let width = widths.isEmpty ? 0 : widths[widths.count * 9 / 10]
    return (0..<width).map { "column \($0 + 1)" }
  }

  private func meanings(_ names: [String], hasHeader: Bool) -> [[FieldMeaning]] {
    hasHeader ? names.map(FieldMeaning.meanings(of:)) : names.map { _ in [] }
  }

  /// "Breite;Länge": there an O is the Ost.
  private static func isGerman(_ names: [String], _ columns: [Int]) -> Bool {
    columns.contains { column in
      guard names.indices.contains(column) else { return false }
      let key = FieldMeaning.key(names[column])
      return key.contains("breite") || key.contains("lange") || key.contains("laenge")
    }
  }

  /// Finds the notation and the order of two columns; gives the share of usable rows.
  private static func settle(
    _ coordinates: inout TableCoordinates, _ latitude: ColumnSample, _ longitude: ColumnSample,
    names: [String], _ notes: inout [String]
  ) -> Double {
    guard case .apart(let y, let x) = coordinates.columns else { return 0 }
    func name(_ column: Int) -> String { names.indices.contains(column) ? names[column] : "" }
    let hint = NotationHint([name(y), name(x)])
    var pair = PairSample(latitude: latitude, longitude: longitude, hint: hint)
    var notation = pair.notation()
    let turned = PairSample(latitude: longitude, longitude: latitude, hint: hint)
    if turned.notation() != .degrees, notation == .degrees { notation = turned.notation() }
    if pair.isSwapped(notation) {
      coordinates.columns = .apart(latitude: x, longitude: y)
      pair = turned
      notes.append(
        "latitude and longitude are swapped: “\(name(y))” goes beyond 90 or east and west, “\(name(x))” does not; they are read the other way round"
      )
    }
    coordinates.notation = notation
    if let note = note(notation) { notes.append(note) }
    return pair.usableShare(notation) * min(latitude.share, longitude.share)
  }

  private static func note(_ notation: CoordinateNotation) -> String? {
    switch notation {
    case .degrees: nil
    case .packedSeconds:
      "coordinates are read as DDMMSS: as degrees they would be out of range, and their minutes and seconds never reach 60"
    case .packedMinutes:
      "coordinates are read as DDMM: as degrees they would be out of range, and their minutes never reach 60"
    case .scaled(let power):
      "coordinates are read as degrees × 10^\(power): they are whole numbers, too large for degrees and for metres of a projection"
    case .dottedMinutes:
      "coordinates are read as degrees.minutes: all have two digits after the point, and (but for errors) these never reach 60"
    }
  }

  private static func settle(
    _ coordinates: inout TableCoordinates, _ column: PairColumn, _ notes: inout [String]
  ) -> Double {
    coordinates.isLongitudeFirst = column.isLongitudeFirst
    coordinates.holdsGeometries = column.holdsGeometries
    coordinates.notation = column.notation
    if column.isOrderByName {
      notes.append("the order in the column of both coordinates is as its name says")
    } else if column.isOrderAssumed {
      notes.append("the order in the column of both coordinates is taken to be latitude, longitude")
    } else if column.isOrderByNumbers {
      notes.append(
        "the order in the column of both coordinates is longitude, latitude, since the first ones go beyond 90"
      )
    }
    if let note = note(column.notation) { notes.append(note) }
    return column.share
  }

  // MARK: - Columns that a person names

  private func named() throws(PlacesError) -> Scored? {
    for (at, row) in rows.prefix(TableSurvey.deepestHeader).enumerated() {
      let names = header(row)
      guard let y = Self.position(options.latColumn, in: names),
        let x = Self.position(options.lonColumn, in: names)
      else { continue }
      let isHeader = ![y, x].contains { DegreesText(row.text($0)) != nil }
      let both = y == x ? TableCoordinates.Columns.together(y) : .apart(latitude: y, longitude: x)
      return planned(isHeader ? at : nil, both, base: 5000).map(finished)
    }
    let wanted = [options.latColumn, options.lonColumn].compactMap { $0 }
    throw .noSuchColumn(
      path: path, wanted: wanted,
      columns: (rows.first { !$0.isComment } ?? rows[0]).texts.map(\.trimmed))
  }

  /// The column that is called so, or that has this number.
  static func position(_ wanted: String?, in names: [String]) -> Int? {
    guard let wanted else { return nil }
    if let exact = names.firstIndex(of: wanted.trimmed) { return exact }
    let key = FieldMeaning.key(wanted)
    if let folded = names.firstIndex(where: { FieldMeaning.key($0) == key }) { return folded }
    guard let number = Int(wanted.trimmed), names.indices.contains(number - 1) else { return nil }
    return number - 1
  }

  // MARK: - Columns by their numbers

  private func planByNumbers() -> Draft? {
    let all = body(after: nil)
    guard !all.isEmpty else { return nil }
    // Where the first row has no coordinates but those below do, it is a header in words that are not known.
    let columns = NumberColumns(all.count > 1 ? Array(all.dropFirst()) : all)
    guard let columns, let first = all.first else { return nil }
    let isHeader = all.count > 1 && !columns.hasCoordinates(first)
    let header = isHeader ? rows.firstIndex { $0.line == first.line } : nil
    guard var draft = planned(header, columns.columns, base: 1000) else { return nil }
    draft.plan.notes.append(columns.note(draft.plan.names))
    return draft
  }
}
