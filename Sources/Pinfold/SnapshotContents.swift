import GeoCore
import PanelLayout
import Places

/// The regions of a picture by what they are about.
struct SnapshotContents {
  /// A region, and the map in whose frame it is seen.
  struct Part {
    var region: PanelRegion
    /// The position of the map among the picture's, or nothing for what is on none.
    var map: Int?
    /// What is seen of its box, not empty.
    var seen: Rect
  }

  /// In painting order.
  private(set) var parts: [Part] = []
  /// The entries that are in the picture: on a page of several those that a region or a map speaks of, otherwise all.
  let entries: [BoardEntry]

  init(_ snapshot: Snapshot) {
    let picture = Rect(snapshot.list.size)
    var map: Int?
    for region in snapshot.regions {
      // Each map draws its frame before what is on it, and panels are drawn one after the other.
      if region.role == .map { map = (map ?? -1) + 1 }
      let part = Self.isOnMap(region.role) ? map : nil
      var seen = region.rect.intersection(picture)
      if let part, snapshot.maps.indices.contains(part) {
        seen = seen.intersection(snapshot.maps[part].frame)
      }
      if !seen.isEmpty { parts.append(Part(region: region, map: part, seen: seen)) }
    }
    guard (snapshot.page?.count ?? 1) > 1 else {
      entries = snapshot.board.entries
      return
    }
    let spoken = Set(
      parts.compactMap(\.region.place) + snapshot.maps.flatMap { $0.marks.map(\.place) })
    entries = snapshot.board.entries.filter { spoken.contains($0.place.index) }
  }

  private static func isOnMap(_ role: PanelRegion.Role) -> Bool {
    switch role {
    case .map, .pin, .label, .cluster, .attribution: true
    default: false
    }
  }
}
