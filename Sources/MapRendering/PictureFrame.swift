import GeoCore

/// The frame of a picture as its layers need it.
struct PictureFrame {
  let viewport: Viewport
  /// Device pixels per point: how fine geometry has to be.
  let scale: Double

  var rect: Rect { Rect(viewport.size) }

  /// What a point may be left out for, in points: a tenth of a pixel is beyond any eye.
  var tolerance: Double { 0.1 / scale }

  /// The box of the frame, `margin` points larger, in units of a tile.
  func window(in transform: AffineTransform, margin: Double) -> Rect? {
    guard let back = transform.inverse else { return nil }
    let frame = rect.inset(by: Insets(-margin))
    let corners = [
      Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY),
      Point(x: frame.minX, y: frame.maxY), Point(x: frame.maxX, y: frame.maxY),
    ].map { back($0) }
    return Rect(
      minX: corners.map(\.x).min() ?? 0, minY: corners.map(\.y).min() ?? 0,
      maxX: corners.map(\.x).max() ?? 0, maxY: corners.map(\.y).max() ?? 0)
  }
}
