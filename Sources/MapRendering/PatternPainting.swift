import Drawing
import GeoCore
import Glibc
import Imaging
import MapStyle

extension LayerPainter {
  /// An image repeated over the plane as MapLibre's patterns lie: from the corner of the world on, at its own size at
  /// the whole zoom below, growing with the map from there.
  ///
  /// - Parameters:
  ///   - tint: what images that have no colours of their own are drawn with.
  ///   - moved: how the layer is moved as a whole.
  /// - Returns: nothing where there is no such image.
  mutating func pattern(
    _ name: String, tint: ImageTint?, opacity: Double, moved: AffineTransform = .identity
  ) -> DisplayList.Paint? {
    guard let image = styleImage(named: name), image.bitmap.width > 0, image.bitmap.height > 0,
      image.pixelRatio > 0
    else { return nil }
    let index = images.index(of: image, named: name, tint: tint, in: &list)
    let bitmap = list.images[index]
    let place = AffineTransform.scale(
      image.size.width / Double(bitmap.width), image.size.height / Double(bitmap.height))
    let map = place.then(frame.patternPlane(repeating: image.size)).then(moved)
    return .pattern(index: index, map, opacity: opacity)
  }

  /// The context in which patterns are chosen: they change at whole zooms.
  func wholeZoom(_ context: EvaluationContext) -> EvaluationContext {
    var whole = context
    whole.zoom = context.zoom.rounded(.down)
    return whole
  }
}

extension PictureFrame {
  /// From logical points of a pattern to points of the picture.
  ///
  /// The origin is the repetition nearest to the camera's centre, so that numbers stay small however large the world.
  func patternPlane(repeating size: Size) -> AffineTransform {
    let world = Camera.worldSizeAtZoomZero * exp2(max(0, viewport.camera.zoom.rounded(.down)))
    let center = viewport.mercator(viewport.focus)
    let origin = Point(
      x: (center.x * world / size.width).rounded(.down) * size.width,
      y: (center.y * world / size.height).rounded(.down) * size.height)
    let grown = viewport.worldSize / world
    let place = viewport.point(MercatorPoint(x: origin.x / world, y: origin.y / world))
    return AffineTransform.scale(grown, grown)
      .then(.rotation(degrees: -viewport.camera.bearing)).then(.translation(place))
  }
}
