import Drawing
import FileAccess
import GeoCore
import LayoutFiles
import MapRendering
import MapStyle
import Painting
import PanelLayout
import Synchronization
import TileStore
public import Typesetting

/// Turns requests into pictures.
///
/// One renderer serves any number of pictures, also at the same time; fonts, styles, archives and tiles are kept
/// from one to the next within bounds, which changes how long a picture takes, never what it looks like.
public final class SnapshotRenderer: Sendable {
  /// Where styles and the world basemap are.
  public let resources: Resources
  private let fonts: FontLibrary
  private let painter = Painter()
  private let tiles: TileCache
  private let inputs: InputCache

  /// Makes a renderer with its fonts.
  ///
  /// - Throws: `SnapshotError.fonts`.
  public init(
    resources: Resources = .ofThisProgram(), fonts options: FontOptions = .systemDefault
  ) throws(SnapshotError) {
    self.resources = resources
    tiles = TileCache()
    inputs = InputCache(tiles: tiles)
    do throws(TypesettingError) {
      fonts = try FontLibrary(options: options)
    } catch {
      throw .fonts(error)
    }
  }

  /// Draws a picture.
  ///
  /// - Throws: `SnapshotError`, as its cases say.
  public func render(_ request: SnapshotRequest) throws(SnapshotError) -> Snapshot {
    try render(request) { $0.root }
  }

  /// Draws a tree of panels of the caller's own, made of the request's map and list, of others, or of both.
  ///
  ///     try renderer.render(request) { parts in
  ///       LayoutContainer.row([.init(parts.list, length: .points(280)), .init(parts.map)])
  ///     }
  ///
  /// - Throws: `SnapshotError`, as its cases say.
  public func render(
    _ request: SnapshotRequest, _ tree: (SnapshotParts) -> any Panel
  ) throws(SnapshotError) -> Snapshot {
    let scene = try SnapshotScene(request, self)
    return try snapshot(of: tree(scene.parts), in: scene.context, scene, request)
  }

  private func snapshot(
    of root: any Panel, in context: PanelContext, _ scene: SnapshotScene, _ request: SnapshotRequest
  ) throws(SnapshotError) -> Snapshot {
    let (output, facts): (PanelOutput, PanelFacts)
    do throws(PanelError) {
      (output, facts) = try root.drawing(in: context)
    } catch {
      throw .panel(error)
    }
    var diagnostics = scene.diagnostics + output.diagnostics
    if let page = context.page, page >= facts.pageCount ?? 1 {
      diagnostics.append(.noPage(page + 1, of: facts.pageCount))
    }
    try request.judge(diagnostics)
    return Snapshot(
      list: output.list, scale: request.scale,
      background: request.background ?? context.theme.colors.background,
      diagnostics: diagnostics, regions: output.regions, maps: output.maps,
      board: context.board,
      page: facts.pageCount.flatMap { count in
        context.page.map { PicturePage(number: min($0, count - 1) + 1, count: count) }
      },
      painter: painter)
  }

  /// Draws every page of a picture, one after the other, and hands each over with its number from 1: those of the
  /// longest paged container of the layout, one where there is none.
  ///
  /// - Throws: `SnapshotError`, as its cases say, or what `take` throws.
  public func renderPages(
    _ request: SnapshotRequest, _ take: (Int, Snapshot) throws(SnapshotError) -> Void
  ) throws(SnapshotError) {
    let scene = try SnapshotScene(request, self)
    let count: Int
    do throws(PanelError) {
      count = try scene.root.pageCount(in: scene.context)
    } catch {
      throw .panel(error)
    }
    for page in 0..<count {
      var context = scene.context
      context.page = page
      try take(page + 1, try snapshot(of: scene.root, in: context, scene, request))
    }
  }

  /// Draws both ends of a transition, each once.
  ///
  /// - Throws: `SnapshotError`, as its cases say; `.request` where the ends differ in size or scale.
  public func animate(
    from: SnapshotRequest, to: SnapshotRequest, _ options: AnimationOptions = AnimationOptions()
  ) throws(SnapshotError) -> AnimatedSnapshot {
    guard from.size == to.size, from.scale == to.scale else {
      throw .request("a transition between pictures of different sizes")
    }
    return AnimatedSnapshot(
      from: try render(from), to: try render(to), isRightToLeft: from.isRightToLeft, options)
  }

  /// Where the panels of a picture lie, each before its children.
  ///
  /// - Throws: `SnapshotError`, as its cases say.
  public func frames(_ request: SnapshotRequest) throws(SnapshotError) -> [PanelFrame] {
    let scene = try SnapshotScene(request, self)
    do throws(PanelError) {
      return try PanelFrames(scene.root, scene.layout.file.root, in: scene.context).frames
    } catch {
      throw .panel(error)
    }
  }

  /// What turns text into glyphs.
  var shaping: FontLibrary { fonts }

  /// A style, the request's own or one that a layout names, bound to the request's archives.
  func binding(
    for request: SnapshotRequest, style choice: StyleChoice? = nil
  ) throws(SnapshotError) -> MapBinding {
    let asked = choice ?? request.style
    if asked == nil, let pictures = try pictureStyle(for: request) {
      return try MapBinding(request, style: pictures, at: "", inputs: inputs, resources: resources)
    }
    let choice = asked ?? .named(request.tiles.isEmpty ? "world" : "streets")
    let path = try path(of: choice)
    return try MapBinding(
      request, style: try inputs.style(path), at: path, inputs: inputs, resources: resources)
  }

  /// The request's picture for pins.
  func picture(for request: SnapshotRequest) throws(SnapshotError) -> PinPictureFile? {
    guard let input = request.pinPicture else { return nil }
    return try inputs.picture(input)
  }

  private func pictureStyle(for request: SnapshotRequest) throws(SnapshotError) -> Style? {
    var archives: [any TileSource] = []
    for input in request.tiles { archives.append(try inputs.archive(input.path)) }
    return PictureStyle.style(for: archives)
  }

  /// What draws the maps of a style.
  func mapRenderer(
    _ binding: MapBinding, for request: SnapshotRequest
  ) throws(SnapshotError) -> MapRenderer {
    let packs = try request.glyphs.map { path throws(SnapshotError) in
      try inputs.packs(path, fallback: fonts)
    }
    return MapRenderer(
      style: binding.style, resources: binding.opened, shaping: packs ?? fonts, cache: tiles)
  }

  private func path(of choice: StyleChoice) throws(SnapshotError) -> String {
    switch choice {
    case .file(let file): return file
    case .named(let name):
      guard StyleChoice.names.contains(name) else {
        throw .unknownStyle(name: name, known: StyleChoice.names)
      }
      return try resources.style(named: name)
    }
  }
}
