import GeoCore
import LayoutFiles
import MapRendering
import PanelLayout
import Places

/// A request with everything opened: the tree of panels, and the context it is drawn in.
struct SnapshotScene {
  let input: SnapshotInput
  let layout: LayoutSource
  let parts: SnapshotParts
  var root: any Panel { parts.root }
  let context: PanelContext
  /// What is to be said before anything is drawn.
  let diagnostics: [Diagnostic]

  init(_ request: SnapshotRequest, _ renderer: SnapshotRenderer) throws(SnapshotError) {
    try request.check()
    input = try SnapshotInput(request)
    layout = try LayoutSource(Self.choice(request, input))
    var styled: [String: MapRenderer] = [:]
    var request = request
    for panel in layout.file.root.all {
      guard case .map(let options) = panel.kind, let name = options.style else { continue }
      let choice = StyleChoice(argument: name, from: layout)
      // Panels beside a map look like its style.
      request.style = request.style ?? choice
      if styled[name] == nil {
        styled[name] = try renderer.mapRenderer(
          try renderer.binding(for: request, style: choice), for: request)
      }
    }
    let binding = try renderer.binding(for: request)
    let picture = try renderer.picture(for: request)
    diagnostics =
      input.diagnostics + binding.diagnostics + (picture?.diagnostics ?? [])
      + LayoutChecks.remarks(on: request.shown, in: layout.file.root)
      + PinChecks.remarks(on: request, input.board, in: layout.file.root)
    let theme = SnapshotTheme.theme(of: binding.style)
    var context = PanelContext(
      board: input.board, size: request.size, shaping: renderer.shaping, theme: theme)
    context.scale = request.scale
    context.isRightToLeft = request.isRightToLeft
    context.page = request.page
    self.context = context
    let factory = PanelFactory(
      request: request, input: input, layout: layout, theme: theme,
      map: try renderer.mapRenderer(binding, for: request), styled: styled,
      picture: picture?.picture, fallback: binding.fallback)
    parts = SnapshotParts(root: try factory.root(), map: factory.mapPanel(), list: ListPanel())
  }

  // A list of nothing that was asked for would only take room.
  private static func choice(_ request: SnapshotRequest, _ input: SnapshotInput) -> LayoutChoice {
    let isPair = request.layout == .listMap || request.layout == .mapList
    return isPair && !input.hasPlaces ? .map : request.layout
  }
}

extension StyleChoice {
  /// What a layout means: a file where it has a slash or a dot, beside the layout; otherwise a name.
  init(argument: String, from layout: LayoutSource) {
    self =
      argument.contains("/") || argument.contains(".")
      ? .file(layout.path(argument)) : .named(argument)
  }
}
