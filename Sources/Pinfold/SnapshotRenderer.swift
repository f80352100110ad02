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
    let scene = try SnapshotScene(request, self)
    let output: PanelOutput
    do throws(PanelError) {
      output = try scene.root.draw(in: scene.context)
    } catch {
      throw .panel(error)
    }
    let diagnostics = scene.input.diagnostics + output.diagnostics
    try request.judge(diagnostics)
    return Snapshot(
      list: output.list, scale: request.scale,
      background: request.background ?? scene.context.theme.colors.background,
      diagnostics: diagnostics, regions: output.regions, painter: painter)
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

  /// What draws maps of a style; nothing for the request's own.
  func mapRenderer(
    for request: SnapshotRequest, style choice: StyleChoice? = nil
  ) throws(SnapshotError) -> MapRenderer {
    let style = try style(
      choice ?? request.style ?? .named(request.tiles.isEmpty ? "world" : "streets"))
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

  private func style(_ choice: StyleChoice) throws(SnapshotError) -> Style {
    let path: String
    switch choice {
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
