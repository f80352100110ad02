/// The coordinates that a column would hold, from the rows at the beginning of a table.
struct ColumnSample {
  /// For each row what its text says, or nothing where it is no coordinate.
  private(set) var parsed: [DegreesText?] = []
  /// How many rows have a text there at all.
  private(set) var filledCount = 0
  /// How many of these are coordinates.
  private(set) var parsedCount = 0

  init(_ rows: [TableRow], column: Int) {
    parsed.reserveCapacity(rows.count)
    for row in rows {
      let text = row.text(column)
      guard !NoValue.matches(text) else {
        parsed.append(nil)
        continue
      }
      filledCount += 1
      let degrees = DegreesText(text)
      if degrees != nil { parsedCount += 1 }
      parsed.append(degrees)
    }
  }

  /// Coordinates that are read already.
  init(parsed: [DegreesText]) {
    self.parsed = parsed
    filledCount = parsed.count
    parsedCount = parsed.count
  }

  /// The share of the texts that are coordinates.
  var share: Double { filledCount == 0 ? 0 : Double(parsedCount) / Double(filledCount) }

  /// How many have the letter of an axis.
  func count(of axis: CoordinateAxis) -> Int {
    parsed.count { $0?.axis == axis }
  }

  /// Whether the numbers are written as only coordinates are: with letters, with minutes, or to a fraction of a
  /// degree that can be seen on a map.
  var looksLikeCoordinates: Bool {
    guard parsedCount > 0, share >= 0.8 else { return false }
    var (fractions, signs) = (0, 0)
    for case .some(let each) in parsed {
      fractions += min(each.fractionDigits, 6)
      if each.axis != nil || each.numberCount > 1 { signs += 1 }
    }
    return signs * 2 > parsedCount || fractions * 2 >= parsedCount * 3
  }

  /// Whether all numbers have a fraction, however short: where nothing else in a table has, these are coordinates.
  var hasFractions: Bool {
    parsedCount > 0 && share >= 0.8
      && parsed.allSatisfy { $0.map { $0.fractionDigits > 0 || $0.numberCount > 1 } ?? true }
  }

  /// Digits after the decimal sign, on average, at most 6 each.
  var meanFraction: Double {
    let sum = parsed.reduce(0) { $0 + min($1?.fractionDigits ?? 0, 6) }
    return parsedCount == 0 ? 0 : Double(sum) / Double(parsedCount)
  }
}

/// What the names of two columns say of how their numbers are to be read.
struct NotationHint {
  /// The power of ten that the numbers are multiplied by, as in `latitudeE7`.
  private(set) var power: Int?
  /// Whether they are called by their axes, as metres of a projection are more often than degrees.
  private(set) var isPlanar = false

  init() {}

  init(_ names: [String]) {
    let keys = names.map(FieldMeaning.key)
    power = [5, 6, 7].first { power in keys.allSatisfy { $0.hasSuffix("e\(power)") } }
    isPlanar = keys.contains {
      $0.hasPrefix("x") || $0.hasPrefix("y") || $0.hasSuffix("x") || $0.hasSuffix("y")
    }
  }
}

/// Two columns as latitude and longitude.
struct PairSample {
  let latitude: ColumnSample
  let longitude: ColumnSample
  var hint = NotationHint()

  /// Degrees of the rows in which both are coordinates, or nothing where the notation does not allow them.
  func degrees(_ notation: CoordinateNotation) -> [(latitude: Double?, longitude: Double?)] {
    zip(latitude.parsed, longitude.parsed).compactMap { y, x in
      guard let y, let x else { return nil }
      return (y.degrees(notation, .latitude), x.degrees(notation, .longitude))
    }
  }

  /// Rows in which both are one number each, which a notation may give another meaning.
  private var singles: [(y: DegreesText, x: DegreesText)] {
    zip(latitude.parsed, longitude.parsed).compactMap { y, x in
      guard let y, let x, y.numberCount == 1, x.numberCount == 1 else { return nil }
      return (y, x)
    }
  }

  /// Three rows of two numbers each are minutes and seconds by chance less than once in four hundred tables.
  private static let fewestPacked = 3
  /// Eight rows of two fractions each are below 60 by chance less than once in three thousand tables; without
  /// letters of hemispheres, which those who write minutes rarely leave out, more is asked.
  private static let fewestDotted = 8
  private static let fewestDottedWithoutLetters = 30
  /// How many rows may contradict: tables that people keep have errors.
  private static let tolerance = 0.03

  /// What the numbers of both columns together say of their notation.
  func notation() -> CoordinateNotation {
    let singles = singles
    if let power = hint.power { return .scaled(power) }
    if let power = scale(singles) { return .scaled(power) }
    let needed = hint.isPlanar ? Self.fewestDottedWithoutLetters : Self.fewestPacked
    guard singles.count >= needed else { return .degrees }
    // Whatever lies beyond two degrees is, packed, beyond 180 on both axes.
    let beyond = singles.count { abs($0.y.number) > 180 || abs($0.x.number) > 180 }
    // One column of small numbers beside one of large ones is something else.
    let both = (singles.count { abs($0.y.number) > 90 }, singles.count { abs($0.x.number) > 180 })
    if beyond * 2 > singles.count, both.0 * 5 >= singles.count, both.1 * 5 >= singles.count {
      return packed(singles)
    }
    return isDotted(singles) ? .dottedMinutes : .degrees
  }

  /// The world's width in metres of Web Mercator, the widest of projections: what is beyond half of it is none.
  private static let widestProjection = 20_037_508.0

  /// The power of ten by which whole numbers are multiplied, or nothing where they may be something else.
  private func scale(_ singles: [(y: DegreesText, x: DegreesText)]) -> Int? {
    guard !singles.isEmpty,
      singles.allSatisfy({
        $0.y.fractionDigits == 0 && $0.x.fractionDigits == 0 && $0.y.axis == nil
      })
    else { return nil }
    let large = singles.count {
      max(abs($0.y.number), abs($0.x.number)) > Self.widestProjection
    }
    guard large * 2 > singles.count else { return nil }
    return [6, 7].first { power in
      let fitting = singles.count { y, x in
        guard let north = y.degrees(.scaled(power), .latitude),
          let east = x.degrees(.scaled(power), .longitude)
        else { return false }
        return abs(north) <= 90 && abs(east) <= 180
      }
      return Double(fitting) >= Double(singles.count) * (1 - Self.tolerance)
    }
  }

  private func packed(_ singles: [(y: DegreesText, x: DegreesText)]) -> CoordinateNotation {
    func holds(_ notation: CoordinateNotation) -> Bool {
      let valid = singles.count { y, x in
        guard let north = y.degrees(notation, .latitude), let east = x.degrees(notation, .longitude)
        else { return false }
        return abs(north) <= 90 && abs(east) <= 180
      }
      return Double(valid) >= Double(singles.count) * (1 - Self.tolerance)
    }
    let hasSeconds = singles.contains { $0.y.wholeDigits > 4 || $0.x.wholeDigits > 5 }
    if hasSeconds { return holds(.packedSeconds) ? .packedSeconds : .degrees }
    return holds(.packedMinutes) ? .packedMinutes : .degrees
  }

  private func isDotted(_ singles: [(y: DegreesText, x: DegreesText)]) -> Bool {
    let letters = singles.count { $0.y.axis != nil && $0.x.axis != nil }
    let fewest = letters * 2 > singles.count ? Self.fewestDotted : Self.fewestDottedWithoutLetters
    guard singles.count >= fewest else { return false }
    let fitting = singles.count { y, x in
      y.degrees(.dottedMinutes, .latitude) != nil && x.degrees(.dottedMinutes, .longitude) != nil
    }
    return Double(fitting) >= Double(singles.count) * (1 - Self.tolerance)
  }

  /// Whether the numbers can only be right the other way round: letters say so, or a fifth and more of the
  /// latitudes are beyond 90 while no longitude is.
  func isSwapped(_ notation: CoordinateNotation) -> Bool {
    let letters = (latitude.count(of: .longitude), longitude.count(of: .latitude))
    // One odd cell, such as `6o` for 60, is a slip and no rule for the others.
    let rows = max(latitude.parsed.count { $0 != nil }, longitude.parsed.count { $0 != nil })
    if max(letters.0, letters.1) * 2 > rows {
      return letters.0 > latitude.count(of: .latitude)
        || letters.1 > longitude.count(of: .longitude)
    }
    let swapped = PairSample(latitude: longitude, longitude: latitude, hint: hint)
    let pairs = swapped.degrees(notation)
    guard !pairs.isEmpty else { return false }
    var beyond = 0
    for (y, x) in pairs {
      guard let y, let x, abs(y) <= 90, abs(x) <= 180 else { return false }
      if abs(x) > 90 { beyond += 1 }
    }
    return beyond * 5 >= pairs.count
  }

  /// Whether each column holds one value throughout.
  var isConstant: Bool {
    func isConstant(_ sample: ColumnSample) -> Bool {
      let first = sample.parsed.lazy.compactMap { $0 }.first?.number
      return sample.parsed.allSatisfy { $0 == nil || $0?.number == first }
    }
    return isConstant(latitude) && isConstant(longitude)
  }

  /// The share of the rows whose numbers lie on the earth.
  func usableShare(_ notation: CoordinateNotation) -> Double {
    let pairs = degrees(notation)
    guard !pairs.isEmpty else { return 0 }
    let usable = pairs.count { y, x in
      guard let y, let x else { return false }
      return abs(y) <= 90 && abs(x) <= 180
    }
    return Double(usable) / Double(pairs.count)
  }
}
