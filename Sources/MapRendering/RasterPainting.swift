import Drawing
import GeoCore
import Imaging
import MapStyle

extension LayerPainter {
  /// Draws a raster layer: the picture tiles of its source, or its one picture.
  mutating func draw(_ raster: RasterLayer, of layer: StyleLayer, from tiles: [PictureTile]) {
    let pieces: [Mosaic.Piece]
    var isOnePicture = false
    if case .picture(let bitmap, let corners)? = resources.sources[layer.source]?.content {
      isOnePicture = true
      pieces = ImagePlacement(bitmap, corners: corners).pieces(in: frame)
    } else {
      pieces = tiles.compactMap { tile in
        guard case .raster(let bitmap) = tile.content else { return nil }
        return Mosaic.Piece(.picture(bitmap), tile, frame)
      }
    }
    var mosaic = Mosaic(pieces, .picture(colors(raster)))
    // As MapLibre does it: tiles have smaller copies, the pictures of image sources have none.
    mosaic.reduces = !isOnePicture
    mosaic.opacity = raster.opacity.value(context)
    // Either name of the property asks for it.
    let isNearest =
      raster.resampling.value(context) == .nearest
      || raster.rasterResampling.value(context) == .nearest
    mosaic.interpolation = isNearest ? .nearest : .linear
    list.paint(mosaic)
  }

  private func colors(_ raster: RasterLayer) -> ColorMatrix {
    let (low, high) = (raster.brightnessMin.value(context), raster.brightnessMax.value(context))
    let (hue, saturation, contrast) = (
      raster.hueRotate.value(context), raster.saturation.value(context),
      raster.contrast.value(context)
    )
    guard (hue, saturation, contrast) != (0, 0, 0) || (low, high) != (0, 1) else {
      return .identity
    }
    return ColorMatrix.hueRotation(degrees: hue).saturated(saturation).contrasted(contrast)
      .brightened(from: low, to: high)
  }
}

extension Mosaic.Piece {
  /// A tile in its place, on whole points where the picture is not turned and its zoom is whole.
  init(_ content: Mosaic.Content, _ tile: PictureTile, _ frame: PictureFrame) {
    let map = tile.transform.then(.translation(frame.viewport.alignment))
    self.init(
      content, ProjectiveTransform(map),
      outlines: tile.windows.map { window in
        [
          Point(x: window.minX, y: window.minY), Point(x: window.maxX, y: window.minY),
          Point(x: window.maxX, y: window.maxY), Point(x: window.minX, y: window.maxY),
        ]
      })
  }
}

extension Viewport {
  /// How far pictures are moved so that their pixels fall on whole points: half a point, or less than
  /// one where a frame of an odd size is turned.
  ///
  /// It is the move of MapLibre's `alignedProjMatrix`, which is made on the ground, before the map is turned.
  var alignment: Point {
    let center = MercatorPoint(camera.center)
    let turn = AffineTransform.rotation(degrees: -camera.bearing)
    let half = Point(
      x: size.width.truncatingRemainder(dividingBy: 2) / 2,
      y: size.height.truncatingRemainder(dividingBy: 2) / 2)
    func move(_ at: Double, _ shift: Double) -> Double {
      let by = at - (at + 0.5).rounded(.down) + shift
      return by > 0.5 ? by - 1 : by
    }
    let (c, s) = (turn.a, turn.b)
    return turn(
      Point(
        x: move(center.x * worldSize, c * half.x + s * half.y),
        y: move(center.y * worldSize, c * half.y + s * half.x)))
  }
}
