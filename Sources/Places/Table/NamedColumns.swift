/// The columns of coordinates by their names.
struct NamedColumns {
  /// The columns, or nothing where the names do not tell them.
  let columns: TableCoordinates.Columns?

  /// How much of a column must be coordinates for it to be preferred to one with a worse name.
  private static let enough = 0.5

  init(_ names: [String], below rows: [TableRow]) {
    let meanings = names.map(FieldMeaning.meanings(of:))
    let sample = rows
    func best(_ role: PlaceRole, _ other: Int?) -> Int? {
      let ranked = meanings.enumerated().compactMap { column, each in
        each.first { $0.role == role }.map { (column: column, rank: $0.rank) }
      }.filter { $0.column != other }.sorted { ($0.rank, $0.column) < ($1.rank, $1.column) }
      let filled = ranked.map { ($0.column, $0.rank, ColumnSample(sample, column: $0.column)) }
        .filter { $0.2.share >= Self.enough }
      guard let first = filled.first else { return ranked.first?.column }
      // Of names that say the same, decimal degrees are more exact than whole seconds.
      let equals = filled.filter { $0.1 == first.1 }
      return equals.first { $0.2.looksLikeCoordinates && $0.2.meanFraction >= 3 }?.0 ?? first.0
    }
    if let latitude = best(.latitude, nil), let longitude = best(.longitude, latitude) {
      columns = .apart(latitude: latitude, longitude: longitude)
      return
    }
    let both = names.indices.filter { FieldNames.isPair(names[$0]) }
    columns = both.first { PairColumn(sample, column: $0).share >= Self.enough }.map {
      .together($0)
    }
  }
}
