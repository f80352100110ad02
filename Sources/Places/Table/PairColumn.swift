/// A column that holds both coordinates, from the rows at the beginning of a table.
struct PairColumn {
  /// The share of its texts that are two coordinates.
  let share: Double
  /// How many texts there are.
  let filledCount: Int
  /// Whether the longitude comes first where a text does not say it itself.
  let isLongitudeFirst: Bool
  /// Whether numbers beyond 90 tell the order.
  let isOrderByNumbers: Bool
  /// Whether nothing tells the order.
  let isOrderAssumed: Bool
  let notation: CoordinateNotation
  /// Whether the numbers are written as only coordinates are.
  let looksLikeCoordinates: Bool

  init(_ rows: [TableRow], column: Int) {
    var (filled, pairs) = (0, [CoordinatePair]())
    for row in rows {
      let text = row.text(column)
      guard !NoValue.matches(text) else { continue }
      filled += 1
      if let pair = CoordinatePair(text) { pairs.append(pair) }
    }
    filledCount = filled
    share = filled == 0 ? 0 : Double(pairs.count) / Double(filled)
    let open = pairs.filter { $0.isLongitudeFirst == nil }
    let firsts = open.count { abs($0.first.number) > 90 }
    let seconds = open.count { abs($0.second.number) > 90 }
    isOrderByNumbers = firsts > 0 && seconds == 0 && firsts * 5 >= open.count
    isLongitudeFirst = isOrderByNumbers
    isOrderAssumed = !open.isEmpty && firsts == 0 && seconds == 0
    let isTurned = isOrderByNumbers
    let sample = PairSample(
      latitude: ColumnSample(
        parsed: pairs.map { $0.isLongitudeFirst ?? isTurned ? $0.second : $0.first }),
      longitude: ColumnSample(
        parsed: pairs.map { $0.isLongitudeFirst ?? isTurned ? $0.first : $0.second }))
    notation = sample.notation()
    looksLikeCoordinates =
      pairs.contains { $0.isLongitudeFirst != nil }
      || sample.latitude.looksLikeCoordinates && sample.longitude.looksLikeCoordinates
  }
}
