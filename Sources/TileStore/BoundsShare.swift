import GeoCore

extension GeoBounds {
  /// Stated bounds are rounded; a tile that lies in them but for a thousandth counts as whole.
  private static let whole = 0.999

  /// The part of a tile's area that lies in these bounds, 0…1.
  func share(of tile: TileID) -> Double {
    let top = MercatorPoint(Coordinate(longitude: west, latitude: north))
    let bottom = MercatorPoint(Coordinate(longitude: east, latitude: south))
    let bounds = tile.bounds
    let rows = Self.overlap(top.y, bottom.y, bounds.minY, bounds.maxY)
    // Bounds across the 180th meridian are two boxes.
    let columns =
      west <= east
      ? Self.overlap(top.x, bottom.x, bounds.minX, bounds.maxX)
      : Self.overlap(top.x, 1, bounds.minX, bounds.maxX)
        + Self.overlap(0, bottom.x, bounds.minX, bounds.maxX)
    let share = rows * columns / (bounds.width * bounds.height)
    return share > Self.whole ? 1 : share
  }

  private static func overlap(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    max(0, min(b, d) - max(a, c))
  }

  /// The smallest bounds that hold both; all longitudes where one of them crosses the 180th meridian.
  func union(_ other: GeoBounds) -> GeoBounds {
    let crosses = west > east || other.west > other.east
    return GeoBounds(
      west: crosses ? -180 : min(west, other.west), south: min(south, other.south),
      east: crosses ? 180 : max(east, other.east), north: max(north, other.north))
  }
}
