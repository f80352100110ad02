import GeoCore

/// Where in the rows of a table the coordinates stand, and how they are to be read.
struct TableCoordinates: Equatable {
  /// The columns.
  enum Columns: Equatable {
    case apart(latitude: Int, longitude: Int)
    case together(Int)
  }

  var columns: Columns
  var notation = CoordinateNotation.degrees
  /// Of coordinates in one column: whether the longitude comes first where they do not say it themselves.
  var isLongitudeFirst = false
  /// Of coordinates in one column: whether they are geometries (WKT, WKB, GeoJSON).
  var holdsGeometries = false
  /// What else belongs to a coordinate, in columns of its own.
  var latitudeParts = AxisParts()
  var longitudeParts = AxisParts()
  /// Whether a lone O stands for the east.
  var isOEast = false
  var names: [String] = []

  /// What a row says.
  enum Reading {
    /// A coordinate, and whether minutes that are none made it read as decimal degrees.
    case coordinate(Coordinate, isExceptional: Bool)
    case geometry(GeometryParts)
  }

  /// Reads the coordinate of a row.
  func read(_ row: TableRow) throws(SkipReason) -> Reading {
    switch columns {
    case .apart(let latitude, let longitude):
      // Nearly all rows are two numbers, which need no text.
      if notation == .degrees, latitudeParts == AxisParts(), longitudeParts == AxisParts(),
        let y = PlainNumber(row.bytes(latitude)), let x = PlainNumber(row.bytes(longitude))
      {
        return .coordinate(
          Coordinate(longitude: x.value, latitude: y.value), isExceptional: false)
      }
      let y = latitudeParts.text(row, degrees: latitude)
      let x = longitudeParts.text(row, degrees: longitude)
      guard !NoValue.matches(x), !NoValue.matches(y) else { throw .noCoordinates }
      guard let east = DegreesText(x) else { throw .notANumber(column: name(longitude), x) }
      guard let north = DegreesText(y) else { throw .notANumber(column: name(latitude), y) }
      return try read(north, east, [y, x], [latitude, longitude])
    case .together(let column):
      let text = row.text(column)
      guard !NoValue.matches(text) else { throw .noCoordinates }
      if let parts = try GeometryText.parts(text) { return .geometry(parts) }
      guard let pair = CoordinatePair(text) else {
        throw .notAPair(column: name(column), text)
      }
      let isReversed = pair.isLongitudeFirst ?? isLongitudeFirst
      let (north, east) = isReversed ? (pair.second, pair.first) : (pair.first, pair.second)
      return try read(north, east, [text, text], [column, column])
    }
  }

  private func read(
    _ north: DegreesText, _ east: DegreesText, _ texts: [String], _ columns: [Int]
  ) throws(SkipReason) -> Reading {
    // A row whose letters say so is the other way round, whatever its columns are called.
    if north.axis == .longitude, east.axis == .latitude {
      return try read(east, north, texts.reversed(), columns.reversed())
    }
    if north.axis == .longitude || east.axis == .latitude { throw .sameAxis(texts[0], texts[1]) }
    var y = north.degrees(notation, .latitude)
    var x = east.degrees(notation, .longitude)
    var isExceptional = false
    // Read as one number, packed coordinates would lie nowhere.
    if y == nil || x == nil, notation == .dottedMinutes {
      isExceptional = true
      y = north.degrees(.degrees, .latitude)
      x = east.degrees(.degrees, .longitude)
    }
    guard let y else { throw .badMinutes(column: name(columns[0]), texts[0]) }
    guard let x else { throw .badMinutes(column: name(columns[1]), texts[1]) }
    let isWest = east.isO && !isOEast
    return .coordinate(
      Coordinate(longitude: isWest ? -abs(x) : x, latitude: y), isExceptional: isExceptional)
  }

  private func name(_ column: Int) -> String {
    names.indices.contains(column) ? names[column] : "column \(column + 1)"
  }
}
