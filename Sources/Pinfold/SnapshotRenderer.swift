import Drawing
import FileAccess
import GeoCore
import MapRendering
import MapStyle
import Painting
import PanelLayout
import Places
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
    try request.check()
    var input = try SnapshotInput(request)
    let binding = try MapBinding(
      request, style: try style(for: request), inputs: inputs, resources: resources)
    input.diagnostics += binding.diagnostics
    let map = MapRenderer(
      style: binding.style, sources: binding.sources, shaping: fonts, cache: tiles)
    let theme = SnapshotTheme.theme(of: binding.style)
    let tree = SnapshotLayout(request: request, map: map, input: input, fallback: binding.fallback)
    var context = PanelContext(
      board: input.board, size: request.size, shaping: fonts, theme: theme)
    context.scale = request.scale
    context.isRightToLeft = request.isRightToLeft
    let output: PanelOutput
    do throws(PanelError) {
      output = try tree.root(theme).draw(in: context)
    } catch {
      throw .panel(error)
    }
    input.diagnostics += output.diagnostics
    try request.judge(input.diagnostics)
    return Snapshot(
      list: output.list, scale: request.scale,
      background: request.background ?? theme.colors.background,
      diagnostics: input.diagnostics, regions: output.regions, painter: painter)
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

  private func style(for request: SnapshotRequest) throws(SnapshotError) -> Style {
    switch request.style ?? .named(request.tiles.isEmpty ? "world" : "streets") {
    case .file(let file): return try inputs.style(file)
    case .named(let name):
      guard StyleChoice.names.contains(name) else {
        throw .unknownStyle(name: name, known: StyleChoice.names)
      }
      return try inputs.style(try resources.style(named: name))
    }
  }
}
