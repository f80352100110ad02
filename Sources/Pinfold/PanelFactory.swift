import Colorimetry
import DecorationPanels
import GeoCore
import Imaging
import LayoutFiles
import ListPanels
import MapPanels
import MapRendering
import MapStyle
import PanelLayout
import Places
import TileStore

/// Makes the panels that a layout describes, out of what a request asks for.
struct PanelFactory {
  let request: SnapshotRequest
  let input: SnapshotInput
  let layout: LayoutSource
  let theme: PanelTheme
  /// The renderer of the picture's style.
  let map: MapRenderer
  /// The renderers of the styles that maps of the layout name.
  let styled: [String: MapRenderer]
  /// What stands for every pin, or nothing.
  let picture: PinPicture?
  /// Where maps look where there are no places.
  let fallback: CameraFallback

  /// The tree.
  ///
  /// - Throws: `SnapshotError.file` or `image` of a picture that cannot be read.
  func root() throws(SnapshotError) -> any Panel {
    let panel = try panel(layout.file.root)
    let opacity = layout.file.root.box.opacity
    return opacity < 1 ? faded(panel, opacity) : panel
  }

  private func panel(_ description: PanelDescription) throws(SnapshotError) -> any Panel {
    guard let arrangement = arrangement(description) else {
      let leaf = try leaf(description)
      // A panel without anything around it needs no container.
      var box = description.box
      box.opacity = 1
      guard box != PanelBox() else { return leaf }
      return boxed(.column([LayoutContainer.Child(leaf)]), box)
    }
    var children: [LayoutContainer.Child] = []
    for child in description.children {
      children.append(try self.child(child, isStacked: description.kind == .stack))
    }
    return boxed(LayoutContainer(arrangement, children), description.box)
  }

  private func child(
    _ description: PanelDescription, isStacked: Bool
  ) throws(SnapshotError) -> LayoutContainer.Child {
    let slot = description.slot
    var panel = try panel(description)
    var place = slot.place
    if isStacked {
      place.opacity = description.box.opacity
    } else if description.box.opacity < 1 {
      panel = faded(panel, description.box.opacity)
    }
    var child = LayoutContainer.Child(
      panel, length: slot.length, name: slot.name, icon: slot.icon?.icon)
    child.tallLength = slot.tallLength
    child.span = slot.span
    child.placement = place
    return child
  }

  // Only stacks lay a child over something.
  private func faded(_ panel: any Panel, _ opacity: Double) -> any Panel {
    var child = LayoutContainer.Child(panel)
    child.placement.opacity = opacity
    return LayoutContainer(.stack, [child])
  }

  private func arrangement(_ description: PanelDescription) -> (any Arrangement)? {
    switch description.kind {
    case .row(let options): return .row(spacing: options.spacing)
    case .column(let options): return .column(spacing: options.spacing)
    case .grid(let grid): return grid
    case .stack: return .stack
    case .adaptive(let adaptive): return adaptive
    case .paged(let paged): return paged
    case .segmented(let options):
      var segmented = SegmentedArrangement(selected: selected(description))
      segmented.edge = options.edge
      segmented.maximumWidth = options.maximumWidth
      return segmented
    case .tabs(let options):
      return .tabs(selected: selected(description), edge: options.edge)
    default: return nil
    }
  }

  /// The child that the request names, otherwise the one that the layout does.
  private func selected(_ description: PanelDescription) -> Int {
    let named = request.shown.flatMap {
      ChildChoice.name($0).position(among: description.children)
    }
    return named ?? description.choice?.position(among: description.children) ?? 0
  }

  private func boxed(_ container: LayoutContainer, _ box: PanelBox) -> LayoutContainer {
    var container = container
    container.padding = box.padding
    container.background = box.background?.resolved(in: theme) ?? .transparent
    container.border = box.border.map { border in
      LayoutContainer.Border(width: border.width, color: border.color.resolved(in: theme))
    }
    container.cornerRadius = box.cornerRadius
    return container
  }

  private func leaf(_ description: PanelDescription) throws(SnapshotError) -> any Panel {
    switch description.kind {
    case .map(let options):
      let panel = mapPanel(options)
      guard let name = options.style, let style = styled[name]?.style else { return panel }
      return ThemedPanel(panel: panel, theme: SnapshotTheme.theme(of: style))
    case .list(let options): return list(options, description.box)
    case .title(let panel): return panel
    case .text(let panel): return panel
    case .image(let options): return try image(options)
    case .legend(let panel): return legend(panel)
    case .scaleBar(let panel): return panel
    case .northArrow(let panel): return panel
    case .credit(let panel): return credit(panel)
    case .spacer(let panel): return panel
    case .continuation: return Continuation()
    // The others are containers.
    default: return SpacerPanel()
    }
  }

  private func list(_ options: ListOptions, _ box: PanelBox) -> ListPanel {
    var panel = ListPanel()
    panel.showsTitle = options.showsTitle
    panel.showsCount = options.showsCount
    panel.showsGroups = options.showsGroups
    panel.showsOnlyInView = options.showsOnlyInView
    panel.template = options.rows
    // The box paints the ground that was asked for.
    if box.background != nil { panel.background = .transparent }
    return panel
  }

  private func image(_ options: ImageOptions) throws(SnapshotError) -> ImagePanel {
    let path = layout.path(options.file)
    let bytes = try PictureBytes.read(path)
    let bitmap: Bitmap
    do throws(ImagingError) {
      bitmap = try ImageCodec.decode(bytes)
    } catch {
      throw .image(path: path, error)
    }
    var panel = ImagePanel(bitmap)
    panel.fit = options.fit
    panel.anchor = Point(x: options.horizontal, y: options.vertical)
    panel.pixelsPerPoint = options.pixelsPerPoint
    panel.alternativeText = options.alternativeText
    return panel
  }
}

// MARK: - Maps and what speaks of them

extension PanelFactory {
  private func renderer(_ options: MapOptions) -> MapRenderer {
    options.style.flatMap { styled[$0] } ?? map
  }

  func mapPanel(_ options: MapOptions = MapOptions()) -> MapPanel {
    let renderer = renderer(options)
    var panel = MapPanel(renderer)
    panel.camera = options.camera ?? request.camera
    panel.padding = options.padding ?? request.padding
    panel.bearing = options.bearing ?? request.bearing
    panel.pins = request.pins
    panel.pins.showsIcons = request.pins.showsIcons ?? !hasList
    if let picture { panel.pins.icon = .picture(picture) }
    panel.corner = colorLegend
    panel.names = options.names ?? request.pinNames ?? (hasList ? .none : .beside)
    panel.climbs = request.missingTiles == .parent
    panel.fallback = fallback
    panel.shapes = input.shapes
    panel.showsCredits = options.showsCredits
    panel.showsOthers = options.showsOthers
    panel.publishesLegend = hasMapLegend
    switch request.attribution {
    case .auto: panel.credits = .gathered(also: input.credits)
    case .text(let text): panel.credits = .text(text)
    case .none: panel.credits = .none
    }
    return panel
  }

  private var hasList: Bool {
    layout.file.root.all.contains { if case .list = $0.kind { true } else { false } }
  }

  /// Colours that a property gives must be explained where the layout does not do so.
  private var colorLegend: (any Panel)? {
    guard !input.board.categories.isEmpty, !hasLegend else { return nil }
    var legend = LegendPanel()
    legend.content = .pins
    legend.title = request.board.colorProperty
    legend.columns = 1
    var container = LayoutContainer.column([.init(legend)])
    container.padding = Insets(theme.sizes.grid)
    container.background = theme.colors.background.opacity(0.92)
    container.cornerRadius = theme.sizes.grid
    return container
  }

  private var hasLegend: Bool {
    layout.file.root.all.contains { if case .legend = $0.kind { true } else { false } }
  }

  private var hasMapLegend: Bool {
    layout.file.root.all.contains { panel in
      if case .legend(let legend) = panel.kind { legend.content != .pins } else { false }
    }
  }

  private var maps: [MapOptions] {
    layout.file.root.all.compactMap { if case .map(let options) = $0.kind { options } else { nil } }
  }

  /// At this zoom a style of streets draws everything that its legend has.
  private static let everythingZoom = 15.0

  private func legend(_ panel: LegendPanel) -> LegendPanel {
    var panel = panel
    for options in maps {
      var zoom = Self.everythingZoom
      switch options.camera ?? request.camera {
      case .center(_, let given?), .zoom(let given): zoom = given
      default: break
      }
      for entry in MapLegend.entries(of: renderer(options).style, zoom: zoom)
      where !panel.expected.contains(entry) { panel.expected.append(entry) }
    }
    return panel
  }

  private func credit(_ panel: CreditPanel) -> CreditPanel {
    var panel = panel
    switch request.attribution {
    case .none: break
    case .text(let text): panel.expected = [text]
    case .auto:
      var statements: [String] = []
      for source in maps.map(renderer) { statements += Self.statements(source) }
      panel.expected = CreditText.entries(statements + input.credits)
    }
    return panel
  }

  /// What a style and its archives say of whose data they are.
  private static func statements(_ renderer: MapRenderer) -> [String] {
    var statements: [String] = []
    for source in renderer.style.sources {
      if let own = source.source.attribution { statements.append(own) }
      for archive in renderer.resources.sources[source.name]?.archives ?? [] {
        statements.append(archive.info.attribution)
      }
    }
    return statements
  }
}
