import Glibc

extension Camera {
  /// The camera moved, and where that is not enough zoomed in, until a frame of `size` shows nothing north or south of
  /// the Mercator square, as MapLibre holds its own.
  public func heldToWorld(over size: Size) -> Camera {
    var held = self
    let worldSize = Self.worldSizeAtZoomZero * exp2(zoom)
    if worldSize < size.height {
      held.zoom += log2(size.height / worldSize)
      held.center.latitude = 0
      return held
    }
    let middle = MercatorPoint(center)
    let half = size.height / 2 / worldSize
    let y = min(max(middle.y, half), 1 - half)
    if y != middle.y { held.center.latitude = MercatorPoint(x: 0, y: y).coordinate.latitude }
    return held
  }
}
