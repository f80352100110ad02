public import GeoCore

/// How a map finds its camera.
public enum CameraChoice: Hashable, Sendable {
  /// All places of the board whole, pins and labels included; the fallback camera where there are none.
  case fitPlaces
  /// A place in the middle, at a zoom or, where none is given, at that of the fit.
  case center(Coordinate, zoom: Double?)
  /// A zoom over the middle of all places.
  case zoom(Double)
  /// Exactly a box of degrees; padding is not added.
  case bounds(GeoBounds)
}
