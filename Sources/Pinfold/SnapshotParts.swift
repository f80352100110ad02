public import ListPanels
public import MapPanels
public import PanelLayout

/// What a request's picture is made of, for trees of the caller's own.
public struct SnapshotParts: Sendable {
  /// The tree of the request's layout.
  public let root: any Panel
  /// A map as the request asks for it.
  public let map: MapPanel
  /// A list of the board.
  public let list: ListPanel
}
