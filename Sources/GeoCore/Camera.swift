/// Where the map is looked at from: straight down, `center` in the middle of the frame.
public struct Camera: Hashable, Sendable {
  /// The place in the middle.
  public var center: Coordinate
  /// MapLibre's zoom: the world is 512·2^zoom logical points wide.
  public var zoom: Double
  /// The compass direction that points up, in degrees clockwise from north.
  public var bearing: Double

  /// The zooms a picture may be drawn at; below 0 the whole world fits frames narrower than 512 points.
  public static let zoomRange = -2.0...24.0
  /// The width of the world in logical points at zoom 0.
  public static let worldSizeAtZoomZero = 512.0

  /// Makes a camera; the zoom is held to `zoomRange`, and one that is no number is 0.
  public init(center: Coordinate, zoom: Double, bearing: Double = 0) {
    self.center = center
    self.zoom =
      zoom.isNaN ? 0 : min(max(zoom, Self.zoomRange.lowerBound), Self.zoomRange.upperBound)
    self.bearing = bearing
  }
}
