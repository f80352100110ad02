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
  private let tiles = TileCache()
  private let archives = Mutex<[String: any TileSource]>([:])
  private let styles = Mutex<[String: Style]>([:])

  /// Makes a renderer with its fonts.
  ///
  /// - Throws: `SnapshotError.fonts`.
  public init(
    resources: Resources = .ofThisProgram(), fonts options: FontOptions = .systemDefault
  ) throws(SnapshotError) {
    self.resources = resources
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
    let map = try mapRenderer(for: request)
    let theme = SnapshotTheme.theme(of: map.style, named: request.style)
    let tree = SnapshotLayout(request: request, map: map, input: input)
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

  private func mapRenderer(for request: SnapshotRequest) throws(SnapshotError) -> MapRenderer {
    let style = try style(for: request)
    var sources: [String: StackedTileSource] = [:]
    for (name, source) in style.sources {
      guard case .vector = source.kind else { continue }
      var stack: [any TileSource] = []
      for input in request.tiles where input.source == nil || input.source == name {
        stack.append(try archive(input.path))
      }
      // A city bound by name stands for its source alone; the world is on the schema of the bundled styles.
      if !request.tiles.contains(where: { $0.source == name }), request.usesWorld {
        stack.append(try archive(try resources.world()))
      }
      sources[name] = StackedTileSource(stack)
    }
    return MapRenderer(style: style, sources: sources, shaping: fonts, cache: tiles)
  }

  private func archive(_ path: String) throws(SnapshotError) -> any TileSource {
    if let known = archives.withLock({ $0[path] }) { return known }
    do throws(TileStoreError) {
      let opened = try TileArchive.open(path)
      archives.withLock { $0[path] = opened }
      return opened
    } catch {
      throw .tiles(error)
    }
  }

  private func style(for request: SnapshotRequest) throws(SnapshotError) -> Style {
    let path: String
    switch request.style ?? .named(request.tiles.isEmpty ? "world" : "streets") {
    case .named(let name): path = try resources.style(named: name)
    case .file(let file): path = file
    }
    if let known = styles.withLock({ $0[path] }) { return known }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(path) } catch { throw .file(error) }
    do throws(StyleError) {
      let style = try Style(json: bytes)
      styles.withLock { $0[path] = style }
      return style
    } catch {
      throw .style(path: path, error)
    }
  }
}
