import Colorimetry
import Drawing
import GeoCore
import MapStyle
import VectorTiles

/// What all layers of a picture that lie flat draw with: the list they append to, and reused buffers.
struct LayerPainter {
  let frame: PictureFrame
  var list: DisplayList
  var pipe = GeometryPipe()
  private(set) var diagnostics: [Diagnostic] = []

  init(frame: PictureFrame) {
    self.frame = frame
    list = DisplayList(size: frame.viewport.size)
  }

  var zoom: Double { frame.viewport.camera.zoom }

  /// Notes what is wrong once, however many features it concerns.
  mutating func note(_ kind: Diagnostic.Kind, _ message: String) {
    let diagnostic = Diagnostic(kind, message)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  mutating func note(_ error: VectorTileError, in tile: PictureTile) {
    note(.brokenTile, "tile \(tile.id): \(error.description)")
  }

  /// The move that a layer's `translate` stands for, in points of the picture.
  func translation(_ by: Point, _ anchor: AnchorFrame) -> AffineTransform {
    guard by != .zero else { return .identity }
    let turn = AffineTransform.rotation(degrees: -frame.viewport.camera.bearing)
    return .translation(anchor == .map ? turn(by) : by)
  }

  /// A feature's geometry as the pipe takes it.
  ///
  /// - Parameters:
  ///   - margin: how far outside the frame geometry still shows, in points: half a line's width.
  ///   - overlap: how far over its tile's edge geometry is drawn, in points.
  func source(
    _ found: FeatureWalk.Found, moved: AffineTransform, margin: Double, overlap: Double = 0
  ) -> GeometryPipe.Source? {
    let extent = Double(found.decoded.extent)
    let transform = AffineTransform.scale(1 / extent, 1 / extent).then(found.tile.transform)
      .then(moved)
    guard let view = frame.window(in: transform, margin: margin + 2) else { return nil }
    let unit = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let grown = Insets(-overlap / unit)
    let windows = found.tile.windows.compactMap { window -> Rect? in
      let own = Rect(
        minX: window.minX * extent, minY: window.minY * extent, maxX: window.maxX * extent,
        maxY: window.maxY * extent
      ).inset(by: grown)
      return own.intersects(view) ? own.intersection(view) : nil
    }
    guard !windows.isEmpty else { return nil }
    return GeometryPipe.Source(
      layer: found.decoded, feature: found.feature, transform: transform, windows: windows,
      tolerance: frame.tolerance)
  }
}

/// Outlines gathered for one command as long as nothing about their paint changes.
struct PaintRun<Key: Equatable> {
  private(set) var key: Key?
  private var mark = PathSlice(verbs: 0..<0, points: 0..<0)

  /// Begins anew where the key changes; gives what was gathered under the old one.
  mutating func advance(to next: Key?, _ paths: Path) -> (Key, PathSlice)? {
    guard next != key || next == nil else { return nil }
    defer {
      key = next
      mark = paths.all
    }
    guard let key else { return nil }
    let slice = paths.since(mark)
    return slice.isEmpty ? nil : (key, slice)
  }
}
