/// The columns of coordinates by what stands in them.
struct NumberColumns {
  let columns: TableCoordinates.Columns
  private let isOrderSure: Bool

  /// More columns than this with numbers like coordinates are measurements.
  private static let maximumCandidates = 24

  /// Finds the columns that are most likely a latitude and a longitude, or nothing.
  init?(_ rows: [TableRow]) {
    let sample = Array(rows.prefix(500))
    let width = sample.map(\.count).max() ?? 0
    var candidates: [(column: Int, sample: ColumnSample)] = []
    for column in 0..<min(width, 1000) {
      let each = ColumnSample(sample, column: column)
      guard each.filledCount * 2 >= sample.count, each.share >= 0.8 else { continue }
      candidates.append((column, each))
    }
    var best: (columns: TableCoordinates.Columns, score: Double, isSure: Bool)?
    for (column, y) in candidates.prefix(Self.maximumCandidates) {
      for (other, x) in candidates.prefix(Self.maximumCandidates) where other != column {
        guard let (score, isSure) = Self.score(y, x, from: column, to: other),
          score > best?.score ?? 0
        else { continue }
        best = (.apart(latitude: column, longitude: other), score, isSure)
      }
    }
    if best == nil { best = Self.onlyNumbers(candidates) }
    if best == nil, let together = Self.together(sample, width) { best = (together, 1, true) }
    guard let best else { return nil }
    columns = best.columns
    isOrderSure = best.isSure
  }

  /// How likely two columns are latitude and longitude, and whether their order is sure; nothing where they cannot be.
  private static func score(
    _ y: ColumnSample, _ x: ColumnSample, from: Int, to: Int
  ) -> (Double, Bool)? {
    let letters = (y.count(of: .latitude), x.count(of: .longitude))
    guard y.count(of: .longitude) == 0, x.count(of: .latitude) == 0 else { return nil }
    let pair = PairSample(latitude: y, longitude: x)
    let notation = pair.notation()
    let isPacked = notation == .packedSeconds || notation == .packedMinutes
    guard isPacked || y.looksLikeCoordinates && x.looksLikeCoordinates else { return nil }
    let usable = pair.usableShare(notation)
    guard usable >= 0.9 else { return nil }
    let turned = PairSample(latitude: x, longitude: y)
    let canTurn = turned.usableShare(notation) >= 0.9
    let isSure = !canTurn || letters.0 > 0 || letters.1 > 0
    var score = usable + (y.meanFraction + x.meanFraction) / 4
    if abs(from - to) == 1 { score += 3 }
    if letters.0 > 0 { score += 2 }
    if letters.1 > 0 { score += 2 }
    if isSure { score += 1 } else if from < to { score += 0.5 }
    // What never changes is no position of many things.
    if pair.isConstant, y.parsedCount > 3 { score -= 3 }
    return (score, isSure)
  }

  /// The only two columns of fractions, side by side and in range, however few digits they have.
  private static func onlyNumbers(
    _ candidates: [(column: Int, sample: ColumnSample)]
  ) -> (TableCoordinates.Columns, Double, Bool)? {
    let fractions = candidates.filter { $0.sample.meanFraction > 0 }
    guard fractions.count == 2, fractions[0].column + 1 == fractions[1].column,
      fractions.allSatisfy(\.sample.hasFractions)
    else { return nil }
    let pair = PairSample(latitude: fractions[0].sample, longitude: fractions[1].sample)
    let turned = PairSample(latitude: fractions[1].sample, longitude: fractions[0].sample)
    let canTurn = turned.usableShare(.degrees) >= 1
    if pair.usableShare(.degrees) >= 1 {
      let columns = TableCoordinates.Columns.apart(
        latitude: fractions[0].column, longitude: fractions[1].column)
      return (columns, 1, !canTurn)
    }
    guard canTurn else { return nil }
    return (.apart(latitude: fractions[1].column, longitude: fractions[0].column), 1, true)
  }

  private static func together(_ rows: [TableRow], _ width: Int) -> TableCoordinates.Columns? {
    var best: (column: Int, share: Double)?
    for column in 0..<min(width, 1000) {
      let pair = PairColumn(rows, column: column)
      guard pair.share >= 0.8, pair.looksLikeCoordinates || pair.isAllThereIs,
        pair.filledCount * 2 >= rows.count,
        pair.share > best?.share ?? 0
      else { continue }
      best = (column, pair.share)
    }
    return best.map { .together($0.column) }
  }

  /// Whether a row has coordinates in these columns.
  func hasCoordinates(_ row: TableRow) -> Bool {
    switch columns {
    case .apart(let latitude, let longitude):
      DegreesText(row.text(latitude)) != nil || DegreesText(row.text(longitude)) != nil
    case .together(let column):
      CoordinatePair(row.text(column)) != nil || GeometryText.matches(row.text(column))
    }
  }

  /// What was assumed.
  func note(_ names: [String]) -> String {
    func name(_ column: Int) -> String {
      names.indices.contains(column) ? "“\(names[column])”" : "column \(column + 1)"
    }
    switch columns {
    case .apart(let latitude, let longitude):
      return
        "no column is named as a coordinate; by their numbers \(name(latitude)) is taken for the latitude and \(name(longitude)) for the longitude"
        + (isOrderSure ? "" : ", in the usual order since both would do")
    case .together(let column):
      return "no column is named as a coordinate; \(name(column)) holds both"
    }
  }
}
