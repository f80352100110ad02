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
  private var knownViews: [ViewKey: LayerView] = [:]

  private struct ViewKey: Hashable {
    let tile: ObjectIdentifier
    let wrap: Int
    let layer: String
  }

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

  /// The move that a layer's `translate` stands for, in points of the picture.
  func translation(_ by: Point, _ anchor: AnchorFrame) -> AffineTransform {
    guard by != .zero else { return .identity }
    let turn = AffineTransform.rotation(degrees: -frame.viewport.camera.bearing)
    return .translation(anchor == .map ? turn(by) : by)
  }

  /// The layers of tiles that a style layer draws, moved as a whole where it asks for it; what is broken in them
  /// is noted.
  mutating func views(
    of layer: StyleLayer, from tiles: [PictureTile], moved: AffineTransform = .identity
  ) -> [LayerView] {
    guard let name = layer.sourceLayer else { return [] }
    return tiles.compactMap { tile in
      let key = ViewKey(tile: ObjectIdentifier(tile.content), wrap: tile.wrap, layer: name)
      if moved == .identity, let known = knownViews[key] { return known }
      guard let content = tile.content.layer(name) else { return nil }
      let view = LayerView(tile, content, frame, moved: moved)
      for error in view.geometry.errors + content.decoded.errors {
        note(.brokenTile, "tile \(tile.id): \(error.description)")
      }
      if moved == .identity { knownViews[key] = view }
      return view
    }
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
