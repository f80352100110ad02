/// Why a row or a feature is no place.
enum SkipReason: Error {
  /// A feature without geometry.
  case noGeometry
  /// A geometry of another kind than points, by its type.
  case notAPoint(String)
  /// A geometry that is not as RFC 7946 has it.
  case badGeometry(String)
  /// A row whose fields for the coordinates are blank.
  case noCoordinates
  /// A field for a coordinate that holds something else.
  case notANumber(column: String, String)
  /// A latitude beyond ±90.
  case latitude(Double, longitude: Double)
  /// A longitude beyond ±360.
  case longitude(Double)

  /// What is counted together.
  var kind: String {
    switch self {
    case .noGeometry: "no geometry"
    case .notAPoint(let type): "a \(type), not a point"
    case .badGeometry: "broken geometry"
    case .noCoordinates: "no coordinates"
    case .notANumber: "coordinates that are no numbers"
    case .latitude: "latitude out of range"
    case .longitude: "longitude out of range"
    }
  }

  /// The reason with the values that show it.
  var words: String {
    switch self {
    case .noGeometry, .notAPoint, .noCoordinates: kind
    case .badGeometry(let what): what
    case .notANumber(let column, let text): "“\(text.shortened)” in column “\(column)” is no number"
    case .latitude(let latitude, let longitude):
      "latitude \(latitude) is beyond 90"
        + (abs(longitude) <= 90 && abs(latitude) <= 180
          ? "; latitude and longitude may be swapped" : Self.metersHint)
    case .longitude(let longitude): "longitude \(longitude) is beyond 360" + Self.metersHint
    }
  }

  private static let metersHint = "; degrees are needed, not metres of a projection"
}

extension String {
  /// The text, cut where it would make a message unreadable.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
