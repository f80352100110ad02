import GeoCore
import ListPanels
import MapPanels
import MapRendering
import PanelLayout
import TileStore

/// The tree of panels for the arrangements that have names.
struct SnapshotLayout {
  let request: SnapshotRequest
  let map: MapRenderer
  let input: SnapshotInput

  /// How much of the picture's width a list takes, and its bounds in points.
  private static let listWidth = Length(.fraction(0.36), minimum: 216, maximum: 340)
  /// How much of the height it takes in a tall picture.
  private static let listHeight = Length(.fraction(0.42))

  func root(_ theme: PanelTheme) -> any Panel {
    // A list of nothing that was asked for would only take room.
    let layout = input.hasPlaces || request.layout == .list ? request.layout : .map
    switch layout {
    case .map: return mapPanel(names: .beside)
    case .list: return ListPanel()
    case .listMap: return pair(theme, isListFirst: true)
    case .mapList: return pair(theme, isListFirst: false)
    }
  }

  private func pair(_ theme: PanelTheme, isListFirst: Bool) -> any Panel {
    let isTall = request.size.height > request.size.width * 1.1
    let list = LayoutContainer.Child(
      ListPanel(), length: isTall ? Self.listHeight : Self.listWidth, name: "list")
    let map = LayoutContainer.Child(mapPanel(names: .none), name: "map")
    let children = isListFirst != isTall ? [list, map] : [map, list]
    // The gap shows the container's ground: a hairline between the two.
    var container =
      isTall
      ? LayoutContainer.column(children, spacing: theme.sizes.hairline)
      : LayoutContainer.row(children, spacing: theme.sizes.hairline)
    container.background = theme.colors.separator
    return container
  }

  private func mapPanel(names: PinNames) -> MapPanel {
    var panel = MapPanel(map)
    panel.camera = request.camera
    panel.padding = request.padding
    panel.bearing = request.bearing
    panel.names = request.pinNames ?? names
    panel.climbs = request.missingTiles == .parent
    panel.fallback = fallback
    switch request.attribution {
    case .auto: panel.credits = .gathered(also: input.credits)
    case .text(let text): panel.credits = .text(text)
    case .none: panel.credits = .none
    }
    return panel
  }

  /// The first archive's own extent where one was given: the world otherwise.
  private var fallback: CameraFallback {
    guard !request.tiles.isEmpty else { return .world }
    let infos = map.sources.values.compactMap { $0.sources.first?.info }
    let bounds = infos.compactMap(\.bounds).first
    return bounds.map { .bounds($0) } ?? .world
  }
}
