import Glibc

extension Coordinate {
  /// The mean radius of the earth in metres (IUGG R₁).
  public static let earthRadius = 6_371_008.8

  /// The distance in metres to `other` along the great circle, by the haversine formula on a sphere of
  /// `earthRadius`; at most 0.6 % from the ellipsoid's.
  public func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let φ1 = latitude * radians
    let φ2 = other.latitude * radians
    let sinΔφ = sin((φ2 - φ1) / 2)
    let sinΔλ = sin((other.longitude - longitude) * radians / 2)
    let h = sinΔφ * sinΔφ + cos(φ1) * cos(φ2) * sinΔλ * sinΔλ
    return 2 * Self.earthRadius * asin(min(1, h.squareRoot()))
  }
}
