/// The columns of coordinates by their names.
struct NamedColumns {
  /// The columns, or nothing where the names do not tell them.
  let columns: TableCoordinates.Columns?

  /// How much of a column must be coordinates for it to be preferred to one with a worse name.
  private static let enough = 0.5

  init(_ names: [String], below rows: [TableRow]) {
    let meanings = names.map(FieldMeaning.meanings(of:))
    let sample = Array(rows.prefix(200))
    func best(_ role: PlaceRole, _ other: Int?) -> Int? {
      let ranked = meanings.enumerated().compactMap { column, each in
        each.first { $0.role == role }.map { (column: column, rank: $0.rank) }
      }.filter { $0.column != other }.sorted { ($0.rank, $0.column) < ($1.rank, $1.column) }
      return
        (ranked.first { ColumnSample(sample, column: $0.column).share >= Self.enough }
        ?? ranked.first)?.column
    }
    if let latitude = best(.latitude, nil), let longitude = best(.longitude, latitude) {
      columns = .apart(latitude: latitude, longitude: longitude)
      return
    }
    let both = names.indices.filter { FieldNames.pairs.contains(FieldMeaning.key(names[$0])) }
    columns = both.first { PairColumn(sample, column: $0).share >= Self.enough }.map {
      .together($0)
    }
  }
}
