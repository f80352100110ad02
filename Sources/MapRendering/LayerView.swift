import GeoCore
import MapStyle
import VectorTiles

/// A layer of a tile as one picture sees it: where its units lie on the picture, and which parts show.
final class LayerView {
  let tile: PictureTile
  let layer: TileLayer
  let geometry: LayerGeometry
  /// From tile units to points of the picture.
  let transform: AffineTransform
  /// What a point of a line may be left out for, in points.
  let tolerance: Double
  /// A tile unit in points.
  var unit: Double { (transform.a * transform.a + transform.b * transform.b).squareRoot() }
  /// How its features are told apart, and what states they have.
  var identity = FeatureIdentity()
  private let frame: PictureFrame
  /// So few that a search is faster than a hash.
  private var knownWindows: [(key: WindowKey, windows: [Rect])] = []

  private struct WindowKey: Equatable {
    let margin: Double
    let overlap: Double
  }

  init(_ tile: PictureTile, _ layer: TileLayer, _ frame: PictureFrame, moved: AffineTransform) {
    self.tile = tile
    self.layer = layer
    self.frame = frame
    geometry = layer.geometry
    let unit = 1 / Double(layer.decoded.extent)
    transform = AffineTransform.scale(unit, unit).then(tile.transform).then(moved)
    tolerance = frame.tolerance
  }

  /// The parts of the tile that show, in tile units.
  ///
  /// - Parameters:
  ///   - margin: how far outside the frame geometry still shows, in points: half a line's width.
  ///   - overlap: how far over its tile's edge geometry is drawn, in points.
  func windows(margin: Double, overlap: Double = 0) -> [Rect] {
    // Few margins for many widths, so that windows are found once.
    let step = margin <= 14 ? 16.0 : margin <= 62 ? 64 : (margin / 256).rounded(.up) * 256 + 2
    let key = WindowKey(margin: step, overlap: overlap)
    for known in knownWindows where known.key == key { return known.windows }
    let windows = makeWindows(key)
    knownWindows.append((key, windows))
    return windows
  }

  private func makeWindows(_ key: WindowKey) -> [Rect] {
    guard let view = frame.window(in: transform, margin: key.margin) else { return [] }
    let extent = Double(layer.decoded.extent)
    let grown = Insets(-key.overlap / unit)
    return tile.windows.compactMap { window -> Rect? in
      let own = Rect(
        minX: window.minX * extent, minY: window.minY * extent, maxX: window.maxX * extent,
        maxY: window.maxY * extent
      ).inset(by: grown)
      return own.intersects(view) ? own.intersection(view) : nil
    }
  }

  /// Whether any part of a feature comes near one of `windows`; edges count, since points have no extent.
  func shows(_ feature: Int, in windows: [Rect]) -> Bool {
    for part in geometry.partsOfFeature[feature] {
      let box = geometry.boxes[part]
      for window in windows where window.meets(box) { return true }
    }
    return false
  }
}
