import Colorimetry
import Drawing
import GeoCore
import MapStyle
import VectorTiles

/// What all layers of a picture that lie flat draw with: the list they append to, and reused buffers.
struct LayerPainter {
  let frame: PictureFrame
  /// What expressions know that look at no feature.
  let context: EvaluationContext
  var list: DisplayList
  var pipe = GeometryPipe()
  /// The images of the style that are in the list.
  var images = ImageShelf()
  private(set) var diagnostics: [Diagnostic] = []
  // A text in a script without a font may give thousands.
  private var noted: Set<Diagnostic> = []
  /// What the style is drawn from.
  let resources: MapResources
  private let namesSprites: Bool
  private let states: FeatureStates
  /// Whether symbols are drawn that the picture's edge cuts.
  let cutsSymbols: Bool
  /// Whether symbols stand where MapLibre puts them, tile by tile.
  let drawsByTiles: Bool
  private var knownViews: [ViewKey: LayerView] = [:]

  private struct ViewKey: Hashable {
    let source: String
    let tile: ObjectIdentifier
    let wrap: Int
    let layer: String
  }

  init(_ renderer: MapRenderer, _ request: MapRequest) {
    frame = PictureFrame(viewport: request.viewport, scale: max(request.scale, 0.01))
    context = renderer.context(zoom: request.viewport.camera.zoom)
    resources = renderer.resources
    namesSprites = !renderer.style.sprites.isEmpty
    states = request.states
    cutsSymbols = request.cutsSymbols
    drawsByTiles = request.drawsByTiles
    list = DisplayList(size: frame.viewport.size)
  }

  /// Notes what is wrong once, however many features it concerns.
  mutating func note(_ kind: Diagnostic.Kind, _ message: String) {
    note(Diagnostic(kind, message))
  }

  /// Notes something once.
  mutating func note(_ diagnostic: Diagnostic) {
    if noted.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Notes what is broken in a tile, its first faults by themselves and the others by their number.
  mutating func note(_ errors: [VectorTileError], of tile: PictureTile) {
    for error in errors.prefix(3) {
      note(.brokenTile, "tile \(tile.id) of \(tile.archive): \(error.description)")
    }
    if errors.count > 3 {
      let more = errors.count - 3
      note(.brokenTile, "tile \(tile.id) of \(tile.archive): \(more) more faults in one layer")
    }
  }

  /// An image of the style; that it is not there is noted once.
  mutating func styleImage(named name: String) -> StyleImage? {
    if let image = resources.images[name] { return image }
    guard !name.isEmpty else { return nil }
    guard resources.images.isEmpty else {
      note(.missingImage, "no sprite has an image '\(name)'")
      return nil
    }
    // That a sprite cannot be read has been said; where there is none, one image stands for all.
    if !namesSprites, !diagnostics.contains(where: { $0.kind == .missingImage }) {
      note(.missingImage, "the style names no sprite, and so has no image '\(name)' or any other")
    }
    return nil
  }

  /// Where an image of the style lies in the list; it is added once.
  mutating func index(of image: StyleImage, named name: String) -> Int {
    images.index(of: image, named: name, tint: nil, in: &list)
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
    // Features that are cut as they are asked for have one layer without a name.
    let name = layer.sourceLayer ?? ""
    let identity = FeatureIdentity(
      property: promotedID(layer.source, name),
      states: states.members(of: layer.source, layer: name))
    return tiles.compactMap { tile in
      guard let features = tile.content.features else { return nil }
      let key = ViewKey(
        source: layer.source, tile: ObjectIdentifier(features), wrap: tile.wrap, layer: name)
      if moved == .identity, let known = knownViews[key] { return known }
      guard let content = features.layer(name) else { return nil }
      let view = LayerView(tile, content, frame, moved: moved)
      view.identity = identity
      note(content.decoded.errors + view.geometry.errors, of: tile)
      if moved == .identity { knownViews[key] = view }
      return view
    }
  }
}

extension LayerPainter {
  private func promotedID(_ source: String, _ layer: String) -> String? {
    let promoted = resources.sources[source]?.promotedIDs ?? [:]
    return promoted[layer] ?? promoted[""]
  }
}

/// Outlines gathered for one command as long as nothing about their paint changes.
///
/// What is drawn of a finished run may itself grow the paths, so that the next begins only after it.
struct PaintRun<Key: Equatable> {
  private var key: Key?
  private var mark = PathSlice(verbs: 0..<0, points: 0..<0)

  /// What was gathered, where `next` is another paint or none.
  mutating func end(before next: Key?, _ paths: Path) -> (Key, PathSlice)? {
    guard let key, key != next else { return nil }
    self.key = nil
    let slice = paths.since(mark)
    return slice.isEmpty ? nil : (key, slice)
  }

  /// Gathers for `next` from here on, where it did not already.
  mutating func begin(_ next: Key, _ paths: Path) {
    guard key == nil else { return }
    key = next
    mark = paths.all
  }
}
