import GeoCore
import Glibc

extension Coordinate {
  /// Where one comes to who goes straight on for so many metres, beginning so many degrees clockwise from the north.
  func destination(bearing: Double, distance: Double) -> Coordinate {
    let turn = bearing * .pi / 180
    let arc = distance / Self.earthRadius
    let north = latitude * .pi / 180
    let sine = sin(north) * cos(arc) + cos(north) * sin(arc) * cos(turn)
    let y = asin(min(1, max(-1, sine)))
    let east = atan2(sin(turn) * sin(arc) * cos(north), cos(arc) - sin(north) * sine)
    return Coordinate(longitude: longitude + east * 180 / .pi, latitude: y * 180 / .pi)
  }
}
