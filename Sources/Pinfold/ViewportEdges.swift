import GeoCore

extension Viewport {
  /// What lies at the corners: top left, top right, bottom right, bottom left.
  var corners: [Coordinate] {
    [
      Point.zero, Point(x: size.width, y: 0), Point(x: size.width, y: size.height),
      Point(x: 0, y: size.height),
    ].map { mercator($0).held.coordinate.normalized }
  }

  /// Whether the whole world lies between the left and the right edge.
  var isAround: Bool { mercatorBounds.width >= 1 }

  /// The smallest upright box that holds what is shown; west is greater than east where it crosses 180° (RFC 7946
  /// §5.2).
  var bounds: GeoBounds {
    let box = mercatorBounds
    let northWest = MercatorPoint(x: box.minX, y: box.minY).held.coordinate
    let southEast = MercatorPoint(x: box.maxX, y: box.maxY).held.coordinate
    guard !isAround else {
      return GeoBounds(
        west: -180, south: southEast.latitude, east: 180, north: northWest.latitude)
    }
    // An eastern edge on the 180th meridian is its end, not its beginning.
    let east = southEast.normalized.longitude
    return GeoBounds(
      west: northWest.normalized.longitude, south: southEast.latitude,
      east: east == -180 ? 180 : east, north: northWest.latitude)
  }
}

extension MercatorPoint {
  /// Held to the square from north to south: beyond there is no map.
  fileprivate var held: MercatorPoint { MercatorPoint(x: x, y: min(max(0, y), 1)) }
}
