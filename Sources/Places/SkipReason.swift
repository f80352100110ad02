/// Why a row or a feature is no place.
enum SkipReason: Error {
  /// A feature without geometry.
  case noGeometry
  /// A geometry that is not as its format has it.
  case badGeometry(String)
  /// A text that is not as its format has it.
  case badText(String)
  /// A row whose fields for the coordinates are blank.
  case noCoordinates
  /// Something that has an address but no coordinates.
  case onlyAddress(String)
  /// A field for a coordinate that holds something else.
  case notANumber(column: String, String)
  /// Minutes or seconds of 60 and more, or a fraction before them.
  case badMinutes(column: String, String)
  /// A field for two coordinates that holds something else.
  case notAPair(column: String, String)
  /// Two latitudes or two longitudes by their letters.
  case sameAxis(String, String)
  /// A latitude beyond ±90.
  case latitude(Double, longitude: Double)
  /// A longitude beyond ±360.
  case longitude(Double)

  /// What is counted together.
  var kind: String {
    switch self {
    case .noGeometry: "no geometry"
    case .badGeometry: "broken geometry"
    case .badText: "broken text"
    case .noCoordinates: "no coordinates"
    case .onlyAddress: "an address but no coordinates"
    case .badMinutes: "minutes or seconds that are none"
    case .notANumber, .notAPair: "coordinates that are no numbers"
    case .sameAxis: "two coordinates of one axis"
    case .latitude: "latitude out of range"
    case .longitude: "longitude out of range"
    }
  }

  /// The reason with the values that show it.
  var words: String {
    switch self {
    case .noGeometry, .noCoordinates: kind
    case .badGeometry(let what), .badText(let what): what
    case .onlyAddress(let address): "an address (“\(address.shortened)”) but no coordinates"
    case .notANumber(let column, let text):
      "“\(text.shortened)” in column “\(column)” is no number of degrees"
    case .badMinutes(let column, let text):
      "“\(text.shortened)” in column “\(column)” has minutes or seconds that are none"
    case .notAPair(let column, let text):
      "“\(text.shortened)” in column “\(column)” is no latitude with a longitude"
    case .sameAxis(let a, let b): "“\(a.shortened)” and “\(b.shortened)” are of one axis"
    case .latitude(let latitude, let longitude):
      "latitude \(latitude.plainText) is beyond 90"
        + (abs(longitude) <= 90 && abs(latitude) <= 180
          ? "; latitude and longitude may be swapped" : Self.metersHint)
    case .longitude(let longitude):
      "longitude \(longitude.plainText) is beyond 360" + Self.metersHint
    }
  }

  private static let metersHint = "; degrees are needed, not metres of a projection"
}

extension String {
  /// The text on one line, cut where it would make a message unreadable.
  var shortened: String {
    let line = String(prefix(60).map { $0.isNewline ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
