import Colorimetry
import Drawing
import GeoCore
import Glibc
import Imaging
import MapStyle

/// The images that a picture repeats over areas, each once in its display list.
struct PatternShelf {
  private struct Key: Hashable {
    let name: String
    /// The colour of an image that has none of its own.
    let tint: ImageTint?
  }

  private var indices: [Key: Int] = [:]

  /// The image's place in the list, and the pixels of the list's image in a logical point.
  mutating func index(
    of image: StyleImage, named name: String, tint: ImageTint?, in list: inout DisplayList
  ) -> Int {
    let key = Key(name: name, tint: image.isSDF ? tint : nil)
    if let index = indices[key] { return index }
    let bitmap = key.tint.map { $0.pattern(image) } ?? image.bitmap
    let index = list.add(bitmap)
    indices[key] = index
    return index
  }
}

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
    guard let image = resources.images[name], image.bitmap.width > 0, image.bitmap.height > 0,
      image.pixelRatio > 0
    else { return nil }
    let index = patterns.index(of: image, named: name, tint: tint, in: &list)
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
