/// A place on the earth in degrees, WGS 84.
public struct Coordinate: Hashable, Sendable {
  /// Degrees east, nominally −180…180; values outside name the same meridian after whole turns.
  public var longitude: Double
  /// Degrees north, −90…90.
  public var latitude: Double

  /// Makes a coordinate from degrees east and degrees north.
  public init(longitude: Double, latitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }

  /// Whether both numbers are finite and the latitude lies in −90…90.
  public var isValid: Bool {
    longitude.isFinite && latitude.isFinite && abs(latitude) <= 90
  }

  /// The same place with its longitude in −180..<180.
  public var normalized: Coordinate {
    guard longitude < -180 || longitude >= 180 else { return self }
    let turns = ((longitude + 180) / 360).rounded(.down)
    return Coordinate(longitude: longitude - turns * 360, latitude: latitude)
  }
}
