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
  /// Whether the name of the column tells the order.
  let isOrderByName: Bool
  /// Whether its texts are geometries.
  let holdsGeometries: Bool
  /// Whether nothing tells the order.
  let isOrderAssumed: Bool
  let notation: CoordinateNotation
  /// Whether the numbers are written as only coordinates are.
  let looksLikeCoordinates: Bool
  /// Whether the table has nothing else, so that numbers with short fractions are coordinates as well.
  let isAllThereIs: Bool

  init(_ rows: [TableRow], column: Int, name: String = "") {
    var (filled, geometries, pairs) = (0, 0, [CoordinatePair]())
    for row in rows {
      let text = row.text(column)
      guard !NoValue.matches(text) else { continue }
      filled += 1
      if GeometryText.matches(text) {
        geometries += 1
      } else if let pair = CoordinatePair(text) {
        pairs.append(pair)
      }
    }
    filledCount = filled
    share = filled == 0 ? 0 : Double(pairs.count + geometries) / Double(filled)
    holdsGeometries = geometries > 0 && pairs.isEmpty
    let open = pairs.filter { $0.isLongitudeFirst == nil }
    let firsts = open.count { abs($0.first.number) > 90 }
    let seconds = open.count { abs($0.second.number) > 90 }
    isOrderByNumbers = firsts > 0 && seconds == 0 && firsts * 5 >= open.count
    let said = FieldNames.isLongitudeFirst(name)
    // What the numbers rule out no name can say.
    isOrderByName = !open.isEmpty && !isOrderByNumbers && said == true && seconds == 0
    isLongitudeFirst = isOrderByNumbers || isOrderByName
    isOrderAssumed = !open.isEmpty && firsts == 0 && seconds == 0 && said == nil
    let isTurned = isLongitudeFirst
    let sample = PairSample(
      latitude: ColumnSample(
        parsed: pairs.map { $0.isLongitudeFirst ?? isTurned ? $0.second : $0.first }),
      longitude: ColumnSample(
        parsed: pairs.map { $0.isLongitudeFirst ?? isTurned ? $0.first : $0.second }))
    notation = sample.notation()
    looksLikeCoordinates =
      geometries > 0 || pairs.contains { $0.isLongitudeFirst != nil }
      || sample.latitude.looksLikeCoordinates && sample.longitude.looksLikeCoordinates
    isAllThereIs =
      rows.allSatisfy { $0.count == 1 } && sample.latitude.hasFractions
      && sample.longitude.hasFractions
  }
}
