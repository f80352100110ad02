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
  /// Where the map looks where there are no places.
  let fallback: CameraFallback

  /// How wide a list is beside a map: whole points, so that the map has the same frame at every scale.
  private var listWidth: Length {
    let share = min(max(request.size.width * 0.36, 216), 340)
    return .points(min(share, request.size.width / 2).rounded())
  }

  /// How high it is below a map in a tall picture.
  private var listHeight: Length { .points((request.size.height * 0.42).rounded()) }

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
      ListPanel(), length: isTall ? listHeight : listWidth, name: "list")
    let map = LayoutContainer.Child(mapPanel(names: .none), name: "map")
    let children = isListFirst != isTall ? [list, map] : [map, list]
    // The gap shows the container's ground: a line between the two.
    var container =
      isTall
      ? LayoutContainer.column(children, spacing: 1)
      : LayoutContainer.row(children, spacing: 1)
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
}
