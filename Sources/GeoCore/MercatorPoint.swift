import Glibc

/// A point of the Web Mercator world as a unit square: x 0…1 eastwards from −180°, y 0…1 southwards.
///
/// EPSG:3857 scaled to the square; x beyond 0…1 lies on a further copy of the world.
public struct MercatorPoint: Hashable, Sendable {
  /// Eastwards, one world wide.
  public var x: Double
  /// Southwards, one world high.
  public var y: Double

  /// The latitude, in degrees, at which the square ends: atan(sinh π).
  public static let maximumLatitude = 85.051_128_779_806_59

  /// Makes a point of the unit square.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Projects a coordinate; latitudes beyond ±`maximumLatitude` land on the edge of the square.
  public init(_ coordinate: Coordinate) {
    let limit = Self.maximumLatitude
    let φ = max(-limit, min(limit, coordinate.latitude)) * .pi / 180
    x = coordinate.longitude / 360 + 0.5
    y = 0.5 - asinh(tan(φ)) / (2 * .pi)
  }

  /// The coordinate that projects here; its longitude is not normalised.
  public var coordinate: Coordinate {
    Coordinate(
      longitude: (x - 0.5) * 360,
      latitude: atan(sinh((0.5 - y) * 2 * .pi)) * 180 / .pi)
  }
}

/// An axis-parallel box of the Mercator square; `maxX` may exceed 1 where it crosses the 180th meridian.
public struct MercatorRect: Hashable, Sendable {
  /// West edge.
  public var minX: Double
  /// North edge.
  public var minY: Double
  /// East edge, not less than `minX`.
  public var maxX: Double
  /// South edge, not less than `minY`.
  public var maxY: Double

  /// Makes a box from its edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Distance from west to east edge.
  public var width: Double { maxX - minX }
  /// Distance from north to south edge.
  public var height: Double { maxY - minY }
  /// The middle of the box.
  public var center: MercatorPoint {
    MercatorPoint(x: (minX + maxX) / 2, y: (minY + maxY) / 2)
  }
}
