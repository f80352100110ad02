import GeoCore

/// The reference system that a file says its coordinates are in.
enum CoordinateSystem: Equatable {
  /// Degrees; datums differ by less than a pin shows.
  case degrees
  /// Metres of Web Mercator (EPSG:3857).
  case webMercator
  /// Another one, by its name.
  case other(String)

  /// A system by its number in the EPSG's registry.
  init(epsg number: Int) {
    switch number {
    // What programs write for "not said".
    case 0: self = .degrees
    // The registry keeps these for geographic systems; those behind them are newer ones.
    case 4001...4999, 6318, 6668, 7844, 9000, 9057: self = .degrees
    // 900913 and 102100 are what it was called before it had a number.
    case 3857, 3785, 900913, 102100, 102113: self = .webMercator
    default: self = .other("EPSG:\(number)")
    }
  }

  /// A system by its name, such as `urn:ogc:def:crs:EPSG::3857` or `EPSG:4326` or `…:OGC:1.3:CRS84`.
  init(name: String) {
    let upper = name.uppercased()
    if upper.contains("CRS84") || upper.contains("WGS84") || upper.contains("WGS 84") {
      self = .degrees
    } else if let number = Int(String(upper.reversed().prefix { $0.isNumber }.reversed())),
      upper.contains("EPSG")
    {
      self.init(epsg: number)
    } else {
      self = .other(name.shortened)
    }
  }

  /// Half of the world's width in metres: 6378137 π.
  private static let halfWorld = 20_037_508.342789244

  /// Degrees of a position that is given as degrees or metres; nothing where that is not known.
  func degrees(_ x: Double, _ y: Double) -> Coordinate? {
    switch self {
    case .degrees: Coordinate(longitude: x, latitude: y)
    case .webMercator:
      MercatorPoint(
        x: (x / Self.halfWorld + 1) / 2, y: (1 - y / Self.halfWorld) / 2
      ).coordinate
    case .other: nil
    }
  }
}
